/** In nynorsk. */
import type { MagazinePayment } from '#contract/magazine-values.ts';
import { issueLimits } from '#contract/staff-magazine-endpoints.ts';
import { choiceTexts, dayTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount, formatDate } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const texts = {
  title: 'Magasinutgåver',
  lead: 'Her planlegg du utgåvene, fryser lista over kven som skal ha dei, og lagar fila til trykkeriet.',
  readers: {
    title: 'Kven får magasinet no',
    who: 'Kven',
    paper: 'Papir',
    digital: 'Digitalt',
    members: 'Medlemmer',
    others: 'Andre',
    returned: (count: number) =>
      `${formatCount(count, 'person', 'personar')} får ikkje papir fordi post har kome i retur.`,
  },
  returns: {
    title: 'Postretur',
    text: 'Skriv nummeret som står på konvolutten. Personen får beskjed på Min side, og får ikkje meir i posten før adressa er i orden.',
    code: 'Nummer på konvolutten',
    button: 'Registrer returen',
    outcomes: {
      marked: 'Returen er registrert. Personen har fått beskjed om å sjå over adressa.',
      'marked-before': 'Denne returen er allereie registrert.',
      'moved-since': 'Registrert. Personen har ei anna adresse no, så neste utgåve blir send dit.',
    },
  },
  plan: {
    new: 'Planlegg ei utgåve',
    edit: (number: string) => `Endre utgåve ${number}`,
    number: 'Nummer',
    numberHint: 'Til dømes 1/2027',
    title: 'Tittel',
    deadlineOn: 'Frist for å bestille',
    outOn: 'I postkassene',
    outHint: 'Pausar og mellombelse adresser blir rekna frå denne dagen.',
    audioUrl: 'Lenkje til lydutgåva (valfritt)',
    save: 'Lagre utgåva',
    cancel: 'Avbryt',
    saved: 'Utgåva er lagra.',
    changedElsewhere: 'Nokon andre har endra utgåva. Sjå over, og lagre på nytt.',
  },
  issue: {
    list: 'Utgåvene',
    none: 'Ingen utgåver er planlagde.',
    name: (number: string, title: string) => `${number}: ${title}`,
    states: {
      planned: 'Planlagd',
      frozen: 'Lista er fryst.',
      exported: 'Fila til trykkeriet er laga',
    },
    deadline: (day: string) => `Frist ${formatDate(day)}`,
    out: (day: string) => `I postkassene ${formatDate(day)}`,
    counts: {
      domestic: 'Papir, innland',
      abroad: 'Papir, utland',
      digital: 'Digitalt',
      household: 'Deler eksemplar',
      paused: 'Pause',
      returned: 'Postretur',
      noAddress: 'Manglar adresse',
      stopped: 'Stoppa etter frysing',
    },
    hasFile: 'PDF er lagd inn.',
    noFile: 'PDF manglar.',
    file: (number: string) => `Vel PDF for utgåve ${number}`,
    fileSaved: 'PDF-en er lagra.',
    fileRefused:
      'Fila blei ikkje lagra. Det må vere ein heil PDF utan passord, og han kan ikkje ha andre filer inni seg. Lag han på nytt og prøv igjen.',
    fileTooLarge: 'Fila er for stor. Ho kan vere på høgst 20 MB.',
    edit: 'Endre',
    freeze: 'Frys lista',
    freezeOf: (number: string) => `Frys lista for utgåve ${number}`,
    freezeSure: (number: string) => `Vil du fryse lista for utgåve ${number}?`,
    freezeText: 'Den som bestiller etterpå, byrjar med neste utgåve. Det kan ikkje gjerast om.',
    freezeYes: 'Ja, frys lista',
    frozen: 'Lista er fryst.',
    export: 'Lag fila til trykkeriet',
    exportOf: (number: string) => `Lag fila til trykkeriet for utgåve ${number}`,
    exportSure: (number: string) => `Vil du lage fila til trykkeriet for utgåve ${number}?`,
    exportText:
      'Fila blir laga éin gong, og det blir ført kven som gjorde det. Du kan hente ho i eitt døgn. Etterpå blir adressene i fila sletta.',
    exportYes: 'Ja, lag fila',
    exported: 'Fila er laga. Hent ho no',
    resends: (count: number) =>
      `${formatCount(count, 'person', 'personar')} har meldt at magasinet ikkje kom.`,
    resend: 'Lag fil for ettersending',
    fetch: { run: 'Hent fila til trykkeriet', resend: 'Hent fila for ettersending' },
    fetched: 'Fila er lasta ned.',
    made: {
      run: (by: string, when: string, count: number) =>
        `Fil til trykkeriet med ${formatCount(count, 'adresse', 'adresser')}, laga av ${by} ${when}`,
      resend: (by: string, when: string, count: number) =>
        `Ettersending til ${formatCount(count, 'adresse', 'adresser')}, laga av ${by} ${when}`,
    },
    unknown: 'ein som ikkje arbeider her lenger',
    no: 'Nei',
    changed: 'Noko er endra sidan du opna sida. Sjå over, og prøv igjen.',
  },
};

/** On the page of a case. */
export const paymentTexts = {
  title: 'Betaling for magasinet',
  text: 'Oppslaget blir loggført, og personen kan sjå det på sida si.',
  show: 'Vis betaling for magasinet',
  none: 'Personen har ikkje betalt for magasinet.',
  states: {
    waiting: 'Ventar på betaling, bestilt',
    paid: 'Betalt',
    cancelled: 'Avbroten',
    expired: 'Gjekk ut på tid',
    failed: 'Gjekk ikkje gjennom',
    'refund-wanted': 'På veg tilbake, betalt',
    refunded: 'Betalt tilbake',
  } satisfies Record<MagazinePayment['state'], string>,
  until: (day: string) => `Gjeld til og med ${formatDate(day)}`,
  refund: 'Betal tilbake',
  refundOne: (price: string, number: string) => `Betal tilbake ${price}, kvittering ${number}`,
  refundText: (price: string) =>
    `Heile beløpet, ${price}, går tilbake i Vipps. Tida det galdt, fell bort, og kjøparen får beskjed.`,
  refundYes: 'Ja, betal tilbake',
  cancel: 'Avbryt',
  refunded: 'Pengane er på veg tilbake, og kjøparen får beskjed',
};

export const planFieldTexts = {
  number: {
    ...textFieldTexts('Skriv nummeret på utgåva', 'Nummeret', issueLimits.number),
    INVALID: 'Det finst ei utgåve med dette nummeret, eller det har teikn vi ikkje kan ta imot',
  },
  title: textFieldTexts('Skriv ein tittel', 'Tittelen', issueLimits.title),
  deadlineOn: {
    ...dayTexts('fristen'),
    INVALID: 'Skriv fristen med dag, månad og år. Når lista er fryst, kan han ikkje endrast',
  },
  outOn: {
    ...dayTexts('dagen utgåva er i postkassene'),
    INVALID:
      'Skriv ein dag som ikkje er før fristen, med dag, månad og år. Når lista er fryst, kan han ikkje endrast',
  },
  audioUrl: choiceTexts('Lenkja må byrje med https:// og vere på høgst 300 teikn'),
  version: choiceTexts(texts.plan.changedElsewhere),
};
export const returnFieldTexts = {
  code: {
    ...choiceTexts('Vi finn ingen konvolutt med dette nummeret. Sjå om det er rett skrive'),
    REQUIRED: 'Skriv nummeret',
  },
};
export type Complete = Whole<
  Compared<typeof import('./desk-magazine-texts.ts'), typeof import('./desk-magazine-texts.nn.ts')>
>;
