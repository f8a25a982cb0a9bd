/** In nynorsk. */
import { retention } from '#contract/retention.ts';
import type { TaxReport, TaxReportYear } from '#contract/tax-report-endpoints.ts';
import { textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount, formatNumber } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const treasurerTexts = {
  navigation: 'Sidene for økonomi',
  tax: 'Skatterapport',
  grant: 'Statstilskot',
  reconciliation: 'Avstemming',
  statements: 'Kontoutskrifter',
  books: 'Rekneskap',
  reimbursements: 'Utlegg',
  payments: 'Utbetalingar',
};

export const deskClaimTexts = {
  title: 'Utlegg',
  lead: 'Pengar som tillitsvalde har lagt ut. Kasseraren i laget svarer til vanleg. De tek dei som ingen i laget kan behandle. Ingen behandlar sitt eige.',
};

const donors = (count: number) => formatCount(count, 'givar', 'givarar');
type Changes = NonNullable<TaxReportYear['preview']['changes']>;

export const taxTexts = {
  title: 'Skatterapport',
  lead: 'Gåvene til dei som ønskjer frådrag, blir rapporterte til Skatteetaten éin gong i året. To personar signerer før fila kan leverast.',
  years: 'Vel år',
  now: (year: number) => `Slik står ${year} no`,
  reported: 'Blir rapportert',
  sum: 'Sum',
  donors,
  deadline: 'Skal leverast seinast',
  numberDeadline: 'Frist for å gi oss nummeret',
  minimum: 'Minste beløp i året',
  source: (source: string) => `Kjelde: ${source}.`,
  kept: (count: number) =>
    `${donors(count)} er ikkje lenger i registeret, og blir ståande som i den siste rapporten.`,
  leftOut: 'Blir ikkje rapportert',
  leftOutReason: 'Kvifor',
  leftOutCount: 'Kor mange',
  leftOutSum: 'Sum',
  reasons: {
    'not-wished': 'Har ikkje bede om frådrag',
    'below-minimum': 'Har gitt for lite til frådrag',
    'no-number': 'Vi manglar fødselsnummeret',
  },
  reminded:
    'Dei som ønskjer frådrag, men manglar nummer, får ei påminning i november, i desember og først i januar.',
  noLimits: (year: number) =>
    `Vi har ingen beløpsgrenser for ${year}, så ingenting blir rapportert. Grensene står i organisasjonsprofilen.`,
  notEnded: (year: number) => `Rapporten kan gjerast klar når ${year} er over.`,
  prepare: 'Gjer klar til signering',
  prepareCorrection: 'Gjer klar ei ny levering',
  prepared: 'Leveringa er klar til signering.',
  nothingNew: 'Ingenting er endra sidan førre levering. Det er ikkje noko nytt å levere.',
  changesTitle: 'Endra sidan førre levering',
  changesLead: 'Ei ny levering erstattar heile den førre.',
  changes: {
    added: (count: number) => `${donors(count)} er ${count === 1 ? 'komen' : 'komne'} til`,
    removed: (count: number) => `${donors(count)} er ${count === 1 ? 'teken' : 'tekne'} ut`,
    amounts: (count: number) => `${donors(count)} har fått nytt beløp`,
    numbers: (count: number) => `${donors(count)} har fått nytt nummer`,
    names: (count: number) => `${donors(count)} har fått nytt namn`,
  } satisfies Record<keyof Changes, (count: number) => string>,
  deliveries: 'Leveringar',
  noDeliveries: 'Inga levering er gjord klar for dette året.',
  delivery: (sequence: number) => `Levering ${formatNumber(sequence)}`,
  states: {
    prepared: 'Ventar på signatur',
    withdrawn: 'Trekt tilbake',
    signed: 'Klar til levering',
    delivered: 'Levert',
  } satisfies Record<TaxReport['state'], string>,
  reference: 'Vår referanse',
  signatures: 'Signert av',
  signedBy: (count: number) => `${count} av 2`,
  factsCode: 'Kontrollkode',
  fileCode: 'Kontrollsummen til fila',
  outdated:
    'Noko er endra sidan denne blei gjord klar, til dømes ei gåve som er betalt tilbake. Gjer klar ei ny, så stemmer ho.',
  renew: 'Gjer klar på nytt',
  sign: 'Signer leveringa',
  signHint: 'Når du signerer, stadfestar du talet på givarar, summen og kontrollkoden over.',
  signed: 'Du har signert.',
  waitsForOther: 'Du har signert. Ein kollega må òg signere før fila blir laga.',
  withdraw: 'Trekk tilbake',
  withdrawn: 'Leveringa er trekt tilbake.',
  withdrawSure: 'Vil du trekkje tilbake leveringa? Signaturane og fila blir borte.',
  withdrawYes: 'Ja, trekk tilbake',
  withdrawNo: 'Nei, behald ho',
  take: 'Last ned fila',
  takeHint:
    'Fila har fødselsnummer i seg. Last ho opp hos Skatteetaten med ein gong, og slett ho frå maskina di etterpå. Vi noterer kven som lastar ho ned.',
  receipt: 'Referansen frå Skatteetaten',
  receiptHint: 'Står i svaret du får når fila er lasta opp. Skriv aldri fødselsnummer her.',
  deliver: 'Noter som levert',
  delivered: 'Leveringa er notert.',
  log: 'Kva som har skjedd',
  events: {
    prepared: 'Gjord klar',
    withdrawn: 'Trekt tilbake',
    signed: 'Signert',
    made: 'Fila blei laga',
    taken: 'Fila blei lasta ned',
    delivered: 'Levert',
  } satisfies Record<TaxReport['events'][number]['kind'], string>,
  by: (name: string) => `av ${name}`,
  note: (receipt: string) => `Referansen frå Skatteetaten: ${receipt}`,
  kept5: `Fila og nummera blir sletta ${retention['tax-reports'].period.years} år etter utgangen av året leveringa blei gjord.`,
  signInTitle: 'Logg inn på nytt først',
  signInText: 'Dette krev at du har logga inn dei siste fem minutta. Du kjem rett tilbake hit.',
  signIn: 'Logg inn på nytt',
};
export const receiptTexts = {
  ...textFieldTexts('Skriv referansen frå Skatteetaten', 'Referansen', { minimum: 1, maximum: 100 }),
  INVALID: 'Referansen kan ikkje innehalde eit fødselsnummer',
};
export type Complete = Whole<
  Compared<typeof import('./treasurer-texts.ts'), typeof import('./treasurer-texts.nn.ts')>
>;
