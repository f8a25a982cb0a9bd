/** In nynorsk. */

import { formatPhone } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import { organisation } from '#web/texts/organisation.ts';

const { name, phone, hours } = organisation.memberService;

export const texts = {
  title: 'Hei! Her ordnar du det sjølv.',
  lead: `Min side er for deg som er medlem i ${organisation.shortName}, gir ei gåve, les magasinet – eller lurer på om du vil bli med.`,
  signedInLead: 'Du er logga inn. Alt som er ditt, finn du på Min side.',
  signIn: 'Gå til Min side',
  join: 'Bli medlem',
  doTitle: 'Kva vil du gjere?',
  cards: {
    magazine: {
      title: 'Få magasinet',
      text: 'På papir eller på skjerm. Du treng ikkje å vere medlem.',
    },
    giving: {
      title: 'Bli fast givar',
      text: 'Eit beløp du vel sjølv, og som du kan stoppe når du vil.',
    },
    activities: {
      title: 'Bli med på noko',
      text: 'Turar, samtalar og møte i lokallaget der du bur.',
    },
    ceremonies: {
      title: 'Seremoniar',
      text: 'Namnefest, konfirmasjon, vigsel og gravferd.',
    },
  },
  oneOff: { before: 'Vil du heller gi éin gong, utan nokon avtale?', link: 'Gi ei gåve med Vipps' },
  member: {
    title: 'Er eg medlem?',
    text: 'Mange er usikre på det. Logg inn og sei kven du er, så leitar vi etter medlemskapen din. Svaret blir vist berre for deg.',
    link: 'Finn ut om du er medlem',
  },
  howTitle: 'Slik loggar du inn',
  how: [
    'Skriv telefonnummeret eller e-\u2060postadressa di.',
    'Vi sender deg ein kode på seks siffer.',
    'Skriv koden, så er du inne. Du treng ikkje noko passord.',
  ],
  insideTitle: 'Alt om medlemskapen din på éin stad',
  inside: {
    membership: { title: 'Medlemskapen', text: 'Medlemsnummer, lokallag og kor lenge du har vore med' },
    enquiries: { title: 'Førespurnader', text: 'Spør oss om noko, og les svaret her' },
    details: { title: 'Opplysningar om deg', text: 'Namn, adresse, telefon og e-post' },
    children: { title: 'Barna dine', text: 'For foreldre som er medlemmer' },
    giving: { title: 'Gåvene dine', text: 'Givaravtale, kvitteringar og skattefrådrag' },
    privacy: { title: 'Personvernet ditt', text: 'Kva vi har lagra, og kven som har sett det' },
  },
  death: {
    title: 'Har du mista nokon?',
    before: 'Vi hjelper dykk med ei',
    funeral: 'humanistisk gravferd',
    between: '. Er den døde medlem eller givar hos oss, er det nok å seie frå éin gong:',
    tell: 'Sei frå om eit dødsfall',
  },
  help: {
    title: 'Vil du heller snakke med nokon?',
    before: `${name} svarer på telefon `,
    phone: formatPhone(phone),
    between: `, ${hours}. Du kan òg skrive til `,
    after: '.',
    contact: 'Får du ikkje logga inn? Skriv til oss her',
  },
};
export type Complete = Whole<
  Compared<typeof import('./start-texts.ts'), typeof import('./start-texts.nn.ts')>
>;
