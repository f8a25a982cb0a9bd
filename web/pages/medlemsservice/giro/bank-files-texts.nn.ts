/** In nynorsk. */
import type { GiroFileKind, GiroFileState, UnmatchedReason } from '#contract/giro-endpoints.ts';
import { choiceTexts, type FieldTexts } from '#web/texts/field-texts.ts';
import { formatDate, kroner } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

const many = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`);
const claims = (count: number) => many(count, 'krav', 'krav');
const payments = (count: number) => many(count, 'innbetaling', 'innbetalingar');
const booked = (count: number) => (count === 1 ? 'ført' : 'førte');

export const texts = {
  title: 'Bankfiler',
  lead: 'Filene til og frå banken for AvtaleGiro, og innbetalingar som må behandlast manuelt.',
  closed: 'AvtaleGiro er ikkje sett opp her.',
  byItself: (from: string, until: string) =>
    `Krav blir sende automatisk kvar bankdag mellom kl. ${from.replace(':', '.')} og ${until.replace(':', '.')}. Filer som kjem, blir førte når dei stemmer.`,
  byHand: 'Ingenting blir sendt eller ført automatisk. Sjå over, og trykk.',
  fetch: 'Hent nye filer no',
  fetched: 'Vi hentar filene. Det tek ein augneblink.',
  claims: {
    title: 'Neste kravfil',
    none: 'Ingen krav å sende no.',
    text: (count: number, sumOre: number) => `${claims(count)}, til saman ${kroner(sumOre)}.`,
    notice: (count: number) => `${many(count, 'givar', 'givarar')} får varsel.`,
    day: (on: string, count: number, sumOre: number) =>
      `${formatDate(on)}: ${claims(count)}, ${kroner(sumOre)}`,
    send: 'Send krava no',
    sent: 'Kravfila er laga og går til banken.',
  },
  cancellations: {
    title: 'Neste slettefil',
    none: 'Ingen krav å trekkje tilbake no.',
    text: (count: number, sumOre: number) => `${claims(count)}, til saman ${kroner(sumOre)}.`,
    tooLate: (count: number) =>
      `${claims(count)} blei stoppa for seint for banken. Givaren kan få pengane tilbake.`,
    send: 'Send slettingane no',
    sent: 'Slettefila er laga og går til banken.',
  },
  waiting: {
    title: 'Filer som ventar',
    none: 'Ingen filer ventar.',
    mandates: (active: number, ended: number, unknown: number) =>
      `Avtalar i banken: ${active} nye eller endra, ${ended} avslutta, ${unknown} med ukjend KID.`,
    booked: (count: number, sumOre: number) =>
      `${payments(count)} blir ${booked(count)} på givarane, til saman ${kroner(sumOre)}.`,
    unmatched: (count: number, sumOre: number) =>
      `${payments(count)} kan ikkje plasserast, til saman ${kroner(sumOre)}.`,
    known: (count: number) =>
      `${payments(count)} er ${booked(count)} før, og blir ikkje ${booked(count)} igjen.`,
    day: (on: string, sumOre: number) => `Oppgjer ${formatDate(on)}: ${kroner(sumOre)}`,
    problem:
      'Fila stemmer ikkje, så ingenting av innhaldet er ført. Be banken om ei ny, og legg denne til side.',
    at: (line: number, position: number) => (line ? `Linje ${line}, posisjon ${position}: ` : ''),
    codes: {
      'not-incoming': 'Dette er ei fil av den typen vi sender sjølve.',
      'same-key': 'To innbetalingar har same nøkkel, men ulikt innhald.',
    } as Record<string, string>,
    book: 'Bokfør fila',
    bookFor: (name: string) => `Bokfør fila ${name}`,
    aside: 'Legg til side',
    asideFor: (name: string) => `Legg til side ${name}`,
    done: 'Fila er behandla.',
  },
  unmatched: {
    title: 'Innbetalingar utan plass',
    none: 'Alle innbetalingar er plasserte.',
    what: (amount: string, on: string) => `${amount}, ${on}`,
    kid: (kid: string) => `KID ${kid}`,
    message: (text: string) => `Melding: «${text.trim()}»`,
    file: (name: string, reference: string) => `Fil ${name}, arkivreferanse ${reference}`,
    reasons: {
      'other-account': 'Pengane er komne på ein annan konto enn den som høyrer til avtalen.',
      'no-kid': 'Innbetalinga har ikkje KID.',
      'bad-kid': 'KID-nummeret er skrive feil.',
      'unknown-kid': 'KID-nummeret er ikkje vårt.',
      'not-avtalegiro': 'Betalt på ein annan måte enn AvtaleGiro.',
      'other-amount': 'Beløpet er eit anna enn kravet.',
      'no-claim': 'Det er ikkje noko ope krav på dette KID-nummeret.',
      'called-off': 'Kravet var stoppa, og gåva er gitt på ein annan måte.',
      reversal: 'Pengar har gått tilbake, men vi finn ikkje gåva.',
    } satisfies Record<UnmatchedReason, string>,
    outcome: 'Kva skal skje?',
    choose: 'Vel',
    outcomes: {
      gift: 'Før ho som ei gåve på ein givar',
      'paid-back': 'Ho er betalt tilbake i banken',
      'not-ours': 'Ho høyrer ikkje til gåvene',
    },
    returning: (reference: string) =>
      `Skal pengane tilbake? Betal i nettbanken, og skriv ${reference} i meldinga. Vel så at innbetalinga er betalt tilbake. Då finn kontoutskrifta tilbakebetalinga automatisk.`,
    agreement: 'Avtalenummer, berre for ei gåve (til dømes A-100023)',
    note: 'Notat (valfritt)',
    save: 'Lagre',
    saveFor: (title: string) => `Lagre: ${title}`,
    saved: 'Innbetalinga er behandla.',
  },
  refunds: {
    title: 'Skal betalast tilbake',
    none: 'Ingen tilbakebetalingar ventar.',
    text: (amount: string, on: string) => `${amount}, lova ${on}`,
    agreement: (number: string) => `Avtale ${number}`,
    message: (receipt: string) =>
      `Betal i nettbanken, og skriv ${receipt} i meldinga. Då finn kontoutskrifta tilbakebetalinga automatisk.`,
    paid: 'Betalt tilbake i banken',
    done: 'Givaren får ei kvittering.',
  },
  files: {
    title: 'Dei siste filene',
    none: 'Ingen filer enno.',
    items: (count: number) => many(count, 'post', 'postar'),
    digest: (digest: string) => `SHA-256 ${digest.slice(0, 12)}…`,
  },
  kinds: {
    claims: 'Krav',
    cancellations: 'Slettingar',
    mandates: 'Avtalar i banken',
    ocr: 'Innbetalingar',
    mixed: 'Avtalar og innbetalingar',
    receipt: 'Kvittering frå operatøren',
    unreadable: 'Fil som ikkje kan lesast',
  } satisfies Record<GiroFileKind, string>,
  states: {
    made: 'Laga',
    delivered: 'Levert',
    accepted: 'Godkjend',
    rejected: 'Avvist',
    waiting: 'Ventar',
    booked: 'Ført',
    problem: 'Stemmer ikkje',
    'set-aside': 'Lagd til side',
  } satisfies Record<GiroFileState, string>,
};

export const settlementFieldTexts = {
  outcome: choiceTexts('Vel kva som skal skje'),
  agreementNumber: {
    REQUIRED: 'Skriv avtalenummeret til givaren',
    TOO_SHORT: 'Skriv avtalenummeret til givaren',
    TOO_LONG: 'Avtalenummeret er for langt',
    INVALID: 'Vi finn ingen givar med dette avtalenummeret, eller beløpet kan ikkje vere ei gåve',
  } satisfies FieldTexts,
  note: {
    REQUIRED: 'Skriv eit notat',
    TOO_SHORT: 'Skriv eit notat',
    TOO_LONG: 'Notatet kan ha 200 teikn',
    INVALID: 'Notatet har teikn vi ikkje kan lagre',
  } satisfies FieldTexts,
};
export type Complete = Whole<
  Compared<typeof import('./bank-files-texts.ts'), typeof import('./bank-files-texts.nn.ts')>
>;
