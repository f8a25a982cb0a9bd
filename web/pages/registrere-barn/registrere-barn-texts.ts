import { childAges, maximumChildren } from '#contract/children-endpoints.ts';
import { adultAge } from '#contract/values/adult-age.ts';
import { decidingAge } from '#contract/values/child-number.ts';
import { joiningAge } from '#contract/values/joining-age.ts';
import { nameLimits } from '#contract/values/person-name.ts';
import { choiceTexts, type FieldTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { organisation } from '#web/texts/organisation.ts';

const { shortName } = organisation;

export const texts = {
  responsibilityMeaning: 'Hva betyr foreldreansvar?',
  registerMeaning: 'Hva er Folkeregisteret?',
  title: 'Registrere barn',
  lead: `Her registrerer du barn under ${joiningAge} år. Barna blir ikke medlemmer. Det bestemmer de selv når de fyller ${joiningAge}.`,
  short: [
    'Et registrert barn er ikke medlem. Registreringen forplikter ikke barnet til noe.',
    'Vi får støtte fra staten for barn som er registrert. Derfor spør vi.',
    'Har dere foreldreansvaret sammen, må begge si ja.',
    `Er barnet ${childAges.informed} år eller eldre, skal det få vite om det og si hva det mener.`,
    `Dere kan avslutte når dere vil. Den dagen barnet fyller ${decidingAge}, avslutter vi registreringen.`,
  ],
  about: 'Hva registreringen er',
  points: [
    {
      title: 'Registrert, ikke medlem',
      text: `Et registrert barn hører til ${shortName} gjennom en forelder som er medlem. Registreringen forplikter ikke barnet til noe, og vi skriver aldri til barnet.`,
    },
    {
      title: 'Derfor spør vi',
      text: `Staten gir støtte til livssynssamfunn også for barn som er meldt inn av foreldrene. For loven er dette altså en innmelding. For oss er den bare grunnlag for støtten.`,
    },
    {
      title: 'Begge foreldrene bestemmer',
      text: 'Har dere foreldreansvaret sammen, må dere være enige. Da sender vi en lenke til den andre forelderen, som logger inn og svarer for hvert barn.',
    },
    {
      title: 'Vi kontrollerer før barnet er registrert',
      text: 'Ingen skal kunne registrere et barn de ikke har ansvar for. Medlemsservice finner ut hvem foreldrene er, og ber om dokumentasjon hvis du har foreldreansvaret alene. Du ser på Min side når det er gjort.',
    },
    {
      title: 'Barnet skal få vite om det',
      text: `Fra barnet er ${childAges.informed} år, skal det få vite om registreringen og si hva det mener. Det gjelder også yngre barn som er i stand til å mene noe om det. Fra ${childAges.heard} år skal du legge stor vekt på det barnet mener.`,
    },
    {
      title: `Slutt på ${decidingAge}-årsdagen`,
      text: `Den dagen barnet fyller ${decidingAge}, avslutter og sletter vi registreringen. Du får beskjed ${childAges.noticeDays} dager før.`,
    },
    {
      title: 'Slik avslutter du før',
      text: 'Begge foreldrene kan når som helst avslutte registreringen på Min side. Det gjelder med en gang, og dere får en bekreftelse.',
    },
  ],
  whatWeKeep: `Vi lagrer navnet og fødselsnummeret til barnet, hvem som har registrert det, og når. Fødselsnummeret blir kryptert. Vi bruker det til å søke om offentlig støtte og til å se at ingen er registrert to ganger.`,
  parts: { barna: 'Barna', foreldreansvar: 'Foreldreansvar' },
  goOn: 'Gå videre',
  child: (place: number) => `Barn ${place}`,
  givenName: 'Fornavn og mellomnavn',
  familyName: 'Etternavn',
  number: 'Fødselsnummer eller d-nummer',
  numberHint:
    '11 sifre. Vi tar ikke vare på nummeret før du sender, så du må skrive det på nytt hvis du laster siden.',
  add: 'Legg til et barn',
  remove: (place: number) => `Fjern barn ${place}`,
  removed: (place: number) => `Barn ${place} er fjernet.`,
  added: (place: number) => `Felter for barn ${place} er lagt til.`,
  full: `Du kan registrere ${maximumChildren} barn om gangen.`,
  responsibility: 'Har du foreldreansvaret alene?',
  responsibilityHint:
    'Foreldre har som regel foreldreansvaret sammen, også når de ikke bor sammen. Hvis du er usikker, kan du sjekke det hos Folkeregisteret. Har du det alene, ber vi om dokumentasjon. Hvis barna har ulike foreldre, registrerer du dem hver for seg.',
  responsibilities: [
    { value: 'sole', label: 'Ja, jeg har foreldreansvaret alene' },
    { value: 'joint', label: 'Nei, vi er to som har det sammen' },
  ],
  second: 'Den andre forelderen',
  secondLead:
    'Vi sender en lenke som virker i 30 dager. Den sier ikke hva det gjelder før mottakeren har logget inn.',
  guardianName: 'Navn',
  guardianContact: 'E-post eller mobil',
  next: 'Gå videre og se over',
  refusedTitle: 'Noe må rettes før du kan sende',
  signIn: {
    title: 'Logg inn på nytt før du begynner',
    text: 'Opplysninger om barn krever at du nettopp har logget inn. Etterpå har du god tid til å fylle ut.',
    button: 'Logg inn på nytt',
  },
  mine: 'Se barna du har registrert',
};

export const obstacleTexts = {
  'not-member': {
    title: 'Du må være medlem for å registrere barn',
    text: `Barn kan registreres av en forelder som er medlem i ${shortName}. Det er gratis å bli medlem, og du kan registrere barna rett etterpå.`,
    second:
      'Har den andre forelderen bedt deg om å bekrefte? Da trenger du ikke å være medlem. Bruk lenken du har fått.',
  },
  'under-age': {
    title: 'Vi hjelper deg med å registrere barnet',
    text: `Er du under ${adultAge} år og forelder, ordner medlemsservice dette sammen med deg. Fødselsnummer skal ikke stå i meldingen.`,
    second: '',
  },
  'age-unknown': {
    title: 'Vi mangler fødselsdatoen din',
    text: `For å registrere barn må vi vite at du er ${adultAge} år. Skriv til oss, så ordner vi det. Fødselsnummer skal ikke stå i meldingen.`,
    second: '',
  },
  join: 'Bli medlem',
  find: 'Finn medlemskapet mitt',
  write: 'Skriv til oss',
};

const number: FieldTexts = {
  ...choiceTexts('Nummeret stemmer ikke. Det har 11 sifre, og de seks første er fødselsdatoen til barnet'),
  REQUIRED: 'Skriv fødselsnummeret eller d-nummeret til barnet',
  TOO_OLD: `Den som har fylt ${joiningAge} år, melder seg inn selv. Ta bort dette barnet for å gå videre`,
  TWICE: 'Dette nummeret står på et annet barn på siden. Se om det er skrevet to ganger',
  YOURS_ALREADY: 'Dette barnet har du allerede registrert. Du finner det under barna dine',
};
const contact: FieldTexts = {
  ...choiceTexts('Skriv e-postadressen slik: navn@eksempel.no, eller et telefonnummer med åtte sifre'),
  REQUIRED: 'Skriv e-postadressen eller mobilnummeret til den andre forelderen',
  COUNTRY: 'Vi sender bare SMS til norske numre. Skriv e-postadressen til den andre forelderen i stedet',
  YOURSELF: 'Dette er deg selv. Skriv den andre forelderen, eller svar at du har foreldreansvaret alene',
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
    about(place, count, textFieldTexts('Skriv fornavnet til barnet', 'Fornavnet', nameLimits)),
    about(place, count, textFieldTexts('Skriv etternavnet til barnet', 'Etternavnet', nameLimits)),
    about(place, count, number),
  ] as const;

export const sharedFieldTexts = {
  count: choiceTexts('Velg hvor mange barn'),
  responsibility: choiceTexts('Svar på om du har foreldreansvaret alene'),
  guardianName: textFieldTexts('Skriv navnet til den andre forelderen', 'Navnet', nameLimits),
  guardianContact: contact,
};
