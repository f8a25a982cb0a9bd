import type { GiftFailure, Rail, StopReason } from '#contract/giving-values.ts';
import { fodselsnummerFieldTexts } from '#web/texts/address-texts.ts';
import { choiceTexts } from '#web/texts/field-texts.ts';
import { formatDate } from '#web/texts/format.ts';
import { amountFieldTexts, asSentence } from '#web/texts/giving-words.ts';

export const texts = {
  title: 'Din giveravtale',
  none: {
    title: 'Du har ingen giveravtale',
    text: 'Vil du gi en fast gave, velger du selv beløp og dag.',
    link: 'Bli fast giver',
  },
  lead: (terms: string) => asSentence(`Du gir ${terms}`),
  paused: (amount: string, until: string) =>
    `Avtalen på ${amount} er på pause. Den starter igjen ${formatDate(until)}.`,
  stopped: 'Avtalen er stoppet. Takk for alt du har bidratt med.',
  waiting: 'Avtalen venter på at du godkjenner den i Vipps.',
  approve: 'Godkjenn avtalen i Vipps',
  notGiven: 'Avtalen ble ikke fullført, og ingenting blir trukket.',
  number: (number: string) => `Avtale ${number}`,
  synchronising:
    'Den siste endringen er ikke registrert i Vipps ennå. Vi prøver igjen hver time. Skriv til oss hvis dette står her i morgen også.',
  next: 'De neste trekkene',
  trouble: {
    title: 'Det siste trekket gikk ikke gjennom',
    retrying: (on: string) =>
      `Trekket som skulle komme ${formatDate(on)}, prøves på nytt de neste dagene. Du trenger ikke å gjøre noe.`,
    failed: (on: string) => `Trekket som skulle komme ${formatDate(on)}, gikk ikke gjennom.`,
    owed: 'Du skylder oss ingenting. Avtalen fortsetter som før.',
    why: {
      'user-action': 'Se i Vipps-appen om kortet ditt må fornyes.',
      'amount-too-high': 'Beløpet er høyere enn grensen du har satt i Vipps.',
      other: 'Se i Vipps-appen hva som stoppet det.',
      technical: 'Det var en teknisk feil, ikke noe du har gjort.',
    } satisfies Record<GiftFailure, string>,
    whyInBank:
      'Banken sier ikke hvorfor. Se i nettbanken om det var penger nok på kontoen, og om beløpsgrensen for AvtaleGiro er høy nok.',
  },
  change: {
    open: 'Endre',
    title: 'Endre avtalen',
    frequency: 'Hvor ofte',
    day: 'Dag',
    purpose: 'Gaven går til',
    preview: 'Slik blir de neste trekkene',
    save: 'Lagre endringen',
    cancel: 'Avbryt',
    saved: 'Endringen er lagret.',
    notYet: 'Vi har tatt imot endringen. Den gjelder når du har godkjent den i Vipps',
  },
  raise: {
    title: 'Godkjenn det nye beløpet i Vipps',
    text: (now: string, wanted: string) =>
      `Du har bedt om å gi ${asSentence(wanted)} Det er mye mer enn du har godkjent i Vipps, så der må du godkjenne på nytt. Fram til da gir du ${asSentence(now)}`,
    undo: 'Ombestemmer du deg, trenger du ikke å gjøre noe. Da fortsetter avtalen som før.',
  },
  pause: {
    open: 'Ta en pause',
    title: 'Ta en pause',
    label: 'Hvor lenge?',
    months: (count: string) => (count === '1' ? '1 måned' : `${count} måneder`),
    resumes: (on: string) => `Første gave etter pausen kommer tidligst ${formatDate(on)}.`,
    save: 'Start pausen',
    saved: 'Avtalen er satt på pause.',
  },
  resume: { button: 'Avslutt pausen nå', saved: 'Pausen er over.' },
  stop: {
    open: 'Stopp avtalen',
    title: 'Stoppe avtalen?',
    text: 'Den stopper med en gang, og du får en bekreftelse. Er et trekk allerede sendt til Vipps eller banken, kan det likevel bli trukket. Da ser du det her.',
    bank: 'Vi ber ikke banken om flere trekk. Selve AvtaleGiroen avslutter du i nettbanken, og etterpå viser vi deg hvordan.',
    reason: 'Vil du si hvorfor? (valgfritt)',
    none: 'Vil ikke si',
    reasons: {
      economy: 'Økonomien min har endret seg',
      'other-causes': 'Jeg støtter noe annet nå',
      disagree: 'Jeg er uenig i noe dere gjør',
      'too-much-contact': 'Jeg får for mange henvendelser',
      other: 'Noe annet',
    } satisfies Record<StopReason, string>,
    yes: 'Stopp avtalen',
    no: 'Behold avtalen',
    saved: 'Avtalen er stoppet.',
  },
  restart: {
    button: 'Start avtalen igjen',
    text: {
      vipps: 'Du godkjenner den på nytt i Vipps. Historikken din blir med.',
      avtalegiro:
        'Står den fortsatt i banken, er den i gang igjen med en gang. Ellers signerer du den i banken på nytt. Historikken din blir med.',
    } satisfies Record<Rail, string>,
  },
  changedElsewhere: 'Avtalen er endret et annet sted i mellomtiden. Nå ser du den slik den er.',
  timeline: 'Det som har skjedd',
  earlier: 'Vis eldre hendelser',
  earlierGifts: 'Vis eldre gaver',
  receipt: 'Se kvittering',
  by: (who: string) => `Av ${who}`,
  askAboutGift: 'Spør om gaven',
  askAboutAgreement: 'Spør om avtalen',
  gifts: 'Gavene dine',
  year: {
    title: (year: number) => `Gavene mine i ${year}`,
    choose: 'Velg år',
    tax: 'Skattefradrag',
    reportedOn: 'Rapporteres på',
    reportedOnWords: (name: string, number: string | null) => (number ? `${name}, ${number}` : name),
    source: 'Kilde',
    ceiling: 'Grense for fradrag',
    refunded: (amount: string) => `${amount} er betalt tilbake til deg, og regnes ikke med.`,
    chart: (year: number) => `Gavene dine måned for måned i ${year}. Tallene står i tabellen under.`,
    asTable: 'Se tallene i en tabell',
    table: (year: number) => `Gaver i ${year}`,
    month: 'Måned',
    amount: 'Gitt',
    total: 'Til sammen',
    document: (year: number) => `Last ned oversikten for ${year} (PDF)`,
    saved: 'Oversikten er lastet ned.',
    statements: 'Se årsoppgavene dine',
  },
  wish: {
    label: 'Rapporter gavene mine til Skatteetaten',
    on: 'Du har sagt ja. Gavene blir rapportert for deg når de til sammen er store nok.',
    off: 'Slår du dette på, rapporterer vi det du gir i løpet av året.',
    signIn:
      'For å endre dette må du logge inn på nytt. Det er for at ingen andre skal kunne gjøre det for deg.',
    signInButton: 'Logg inn på nytt',
    savedOn: 'Gavene dine blir rapportert til Skatteetaten.',
    savedOff: 'Gavene dine blir ikke rapportert til Skatteetaten.',
    numberLead:
      'Skatteetaten trenger fødselsnummeret ditt for å føre gavene opp på deg. Du kan også oppgi det senere.',
    number: 'Fødselsnummer (kan oppgis senere)',
    numberWhy: [
      'Skatteetaten kan bare føre gaven opp på deg når vi rapporterer den med fødselsnummer. Vi bruker det også til å søke om offentlig støtte for medlemmer og til å se at ingen er registrert to ganger.',
      'Nummeret blir kryptert når vi lagrer det. Hvis du sier nei til fradrag, spør vi ikke om det.',
    ],
    giveNumber: 'Oppgi fødselsnummer',
    save: 'Ja, rapporter gavene',
    saveNumber: 'Lagre nummeret',
    cancel: 'Avbryt',
  },
};

export const fieldTexts = {
  version: choiceTexts(texts.changedElsewhere),
  amountKroner: amountFieldTexts,
  frequency: choiceTexts('Velg hvor ofte du vil gi'),
  day: choiceTexts('Velg dag'),
  purposeId: choiceTexts('Velg hva gaven skal gå til'),
};

export const wishFieldTexts = {
  fodselsnummer: { ...fodselsnummerFieldTexts, REQUIRED: 'Skriv fødselsnummeret ditt' },
};
