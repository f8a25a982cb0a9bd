/** In nynorsk. */

import { joiningReferenceLimits } from '#contract/desk-joining-endpoints.ts';
import { joiningAge } from '#contract/values/joining-age.ts';
import { nameLimits } from '#contract/values/person-name.ts';
import { addressFieldTexts } from '#web/texts/address-texts.ts';
import { bokmal } from '#web/texts/bokmal.ts';
import { choiceTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import { spokenWords as spokenInBokmal } from './desk-joining-texts.ts';

/** As on the form that is signed. */
export const spokenWords = bokmal(spokenInBokmal);

export const joiningTexts = {
  title: 'Ny medlem på telefon eller papir',
  lead: `Dei same reglane gjeld som når nokon melder seg inn sjølv: fylt ${joiningAge} år, og eit klart ja. Du må ha logga inn dei siste fem minutta.`,
  channel: 'Korleis melde personen seg inn?',
  channels: [
    { value: 'phone', label: 'På telefon' },
    { value: 'paper', label: 'På papir' },
  ],
  declaredOn: 'Kva dag?',
  declaredOnHint: 'Dagen personen ringde, eller datoen på skjemaet. Medlemskapen gjeld frå den dagen.',
  reference: 'Korleis veit vi det?',
  referenceHint:
    'På telefon: kven du snakka med. På papir: kvar skjemaet er arkivert. Personen kan lese det.',
  givenName: 'Førenamn',
  familyName: 'Etternamn',
  bornOn: 'Fødselsdato',
  bornOnHint: 'Dag, månad og år, til dømes 05.06.2001',
  number: 'Fødselsnummer eller d-nummer (valfritt)',
  numberHint: '11 siffer. Kan oppgivast seinare, men utan nummer får vi ikkje offentleg støtte for personen.',
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
  answer: 'Er personen medlem i eit anna trus- eller livssynssamfunn?',
  answers: [
    { value: 'no', label: 'Nei' },
    { value: 'yes', label: 'Ja' },
    { value: 'unknown', label: 'Veit ikkje' },
  ],
  wordsTitle: 'Les dette høgt, eller sjå at det står på skjemaet:',
  endorses: 'Svarte personen ja?',
  endorsements: [
    { value: 'yes', label: 'Ja' },
    { value: 'no', label: 'Nei' },
  ],
  send: 'Registrer medlemmen',
  doublesTitle: 'Er det ein av desse?',
  doublesLead:
    'Dei er registrerte allereie, og kan vere same person. Er det ein av dei, bruker du den. Ingenting er lagra enno.',
  useThis: 'Registrer denne som medlem',
  isNew: 'Ingen av dei: registrer ein ny person',
  back: 'Tilbake til skjemaet',
};

const name = (please: string, subject: string) => textFieldTexts(please, subject, nameLimits);
const either = 'Skriv ei e-postadresse eller eit telefonnummer';
export const joiningFieldTexts = {
  channel: choiceTexts('Vel korleis personen melde seg inn'),
  declaredOn: choiceTexts('Skriv ein dag det siste året, med dag, månad og år'),
  reference: textFieldTexts('Skriv korleis vi veit det', 'Forklaringa', joiningReferenceLimits),
  givenName: name('Skriv førenamnet', 'Førenamnet'),
  familyName: name('Skriv etternamnet', 'Etternamnet'),
  bornOn: choiceTexts(`Skriv fødselsdatoen med dag, månad og år. Ein medlem må ha fylt ${joiningAge} år`),
  fodselsnummer: choiceTexts('Skriv 11 siffer som stemmer med fødselsdatoen, eller la feltet stå tomt'),
  email: { ...choiceTexts('Skriv heile e-postadressa, til dømes kari@eksempel.no'), REQUIRED: either },
  phone: choiceTexts('Skriv heile telefonnummeret'),
  ...addressFieldTexts,
  language: choiceTexts('Vel språk'),
  magazine: choiceTexts('Vel om personen vil ha magasinet'),
  answer: choiceTexts('Vel «Nei», «Ja» eller «Veit ikkje»'),
  endorses: choiceTexts('Utan eit ja kan vi ikkje registrere personen som medlem'),
};
export type Complete = Whole<
  Compared<typeof import('./desk-joining-texts.ts'), typeof import('./desk-joining-texts.nn.ts')>
>;
