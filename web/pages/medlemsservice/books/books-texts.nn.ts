/** In nynorsk. */
import type { Difference, Reconciliation } from '#contract/books-endpoints.ts';
import { choiceTexts, dayTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount, kroner } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const reconciliationTexts = {
  title: 'Avstemming',
  lead: 'Det vi venta, det betalingstenestene seier er kome, og det som står i banken.',
  month: 'Månad',
  show: 'Vis månaden',
  rails: { vipps: 'Vipps', avtalegiro: 'AvtaleGiro' },
  none: 'Ingenting er venta eller kome inn denne månaden.',
  expected: 'Venta',
  provider: 'Kome inn',
  fee: 'Gebyr',
  bank: 'I banken',
  open: 'Står igjen',
  day: 'Dag',
  table: (rail: string) => `${rail}, dag for dag`,
  allGood: 'Alt stemmer, eller er forklart.',
  openDays: (count: number) => `${formatCount(count, 'dag', 'dagar')} har ein forskjell som nokon må sjå på.`,
  openLines: ({ count, inOre, outOre }: Reconciliation['openLines']) => {
    const sums = [inOre && `${kroner(inOre)} inn`, outOre && `${kroner(-outOre)} ut`].filter(Boolean);
    return `${formatCount(count, 'postering', 'posteringar')} i kontoutskriftene for månaden er ikkje ${count === 1 ? 'plassert' : 'plasserte'} (${sums.join(', ')}), og er ikkje med her.`;
  },
  showLines: 'Sjå posteringane',
  differences: 'Forskjellane, og kva som forklarer dei',
  kinds: {
    failed: 'Trekk som ikkje gjekk gjennom',
    waiting: 'Trekk vi ikkje har fått svar på',
    'other-day': 'Betalt ein annan dag enn forfall',
    'other-amount': 'Betalt eit anna beløp enn vi bad om',
    refunded: 'Betalt tilbake',
    'rail-differs': 'Oppgjeret frå Vipps seier noko anna enn vi har fått beskjed om',
    unplaced: 'Innbetalingar som ikkje er plasserte',
    returned: 'Innbetalingar som ikkje var gåver, og er betalte tilbake',
    'not-gifts': 'Kom saman med gåvene, til dømes påmeldingar',
    fee: 'Gebyr som er trekt frå',
    'refund-not-seen': 'Skulle vore betalt tilbake, men banken har ikkje ført det',
    'return-not-seen': 'Nokon har sagt at innbetalinga er betalt tilbake, men banken har ikkje ført det',
    'not-arrived': 'Ikkje ført som kome i banken',
    unexplained: 'Uforklart',
  } satisfies Record<Difference['kind'], string>,
  count: (count: number) => ` (${count})`,
  handled: (name: string, when: string) => `Sett på av ${name} ${when}`,
  handledTag: 'Forklart',
  openTag: 'Til vurdering',
  wellTag: 'Stemmer',
  mark: 'Marker som forklart',
  markFor: (day: string) => `Marker som forklart: ${day}`,
  note: 'Kva er forklaringa?',
  marked: 'Forskjellen er forklart.',
  changed: 'Forskjellen er ein annan no. Sjå på han igjen før du forklarer han.',
  credits: 'Ført frå banken',
  credit: (day: string, reference: string, origin: string) => `${day}, ${reference} (${origin})`,
  payout: (amount: string, number: string | null, days: string | null) =>
    `Vipps har sendt ${amount} til banken${number ? `, utbetaling ${number}` : ''}${days ? `, for dagane ${days}` : ''}. Står det i ei kontoutskrift, blir det ført automatisk. Elles fører du det her når det er på kontoen.`,
  days: (from: string, to: string) => `${from} til ${to}`,
  keepPayout: 'Før utbetalinga',
  keepPayoutFor: (day: string) => `Før utbetalinga for ${day}`,
  payoutReference: (number: string | null) => `Vipps-utbetaling${number ? ` ${number}` : ''}`,
  addCredit: 'Før eit beløp frå banken',
  addCreditHint:
    'Berre for det som ikkje står i noka fil. AvtaleGiro kjem automatisk med OCR-fila, og utbetalingane frå Vipps med kontoutskrifta. Blei noko feil, fører du det motsette beløpet.',
  rail: 'Betalingsteneste',
  forOn: 'Dagen gåvene kom',
  bookedOn: 'Bokført i banken',
  amount: 'Beløp i banken',
  amountHint: 'Kroner og øre, til dømes 1 234,50',
  feeField: 'Gebyr som er trekt frå',
  reference: 'Tekst i banken',
  referenceHint: 'Til dømes «Utb. 2000123 Vippsnr 123456». Ingen namn og ingen fødselsnummer.',
  reason: 'Kvifor blir det retta? (berre når ei fil har ført dagen)',
  save: 'Før beløpet',
  saved: 'Beløpet er ført.',
};
const pastDayTexts = dayTexts('dagen', '. Dagen kan ikkje vere fram i tid');
const amountTexts = {
  ...textFieldTexts('Skriv beløpet', 'Beløpet', { minimum: 1, maximum: 14 }),
  INVALID: 'Skriv beløpet i kroner og øre, til dømes 1 234,50',
};
export const creditFieldTexts = {
  rail: choiceTexts('Vel ei betalingsteneste'),
  forOn: pastDayTexts,
  bookedOn: pastDayTexts,
  amount: amountTexts,
  fee: { ...amountTexts, REQUIRED: 'Skriv gebyret. Er det ikkje noko, skriv du 0' },
  reference: {
    ...textFieldTexts('Skriv teksten som står i banken', 'Teksten', { minimum: 1, maximum: 60 }),
    INVALID: 'Teksten kan ikkje innehalde eit fødselsnummer',
  },
  reason: {
    ...textFieldTexts('Skriv kvifor. Ei fil har allereie ført denne dagen', 'Forklaringa', {
      minimum: 3,
      maximum: 300,
    }),
    INVALID: 'Forklaringa kan ikkje innehalde eit fødselsnummer',
  },
};
export const noteTexts = {
  ...textFieldTexts('Skriv kva forklaringa er', 'Forklaringa', { minimum: 3, maximum: 300 }),
  INVALID: 'Forklaringa kan ikkje innehalde eit fødselsnummer',
};

