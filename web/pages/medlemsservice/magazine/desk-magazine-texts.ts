import type { MagazinePayment } from '#contract/magazine-values.ts';
import { issueLimits } from '#contract/staff-magazine-endpoints.ts';
import { choiceTexts, dayTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount, formatDate } from '#web/texts/format.ts';

export const texts = {
  title: 'Magasinutgaver',
  lead: 'Her planlegger du utgavene, fryser listen over hvem som skal ha dem, og lager filen til trykkeriet.',
  readers: {
    title: 'Hvem får magasinet nå',
    who: 'Hvem',
    paper: 'Papir',
    digital: 'Digitalt',
    members: 'Medlemmer',
    others: 'Andre',
    returned: (count: number) =>
      `${formatCount(count, 'person', 'personer')} får ikke papir fordi post har kommet i retur.`,
  },
  returns: {
    title: 'Postretur',
    text: 'Skriv nummeret som står på konvolutten. Personen får beskjed på Min side, og får ikke mer i posten før adressen er i orden.',
    code: 'Nummer på konvolutten',
    button: 'Registrer returen',
    outcomes: {
      marked: 'Returen er registrert. Personen har fått beskjed om å se over adressen.',
      'marked-before': 'Denne returen er allerede registrert.',
      'moved-since': 'Registrert. Personen har en annen adresse nå, så neste utgave sendes dit.',
    },
  },
  plan: {
    new: 'Planlegg en utgave',
    edit: (number: string) => `Endre utgave ${number}`,
    number: 'Nummer',
    numberHint: 'For eksempel 1/2027',
    title: 'Tittel',
    deadlineOn: 'Frist for å bestille',
    outOn: 'I postkassene',
    outHint: 'Pauser og midlertidige adresser regnes fra denne dagen.',
    audioUrl: 'Lenke til lydutgaven (valgfritt)',
    save: 'Lagre utgaven',
    cancel: 'Avbryt',
    saved: 'Utgaven er lagret.',
    changedElsewhere: 'Utgaven er endret av en annen. Se over, og lagre på nytt.',
  },
  issue: {
    list: 'Utgavene',
    none: 'Ingen utgaver er planlagt.',
    name: (number: string, title: string) => `${number}: ${title}`,
    states: { planned: 'Planlagt', frozen: 'Listen er fryst.', exported: 'Trykkefilen er laget' },
    deadline: (day: string) => `Frist ${formatDate(day)}`,
    out: (day: string) => `I postkassene ${formatDate(day)}`,
    counts: {
      domestic: 'Papir, innland',
      abroad: 'Papir, utland',
      digital: 'Digitalt',
      household: 'Deler eksemplar',
      paused: 'Pause',
      returned: 'Postretur',
      noAddress: 'Mangler adresse',
      stopped: 'Stoppet etter frysing',
    },
    hasFile: 'PDF er lagt inn.',
    noFile: 'PDF mangler.',
    file: (number: string) => `Velg PDF for utgave ${number}`,
    fileSaved: 'PDF-en er lagret.',
    fileRefused:
      'Filen ble ikke lagret. Det må være en hel PDF uten passord, og den kan ikke ha andre filer inni seg. Lag den på nytt og prøv igjen.',
    fileTooLarge: 'Filen er for stor. Den kan være høyst 20 MB.',
    edit: 'Endre',
    freeze: 'Frys listen',
    freezeOf: (number: string) => `Frys listen for utgave ${number}`,
    freezeSure: (number: string) => `Vil du fryse listen for utgave ${number}?`,
    freezeText: 'Den som bestiller etterpå, begynner med neste utgave. Det kan ikke gjøres om.',
    freezeYes: 'Ja, frys listen',
    frozen: 'Listen er fryst.',
    export: 'Lag trykkefilen',
    exportOf: (number: string) => `Lag trykkefilen for utgave ${number}`,
    exportSure: (number: string) => `Vil du lage trykkefilen for utgave ${number}?`,
    exportText:
      'Filen lages én gang, og det føres hvem som gjorde det. Du kan hente den i ett døgn. Etterpå slettes adressene i den.',
    exportYes: 'Ja, lag filen',
    exported: 'Filen er laget. Hent den nå',
    resends: (count: number) =>
      `${formatCount(count, 'person', 'personer')} har meldt at magasinet ikke kom.`,
    resend: 'Lag fil for ettersending',
    fetch: { run: 'Hent trykkefilen', resend: 'Hent filen for ettersending' },
    fetched: 'Filen er lastet ned.',
    made: {
      run: (by: string, when: string, count: number) =>
        `Trykkefil med ${formatCount(count, 'adresse', 'adresser')}, laget av ${by} ${when}`,
      resend: (by: string, when: string, count: number) =>
        `Ettersending til ${formatCount(count, 'adresse', 'adresser')}, laget av ${by} ${when}`,
    },
    unknown: 'en som ikke arbeider her lenger',
    no: 'Nei',
    changed: 'Noe er endret siden du åpnet siden. Se over, og prøv igjen.',
  },
};

/** On the page of a case. */
export const paymentTexts = {
  title: 'Betaling for magasinet',
  text: 'Oppslaget blir loggført, og personen kan se det på sin side.',
  show: 'Vis betaling for magasinet',
  none: 'Personen har ikke betalt for magasinet.',
  states: {
    waiting: 'Venter på betaling, bestilt',
    paid: 'Betalt',
    cancelled: 'Avbrutt',
    expired: 'Gikk ut på tid',
    failed: 'Gikk ikke gjennom',
    'refund-wanted': 'På vei tilbake, betalt',
    refunded: 'Betalt tilbake',
  } satisfies Record<MagazinePayment['state'], string>,
  until: (day: string) => `Gjelder til og med ${formatDate(day)}`,
  refund: 'Betal tilbake',
  refundOne: (price: string, number: string) => `Betal tilbake ${price}, kvittering ${number}`,
  refundText: (price: string) =>
    `Hele beløpet, ${price}, går tilbake i Vipps. Tiden det gjaldt, faller bort, og kjøperen får beskjed.`,
  refundYes: 'Ja, betal tilbake',
  cancel: 'Avbryt',
  refunded: 'Pengene er på vei tilbake, og kjøperen får beskjed',
};

export const planFieldTexts = {
  number: {
    ...textFieldTexts('Skriv nummeret på utgaven', 'Nummeret', issueLimits.number),
    INVALID: 'Det finnes en utgave med dette nummeret, eller det har tegn vi ikke kan ta imot',
  },
  title: textFieldTexts('Skriv en tittel', 'Tittelen', issueLimits.title),
  deadlineOn: {
    ...dayTexts('fristen'),
    INVALID: 'Skriv fristen med dag, måned og år. Når listen er fryst, kan den ikke endres',
  },
  outOn: {
    ...dayTexts('dagen utgaven er i postkassene'),
    INVALID:
      'Skriv en dag som ikke er før fristen, med dag, måned og år. Når listen er fryst, kan den ikke endres',
  },
  audioUrl: choiceTexts('Lenken må begynne med https:// og være på høyst 300 tegn'),
  version: choiceTexts(texts.plan.changedElsewhere),
};
export const returnFieldTexts = {
  code: {
    ...choiceTexts('Vi finner ingen konvolutt med dette nummeret. Se om det er riktig skrevet'),
    REQUIRED: 'Skriv nummeret',
  },
};
