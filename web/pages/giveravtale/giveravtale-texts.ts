import { adultAge } from '#contract/values/adult-age.ts';
import { birthDateFieldTexts, fodselsnummerFieldTexts } from '#web/texts/address-texts.ts';
import { choiceTexts } from '#web/texts/field-texts.ts';
import { amountFieldTexts, asSentence } from '#web/texts/giving-words.ts';
import { nameFieldTexts } from '#web/texts/name-texts.ts';
import { organisation } from '#web/texts/organisation.ts';

export const texts = {
  title: 'Bli fast giver',
  lead: `Med et beløp du velger selv, støtter du arbeidet til ${organisation.shortName} måned etter måned.`,
  promises: [
    'Du bestemmer beløpet, dagen og hvor ofte. Vi øker aldri noe for deg.',
    'Du kan endre, ta en pause eller stoppe når du vil, her på siden. Ingen spør om grunn.',
    'Hvis et trekk ikke går gjennom, skylder du oss ingenting.',
    'Du trenger ikke å være medlem, og en gave gjør deg ikke til medlem.',
  ],
  signIn: {
    title: 'Logg inn for å gi',
    text: 'Du logger inn med e-post eller mobilnummer, så finner du igjen avtalen og kvitteringene dine her.',
    button: 'Logg inn',
  },
  closed: {
    title: 'Du kan ikke opprette en avtale her akkurat nå',
    text: 'Skriv til oss, så hjelper vi deg i gang på en annen måte.',
    link: 'Skriv til oss',
  },
  joining: {
    text: 'Er du allerede medlem eller giver, finner vi det du har.',
    verify: 'Finn meg først',
  },
  tooYoung: {
    title: `Du må ha fylt ${adultAge} år`,
    text: `Fast giver kan du bli når du er ${adultAge}. Takk for at du vil bidra!`,
  },
  has: {
    title: 'Du har en giveravtale',
    text: (terms: string) => `${asSentence(`Du gir ${terms}`)} Vil du endre den, ta en pause eller stoppe?`,
    paused: (amount: string, until: string) =>
      `Avtalen på ${amount} er på pause til ${until}. Vil du endre den eller stoppe?`,
    link: 'Se avtalen din',
  },
  waiting: {
    title: 'Avtalen din venter på deg',
    text: (terms: string) => `Du har valgt ${terms}, men ikke godkjent det i Vipps ennå.`,
    giro: (terms: string) =>
      `${asSentence(`Du har valgt ${terms}`)} Nå signerer du i banken, så er du i gang.`,
    anew: 'Begynn på nytt',
  },
  progress: (step: number, of: number) => `Bli fast giver – steg ${step} av ${of}`,
  back: 'Tilbake til forrige steg',
  form: {
    parts: {
      belop: 'Hvor mye vil du gi?',
      betaling: 'Hvordan vil du betale?',
      godkjenn: 'Se over og godkjenn',
    },
    nothingYet: 'Vi trekker ingenting før du har godkjent avtalen i Vipps eller i banken.',
    rail: 'Betalingsmåte',
    giroMeaning: 'Hva er AvtaleGiro?',
    chosen: 'Dette har du valgt',
    amount: 'Beløp',
    chosenDay: 'Trekkdag',
    change: {
      belop: 'Endre beløpet eller hvor ofte',
      betaling: 'Endre betalingsmåten eller dagen',
    },
    next: 'Gå videre',
    frequency: 'Hvor ofte vil du gi?',
    day: 'Hvilken dag skal trekket komme?',
    dayHint: 'Faller dagen på en helg eller en helligdag, kommer trekket neste bankdag.',
    chooseDay: 'Velg dag',
    purpose: 'Hva skal gaven gå til?',
    tax: 'Ja, rapporter gavene til Skatteetaten, så jeg kan få skattefradrag',
    taxHint: (minimum: string) =>
      `Hvis du gir minst ${minimum} i løpet av året, kan du få fradrag. Til det trenger Skatteetaten fødselsnummeret ditt.`,
    taxChosen:
      'Du har allerede sagt ja til at gavene rapporteres til Skatteetaten. Det kan du endre under «Gavene mine».',
    number: 'Fødselsnummer (kan oppgis senere)',
    numberWhy: [
      'Skatteetaten kan bare føre gaven opp på deg når vi rapporterer den med fødselsnummer. Vi bruker det også til å søke om offentlig støtte for medlemmer og til å se at ingen er registrert to ganger.',
      'Nummeret blir kryptert når vi lagrer det. Hvis du sier nei til fradrag, spør vi ikke om det.',
    ],
    signInForNumber:
      'Vil du oppgi fødselsnummeret nå, må du logge inn på nytt først. Du kan også oppgi det senere.',
    signIn: 'Logg inn på nytt',
    nameHint: 'Navnet står på kvitteringen.',
    contact: (to: string) => `Kvitteringer og beskjeder om gavene dine sender vi til ${to}.`,
    preview: 'Slik blir de tre første trekkene',
    previewHint: 'Velg et beløp, så viser vi datoene her.',
    terms: 'Vilkår',
    accept: 'Jeg har lest vilkårene og vil inngå avtalen',
    send: 'Fortsett til Vipps',
    recurring: 'Dette er en fast avtale: Beløpet trekkes om igjen til du endrer eller stopper den.',
  },
  oneOff: {
    title: 'Heller gi én gang?',
    text: 'En enkeltgave med Vipps binder deg ikke til noe.',
    open: 'Gi en gave én gang',
    send: 'Gi med Vipps',
    waiting: 'Gaven din er klar til godkjenning',
  },
};

export const giftFieldTexts = {
  ...nameFieldTexts,
  amountKroner: amountFieldTexts,
  purposeId: choiceTexts('Velg hva gaven skal gå til'),
  wantsTaxDeduction: choiceTexts('Velg om du vil ha skattefradrag'),
  fodselsnummer: fodselsnummerFieldTexts,
  bornOn: birthDateFieldTexts,
};

export const fieldTexts = {
  ...giftFieldTexts,
  rail: choiceTexts('Velg hvordan du vil betale'),
  frequency: choiceTexts('Velg hvor ofte du vil gi'),
  day: choiceTexts('Velg hvilken dag trekket skal komme'),
  acceptsTerms: choiceTexts('Les vilkårene, og kryss av for at du vil inngå avtalen'),
  wantsNotice: choiceTexts('Velg om du vil ha beskjed før hvert trekk'),
  termsVersion: choiceTexts('Vilkårene er endret. Last siden på nytt, og les dem'),
};