export const booksTexts = {
  title: 'Rekneskap',
  lead: 'Kvar gåve, kvar tilbakebetaling og kvar utbetaling er eit bilag. Bilaga kan hentast ut til rekneskapen.',
  vouchers: 'Bilag',
  noVouchers: 'Det er ingen bilag enno. Dei blir laga om natta, og når du hentar dei ut.',
  voucherCount: (count: number) => formatCount(count, 'bilag', 'bilag'),
  noGaps: 'Nummera går utan hol gjennom året.',
  kept: (years: number) =>
    `Bilaga blir liggjande i ${years} heile år etter året dei høyrer til, slik bokføringslova krev. Så blir dei sletta.`,
  take: 'Hent ut bilag',
  takeHint:
    'Ei CSV-fil som kan opnast trygt i eit rekneark, eller GBAT10, som Tripletex, Visma og fleire andre rekneskapssystem kan lese inn. Det står ingen namn i filene, berre kvitteringsnummer.',
  format: 'Filtype',
  formats: {
    csv: 'CSV for rekneark',
    gbat10: 'GBAT10 for rekneskapssystem',
    'saf-t': 'SAF-T Rekneskap',
  },
  saft: (year: number) => `Last ned SAF-T for ${year}`,
  from: 'Frå og med månad',
  to: 'Til og med månad',
  download: 'Last ned fila',
  saved: 'Fila er lasta ned.',
  wrongMonths: 'Vel to månader, den første først.',
  taken: 'Henta ut',
  noneTaken: 'Ingenting er henta ut enno.',
  months: (from: string, to: string) => (from === to ? from : `${from} til ${to}`),
  lines: (count: number) => formatCount(count, 'linje', 'linjer'),
  by: (name: string, when: string) => `Av ${name} ${when}`,
};
export type Complete = Whole<
  Compared<typeof import('./books-texts.ts'), typeof import('./books-texts.nn.ts')>
>;
