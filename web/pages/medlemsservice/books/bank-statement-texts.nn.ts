/** In nynorsk. */
import type { StatementState } from '#contract/bank-statement-endpoints.ts';
import type { CreditOrigin } from '#contract/books-endpoints.ts';
import { accountText } from '#contract/values/bank-account.ts';
import { choiceTexts, dayTexts, type FieldTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount, formatDate, kroner } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

const entries = (count: number) => formatCount(count, 'postering', 'posteringar');
const booked = (count: number) => (count === 1 ? 'ført' : 'førte');

export const texts = {
  title: 'Kontoutskrifter',
  lead: 'Det banken sjølv seier er bokført på kontoane våre. Posteringar som stemmer, blir plasserte automatisk. Resten ser du på her.',
  accounts: (accounts: readonly string[]) =>
    `Vi les utskrifter for ${accounts.map(accountText).join(' og ')}.`,
  upload: {
    title: 'Legg inn ei kontoutskrift',
    text: 'Ei fil frå banken i formatet camt.053. Utskrifter som banken sender automatisk, treng du ikkje å leggje inn. Ingenting blir ført før du har sett over og trykt «Før utskrifta».',
    choose: 'Vel fila',
    tooLarge: 'Fila er for stor. Ei kontoutskrift kan vere på høgst 5 megabyte.',
    done: 'Fila er lagd inn. Sjå over ho før du fører ho.',
    known: 'Denne fila har vi allereie.',
  },
  waiting: {
    title: 'Utskrifter som ventar',
    none: 'Ingen utskrifter ventar.',
    span: (account: string, fromOn: string, toOn: string) =>
      `Konto ${accountText(account)}, ${fromOn === toOn ? formatDate(toOn) : `${formatDate(fromOn)} til ${formatDate(toOn)}`}`,
    balances: (openingOre: number, closingOre: number) =>
      `Saldo ${kroner(openingOre)} før og ${kroner(closingOre)} etter`,
    giro: (count: number, sumOre: number) =>
      `${entries(count)} seier det same som OCR-filene, til saman ${kroner(sumOre)}.`,
    payouts: (count: number, sumOre: number) =>
      `${formatCount(count, 'utbetaling', 'utbetalingar')} frå Vipps, til saman ${kroner(sumOre)}.`,
    refunds: (count: number, sumOre: number) =>
      `${formatCount(count, 'tilbakebetaling', 'tilbakebetalingar')}, til saman ${kroner(sumOre)}.`,
    open: (count: number, sumOre: number) =>
      `${entries(count)} kan ikkje plasserast, til saman ${kroner(sumOre)}.`,
    known: (count: number) =>
      `${entries(count)} er ${booked(count)} før, og blir ikkje ${booked(count)} igjen.`,
    other: (count: number) => `${entries(count)} gjeld andre kontoar, og blir ikkje ${booked(count)}.`,
    problem: 'Utskrifta kan ikkje førast. Be banken om ei ny, og legg denne til side.',
    at: (line: number, position: number) => (line ? `Linje ${line}, posisjon ${position}: ` : ''),
    codes: { 'other-account': 'Fila gjeld ingen av kontoane våre.' } as Record<string, string>,
    book: 'Før utskrifta',
    bookFor: (name: string) => `Før utskrifta ${name}`,
    aside: 'Legg til side',
    asideFor: (name: string) => `Legg til side ${name}`,
    booked: 'Utskrifta er ført.',
    setAside: 'Utskrifta er lagd til side.',
  },
  open: {
    title: 'Posteringar utan plass',
    none: 'Alle posteringar er plasserte.',
    what: (amount: string, on: string) => `${amount}, ${on}`,
    account: (account: string) => `Konto ${accountText(account)}`,
    isRefund:
      'Er dette pengar som er betalte tilbake? Sei det under Bankfiler, på tilbakebetalinga eller innbetalinga, så blir posteringa plassert automatisk.',
    question: 'Kva er dette?',
    choose: 'Vel',
    kinds: {
      vipps: 'Gåver med Vipps',
      avtalegiro: 'Gåver med AvtaleGiro',
      other: 'Noko anna enn gåver',
    },
    forOn: 'Dagen gåvene kom (berre for gåver)',
    note: 'Korleis veit du det?',
    save: 'Lagre',
    saveFor: (title: string) => `Lagre: ${title}`,
    saved: 'Posteringa er plassert.',
  },
  files: {
    title: 'Dei siste utskriftene',
    none: 'Ingen kontoutskrifter enno.',
    byHand: 'Lagd inn for hand',
    byBank: 'Frå banken',
    digest: (digest: string) => `SHA-256 ${digest.slice(0, 12)}…`,
  },
  states: {
    waiting: 'Ventar',
    booked: 'Ført',
    problem: 'Stemmer ikkje',
    'set-aside': 'Lagd til side',
  } satisfies Record<StatementState, string>,
};

/** Where the bank's figure of a day comes from. */
export const originTexts = {
  ocr: 'frå OCR-fila',
  statement: 'frå kontoutskrifta',
  both: 'frå OCR-fila og kontoutskrifta',
  hand: 'ført for hand',
} satisfies Record<CreditOrigin, string>;

export const placeFieldTexts = {
  what: choiceTexts('Vel kva det er'),
  forOn: {
    ...dayTexts('dagen gåvene kom'),
    INVALID: 'Skriv dagen med dag, månad og år. Han kan ikkje vere fram i tid',
  } satisfies FieldTexts,
  note: {
    ...textFieldTexts('Skriv korleis du veit det', 'Forklaringa', { minimum: 3, maximum: 300 }),
    INVALID: 'Forklaringa kan ikkje innehalde eit fødselsnummer',
  } satisfies FieldTexts,
};
export type Complete = Whole<
  Compared<typeof import('./bank-statement-texts.ts'), typeof import('./bank-statement-texts.nn.ts')>
>;
