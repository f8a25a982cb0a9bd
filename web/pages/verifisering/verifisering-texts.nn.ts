/** In nynorsk. */
import { nameLimits, remarkLimits } from '#contract/verification-endpoints.ts';
import { type FieldTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import { organisation } from '#web/texts/organisation.ts';

const { name: service, answerWithinDays } = organisation.memberService;
const wholeDate = 'Skriv fødselsdatoen med dag, månad og år, slik: 17.05.1984';

export const texts = {
  title: 'Stadfest kven du er',
  lead: 'Her koplar du innlogginga di til medlemskapen du allereie har, og stadfestar at vi kan nå deg.',
  claim: {
    title: 'Er du allereie medlem?',
    text: 'Skriv namnet ditt slik det står i medlemskapen, og fødselsdatoen din. Vi leitar berre blant dei som er registrerte med e-posten eller telefonnummeret du logga inn med.',
    name: 'Namn',
    nameHint: 'Førenamn og etternamn',
    bornOn: 'Fødselsdato',
    bornOnHint: 'Dag, månad og år, til dømes 17.05.1984',
    send: 'Finn medlemskapen min',
    notFound:
      'Vi kan ikkje kople deg til ein medlemskap med det du skreiv. Sjekk namnet og fødselsdatoen. Har du logga inn her før med ei anna e-postadresse eller eit anna nummer, bruker du den innlogginga. Elles kan du be oss leite for deg.',
    tooMany:
      'Du har prøvd mange gonger, så no må du vente til i morgon. Hastar det, kan du be oss leite for deg.',
  },
  proven: {
    title: 'Innlogginga di',
    text: (name: string) => `Innlogginga er kopla til ${name}.`,
    more: 'Deler du e-post eller telefon med nokon som òg er medlem? Dei kan kople seg til denne innlogginga på same måten, og så vel de kven som er her.',
    show: 'Kople til ein person til',
  },
  match: {
    show: 'Be oss leite for deg',
    title: 'Be oss leite for deg',
    text: `${service} leitar i medlemsregisteret og svarer deg her på Min side. Målet er å svare innan ${formatCount(answerWithinDays, 'vyrkedag', 'vyrkedagar')}.`,
    remark: 'Noko som kan hjelpe oss (valfritt)',
    remarkHint: 'Eit tidlegare namn, ei gammal adresse eller eit medlemsnummer. Ikkje skriv fødselsnummeret.',
    change: 'Endre namn eller fødselsdato',
    send: 'Send til oss',
  },
  contact: {
    title: 'E-post og telefon',
    text: 'Vi sender ein kode som du skriv inn her. Då veit vi at meldingane våre når fram til deg.',
    none: 'Vi har verken e-post eller telefonnummer til deg.',
    email: 'E-post',
    phone: 'Telefon',
    verified: 'Stadfesta',
    verifiedOn: (when: string) => `Stadfesta ${when}`,
    notVerified: 'Ikkje stadfesta',
    send: 'Send kode',
    sendTo: (contact: string) => `Send kode til ${contact}`,
    enter: 'Skriv inn koden',
    enterFor: (contact: string) => `Skriv inn koden til ${contact}`,
    done: (contact: string) => `Takk! ${contact} er stadfesta.`,
    wait: (when: string) => `Du kan få ein ny kode ${when}.`,
  },
};

export const claimFieldTexts = {
  name: textFieldTexts('Skriv namnet ditt', 'Namnet', nameLimits),
  bornOn: {
    REQUIRED: 'Skriv fødselsdatoen din',
    TOO_SHORT: wholeDate,
    TOO_LONG: wholeDate,
    INVALID: wholeDate,
  },
} satisfies Record<string, FieldTexts>;

export const matchFieldTexts = {
  ...claimFieldTexts,
  remark: textFieldTexts('Skriv noko som kan hjelpe oss', 'Teksten', remarkLimits),
};
export type Complete = Whole<
  Compared<typeof import('./verifisering-texts.ts'), typeof import('./verifisering-texts.nn.ts')>
>;
