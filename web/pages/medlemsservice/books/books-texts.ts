import type { Difference, Reconciliation } from '#contract/books-endpoints.ts';
import { choiceTexts, dayTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount, kroner } from '#web/texts/format.ts';

export const reconciliationTexts = {
  title: 'Avstemming',
  lead: 'Det vi ventet, det betalingstjenestene sier er kommet, og det som står i banken.',
  month: 'Måned',
  show: 'Vis måneden',
  rails: { vipps: 'Vipps', avtalegiro: 'AvtaleGiro' },
  none: 'Ingenting er ventet eller kommet inn denne måneden.',
  expected: 'Ventet',
  provider: 'Kommet inn',
  fee: 'Gebyr',
  bank: 'I banken',
  open: 'Gjenstår',
  day: 'Dag',
  table: (rail: string) => `${rail}, dag for dag`,
  allGood: 'Alt stemmer, eller er forklart.',
  openDays: (count: number) => `${formatCount(count, 'dag', 'dager')} har en forskjell som noen må se på.`,
  openLines: ({ count, inOre, outOre }: Reconciliation['openLines']) => {
    const sums = [inOre && `${kroner(inOre)} inn`, outOre && `${kroner(-outOre)} ut`].filter(Boolean);
    return `${formatCount(count, 'postering', 'posteringer')} i kontoutskriftene for måneden er ikke plassert (${sums.join(', ')}), og er ikke med her.`;
  },
  showLines: 'Se posteringene',
  differences: 'Forskjellene, og hva som forklarer dem',
  kinds: {
    failed: 'Trekk som ikke gikk gjennom',
    waiting: 'Trekk vi ikke har fått svar på',
    'other-day': 'Betalt en annen dag enn forfall',
    'other-amount': 'Betalt et annet beløp enn vi ba om',
    refunded: 'Betalt tilbake',
    'rail-differs': 'Oppgjøret fra Vipps sier noe annet enn vi har fått beskjed om',
    unplaced: 'Innbetalinger som ikke er plassert',
    returned: 'Innbetalinger som ikke var gaver, og er betalt tilbake',
    'not-gifts': 'Kom sammen med gavene, for eksempel påmeldinger',
    fee: 'Gebyr som er trukket fra',
    'refund-not-seen': 'Skulle vært betalt tilbake, men banken har ikke ført det',
    'return-not-seen': 'Innbetaling sagt betalt tilbake, men banken har ikke ført det',
    'not-arrived': 'Ikke ført som kommet i banken',
    unexplained: 'Uforklart',
  } satisfies Record<Difference['kind'], string>,
  count: (count: number) => ` (${count})`,
  handled: (name: string, when: string) => `Sett på av ${name} ${when}`,
  handledTag: 'Forklart',
  openTag: 'Til vurdering',
  wellTag: 'Stemmer',
  mark: 'Marker som forklart',
  markFor: (day: string) => `Marker som forklart: ${day}`,
  note: 'Hva er forklaringen?',
  marked: 'Forskjellen er forklart.',
  changed: 'Forskjellen er en annen nå. Se på den igjen før du forklarer den.',
  credits: 'Ført fra banken',
  credit: (day: string, reference: string, origin: string) => `${day}, ${reference} (${origin})`,
  payout: (amount: string, number: string | null, days: string | null) =>
    `Vipps har sendt ${amount} til banken${number ? `, utbetaling ${number}` : ''}${days ? `, for dagene ${days}` : ''}. Står det i en kontoutskrift, blir det ført automatisk. Ellers fører du det her når det er på kontoen.`,
  days: (from: string, to: string) => `${from} til ${to}`,
  keepPayout: 'Før utbetalingen',
  keepPayoutFor: (day: string) => `Før utbetalingen for ${day}`,
  payoutReference: (number: string | null) => `Vipps-utbetaling${number ? ` ${number}` : ''}`,
  addCredit: 'Før et beløp fra banken',
  addCreditHint:
    'Bare for det som ikke står i noen fil. AvtaleGiro kommer automatisk med OCR-filen, og utbetalingene fra Vipps med kontoutskriften. Ble noe feil, fører du det motsatte beløpet.',
  rail: 'Betalingstjeneste',
  forOn: 'Dagen gavene kom',
  bookedOn: 'Bokført i banken',
  amount: 'Beløp i banken',
  amountHint: 'Kroner og øre, for eksempel 1 234,50',
  feeField: 'Gebyr som er trukket fra',
  reference: 'Tekst i banken',
  referenceHint: 'For eksempel «Utb. 2000123 Vippsnr 123456». Ingen navn og ingen fødselsnumre.',
  reason: 'Hvorfor rettes det? (bare når en fil har ført dagen)',
  save: 'Før beløpet',
  saved: 'Beløpet er ført.',
};
const pastDayTexts = dayTexts('dagen', '. Dagen kan ikke være fram i tid');
const amountTexts = {
  ...textFieldTexts('Skriv beløpet', 'Beløpet', { minimum: 1, maximum: 14 }),
  INVALID: 'Skriv beløpet i kroner og øre, for eksempel 1 234,50',
};
export const creditFieldTexts = {
  rail: choiceTexts('Velg en betalingstjeneste'),
  forOn: pastDayTexts,
  bookedOn: pastDayTexts,
  amount: amountTexts,
  fee: { ...amountTexts, REQUIRED: 'Skriv gebyret. Er det ikke noe, skriver du 0' },
  reference: {
    ...textFieldTexts('Skriv teksten som står i banken', 'Teksten', { minimum: 1, maximum: 60 }),
    INVALID: 'Teksten kan ikke inneholde et fødselsnummer',
  },
  reason: {
    ...textFieldTexts('Skriv hvorfor. En fil har allerede ført denne dagen', 'Forklaringen', {
      minimum: 3,
      maximum: 300,
    }),
    INVALID: 'Forklaringen kan ikke inneholde et fødselsnummer',
  },
};
export const noteTexts = {
  ...textFieldTexts('Skriv hva forklaringen er', 'Forklaringen', { minimum: 3, maximum: 300 }),
  INVALID: 'Forklaringen kan ikke inneholde et fødselsnummer',
};

