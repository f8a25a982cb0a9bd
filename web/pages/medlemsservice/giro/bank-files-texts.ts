import type { GiroFileKind, GiroFileState, UnmatchedReason } from '#contract/giro-endpoints.ts';
import { choiceTexts, type FieldTexts } from '#web/texts/field-texts.ts';
import { formatDate, kroner } from '#web/texts/format.ts';

const many = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`);

export const texts = {
  title: 'Bankfiler',
  lead: 'Filene til og fra banken for AvtaleGiro, og innbetalinger som må behandles manuelt.',
  closed: 'AvtaleGiro er ikke satt opp her.',
  byItself: (from: string, until: string) =>
    `Krav sendes automatisk hver bankdag mellom kl. ${from.replace(':', '.')} og ${until.replace(':', '.')}. Filer som kommer, føres når de stemmer.`,
  byHand: 'Ingenting sendes eller føres automatisk. Se over, og trykk.',
  fetch: 'Hent nye filer nå',
  fetched: 'Vi henter filene. Det tar et øyeblikk.',
  claims: {
    title: 'Neste kravfil',
    none: 'Ingen krav å sende nå.',
    text: (count: number, sumOre: number) => `${many(count, 'krav', 'krav')}, til sammen ${kroner(sumOre)}.`,
    notice: (count: number) => `${many(count, 'giver', 'givere')} får varsel.`,
    day: (on: string, count: number, sumOre: number) =>
      `${formatDate(on)}: ${many(count, 'krav', 'krav')}, ${kroner(sumOre)}`,
    send: 'Send kravene nå',
    sent: 'Kravfilen er laget og går til banken.',
  },
  cancellations: {
    title: 'Neste slettefil',
    none: 'Ingen krav å trekke tilbake nå.',
    text: (count: number, sumOre: number) => `${many(count, 'krav', 'krav')}, til sammen ${kroner(sumOre)}.`,
    tooLate: (count: number) =>
      `${many(count, 'krav', 'krav')} ble stoppet for sent for banken. Giveren kan få pengene tilbake.`,
    send: 'Send slettingene nå',
    sent: 'Slettefilen er laget og går til banken.',
  },
  waiting: {
    title: 'Filer som venter',
    none: 'Ingen filer venter.',
    mandates: (active: number, ended: number, unknown: number) =>
      `Avtaler i banken: ${active} nye eller endrede, ${ended} avsluttet, ${unknown} med ukjent KID.`,
    booked: (count: number, sumOre: number) =>
      `${many(count, 'innbetaling', 'innbetalinger')} føres på giverne, til sammen ${kroner(sumOre)}.`,
    unmatched: (count: number, sumOre: number) =>
      `${many(count, 'innbetaling', 'innbetalinger')} kan ikke plasseres, til sammen ${kroner(sumOre)}.`,
    known: (count: number) =>
      `${many(count, 'innbetaling', 'innbetalinger')} er ført før, og føres ikke igjen.`,
    day: (on: string, sumOre: number) => `Oppgjør ${formatDate(on)}: ${kroner(sumOre)}`,
    problem: 'Filen stemmer ikke, så ingenting av den er ført. Be banken om en ny, og legg denne til side.',
    at: (line: number, position: number) => (line ? `Linje ${line}, posisjon ${position}: ` : ''),
    codes: {
      'not-incoming': 'Dette er en fil av den typen vi sender selv.',
      'same-key': 'To innbetalinger har samme nøkkel, men ulikt innhold.',
    } as Record<string, string>,
    book: 'Bokfør filen',
    bookFor: (name: string) => `Bokfør filen ${name}`,
    aside: 'Legg til side',
    asideFor: (name: string) => `Legg til side ${name}`,
    done: 'Filen er behandlet.',
  },
  unmatched: {
    title: 'Innbetalinger uten plass',
    none: 'Alle innbetalinger er plassert.',
    what: (amount: string, on: string) => `${amount}, ${on}`,
    kid: (kid: string) => `KID ${kid}`,
    message: (text: string) => `Melding: «${text.trim()}»`,
    file: (name: string, reference: string) => `Fil ${name}, arkivreferanse ${reference}`,
    reasons: {
      'other-account': 'Pengene er kommet på en annen konto enn avtalens.',
      'no-kid': 'Innbetalingen har ikke KID.',
      'bad-kid': 'KID-nummeret er skrevet feil.',
      'unknown-kid': 'KID-nummeret er ikke vårt.',
      'not-avtalegiro': 'Betalt på en annen måte enn AvtaleGiro.',
      'other-amount': 'Beløpet er et annet enn kravet.',
      'no-claim': 'Det er ikke noe åpent krav på dette KID-nummeret.',
      'called-off': 'Kravet var stoppet, og gaven er gitt på en annen måte.',
      reversal: 'Penger er gått tilbake, men vi finner ikke gaven.',
    } satisfies Record<UnmatchedReason, string>,
    outcome: 'Hva skal skje?',
    choose: 'Velg',
    outcomes: {
      gift: 'Før den som en gave på en giver',
      'paid-back': 'Den er betalt tilbake i banken',
      'not-ours': 'Den hører ikke til gavene',
    },
    returning: (reference: string) =>
      `Skal pengene tilbake? Betal i nettbanken, og skriv ${reference} i meldingen. Velg så at den er betalt tilbake. Da finner kontoutskriften den automatisk.`,
    agreement: 'Avtalenummer, bare for en gave (for eksempel A-100023)',
    note: 'Notat (valgfritt)',
    save: 'Lagre',
    saveFor: (title: string) => `Lagre: ${title}`,
    saved: 'Innbetalingen er behandlet.',
  },
  refunds: {
    title: 'Skal betales tilbake',
    none: 'Ingen tilbakebetalinger venter.',
    text: (amount: string, on: string) => `${amount}, lovet ${on}`,
    agreement: (number: string) => `Avtale ${number}`,
    message: (receipt: string) =>
      `Betal i nettbanken, og skriv ${receipt} i meldingen. Da finner kontoutskriften tilbakebetalingen automatisk.`,
    paid: 'Betalt tilbake i banken',
    done: 'Giveren får en kvittering.',
  },
  files: {
    title: 'De siste filene',
    none: 'Ingen filer ennå.',
    items: (count: number) => many(count, 'post', 'poster'),
    digest: (digest: string) => `SHA-256 ${digest.slice(0, 12)}…`,
  },
  kinds: {
    claims: 'Krav',
    cancellations: 'Slettinger',
    mandates: 'Avtaler i banken',
    ocr: 'Innbetalinger',
    mixed: 'Avtaler og innbetalinger',
    receipt: 'Kvittering fra operatøren',
    unreadable: 'Fil som ikke kan leses',
  } satisfies Record<GiroFileKind, string>,
  states: {
    made: 'Laget',
    delivered: 'Levert',
    accepted: 'Godkjent',
    rejected: 'Avvist',
    waiting: 'Venter',
    booked: 'Ført',
    problem: 'Stemmer ikke',
    'set-aside': 'Lagt til side',
  } satisfies Record<GiroFileState, string>,
};

export const settlementFieldTexts = {
  outcome: choiceTexts('Velg hva som skal skje'),
  agreementNumber: {
    REQUIRED: 'Skriv avtalenummeret til giveren',
    TOO_SHORT: 'Skriv avtalenummeret til giveren',
    TOO_LONG: 'Avtalenummeret er for langt',
    INVALID: 'Vi finner ingen giver med dette avtalenummeret, eller beløpet kan ikke være en gave',
  } satisfies FieldTexts,
  note: {
    REQUIRED: 'Skriv et notat',
    TOO_SHORT: 'Skriv et notat',
    TOO_LONG: 'Notatet kan ha 200 tegn',
    INVALID: 'Notatet har tegn vi ikke kan lagre',
  } satisfies FieldTexts,
};
