/** In nynorsk. */

import { childAges, maximumChildren } from '#contract/children-endpoints.ts';
import { adultAge } from '#contract/values/adult-age.ts';
import { decidingAge } from '#contract/values/child-number.ts';
import { joiningAge } from '#contract/values/joining-age.ts';
import { nameLimits } from '#contract/values/person-name.ts';
import { choiceTexts, type FieldTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import { organisation } from '#web/texts/organisation.ts';

const { shortName } = organisation;

export const texts = {
  responsibilityMeaning: 'Kva tyder foreldreansvar?',
  registerMeaning: 'Kva er Folkeregisteret?',
  title: 'Registrere barn',
  lead: `Her registrerer du barn under ${joiningAge} år. Barna blir ikkje medlemmer. Det bestemmer dei sjølve når dei fyller ${joiningAge}.`,
  short: [
    'Eit registrert barn er ikkje medlem. Registreringa forpliktar ikkje barnet til noko.',
    'Vi får støtte frå staten for barn som er registrerte. Derfor spør vi.',
    'Har de foreldreansvaret saman, må begge seie ja.',
    `Er barnet ${childAges.informed} år eller eldre, skal det få vite om det og seie kva det meiner.`,
    `De kan avslutte når de vil. Den dagen barnet fyller ${decidingAge}, avsluttar vi registreringa.`,
  ],
  about: 'Kva registreringa er',
  points: [
    {
      title: 'Registrert, ikkje medlem',
      text: `Eit registrert barn høyrer til ${shortName} gjennom ein forelder som er medlem. Registreringa forpliktar ikkje barnet til noko, og vi skriv aldri til barnet.`,
    },
    {
      title: 'Derfor spør vi',
      text: `Staten gir støtte til livssynssamfunn òg for barn som er melde inn av foreldra. For lova er dette altså ei innmelding. For oss er ho berre grunnlag for støtta.`,
    },
    {
      title: 'Begge foreldra bestemmer',
      text: 'Har de foreldreansvaret saman, må de vere samde. Då sender vi ei lenkje til den andre forelderen, som loggar inn og svarer for kvart barn.',
    },
    {
      title: 'Vi kontrollerer før barnet er registrert',
      text: 'Ingen skal kunne registrere eit barn dei ikkje har ansvar for. Medlemsservice finn ut kven foreldra er, og ber om dokumentasjon dersom du har foreldreansvaret åleine. Du ser på Min side når det er gjort.',
    },
    {
      title: 'Barnet skal få vite om det',
      text: `Frå barnet er ${childAges.informed} år, skal det få vite om registreringa og seie kva det meiner. Det gjeld òg yngre barn som er i stand til å meine noko om det. Frå ${childAges.heard} år skal du leggje stor vekt på det barnet meiner.`,
    },
    {
      title: `Slutt på ${decidingAge}-årsdagen`,
      text: `Den dagen barnet fyller ${decidingAge}, avsluttar og slettar vi registreringa. Du får beskjed ${childAges.noticeDays} dagar før.`,
    },
    {
      title: 'Slik avsluttar du før',
      text: 'Begge foreldra kan når som helst avslutte registreringa på Min side. Det gjeld med ein gong, og de får ei stadfesting.',
    },
  ],
  whatWeKeep: `Vi lagrar namnet og fødselsnummeret til barnet, kven som har registrert det, og når. Fødselsnummeret blir kryptert. Vi bruker det til å søkje om offentleg støtte og til å sjå at ingen er registrerte to gonger.`,
  parts: { barna: 'Barna', foreldreansvar: 'Foreldreansvar' },
  goOn: 'Gå vidare',
  child: (place: number) => `Barn ${place}`,
  givenName: 'Førenamn og mellomnamn',
  familyName: 'Etternamn',
  number: 'Fødselsnummer eller d-nummer',
  numberHint:
    '11 siffer. Vi tek ikkje vare på nummeret før du sender, så du må skrive det på nytt dersom du lastar sida.',
  add: 'Legg til eit barn',
  remove: (place: number) => `Fjern barn ${place}`,
  removed: (place: number) => `Barn ${place} er fjerna.`,
  added: (place: number) => `Felt for barn ${place} er lagde til.`,
  full: `Du kan registrere ${maximumChildren} barn om gongen.`,
  responsibility: 'Har du foreldreansvaret åleine?',
  responsibilityHint:
    'Foreldre har som regel foreldreansvaret saman, òg når dei ikkje bur saman. Er du usikker, kan du sjekke det hos Folkeregisteret. Har du det åleine, ber vi om dokumentasjon. Har barna ulike foreldre, registrerer du dei kvar for seg.',
  responsibilities: [
    { value: 'sole', label: 'Ja, eg har foreldreansvaret åleine' },
    { value: 'joint', label: 'Nei, vi er to som har det saman' },
  ],
  second: 'Den andre forelderen',
  secondLead:
    'Vi sender ei lenkje som verkar i 30 dagar. Ho seier ikkje kva det gjeld før mottakaren har logga inn.',
  guardianName: 'Namn',
  guardianContact: 'E-post eller mobil',
  next: 'Gå vidare og sjå over',
  refusedTitle: 'Noko må rettast før du kan sende',
  signIn: {
    title: 'Logg inn på nytt før du byrjar',
    text: 'Opplysningar om barn krev at du nettopp har logga inn. Etterpå har du god tid til å fylle ut.',
    button: 'Logg inn på nytt',
  },
  mine: 'Sjå barna du har registrert',
};

export const obstacleTexts = {
  'not-member': {
    title: 'Du må vere medlem for å registrere barn',
    text: `Barn kan registrerast av ein forelder som er medlem i ${shortName}. Det er gratis å bli medlem, og du kan registrere barna rett etterpå.`,
    second:
      'Har den andre forelderen bede deg om å stadfeste? Då treng du ikkje å vere medlem. Bruk lenkja du har fått.',
  },
  'under-age': {
    title: 'Vi hjelper deg med å registrere barnet',
    text: `Er du under ${adultAge} år og forelder, ordnar medlemsservice dette saman med deg. Fødselsnummer skal ikkje stå i meldinga.`,
    second: '',
  },
  'age-unknown': {
    title: 'Vi manglar fødselsdatoen din',
    text: `For å registrere barn må vi vite at du er ${adultAge} år. Skriv til oss, så ordnar vi det. Fødselsnummer skal ikkje stå i meldinga.`,
    second: '',
  },
  join: 'Bli medlem',
  find: 'Finn medlemskapen min',
  write: 'Skriv til oss',
};

const number: FieldTexts = {
  ...choiceTexts('Nummeret stemmer ikkje. Det har 11 siffer, og dei seks første er fødselsdatoen til barnet'),
  REQUIRED: 'Skriv fødselsnummeret eller d-nummeret til barnet',
  TOO_OLD: `Den som har fylt ${joiningAge} år, melder seg inn sjølv. Ta bort dette barnet for å gå vidare`,
  TWICE: 'Dette nummeret står på eit anna barn på sida. Sjå om det er skrive to gonger',
  YOURS_ALREADY: 'Dette barnet har du allereie registrert. Du finn det under barna dine',
};
const contact: FieldTexts = {
  ...choiceTexts('Skriv e-postadressa slik: namn@eksempel.no, eller eit telefonnummer med åtte siffer'),
  REQUIRED: 'Skriv e-postadressa eller mobilnummeret til den andre forelderen',
  COUNTRY: 'Vi sender berre SMS til norske nummer. Skriv e-postadressa til den andre forelderen i staden',
  YOURSELF: 'Dette er deg sjølv. Skriv den andre forelderen, eller svar at du har foreldreansvaret åleine',
};

/** With the number of the child in front, where there are several. */
const about = (place: number, count: number, all: FieldTexts): FieldTexts =>
  count === 1
    ? all
    : (Object.fromEntries(
        Object.entries(all).map(([code, text]) => [code, `Barn ${place + 1}: ${text}`]),
      ) as FieldTexts);

/** @param count how many children there are fields for */
export const childFieldTexts = (place: number, count: number) =>
  [
    about(place, count, textFieldTexts('Skriv førenamnet til barnet', 'Førenamnet', nameLimits)),
    about(place, count, textFieldTexts('Skriv etternamnet til barnet', 'Etternamnet', nameLimits)),
    about(place, count, number),
  ] as const;

export const sharedFieldTexts = {
  count: choiceTexts('Vel kor mange barn'),
  responsibility: choiceTexts('Svar på om du har foreldreansvaret åleine'),
  guardianName: textFieldTexts('Skriv namnet til den andre forelderen', 'Namnet', nameLimits),
  guardianContact: contact,
};
export type Complete = Whole<
  Compared<typeof import('./registrere-barn-texts.ts'), typeof import('./registrere-barn-texts.nn.ts')>
>;