export const booksTexts = {
  title: 'Regnskap',
  lead: 'Hver gave, hver tilbakebetaling og hver utbetaling er et bilag. Bilagene kan hentes ut til regnskapet.',
  vouchers: 'Bilag',
  noVouchers: 'Det er ingen bilag ennå. De lages om natten, og når du henter dem ut.',
  voucherCount: (count: number) => formatCount(count, 'bilag', 'bilag'),
  noGaps: 'Numrene går uten hull gjennom året.',
  kept: (years: number) =>
    `Bilagene blir liggende i ${years} hele år etter året de hører til, slik bokføringsloven krever. Så blir de slettet.`,
  take: 'Hent ut bilag',
  takeHint:
    'En CSV-fil som kan åpnes trygt i et regneark, eller GBAT10, som Tripletex, Visma og flere andre regnskapssystemer kan lese inn. Det står ingen navn i filene, bare kvitteringsnumre.',
  format: 'Filtype',
  formats: { csv: 'CSV for regneark', gbat10: 'GBAT10 for regnskapssystem', 'saf-t': 'SAF-T Regnskap' },
  saft: (year: number) => `Last ned SAF-T for ${year}`,
  from: 'Fra og med måned',
  to: 'Til og med måned',
  download: 'Last ned filen',
  saved: 'Filen er lastet ned.',
  wrongMonths: 'Velg to måneder, den første først.',
  taken: 'Hentet ut',
  noneTaken: 'Ingenting er hentet ut ennå.',
  months: (from: string, to: string) => (from === to ? from : `${from} til ${to}`),
  lines: (count: number) => formatCount(count, 'linje', 'linjer'),
  by: (name: string, when: string) => `Av ${name} ${when}`,
};
