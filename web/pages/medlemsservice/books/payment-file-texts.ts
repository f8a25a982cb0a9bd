/** `/medlemsservice/utbetalinger`: approved claims, paid by a file for the bank. */
import { type PayableClaim, type PaymentFile, payAheadDays } from '#contract/payment-file-endpoints.ts';
import { accountText } from '#contract/values/bank-account.ts';
import { choiceTexts, dayTexts, type FieldTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount, kroner } from '#web/texts/format.ts';

const payments = (count: number) => formatCount(count, 'utbetaling', 'utbetalinger');

export const texts = {
  title: 'Utbetalinger',
  lead: 'Godkjente utlegg kan betales med en fil til banken. Én lager filen, en annen signerer den, og så kan dere laste den opp i nettbanken.',
  newTitle: 'Lag en fil',
  nothing: 'Ingen godkjente utlegg venter på betaling.',
  choose: 'Hva skal betales?',
  chooseHint:
    'Det lagene har godkjent, betaler de som regel selv. Kryss av for dem bare hvis dere skal betale.',
  claim: ({ amountOre, claimantName, what, unit }: PayableClaim) =>
    `${kroner(amountOre)} til ${claimantName}: ${what} (${unit.name})`,
  approvedFor: {
    organisation: (number: string, ending: string) =>
      `${number}, konto som slutter på ${ending}. Godkjent av dere.`,
    unit: (number: string, ending: string) => `${number}, konto som slutter på ${ending}. Godkjent av laget.`,
  } satisfies Record<PayableClaim['approvedFor'], unknown>,
  sum: (count: number, ore: number) => `${payments(count)}, til sammen ${kroner(ore)}`,
  noneChosen: 'Kryss av for minst ett utlegg.',
  account: 'Betales fra',
  chooseAccount: 'Velg konto',
  accountName: accountText,
  bic: 'Bankens BIC-kode',
  bicHint: 'Åtte eller elleve tegn, for eksempel EKSBNO22. Den står i nettbanken.',
  customerId: 'Kundenummer i banken (valgfritt)',
  customerIdHint: 'Bare hvis banken har gitt dere et eget. Ellers bruker vi organisasjonsnummeret.',
  format: 'Filformat',
  formatHint: 'Spør banken hvis du er i tvil.',
  formats: [
    { value: 'pain.001.001.09', label: 'ISO 20022, pain.001.001.09' },
    { value: 'pain.001.001.03', label: 'ISO 20022, pain.001.001.03 (eldre)' },
  ],
  payOn: 'Skal betales',
  payOnHint: `En bankdag fra i dag og inntil ${payAheadDays} dager fram.`,
  make: 'Lag filen',
  made: 'Filen er laget. En kollega må signere den.',
  changed: 'Noen andre har endret dette i mellomtiden. Se over det, og prøv igjen.',
  files: 'Filer',
  noFiles: 'Ingen filer er laget ennå.',
  earlier: 'Vis tidligere filer',
  file: (number: string) => `Fil ${number}`,
  states: {
    made: 'Venter på signatur',
    signed: 'Klar til banken',
    paid: 'Utbetalt',
    withdrawn: 'Trukket tilbake',
  } satisfies Record<PaymentFile['state'], string>,
  amount: 'Sum',
  from: 'Fra konto',
  payDay: 'Betales',
  by: (name: string, when: string) => `${name}, ${when}`,
  madeBy: 'Laget av',
  signedBy: 'Signert av',
  paidOn: 'Utbetalt',
  because: 'Hvorfor',
  contents: (count: number) => `Se ${payments(count)}`,
  payment: (amountOre: number, name: string, ending: string) =>
    `${kroner(amountOre)} til ${name}, konto som slutter på ${ending}`,
  sign: 'Signer filen',
  signHint: 'Se over utbetalingene først. Når du har signert, kan filen lastes ned.',
  signFor: (number: string) => `Signer filen ${number}`,
  signed: 'Filen er signert.',
  waits: 'En kollega som verken har laget filen eller får penger med den, må signere.',
  take: 'Last ned filen',
  takeFor: (number: string) => `Last ned filen ${number}`,
  takeHint:
    'Last den opp i nettbanken med en gang, og slett den fra maskinen din etterpå. Vi noterer hvem som laster den ned.',
  pay: 'Noter som utbetalt',
  payTitle: (number: string) => `Utbetalt: fil ${number}`,
  payHint:
    'Når banken har betalt alt, noterer du dagen. Alle som får penger, får beskjed. Det kan ikke gjøres om.',
  paidDay: 'Dagen banken betalte',
  paid: 'Filen er notert som utbetalt.',
  withdraw: 'Trekk tilbake',
  withdrawTitle: (number: string) => `Trekk tilbake fil ${number}`,
  withdrawText:
    'Gjør det hvis banken ikke tar imot filen. Er den lastet opp, må du stoppe den i nettbanken først, ellers kan noen få betalt to ganger. Utleggene kan så betales på nytt.',
  reason: 'Hvorfor?',
  withdrawn: 'Filen er trukket tilbake.',
};

export const fieldTexts: Record<'account' | 'bic' | 'customerId' | 'format' | 'payOn', FieldTexts> = {
  account: choiceTexts('Velg konto'),
  bic: choiceTexts('Skriv BIC-koden: åtte eller elleve bokstaver og tall'),
  customerId: choiceTexts('Skriv kundenummeret med bokstaver og tall, eller la feltet stå tomt'),
  format: choiceTexts('Velg filformat'),
  payOn: dayTexts('dagen', `. Den må være en bankdag fra i dag og inntil ${payAheadDays} dager fram`),
};
export const paidFieldTexts = {
  paidOn: dayTexts('dagen', '. Den kan ikke være fram i tid, eller før dagen i filen'),
};
export const withdrawFieldTexts = {
  reason: textFieldTexts('Skriv en grunn', 'Grunnen', { minimum: 3, maximum: 200 }),
};
