import { joiningReferenceLimits } from '#contract/desk-joining-endpoints.ts';
import { joiningAge } from '#contract/values/joining-age.ts';
import { nameLimits } from '#contract/values/person-name.ts';
import { addressFieldTexts } from '#web/texts/address-texts.ts';
import { choiceTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { organisation } from '#web/texts/organisation.ts';
import { spokenPurpose } from '#web/texts/spoken-purpose.ts';

/** What is read aloud, and stands on the form. A change here is a new `deskJoiningTextVersion`. */
export const spokenWords = `Jeg slutter meg til formålet til ${organisation.name}, ${spokenPurpose}, og vil bli medlem. Det er gratis, og jeg kan melde meg ut når jeg vil. Opplysningene blir brukt slik personvernerklæringen sier.`;

export const joiningTexts = {
  title: 'Nytt medlem på telefon eller papir',
  lead: `De samme reglene gjelder som når noen melder seg inn selv: fylt ${joiningAge} år, og et klart ja. Du må ha logget inn de siste fem minuttene.`,
  channel: 'Hvordan meldte personen seg inn?',
  channels: [
    { value: 'phone', label: 'På telefon' },
    { value: 'paper', label: 'På papir' },
  ],
  declaredOn: 'Hvilken dag?',
  declaredOnHint: 'Dagen personen ringte, eller datoen på skjemaet. Medlemskapet gjelder fra den dagen.',
  reference: 'Hvordan vet vi det?',
  referenceHint:
    'På telefon: hvem du snakket med. På papir: hvor skjemaet er arkivert. Personen kan lese det.',
  givenName: 'Fornavn',
  familyName: 'Etternavn',
  bornOn: 'Fødselsdato',
  bornOnHint: 'Dag, måned og år, for eksempel 05.06.2001',
  number: 'Fødselsnummer eller d-nummer (valgfritt)',
  numberHint: '11 sifre. Kan oppgis senere, men uten nummer får vi ikke offentlig støtte for personen.',
  email: 'E-post',
  phone: 'Telefon',
  contactHint: 'Vi må ha e-post eller telefon',
  language: 'Språk',
  languages: [
    { value: 'nb', label: 'Bokmål' },
    { value: 'nn', label: 'Nynorsk' },
    { value: 'en', label: 'Engelsk' },
  ],
  magazine: 'Magasinet',
  magazines: [
    { value: 'none', label: 'Nei takk' },
    { value: 'paper', label: 'På papir i posten' },
    { value: 'digital', label: 'Digitalt' },
  ],
  answer: 'Er personen medlem i et annet tros- eller livssynssamfunn?',
  answers: [
    { value: 'no', label: 'Nei' },
    { value: 'yes', label: 'Ja' },
    { value: 'unknown', label: 'Vet ikke' },
  ],
  wordsTitle: 'Les dette høyt, eller se at det står på skjemaet:',
  endorses: 'Svarte personen ja?',
  endorsements: [
    { value: 'yes', label: 'Ja' },
    { value: 'no', label: 'Nei' },
  ],
  send: 'Registrer medlemmet',
  doublesTitle: 'Er det en av disse?',
  doublesLead:
    'De er registrert allerede, og kan være samme person. Er det en av dem, bruker du den. Ingenting er lagret ennå.',
  useThis: 'Registrer denne som medlem',
  isNew: 'Ingen av dem: registrer en ny person',
  back: 'Tilbake til skjemaet',
};

const name = (please: string, subject: string) => textFieldTexts(please, subject, nameLimits);
const either = 'Skriv en e-postadresse eller et telefonnummer';
export const joiningFieldTexts = {
  channel: choiceTexts('Velg hvordan personen meldte seg inn'),
  declaredOn: choiceTexts('Skriv en dag det siste året, med dag, måned og år'),
  reference: textFieldTexts('Skriv hvordan vi vet det', 'Forklaringen', joiningReferenceLimits),
  givenName: name('Skriv fornavnet', 'Fornavnet'),
  familyName: name('Skriv etternavnet', 'Etternavnet'),
  bornOn: choiceTexts(`Skriv fødselsdatoen med dag, måned og år. Et medlem må ha fylt ${joiningAge} år`),
  fodselsnummer: choiceTexts('Skriv 11 sifre som stemmer med fødselsdatoen, eller la feltet stå tomt'),
  email: { ...choiceTexts('Skriv hele e-postadressen, for eksempel kari@eksempel.no'), REQUIRED: either },
  phone: choiceTexts('Skriv hele telefonnummeret'),
  ...addressFieldTexts,
  language: choiceTexts('Velg språk'),
  magazine: choiceTexts('Velg om personen vil ha magasinet'),
  answer: choiceTexts('Velg «Nei», «Ja» eller «Vet ikke»'),
  endorses: choiceTexts('Uten et ja kan vi ikke registrere personen som medlem'),
};
