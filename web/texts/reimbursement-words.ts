/** The words that everything about money laid out for a unit shares. */
import type { ReimbursementEvent } from '#contract/reimbursement-endpoints.ts';
import {
  type ReimbursementAct,
  type ReimbursementEventKind,
  type ReimbursementState,
  reimbursementLimits,
} from '#contract/reimbursement-values.ts';
import { dayTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { formatDate } from '#web/texts/format.ts';
import type { StateTone } from '#web/ui/state-tag.tsx';

export const reimbursementStateWords = {
  sent: 'Venter på svar',
  approved: 'Godkjent, venter på betaling',
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
  reopened: 'Angret, venter på svar igjen',
  paid: 'Betalt',
  corrected: 'Rettelse etter betalingen',
} satisfies Record<ReimbursementEventKind, string>;

export const claimTexts = {
  event: (kind: ReimbursementEventKind) => eventWords[kind],
  by: ({ by, actedAs }: Pick<ReimbursementEvent, 'by' | 'actedAs'>) =>
    actedAs === 'organisation' ? `${by}, økonomiansvarlig i organisasjonen` : by,
  number: 'Nummer',
  claimant: 'Lagt ut av',
  unit: 'Lag',
  amount: 'Beløp',
  spentOn: 'Kjøpt',
  paidOn: 'Betalt',
  account: 'Kontonummer',
  accountEnding: (digits: string) => `Slutter på ${digits}`,
  details: 'Melding',
  receipts: 'Kvitteringer',
  noReceipts: 'Ingen kvitteringer er lagt ved.',
  saveFile: (name: string, what: string) => `Last ned ${name} for «${what}»`,
  fileSaved: 'Filen er lastet ned.',
  history: 'Hva som har skjedd',
  list: 'Utlegg',
  none: 'Ingen utlegg venter.',
  more: 'Det er flere enn vi viser. De som har ventet lengst, står øverst.',
  sentOn: (when: string) => `Sendt ${when}`,
  inFile: (number: string) => `Ligger i betalingsfilen ${number}`,
  paidThat: (day: string) => `Betalt ${formatDate(day)}`,
  from: (name: string) => `Fra ${name}`,
  back: 'Alle utlegg',
  gone: 'Du kan ikke behandle dette utlegget',
  goneText: 'Det kan være ditt eget, eller en annen behandler det nå.',
  logged: 'Vi loggfører at du har sett på utlegget. Den som sendte det, kan se det i loggen.',
};

export const claimActTexts = {
  title: 'Behandle utlegget',
  buttons: {
    approve: 'Godkjenn',
    return: 'Send tilbake',
    reopen: 'Angre, og behandle det på nytt',
    pay: 'Noter som betalt',
    correct: 'Lagre rettelsen',
  } satisfies Record<ReimbursementAct, string>,
  done: {
    approve: 'Utlegget er godkjent.',
    return: 'Utlegget er sendt tilbake.',
    reopen: 'Utlegget venter på svar igjen.',
    pay: 'Utlegget er notert som betalt.',
    correct: 'Rettelsen er lagret.',
  } satisfies Record<ReimbursementAct, string>,
  approveHint: 'Se over kvitteringene først. Den som har lagt ut, får beskjed.',
  payTitle: 'Betal, og noter dagen',
  payHint:
    'Betal beløpet i nettbanken til kontoen over. Når det er notert som betalt, kan det ikke gjøres om.',
  paidOn: 'Dagen du betalte',
  returnTitle: 'Send tilbake med en grunn',
  returnNote: 'Hvorfor?',
  returnHint: 'Den som har lagt ut, leser dette.',
  correctTitle: 'Ble noe feil i betalingen?',
  correctText: 'Betalingen blir stående. Skriv hva som ble feil, og hva dere gjør med det.',
  correctNote: 'Hva ble feil?',
  correctHint: 'Den som har lagt ut, leser dette.',
  inFile: 'Utlegget betales med filen, eller når den er trukket tilbake.',
  changed: 'Noen andre har behandlet utlegget i mellomtiden. Se over det, og prøv igjen.',
};

export const claimActFieldTexts = {
  paidOn: dayTexts('dagen', '. Den kan ikke være fram i tid, eller før kjøpet'),
  note: textFieldTexts('Skriv en grunn', 'Teksten', reimbursementLimits.note),
};
