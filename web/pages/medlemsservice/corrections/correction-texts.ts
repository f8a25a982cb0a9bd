import { type ActKind, actUndoDays } from '#contract/desk-act-endpoints.ts';
import { lookRemarkLimits } from '#contract/look-values.ts';
import { joiningAge } from '#contract/values/joining-age.ts';
import { nameLimits } from '#contract/values/person-name.ts';
import { addressFieldTexts } from '#web/texts/address-texts.ts';
import { choiceTexts, type FieldTexts, textFieldTexts } from '#web/texts/field-texts.ts';

const signInNote = 'Du må ha logget inn de siste fem minuttene.';
const contactNote =
  'Personen får beskjed både på den gamle og den nye kontakten, og kan stoppe endringen i to døgn. Innloggingen følger med etter to døgn.';

export const correctionTexts = {
  title: 'Rettelser',
  lead: `Rett det personen ber om. Personen får beskjed, og du kan angre i ${actUndoDays} dager.`,
  open: 'Rett opplysninger',
  own: 'Dine egne opplysninger retter du på Min side, eller du ber en kollega.',
  field: 'Hva skal rettes?',
  choose: 'Velg hva',
  fields: {
    name: 'Navn',
    'birth-date': 'Fødselsdato',
    number: 'Fødselsnummer',
    address: 'Adresse',
    email: 'E-postadresse',
    phone: 'Telefonnummer',
    language: 'Språk',
    chapter: 'Lokallag',
    joined: 'Registrert som medlem',
  } satisfies Record<ActKind, string>,
  givenName: 'Fornavn',
  familyName: 'Etternavn',
  bornOn: 'Fødselsdato',
  bornOnHint:
    'Dag, måned og år, for eksempel 05.06.2001. Datoen må stemme med fødselsnummeret hvis vi har det.',
  number: 'Fødselsnummer eller d-nummer',
  numberHint: 'Nummeret må stemme med fødselsdatoen. Lar du feltet stå tomt, sletter du nummeret vi har.',
  addressNote: 'Lokallaget blir ikke endret. Skal personen bytte lag, retter du det for seg.',
  shielded:
    'Adressen er skjermet, og bare en arbeidsleder kan rette den her. Personen kan rette den selv på Mine opplysninger.',
  shieldedNote:
    'Adressen er skjermet. Du ser ikke den som står her, men kan skrive en ny hvis personen ber om det. Du må ha logget inn de siste fem minuttene.',
  email: 'Ny e-postadresse',
  phone: 'Nytt telefonnummer',
  phoneHint: 'Begynn med landkoden hvis nummeret ikke er norsk',
  contactNote: `${contactNote} ${signInNote}`,
  numberNote: signInNote,
  language: 'Språk i brev og varsler',
  languages: [
    { value: 'nb', label: 'Bokmål' },
    { value: 'nn', label: 'Nynorsk' },
    { value: 'en', label: 'Engelsk' },
  ],
  languageNames: { nb: 'bokmål', nn: 'nynorsk', en: 'engelsk' } as Readonly<Record<string, string>>,
  chapter: 'Lokallag',
  chooseChapter: 'Velg lokallag',
  notMember: 'Personen er ikke medlem, og har derfor ikke noe lokallag.',
  reason: 'Hvorfor?',
  reasonHint: 'Skriv det slik at personen forstår det. Personen kan lese det.',
  form: (field: string) => `Rett ${field}`,
  save: 'Lagre rettelsen',
  /** @param field in the middle of a sentence */
  saved: (field: string) => `${field.slice(0, 1).toUpperCase()}${field.slice(1)} er rettet.`,
  acts: 'Det som er rettet',
  none: 'Ingenting er rettet de siste to årene.',
  before: 'Før',
  after: 'Nå',
  nothing: 'ingenting',
  hidden: 'vises ikke',
  by: (name: string, when: string) => `${name}, ${when}`,
  someone: 'En som ikke lenger arbeider her',
  undoingOf: (field: string) => `${field} (angret)`,
  states: {
    late: 'Kan ikke angres lenger.',
    changed: 'Er endret igjen siden, og kan derfor ikke angres.',
    undone: 'Angret.',
    never: 'Kan ikke angres her. Var det feil, registrerer du en utmelding.',
  },
  undo: 'Angre',
  undoSpoken: (field: string) => `Angre rettelsen av ${field}`,
  undoTitle: (field: string) => `Angre rettelsen av ${field}?`,
  undoLead: 'Det som sto før, blir satt tilbake. Personen får beskjed.',
  undoSend: 'Angre rettelsen',
  undone: 'Rettelsen er angret.',
};

/** The field in the middle of a sentence. */
export const fieldInSentence: Record<ActKind, string> = {
  name: 'navnet',
  'birth-date': 'fødselsdatoen',
  number: 'fødselsnummeret',
  address: 'adressen',
  email: 'e-postadressen',
  phone: 'telefonnummeret',
  language: 'språket',
  chapter: 'lokallaget',
  joined: 'innmeldingen',
};

const reason = textFieldTexts('Skriv hvorfor', 'Begrunnelsen', lookRemarkLimits);
const name = (please: string, subject: string): FieldTexts => textFieldTexts(please, subject, nameLimits);
export const correctionFieldTexts = {
  name: {
    givenName: name('Skriv fornavnet', 'Fornavnet'),
    familyName: name('Skriv etternavnet', 'Etternavnet'),
    reason,
  },
  'birth-date': {
    bornOn: {
      ...choiceTexts('Skriv fødselsdatoen med dag, måned og år'),
      INVALID: `Skriv en dato som finnes, og som stemmer med fødselsnummeret vi har. Et medlem må være minst ${joiningAge} år`,
    },
    reason,
  },
  number: {
    fodselsnummer: choiceTexts(
      'Skriv 11 sifre som stemmer med fødselsdatoen. Mangler fødselsdatoen, retter du den først',
    ),
    reason,
  },
  address: { ...addressFieldTexts, reason },
  email: { email: choiceTexts('Skriv hele e-postadressen, for eksempel kari@eksempel.no'), reason },
  phone: { phone: choiceTexts('Skriv hele telefonnummeret'), reason },
  language: { language: choiceTexts('Velg språk'), reason },
  chapter: { chapterId: choiceTexts('Velg lokallag'), reason },
};
export const undoFieldTexts = { reason };
