/** In nynorsk. */
import { type PayableClaim, type PaymentFile, payAheadDays } from '#contract/payment-file-endpoints.ts';
import { accountText } from '#contract/values/bank-account.ts';
import { choiceTexts, dayTexts, type FieldTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount, kroner } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

const payments = (count: number) => formatCount(count, 'utbetaling', 'utbetalingar');

export const texts = {
  title: 'Utbetalingar',
  lead: 'Godkjende utlegg kan betalast med ei fil til banken. Éin lagar fila, ein annan signerer ho, og så kan de laste ho opp i nettbanken.',
  newTitle: 'Lag ei fil',
  nothing: 'Ingen godkjende utlegg ventar på betaling.',
  choose: 'Kva skal betalast?',
  chooseHint:
    'Det laga har godkjent, betaler dei som regel sjølve. Kryss av for dei berre dersom de skal betale.',
  claim: ({ amountOre, claimantName, what, unit }: PayableClaim) =>
    `${kroner(amountOre)} til ${claimantName}: ${what} (${unit.name})`,
  approvedFor: {
    organisation: (number: string, ending: string) =>
      `${number}, konto som sluttar på ${ending}. Godkjent av dykk.`,
    unit: (number: string, ending: string) => `${number}, konto som sluttar på ${ending}. Godkjent av laget.`,
  } satisfies Record<PayableClaim['approvedFor'], unknown>,
  sum: (count: number, ore: number) => `${payments(count)}, til saman ${kroner(ore)}`,
  noneChosen: 'Kryss av for minst eitt utlegg.',
  account: 'Blir betalt frå',
  chooseAccount: 'Vel konto',
  accountName: accountText,
  bic: 'BIC-koden til banken',
  bicHint: 'Åtte eller elleve teikn, til dømes EKSBNO22. Han står i nettbanken.',
  customerId: 'Kundenummer i banken (valfritt)',
  customerIdHint: 'Berre dersom banken har gitt dykk eit eige. Elles bruker vi organisasjonsnummeret.',
  format: 'Filformat',
  formatHint: 'Spør banken dersom du er i tvil.',
  formats: [
    { value: 'pain.001.001.09', label: 'ISO 20022, pain.001.001.09' },
    { value: 'pain.001.001.03', label: 'ISO 20022, pain.001.001.03 (eldre)' },
  ],
  payOn: 'Skal betalast',
  payOnHint: `Ein bankdag frå i dag og inntil ${payAheadDays} dagar fram.`,
  make: 'Lag fila',
  made: 'Fila er laga. Ein kollega må signere ho.',
  changed: 'Nokon andre har endra dette i mellomtida. Sjå over det, og prøv igjen.',
  files: 'Filer',
  noFiles: 'Ingen filer er laga enno.',
  earlier: 'Vis tidlegare filer',
  file: (number: string) => `Fil ${number}`,
  states: {
    made: 'Ventar på signatur',
    signed: 'Klar til banken',
    paid: 'Utbetalt',
    withdrawn: 'Trekt tilbake',
  } satisfies Record<PaymentFile['state'], string>,
  amount: 'Sum',
  from: 'Frå konto',
  payDay: 'Blir betalt',
  by: (name: string, when: string) => `${name}, ${when}`,
  madeBy: 'Laga av',
  signedBy: 'Signert av',
  paidOn: 'Utbetalt',
  because: 'Kvifor',
  contents: (count: number) => `Sjå ${payments(count)}`,
  payment: (amountOre: number, name: string, ending: string) =>
    `${kroner(amountOre)} til ${name}, konto som sluttar på ${ending}`,
  sign: 'Signer fila',
  signHint: 'Sjå over utbetalingane først. Når du har signert, kan fila lastast ned.',
  signFor: (number: string) => `Signer fila ${number}`,
  signed: 'Fila er signert.',
  waits: 'Ein kollega som verken har laga fila eller får pengar med ho, må signere.',
  take: 'Last ned fila',
  takeFor: (number: string) => `Last ned fila ${number}`,
  takeHint:
    'Last ho opp i nettbanken med ein gong, og slett ho frå maskina di etterpå. Vi noterer kven som lastar ho ned.',
  pay: 'Noter som utbetalt',
  payTitle: (number: string) => `Utbetalt: fil ${number}`,
  payHint:
    'Når banken har betalt alt, noterer du dagen. Alle som får pengar, får beskjed. Det kan ikkje gjerast om.',
  paidDay: 'Dagen banken betalte',
  paid: 'Fila er notert som utbetalt.',
  withdraw: 'Trekk tilbake',
  withdrawTitle: (number: string) => `Trekk tilbake fil ${number}`,
  withdrawText:
    'Gjer det dersom banken ikkje tek imot fila. Er ho lasta opp, må du stoppe ho i nettbanken først, elles kan nokon få betalt to gonger. Utlegga kan så betalast på nytt.',
  reason: 'Kvifor?',
  withdrawn: 'Fila er trekt tilbake.',
};

export const fieldTexts: Record<'account' | 'bic' | 'customerId' | 'format' | 'payOn', FieldTexts> = {
  account: choiceTexts('Vel konto'),
  bic: choiceTexts('Skriv BIC-koden: åtte eller elleve bokstavar og tal'),
  customerId: choiceTexts('Skriv kundenummeret med bokstavar og tal, eller la feltet stå tomt'),
  format: choiceTexts('Vel filformat'),
  payOn: dayTexts('dagen', `. Han må vere ein bankdag frå i dag og inntil ${payAheadDays} dagar fram`),
};
export const paidFieldTexts = {
  paidOn: dayTexts('dagen', '. Han kan ikkje vere fram i tid, eller før dagen i fila'),
};
export const withdrawFieldTexts = {
  reason: textFieldTexts('Skriv ein grunn', 'Grunnen', { minimum: 3, maximum: 200 }),
};
export type Complete = Whole<
  Compared<typeof import('./payment-file-texts.ts'), typeof import('./payment-file-texts.nn.ts')>
>;
