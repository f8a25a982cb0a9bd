/** In nynorsk. */

import { type ActKind, actUndoDays } from '#contract/desk-act-endpoints.ts';
import { lookRemarkLimits } from '#contract/look-values.ts';
import { joiningAge } from '#contract/values/joining-age.ts';
import { nameLimits } from '#contract/values/person-name.ts';
import { addressFieldTexts } from '#web/texts/address-texts.ts';
import { choiceTexts, type FieldTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { capitalise } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

const signInNote = 'Du må ha logga inn dei siste fem minutta.';
const contactNote =
  'Personen får beskjed både på den gamle og den nye kontakten, og kan stoppe endringa i to døgn. Innlogginga følgjer med etter to døgn.';

export const correctionTexts = {
  title: 'Rettingar',
  lead: `Rett det personen ber om. Personen får beskjed, og du kan angre i ${actUndoDays} dagar.`,
  open: 'Rett opplysningar',
  own: 'Dine eigne opplysningar rettar du på Min side, eller du ber ein kollega.',
  field: 'Kva skal rettast?',
  choose: 'Vel kva',
  fields: {
    name: 'Namn',
    'birth-date': 'Fødselsdato',
    number: 'Fødselsnummer',
    address: 'Adresse',
    email: 'E-postadresse',
    phone: 'Telefonnummer',
    language: 'Språk',
    chapter: 'Lokallag',
    joined: 'Registrert som medlem',
  } satisfies Record<ActKind, string>,
  givenName: 'Førenamn',
  familyName: 'Etternamn',
  bornOn: 'Fødselsdato',
  bornOnHint: 'Dag, månad og år, til dømes 05.06.2001. Datoen må stemme med fødselsnummeret om vi har det.',
  number: 'Fødselsnummer eller d-nummer',
  numberHint: 'Nummeret må stemme med fødselsdatoen. Lèt du feltet stå tomt, slettar du nummeret vi har.',
  addressNote: 'Lokallaget blir ikkje endra. Skal personen byte lag, rettar du det for seg.',
  shielded:
    'Adressa er skjerma, og berre ein arbeidsleiar kan rette ho her. Personen kan rette ho sjølv på Mine opplysningar.',
  shieldedNote:
    'Adressa er skjerma. Du ser ikkje ho som står her, men kan skrive ei ny dersom personen ber om det. Du må ha logga inn dei siste fem minutta.',
  email: 'Ny e-postadresse',
  phone: 'Nytt telefonnummer',
  phoneHint: 'Byrj med landkoden dersom nummeret ikkje er norsk',
  contactNote: `${contactNote} ${signInNote}`,
  numberNote: signInNote,
  language: 'Språk i brev og varsel',
  languages: [
    { value: 'nb', label: 'Bokmål' },
    { value: 'nn', label: 'Nynorsk' },
    { value: 'en', label: 'Engelsk' },
  ],
  languageNames: { nb: 'bokmål', nn: 'nynorsk', en: 'engelsk' } as Readonly<Record<string, string>>,
  chapter: 'Lokallag',
  chooseChapter: 'Vel lokallag',
  notMember: 'Personen er ikkje medlem, og har derfor ikkje noko lokallag.',
  reason: 'Kvifor?',
  reasonHint: 'Skriv det slik at personen forstår det. Personen kan lese det.',
  form: (field: string) => `Rett ${field}`,
  save: 'Lagre rettinga',
  saved: (field: string) => `${capitalise(field)} er retta.`,
  acts: 'Det som er retta',
  none: 'Ingenting er retta dei siste to åra.',
  before: 'Før',
  after: 'No',
  nothing: 'ingenting',
  hidden: 'blir ikkje vist',
  by: (name: string, when: string) => `${name}, ${when}`,
  someone: 'Ein som ikkje jobbar her lenger',
  undoingOf: (field: string) => `${field} (angra)`,
  states: {
    late: 'Kan ikkje angrast lenger.',
    changed: 'Er endra igjen sidan, og kan derfor ikkje angrast.',
    undone: 'Angra.',
    never: 'Kan ikkje angrast her. Var det feil, registrerer du ei utmelding.',
  },
  undo: 'Angre',
  undoSpoken: (field: string) => `Angre rettinga av ${field}`,
  undoTitle: (field: string) => `Angre rettinga av ${field}?`,
  undoLead: 'Det som stod før, blir sett tilbake. Personen får beskjed.',
  undoSend: 'Angre rettinga',
  undone: 'Rettinga er angra.',
};

export const fieldInSentence: Record<ActKind, string> = {
  name: 'namnet',
  'birth-date': 'fødselsdatoen',
  number: 'fødselsnummeret',
  address: 'adressa',
  email: 'e-postadressa',
  phone: 'telefonnummeret',
  language: 'språket',
  chapter: 'lokallaget',
  joined: 'innmeldinga',
};

const reason = textFieldTexts('Skriv kvifor', 'Grunngivinga', lookRemarkLimits);
const name = (please: string, subject: string): FieldTexts => textFieldTexts(please, subject, nameLimits);
export const correctionFieldTexts = {
  name: {
    givenName: name('Skriv førenamnet', 'Førenamnet'),
    familyName: name('Skriv etternamnet', 'Etternamnet'),
    reason,
  },
  'birth-date': {
    bornOn: {
      ...choiceTexts('Skriv fødselsdatoen med dag, månad og år'),
      INVALID: `Skriv ein dato som finst, og som stemmer med fødselsnummeret vi har. Ein medlem må vere minst ${joiningAge} år`,
    },
    reason,
  },
  number: {
    fodselsnummer: choiceTexts(
      'Skriv 11 siffer som stemmer med fødselsdatoen. Manglar fødselsdatoen, rettar du den først',
    ),
    reason,
  },
  address: { ...addressFieldTexts, reason },
  email: { email: choiceTexts('Skriv heile e-postadressa, til dømes kari@eksempel.no'), reason },
  phone: { phone: choiceTexts('Skriv heile telefonnummeret'), reason },
  language: { language: choiceTexts('Vel språk'), reason },
  chapter: { chapterId: choiceTexts('Vel lokallag'), reason },
};
export const undoFieldTexts = { reason };
export type Complete = Whole<
  Compared<typeof import('./correction-texts.ts'), typeof import('./correction-texts.nn.ts')>
>;
