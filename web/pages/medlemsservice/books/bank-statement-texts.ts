import type { StatementState } from '#contract/bank-statement-endpoints.ts';
import type { CreditOrigin } from '#contract/books-endpoints.ts';
import { accountText } from '#contract/values/bank-account.ts';
import { choiceTexts, dayTexts, type FieldTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount, formatDate, kroner } from '#web/texts/format.ts';

const entries = (count: number) => formatCount(count, 'postering', 'posteringer');

export const texts = {
  title: 'Kontoutskrifter',
  lead: 'Det banken selv sier er bokført på kontoene våre. Posteringer som stemmer, plasseres automatisk. Resten ser du på her.',
  accounts: (accounts: readonly string[]) =>
    `Vi leser utskrifter for ${accounts.map(accountText).join(' og ')}.`,
  upload: {
    title: 'Legg inn en kontoutskrift',
    text: 'En fil fra banken i formatet camt.053. Utskrifter som banken sender automatisk, trenger du ikke å legge inn. Ingenting blir ført før du har sett over og trykket «Før utskriften».',
    choose: 'Velg filen',
    tooLarge: 'Filen er for stor. En kontoutskrift kan være på høyst 5 megabyte.',
    done: 'Filen er lagt inn. Se over den før du fører den.',
    known: 'Denne filen har vi allerede.',
  },
  waiting: {
    title: 'Utskrifter som venter',
    none: 'Ingen utskrifter venter.',
    span: (account: string, fromOn: string, toOn: string) =>
      `Konto ${accountText(account)}, ${fromOn === toOn ? formatDate(toOn) : `${formatDate(fromOn)} til ${formatDate(toOn)}`}`,
    balances: (openingOre: number, closingOre: number) =>
      `Saldo ${kroner(openingOre)} før og ${kroner(closingOre)} etter`,
    giro: (count: number, sumOre: number) =>
      `${entries(count)} sier det samme som OCR-filene, til sammen ${kroner(sumOre)}.`,
    payouts: (count: number, sumOre: number) =>
      `${formatCount(count, 'utbetaling', 'utbetalinger')} fra Vipps, til sammen ${kroner(sumOre)}.`,
    refunds: (count: number, sumOre: number) =>
      `${formatCount(count, 'tilbakebetaling', 'tilbakebetalinger')}, til sammen ${kroner(sumOre)}.`,
    open: (count: number, sumOre: number) =>
      `${entries(count)} kan ikke plasseres, til sammen ${kroner(sumOre)}.`,
    known: (count: number) => `${entries(count)} er ført før, og føres ikke igjen.`,
    other: (count: number) => `${entries(count)} gjelder andre kontoer, og blir ikke ført.`,
    problem: 'Utskriften kan ikke føres. Be banken om en ny, og legg denne til side.',
    at: (line: number, position: number) => (line ? `Linje ${line}, posisjon ${position}: ` : ''),
    codes: { 'other-account': 'Filen gjelder ingen av kontoene våre.' } as Record<string, string>,
    book: 'Før utskriften',
    bookFor: (name: string) => `Før utskriften ${name}`,
    aside: 'Legg til side',
    asideFor: (name: string) => `Legg til side ${name}`,
    booked: 'Utskriften er ført.',
    setAside: 'Utskriften er lagt til side.',
  },
  open: {
    title: 'Posteringer uten plass',
    none: 'Alle posteringer er plassert.',
    what: (amount: string, on: string) => `${amount}, ${on}`,
    account: (account: string) => `Konto ${accountText(account)}`,
    isRefund:
      'Er dette penger som er betalt tilbake? Si det under Bankfiler, på tilbakebetalingen eller innbetalingen, så plasseres posteringen automatisk.',
    question: 'Hva er dette?',
    choose: 'Velg',
    kinds: {
      vipps: 'Gaver med Vipps',
      avtalegiro: 'Gaver med AvtaleGiro',
      other: 'Noe annet enn gaver',
    },
    forOn: 'Dagen gavene kom (bare for gaver)',
    note: 'Hvordan vet du det?',
    save: 'Lagre',
    saveFor: (title: string) => `Lagre: ${title}`,
    saved: 'Posteringen er plassert.',
  },
  files: {
    title: 'De siste utskriftene',
    none: 'Ingen kontoutskrifter ennå.',
    byHand: 'Lagt inn for hånd',
    byBank: 'Fra banken',
    digest: (digest: string) => `SHA-256 ${digest.slice(0, 12)}…`,
  },
  states: {
    waiting: 'Venter',
    booked: 'Ført',
    problem: 'Stemmer ikke',
    'set-aside': 'Lagt til side',
  } satisfies Record<StatementState, string>,
};

/** Where the bank's figure of a day comes from. */
export const originTexts = {
  ocr: 'fra OCR-filen',
  statement: 'fra kontoutskriften',
  both: 'fra OCR-filen og kontoutskriften',
  hand: 'ført for hånd',
} satisfies Record<CreditOrigin, string>;

export const placeFieldTexts = {
  what: choiceTexts('Velg hva det er'),
  forOn: {
    ...dayTexts('dagen gavene kom'),
    INVALID: 'Skriv dagen med dag, måned og år. Den kan ikke være fram i tid',
  } satisfies FieldTexts,
  note: {
    ...textFieldTexts('Skriv hvordan du vet det', 'Forklaringen', { minimum: 3, maximum: 300 }),
    INVALID: 'Forklaringen kan ikke inneholde et fødselsnummer',
  } satisfies FieldTexts,
};
