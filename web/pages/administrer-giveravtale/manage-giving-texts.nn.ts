/** In nynorsk. */
import type { GiftFailure, Rail, StopReason } from '#contract/giving-values.ts';
import { fodselsnummerFieldTexts } from '#web/texts/address-texts.ts';
import { choiceTexts } from '#web/texts/field-texts.ts';
import { formatDate } from '#web/texts/format.ts';
import { amountFieldTexts, asSentence } from '#web/texts/giving-words.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const texts = {
  title: 'Givaravtalen din',
  none: {
    title: 'Du har ingen givaravtale',
    text: 'Vil du gi ei fast gåve, vel du sjølv beløp og dag.',
    link: 'Bli fast givar',
  },
  lead: (terms: string) => asSentence(`Du gir ${terms}`),
  paused: (amount: string, until: string) =>
    `Avtalen på ${amount} er på pause. Han startar igjen ${formatDate(until)}.`,
  stopped: 'Avtalen er stoppa. Takk for alt du har bidrege med.',
  waiting: 'Avtalen ventar på at du godkjenner han i Vipps.',
  approve: 'Godkjenn avtalen i Vipps',
  notGiven: 'Avtalen blei ikkje fullført, og ingenting blir trekt.',
  number: (number: string) => `Avtale ${number}`,
  synchronising:
    'Den siste endringa er ikkje registrert i Vipps enno. Vi prøver igjen kvar time. Skriv til oss om dette står her i morgon òg.',
  next: 'Dei neste trekka',
  trouble: {
    title: 'Det siste trekket gjekk ikkje gjennom',
    retrying: (on: string) =>
      `Trekket som skulle kome ${formatDate(on)}, blir prøvd på nytt dei neste dagane. Du treng ikkje å gjere noko.`,
    failed: (on: string) => `Trekket som skulle kome ${formatDate(on)}, gjekk ikkje gjennom.`,
    owed: 'Du skuldar oss ingenting. Avtalen held fram som før.',
    why: {
      'user-action': 'Sjå i Vipps-appen om kortet ditt må fornyast.',
      'amount-too-high': 'Beløpet er høgare enn grensa du har sett i Vipps.',
      other: 'Sjå i Vipps-appen kva som stoppa det.',
      technical: 'Det var ein teknisk feil, ikkje noko du har gjort.',
    } satisfies Record<GiftFailure, string>,
    whyInBank:
      'Banken seier ikkje kvifor. Sjå i nettbanken om det var pengar nok på kontoen, og om beløpsgrensa for AvtaleGiro er høg nok.',
  },
  change: {
    open: 'Endre',
    title: 'Endre avtalen',
    frequency: 'Kor ofte',
    day: 'Dag',
    purpose: 'Gåva går til',
    preview: 'Slik blir dei neste trekka',
    save: 'Lagre endringa',
    cancel: 'Avbryt',
    saved: 'Endringa er lagra.',
    notYet: 'Vi har teke imot endringa. Ho gjeld når du har godkjent ho i Vipps',
  },
  raise: {
    title: 'Godkjenn det nye beløpet i Vipps',
    text: (now: string, wanted: string) =>
      `Du har bede om å gi ${asSentence(wanted)} Det er mykje meir enn du har godkjent i Vipps, så der må du godkjenne på nytt. Fram til då gir du ${asSentence(now)}`,
    undo: 'Ombestemmer du deg, treng du ikkje å gjere noko. Då held avtalen fram som før.',
  },
  pause: {
    open: 'Ta ein pause',
    title: 'Ta ein pause',
    label: 'Kor lenge?',
    months: (count: string) => (count === '1' ? '1 månad' : `${count} månader`),
    resumes: (on: string) => `Første gåve etter pausen kjem tidlegast ${formatDate(on)}.`,
    save: 'Start pausen',
    saved: 'Avtalen er sett på pause.',
  },
  resume: { button: 'Avslutt pausen no', saved: 'Pausen er over.' },
  stop: {
    open: 'Stopp avtalen',
    title: 'Stoppe avtalen?',
    text: 'Han stoppar med ein gong, og du får ei stadfesting. Er eit trekk allereie sendt til Vipps eller banken, kan det likevel bli trekt. Då ser du det her.',
    bank: 'Vi ber ikkje banken om fleire trekk. Sjølve AvtaleGiroen avsluttar du i nettbanken, og etterpå viser vi deg korleis.',
    reason: 'Vil du seie kvifor? (valfritt)',
    none: 'Vil ikkje seie',
    reasons: {
      economy: 'Økonomien min har endra seg',
      'other-causes': 'Eg støttar noko anna no',
      disagree: 'Eg er usamd i noko de gjer',
      'too-much-contact': 'Eg får for mange førespurnader',
      other: 'Noko anna',
    } satisfies Record<StopReason, string>,
    yes: 'Stopp avtalen',
    no: 'Behald avtalen',
    saved: 'Avtalen er stoppa.',
  },
  restart: {
    button: 'Start avtalen igjen',
    text: {
      vipps: 'Du godkjenner han på nytt i Vipps. Historikken din blir med.',
      avtalegiro:
        'Står han framleis i banken, er han i gang igjen med ein gong. Elles signerer du han i banken på nytt. Historikken din blir med.',
    } satisfies Record<Rail, string>,
  },
  changedElsewhere: 'Avtalen er endra ein annan stad i mellomtida. No ser du han slik han er.',
  timeline: 'Det som har skjedd',
  earlier: 'Vis eldre hendingar',
  earlierGifts: 'Vis eldre gåver',
  receipt: 'Sjå kvittering',
  by: (who: string) => `Av ${who}`,
  askAboutGift: 'Spør om gåva',
  askAboutAgreement: 'Spør om avtalen',
  gifts: 'Gåvene dine',
  year: {
    title: (year: number) => `Gåvene mine i ${year}`,
    choose: 'Vel år',
    tax: 'Skattefrådrag',
    reportedOn: 'Blir rapportert på',
    reportedOnWords: (name: string, number: string | null) => (number ? `${name}, ${number}` : name),
    source: 'Kjelde',
    ceiling: 'Grense for frådrag',
    refunded: (amount: string) => `${amount} er betalt tilbake til deg, og blir ikkje rekna med.`,
    chart: (year: number) => `Gåvene dine månad for månad i ${year}. Tala står i tabellen under.`,
    asTable: 'Sjå tala i ein tabell',
    table: (year: number) => `Gåver i ${year}`,
    month: 'Månad',
    amount: 'Gitt',
    total: 'Til saman',
    document: (year: number) => `Last ned oversikta for ${year} (PDF)`,
    saved: 'Oversikta er lasta ned.',
    statements: 'Sjå årsoppgåvene dine',
  },
  wish: {
    label: 'Rapporter gåvene mine til Skatteetaten',
    on: 'Du har sagt ja. Gåvene blir rapporterte for deg når dei til saman er store nok.',
    off: 'Slår du dette på, rapporterer vi det du gir i løpet av året.',
    signIn:
      'For å endre dette må du logge inn på nytt. Det er for at ingen andre skal kunne gjere det for deg.',
    signInButton: 'Logg inn på nytt',
    savedOn: 'Gåvene dine blir rapporterte til Skatteetaten.',
    savedOff: 'Gåvene dine blir ikkje rapporterte til Skatteetaten.',
    numberLead:
      'Skatteetaten treng fødselsnummeret ditt for å føre gåvene opp på deg. Du kan òg oppgi det seinare.',
    number: 'Fødselsnummer (kan oppgivast seinare)',
    numberWhy: [
      'Skatteetaten kan berre føre gåva opp på deg når vi rapporterer ho med fødselsnummer. Vi bruker det òg til å søkje om offentleg støtte for medlemmer og til å sjå at ingen er registrert to gonger.',
      'Nummeret blir kryptert når vi lagrar det. Om du seier nei til frådrag, spør vi ikkje om det.',
    ],
    giveNumber: 'Oppgi fødselsnummer',
    save: 'Ja, rapporter gåvene',
    saveNumber: 'Lagre nummeret',
    cancel: 'Avbryt',
  },
};

export const fieldTexts = {
  version: choiceTexts(texts.changedElsewhere),
  amountKroner: amountFieldTexts,
  frequency: choiceTexts('Vel kor ofte du vil gi'),
  day: choiceTexts('Vel dag'),
  purposeId: choiceTexts('Vel kva gåva skal gå til'),
};

export const wishFieldTexts = {
  fodselsnummer: { ...fodselsnummerFieldTexts, REQUIRED: 'Skriv fødselsnummeret ditt' },
};
export type Complete = Whole<
  Compared<typeof import('./manage-giving-texts.ts'), typeof import('./manage-giving-texts.nn.ts')>
>;
