import { choiceTexts } from '#web/texts/field-texts.ts';
import { organisation } from '#web/texts/organisation.ts';
import { purpose } from '#web/texts/purpose.ts';

const { name } = organisation;

export const texts = {
  title: 'Se over svarene',
  lead: 'Stemmer alt? Da krysser du av nederst og trykker «Bli medlem».',
  change: 'Endre',
  details: 'Dine opplysninger',
  changeDetails: {
    hvem: 'Endre navn eller nummer',
    kontakt: 'Endre e-post, telefon eller språk',
    adresse: 'Endre adresse eller magasin',
  },
  name: 'Navn',
  bornOn: 'Fødselsdato',
  number: 'Fødselsnummer',
  numberGiven: 'Oppgitt',
  dNumberGiven: 'D-nummer er oppgitt',
  numberLater: 'Oppgis senere',
  laterMeans: `Du blir medlem nå, men ${organisation.shortName} får ikke offentlig støtte for deg før vi har fødselsnummeret.`,
  dNumberMeans: `Du blir medlem nå, men ${organisation.shortName} får som regel ikke offentlig støtte for deg før du har fødselsnummer.`,
  email: 'E-post',
  phone: 'Telefon',
  none: 'Ikke oppgitt',
  address: 'Adresse',
  shielded: 'Skjermet adresse',
  yes: 'Ja',
  language: 'Språk',
  magazine: 'Magasinet',
  news: 'Nyheter',
  newsNone: 'Nei takk',
  newsEmail: 'E-post',
  newsSms: 'SMS',
  communities: 'Medlemskap andre steder',
  changeCommunities: 'Endre svaret om medlemskap andre steder',
  elsewhere: 'Medlem et annet sted',
  support: 'Den offentlige støtten',
  supportWished: `Jeg ønsker at ${organisation.shortName} skal få den`,
  supportNotWished: 'Ikke krysset av',
  declaration: `Jeg slutter meg til formålet til ${name} og vil bli medlem`,
  declarationHint: `Formålet er ${purpose.summary}. Du blir medlem med en gang, gratis, og kan melde deg ut når du vil.`,
  join: 'Bli medlem',
};

export const fieldTexts = {
  endorsesPurpose: choiceTexts('Kryss av for at du slutter deg til formålet og vil bli medlem'),
  textVersion: choiceTexts('Siden er blitt endret. Last den på nytt'),
};
