/** Why a statement cannot be read, and where. What is said is for the treasurer. */
export const camtRefusals = {
  'not-xml': 'Filen er ikke gyldig XML.',
  'too-large': 'Filen er større enn en kontoutskrift kan være her.',
  encoding: 'Filen er ikke skrevet i UTF-8.',
  doctype: 'Filen har en dokumenttype, og det har ingen kontoutskrift.',
  'not-statement': 'Filen er ikke en kontoutskrift (camt.053).',
  'too-deep': 'Filen har flere nivåer enn en kontoutskrift.',
  'too-long': 'Et felt er lengre enn det kan være.',
  'too-many': 'Filen har flere posteringer enn vi tar imot på en gang.',
  missing: 'Et felt mangler.',
  twice: 'Et felt står to ganger.',
  amount: 'Et beløp er ikke skrevet som kroner og øre.',
  currency: 'Et beløp er i en annen valuta enn norske kroner.',
  sign: 'Det står ikke om et beløp gikk inn eller ut.',
  day: 'En dag finnes ikke.',
  account: 'Kontonummeret kan ikke leses.',
  status: 'Statusen til en postering er ukjent.',
  balance: 'Saldoene og posteringene går ikke opp.',
  count: 'Antallet posteringer stemmer ikke.',
} as const;
export type CamtCode = keyof typeof camtRefusals;

/** What stops the reading of a file. */
export class CamtRefusal extends Error {
  override name = 'CamtRefusal';
  readonly code: CamtCode;
  readonly detail: string;
  readonly place: { line: number; position: number };
  constructor(code: CamtCode, place = { line: 0, position: 0 }, detail = '') {
    super(code);
    this.code = code;
    this.place = place;
    this.detail = detail;
  }
}
