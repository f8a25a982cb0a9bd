/** In nynorsk. */
import type { ReimbursementEvent } from '#contract/reimbursement-endpoints.ts';
import {
  type ReimbursementAct,
  type ReimbursementEventKind,
  type ReimbursementState,
  reimbursementLimits,
} from '#contract/reimbursement-values.ts';
import { dayTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { formatDate } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import type { StateTone } from '#web/ui/state-tag.tsx';

export const reimbursementStateWords = {
  sent: 'Ventar på svar',
  approved: 'Godkjent, ventar på betaling',
  returned: 'Sendt tilbake',
  paid: 'Betalt',
} satisfies Record<ReimbursementState, string>;

/** For the claimant; the one who decides has something to do with the first two. */
export const reimbursementTones = {
  sent: 'info',
  approved: 'info',
  returned: 'warning',
  paid: 'success',
} satisfies Record<ReimbursementState, StateTone>;

const eventWords = {
  sent: 'Sendt inn',
  approved: 'Godkjent',
  returned: 'Sendt tilbake',
  reopened: 'Angra, ventar på svar igjen',
  paid: 'Betalt',
  corrected: 'Retting etter betalinga',
} satisfies Record<ReimbursementEventKind, string>;

export const claimTexts = {
  event: (kind: ReimbursementEventKind) => eventWords[kind],
  by: ({ by, actedAs }: Pick<ReimbursementEvent, 'by' | 'actedAs'>) =>
    actedAs === 'organisation' ? `${by}, økonomiansvarleg i organisasjonen` : by,
  number: 'Nummer',
  claimant: 'Lagt ut av',
  unit: 'Lag',
  amount: 'Beløp',
  spentOn: 'Kjøpt',
  paidOn: 'Betalt',
  account: 'Kontonummer',
  accountEnding: (digits: string) => `Sluttar på ${digits}`,
  details: 'Melding',
  receipts: 'Kvitteringar',
  noReceipts: 'Ingen kvitteringar er lagde ved.',
  saveFile: (name: string, what: string) => `Last ned ${name} for «${what}»`,
  fileSaved: 'Fila er lasta ned.',
  history: 'Kva som har hendt',
  list: 'Utlegg',
  none: 'Ingen utlegg ventar.',
  more: 'Det er fleire enn vi viser. Dei som har venta lengst, står øvst.',
  sentOn: (when: string) => `Sendt ${when}`,
  inFile: (number: string) => `Ligg i betalingsfila ${number}`,
  paidThat: (day: string) => `Betalt ${formatDate(day)}`,
  from: (name: string) => `Frå ${name}`,
  back: 'Alle utlegg',
  gone: 'Du kan ikkje behandle dette utlegget',
  goneText: 'Det kan vere ditt eige, eller ein annan behandlar det no.',
  logged: 'Vi loggfører at du har sett på utlegget. Den som sende det, kan sjå det i loggen.',
};

export const claimActTexts = {
  title: 'Behandle utlegget',
  buttons: {
    approve: 'Godkjenn',
    return: 'Send tilbake',
    reopen: 'Angre, og behandle det på nytt',
    pay: 'Noter som betalt',
    correct: 'Lagre rettinga',
  } satisfies Record<ReimbursementAct, string>,
  done: {
    approve: 'Utlegget er godkjent.',
    return: 'Utlegget er sendt tilbake.',
    reopen: 'Utlegget ventar på svar igjen.',
    pay: 'Utlegget er notert som betalt.',
    correct: 'Rettinga er lagra.',
  } satisfies Record<ReimbursementAct, string>,
  approveHint: 'Sjå over kvitteringane først. Den som har lagt ut, får beskjed.',
  payTitle: 'Betal, og noter dagen',
  payHint:
    'Betal beløpet i nettbanken til kontoen over. Når det er notert som betalt, kan det ikkje gjerast om.',
  paidOn: 'Dagen du betalte',
  returnTitle: 'Send tilbake med ein grunn',
  returnNote: 'Kvifor?',
  returnHint: 'Den som har lagt ut, les dette.',
  correctTitle: 'Blei noko feil i betalinga?',
  correctText: 'Betalinga blir ståande. Skriv kva som blei feil, og kva de gjer med det.',
  correctNote: 'Kva blei feil?',
  correctHint: 'Den som har lagt ut, les dette.',
  inFile: 'Utlegget blir betalt med fila, eller når ho er trekt tilbake.',
  changed: 'Nokon andre har behandla utlegget i mellomtida. Sjå over det, og prøv igjen.',
};

export const claimActFieldTexts = {
  paidOn: dayTexts('dagen', '. Han kan ikkje vere fram i tid, eller før kjøpet'),
  note: textFieldTexts('Skriv ein grunn', 'Teksten', reimbursementLimits.note),
};
export type Complete = Whole<
  Compared<typeof import('./reimbursement-words.ts'), typeof import('./reimbursement-words.nn.ts')>
>;
