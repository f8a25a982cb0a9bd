/** In nynorsk. */

import { adultAge } from '#contract/values/adult-age.ts';
import { birthDateFieldTexts, fodselsnummerFieldTexts } from '#web/texts/address-texts.ts';
import { choiceTexts } from '#web/texts/field-texts.ts';
import { amountFieldTexts, asSentence } from '#web/texts/giving-words.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import { nameFieldTexts } from '#web/texts/name-texts.ts';
import { organisation } from '#web/texts/organisation.ts';

export const texts = {
  title: 'Bli fast givar',
  lead: `Med eit beløp du vel sjølv, støttar du arbeidet til ${organisation.shortName} månad etter månad.`,
  promises: [
    'Du bestemmer beløpet, dagen og kor ofte. Vi aukar aldri noko for deg.',
    'Du kan endre, ta ein pause eller stoppe når du vil, her på sida. Ingen spør om grunn.',
    'Om eit trekk ikkje går gjennom, skuldar du oss ingenting.',
    'Du treng ikkje å vere medlem, og ei gåve gjer deg ikkje til medlem.',
  ],
  signIn: {
    title: 'Logg inn for å gi',
    text: 'Du loggar inn med e-post eller mobilnummer, så finn du igjen avtalen og kvitteringane dine her.',
    button: 'Logg inn',
  },
  closed: {
    title: 'Du kan ikkje opprette ein avtale her akkurat no',
    text: 'Skriv til oss, så hjelper vi deg i gang på ein annan måte.',
    link: 'Skriv til oss',
  },
  joining: {
    text: 'Er du allereie medlem eller givar, finn vi det du har.',
    verify: 'Finn meg først',
  },
  tooYoung: {
    title: `Du må ha fylt ${adultAge} år`,
    text: `Fast givar kan du bli når du er ${adultAge}. Takk for at du vil bidra!`,
  },
  has: {
    title: 'Du har ein givaravtale',
    text: (terms: string) => `${asSentence(`Du gir ${terms}`)} Vil du endre han, ta ein pause eller stoppe?`,
    paused: (amount: string, until: string) =>
      `Avtalen på ${amount} er på pause til ${until}. Vil du endre han eller stoppe?`,
    link: 'Sjå avtalen din',
  },
  waiting: {
    title: 'Avtalen din ventar på deg',
    text: (terms: string) => `Du har valt ${terms}, men ikkje godkjent det i Vipps enno.`,
    giro: (terms: string) =>
      `${asSentence(`Du har valt ${terms}`)} No signerer du i banken, så er du i gang.`,
    anew: 'Byrj på nytt',
  },
  progress: (step: number, of: number) => `Bli fast givar – steg ${step} av ${of}`,
  back: 'Tilbake til førre steget',
  form: {
    parts: {
      belop: 'Kor mykje vil du gi?',
      betaling: 'Korleis vil du betale?',
      godkjenn: 'Sjå over og godkjenn',
    },
    nothingYet: 'Vi trekkjer ingenting før du har godkjent avtalen i Vipps eller i banken.',
    rail: 'Betalingsmåte',
    giroMeaning: 'Kva er AvtaleGiro?',
    chosen: 'Dette har du valt',
    amount: 'Beløp',
    chosenDay: 'Trekkdag',
    change: {
      belop: 'Endre beløpet eller kor ofte',
      betaling: 'Endre betalingsmåten eller dagen',
    },
    next: 'Gå vidare',
    frequency: 'Kor ofte vil du gi?',
    day: 'Kva dag skal trekket kome?',
    dayHint: 'Fell dagen på ei helg eller ein heilagdag, kjem trekket neste bankdag.',
    chooseDay: 'Vel dag',
    purpose: 'Kva skal gåva gå til?',
    tax: 'Ja, rapporter gåvene til Skatteetaten, så eg kan få skattefrådrag',
    taxHint: (minimum: string) =>
      `Om du gir minst ${minimum} i løpet av året, kan du få frådrag. Til det treng Skatteetaten fødselsnummeret ditt.`,
    taxChosen:
      'Du har allereie sagt ja til at gåvene blir rapporterte til Skatteetaten. Det kan du endre under «Gåvene mine».',
    number: 'Fødselsnummer (kan du oppgi seinare)',
    numberWhy: [
      'Skatteetaten kan berre føre gåva opp på deg når vi rapporterer ho med fødselsnummer. Vi bruker det òg til å søkje om offentleg støtte for medlemmer og til å sjå at ingen er registrert to gonger.',
      'Nummeret blir kryptert når vi lagrar det. Om du seier nei til frådrag, spør vi ikkje om det.',
    ],
    signInForNumber:
      'Vil du oppgi fødselsnummeret no, må du logge inn på nytt først. Du kan òg oppgi det seinare.',
    signIn: 'Logg inn på nytt',
    nameHint: 'Namnet står på kvitteringa.',
    contact: (to: string) => `Kvitteringar og meldingar om gåvene dine sender vi til ${to}.`,
    preview: 'Slik blir dei tre første trekka',
    previewHint: 'Vel eit beløp, så viser vi datoane her.',
    terms: 'Vilkår',
    accept: 'Eg har lese vilkåra og vil inngå avtalen',
    send: 'Hald fram til Vipps',
    recurring: 'Dette er ein fast avtale: Beløpet blir trekt om igjen til du endrar eller stoppar han.',
  },
  oneOff: {
    title: 'Heller gi éin gong?',
    text: 'Ei eingongsgåve med Vipps bind deg ikkje til noko.',
    open: 'Gi ei gåve éin gong',
    send: 'Gi med Vipps',
    waiting: 'Gåva di er klar til godkjenning',
  },
};

export const giftFieldTexts = {
  ...nameFieldTexts,
  amountKroner: amountFieldTexts,
  purposeId: choiceTexts('Vel kva gåva skal gå til'),
  wantsTaxDeduction: choiceTexts('Vel om du vil ha skattefrådrag'),
  fodselsnummer: fodselsnummerFieldTexts,
  bornOn: birthDateFieldTexts,
};

export const fieldTexts = {
  ...giftFieldTexts,
  rail: choiceTexts('Vel korleis du vil betale'),
  frequency: choiceTexts('Vel kor ofte du vil gi'),
  day: choiceTexts('Vel kva dag trekket skal kome'),
  acceptsTerms: choiceTexts('Les vilkåra, og kryss av for at du vil inngå avtalen'),
  wantsNotice: choiceTexts('Vel om du vil ha beskjed før kvart trekk'),
  termsVersion: choiceTexts('Vilkåra er endra. Last sida på nytt, og les dei'),
};
export type Complete = Whole<
  Compared<typeof import('./giveravtale-texts.ts'), typeof import('./giveravtale-texts.nn.ts')>
>;
