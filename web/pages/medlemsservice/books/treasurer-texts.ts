import { retention } from '#contract/retention.ts';
import type { TaxReport, TaxReportYear } from '#contract/tax-report-endpoints.ts';
import { textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount, formatNumber } from '#web/texts/format.ts';

export const treasurerTexts = {
  navigation: 'Sidene for økonomi',
  tax: 'Skatterapport',
  grant: 'Statstilskudd',
  reconciliation: 'Avstemming',
  statements: 'Kontoutskrifter',
  books: 'Regnskap',
  reimbursements: 'Utlegg',
  payments: 'Utbetalinger',
};

export const deskClaimTexts = {
  title: 'Utlegg',
  lead: 'Penger som tillitsvalgte har lagt ut. Kassereren i laget svarer til vanlig. Dere tar dem som ingen i laget kan behandle. Ingen behandler sitt eget.',
};

const donors = (count: number) => formatCount(count, 'giver', 'givere');
type Changes = NonNullable<TaxReportYear['preview']['changes']>;

export const taxTexts = {
  title: 'Skatterapport',
  lead: 'Gavene til dem som ønsker fradrag, rapporteres til Skatteetaten én gang i året. To personer signerer før filen kan leveres.',
  years: 'Velg år',
  now: (year: number) => `Slik står ${year} nå`,
  reported: 'Blir rapportert',
  sum: 'Sum',
  donors,
  deadline: 'Leveres senest',
  numberDeadline: 'Frist for å gi oss nummeret',
  minimum: 'Minste beløp i året',
  source: (source: string) => `Kilde: ${source}.`,
  kept: (count: number) =>
    `${donors(count)} er ikke lenger i registeret, og blir stående slik de sist ble rapportert.`,
  leftOut: 'Blir ikke rapportert',
  leftOutReason: 'Hvorfor',
  leftOutCount: 'Antall',
  leftOutSum: 'Sum',
  reasons: {
    'not-wished': 'Har ikke bedt om fradrag',
    'below-minimum': 'Har gitt for lite til fradrag',
    'no-number': 'Vi mangler fødselsnummeret',
  },
  reminded:
    'De som ønsker fradrag, men mangler nummer, får en påminnelse i november, i desember og først i januar.',
  noLimits: (year: number) =>
    `Vi har ingen beløpsgrenser for ${year}, så ingenting blir rapportert. Grensene står i organisasjonsprofilen.`,
  notEnded: (year: number) => `Rapporten kan gjøres klar når ${year} er over.`,
  prepare: 'Gjør klar til signering',
  prepareCorrection: 'Gjør klar en ny levering',
  prepared: 'Leveringen er klar til signering.',
  nothingNew: 'Ingenting er endret siden forrige levering. Det er ikke noe nytt å levere.',
  changesTitle: 'Endret siden forrige levering',
  changesLead: 'En ny levering erstatter hele den forrige.',
  changes: {
    added: (count: number) => `${donors(count)} er kommet til`,
    removed: (count: number) => `${donors(count)} er tatt ut`,
    amounts: (count: number) => `${donors(count)} har fått nytt beløp`,
    numbers: (count: number) => `${donors(count)} har fått nytt nummer`,
    names: (count: number) => `${donors(count)} har fått nytt navn`,
  } satisfies Record<keyof Changes, (count: number) => string>,
  deliveries: 'Leveringer',
  noDeliveries: 'Ingen levering er gjort klar for dette året.',
  delivery: (sequence: number) => `Levering ${formatNumber(sequence)}`,
  states: {
    prepared: 'Venter på signatur',
    withdrawn: 'Trukket tilbake',
    signed: 'Klar til levering',
    delivered: 'Levert',
  } satisfies Record<TaxReport['state'], string>,
  reference: 'Vår referanse',
  signatures: 'Signert av',
  signedBy: (count: number) => `${count} av 2`,
  factsCode: 'Kontrollkode',
  fileCode: 'Filens kontrollsum',
  outdated:
    'Noe er endret siden denne ble gjort klar, for eksempel en gave som er betalt tilbake. Gjør klar en ny, så stemmer den.',
  renew: 'Gjør klar på nytt',
  sign: 'Signer leveringen',
  signHint: 'Når du signerer, bekrefter du antallet, summen og kontrollkoden over.',
  signed: 'Du har signert.',
  waitsForOther: 'Du har signert. En kollega må også signere før filen blir laget.',
  withdraw: 'Trekk tilbake',
  withdrawn: 'Leveringen er trukket tilbake.',
  withdrawSure: 'Trekke tilbake leveringen? Signaturene og filen blir borte.',
  withdrawYes: 'Ja, trekk tilbake',
  withdrawNo: 'Nei, behold den',
  take: 'Last ned filen',
  takeHint:
    'Filen har fødselsnumre i seg. Last den opp hos Skatteetaten med en gang, og slett den fra maskinen din etterpå. Vi noterer hvem som laster den ned.',
  receipt: 'Referansen fra Skatteetaten',
  receiptHint: 'Står i svaret du får når filen er lastet opp. Skriv aldri fødselsnumre her.',
  deliver: 'Noter som levert',
  delivered: 'Leveringen er notert.',
  log: 'Hva som har skjedd',
  events: {
    prepared: 'Gjort klar',
    withdrawn: 'Trukket tilbake',
    signed: 'Signert',
    made: 'Filen ble laget',
    taken: 'Filen ble lastet ned',
    delivered: 'Levert',
  } satisfies Record<TaxReport['events'][number]['kind'], string>,
  by: (name: string) => `av ${name}`,
  note: (receipt: string) => `Skatteetatens referanse: ${receipt}`,
  kept5: `Filen og numrene slettes ${retention['tax-reports'].period.years} år etter utgangen av året leveringen ble gjort.`,
  signInTitle: 'Logg inn på nytt først',
  signInText: 'Dette krever at du har logget inn de siste fem minuttene. Du kommer rett tilbake hit.',
  signIn: 'Logg inn på nytt',
};
export const receiptTexts = {
  ...textFieldTexts('Skriv referansen fra Skatteetaten', 'Referansen', { minimum: 1, maximum: 100 }),
  INVALID: 'Referansen kan ikke inneholde et fødselsnummer',
};
