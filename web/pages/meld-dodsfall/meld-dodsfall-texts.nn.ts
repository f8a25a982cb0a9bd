/** In nynorsk. */

import { contactNameLimits } from '#contract/contact-endpoints.ts';
import { deathAddressLimits } from '#contract/death-endpoints.ts';
import { choiceTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { formatPhone } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import { organisation } from '#web/texts/organisation.ts';

const { phone, hours } = organisation.memberService;

export const texts = {
  title: 'Sei frå om eit dødsfall',
  lead: 'Vi kondolerer. Fortel oss kven som er død, så tek vi oss av resten.',
  what: 'Du treng berre å seie det éin gong, og du treng ikkje å vere medlem eller logge inn. Når du har sendt meldinga, får du ein kode, så vi veit at vi kan nå deg. Deretter les ein av oss meldinga, og vi stoppar post, magasin og trekk.',
  talk: {
    before: 'Vil du heller snakke med nokon, kan du ringje oss på ',
    phone: formatPhone(phone),
    link: `tel:${phone}`,
    after: `, ${hours}.`,
  },
  progress: (step: number, of: number) => `Sei frå om eit dødsfall – steg ${step} av ${of}`,
  back: 'Tilbake til førre steget',
  parts: { avdode: 'Den som er død', deg: 'Du som seier frå' },
  name: 'Namnet på den som er død',
  nameHint: 'Førenamn og etternamn',
  enough: 'Skriv fødselsdatoen eller adressa, det du veit. Då finn vi den rette.',
  bornOn: 'Fødselsdato',
  dateHint: 'Til dømes 17.05.1941',
  address: 'Adresse',
  addressHint: 'Gate og nummer, postnummer og stad',
  diedOn: 'Dødsdato (om du veit han)',
  diedOnHint: 'Til dømes 03.11.2026. Du kan la feltet stå tomt.',
  reporterName: 'Namnet ditt',
  relation: 'Kva relasjon har du til den som er død?',
  chooseRelation: 'Vel det som passar',
  reach:
    'Skriv telefonnummer, e-postadresse eller begge. Vi sender ein kode dit, på e-post om du har skrive begge. Elles tek vi berre kontakt om noko er uklart, eller om du ønskjer det.',
  phone: 'Telefon',
  email: 'E-post',
  wantsTalk: 'Eg vil gjerne at de tek kontakt om gravferd',
  wantsTalkHint: 'Vi fortel kva vi kan hjelpe med. Det bind deg ikkje til noko.',
  next: 'Gå vidare',
  send: 'Send meldinga',
  kept: 'Berre medlemsservice les det du skriv.',
  privacy: 'Slik tek vi vare på opplysningane',
  code: {
    title: 'Meldinga er komen fram',
    text: 'Takk for at du sa frå. Skriv koden du har fått, så er vi sikre på at ingen andre har brukt namnet ditt. Det du skreiv, er teke vare på.',
    without: 'Får du ikkje koden?',
    withoutText:
      'Meldinga ligg hos oss likevel, men då må vi ofte ringje deg før vi gjer noko. Du kan òg ringje oss.',
    goOn: 'Hald fram utan kode',
  },
  sent: {
    title: 'Takk for at du sa frå',
    text: 'Vi har fått meldinga di, og tek oss av resten. Du treng ikkje å gjere noko meir.',
    talk: 'Du har bede oss ta kontakt om gravferd. Vi ringjer eller skriv til deg.',
    reference: (reference: string) => `Om du ringjer oss om dette, kan du oppgi referansen ${reference}.`,
    unproven:
      'Vi har fått meldinga di. Før vi stoppar noko, må vi vere sikre på kven som har sagt frå, så det kan hende vi tek kontakt med deg.',
    silence:
      'Vi kan ikkje fortelje her om den som er død, var medlem hos oss eller ikkje. Det held vi for oss sjølve, òg etter eit dødsfall.',
    front: 'Gå til framsida',
  },
};

const day = (what: string) => ({
  REQUIRED: `Skriv ${what}`,
  TOO_SHORT: `Skriv ${what} slik: 17.05.1941`,
  TOO_LONG: `Skriv ${what} slik: 17.05.1941`,
  INVALID: `Skriv ${what} slik: 17.05.1941`,
});
const reach = (please: string, wrong: string) => ({
  REQUIRED: please,
  TOO_SHORT: wrong,
  TOO_LONG: wrong,
  INVALID: wrong,
});

export const fieldTexts = {
  name: textFieldTexts('Skriv namnet på den som er død', 'Namnet', contactNameLimits),
  bornOn: { ...day('fødselsdatoen'), REQUIRED: 'Skriv fødselsdatoen eller adressa til den som er død' },
  address: textFieldTexts('Skriv adressa', 'Adressa', deathAddressLimits),
  diedOn: day('dødsdatoen'),
  reporterName: textFieldTexts('Skriv namnet ditt', 'Namnet', contactNameLimits),
  relation: choiceTexts('Vel kven du er for den som er død'),
  phone: reach(
    'Skriv telefonnummeret eller e-postadressa di',
    'Skriv telefonnummeret med åtte siffer, eller med landkode framfor',
  ),
  email: reach('Skriv e-postadressa di', 'Skriv e-postadressa slik: namn@eksempel.no'),
  wantsTalk: choiceTexts('Kryss av på nytt'),
};
export type Complete = Whole<
  Compared<typeof import('./meld-dodsfall-texts.ts'), typeof import('./meld-dodsfall-texts.nn.ts')>
>;
