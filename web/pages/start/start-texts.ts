import { formatPhone } from '#web/texts/format.ts';
import { organisation } from '#web/texts/organisation.ts';

const { name, phone, hours } = organisation.memberService;

export const texts = {
  title: 'Hei! Her ordner du det selv.',
  lead: `Min side er for deg som er medlem i ${organisation.shortName}, gir en gave, leser magasinet – eller lurer på om du vil bli med.`,
  signedInLead: 'Du er logget inn. Alt som er ditt, finner du på Min side.',
  signIn: 'Gå til Min side',
  join: 'Bli medlem',
  doTitle: 'Hva vil du gjøre?',
  cards: {
    magazine: {
      title: 'Få magasinet',
      text: 'På papir eller på skjerm. Du trenger ikke å være medlem.',
    },
    giving: {
      title: 'Bli fast giver',
      text: 'Et beløp du velger selv, og som du kan stoppe når du vil.',
    },
    activities: {
      title: 'Bli med på noe',
      text: 'Turer, samtaler og møter i lokallaget der du bor.',
    },
    ceremonies: {
      title: 'Seremonier',
      text: 'Navnefest, konfirmasjon, vigsel og gravferd.',
    },
  },
  oneOff: { before: 'Vil du heller gi én gang, uten noen avtale?', link: 'Gi en gave med Vipps' },
  member: {
    title: 'Er jeg medlem?',
    text: 'Mange er usikre på det. Logg inn og si hvem du er, så leter vi etter medlemskapet ditt. Svaret vises bare for deg.',
    link: 'Finn ut om du er medlem',
  },
  howTitle: 'Slik logger du inn',
  how: [
    'Skriv telefonnummeret eller e-\u2060postadressen din.',
    'Vi sender deg en kode på seks sifre.',
    'Skriv koden, så er du inne. Du trenger ikke noe passord.',
  ],
  insideTitle: 'Alt om medlemskapet ditt på ett sted',
  inside: {
    membership: { title: 'Medlemskapet', text: 'Medlemsnummer, lokallag og hvor lenge du har vært med' },
    enquiries: { title: 'Henvendelser', text: 'Spør oss om noe, og les svaret her' },
    details: { title: 'Opplysninger om deg', text: 'Navn, adresse, telefon og e-post' },
    children: { title: 'Barna dine', text: 'For foreldre som er medlemmer' },
    giving: { title: 'Gavene dine', text: 'Giveravtale, kvitteringer og skattefradrag' },
    privacy: { title: 'Personvernet ditt', text: 'Hva vi har lagret, og hvem som har sett det' },
  },
  death: {
    title: 'Har du mistet noen?',
    before: 'Vi hjelper dere med en',
    funeral: 'humanistisk gravferd',
    between: '. Er den døde medlem eller giver hos oss, er det nok å si fra én gang:',
    tell: 'Si fra om et dødsfall',
  },
  help: {
    title: 'Vil du heller snakke med noen?',
    before: `${name} svarer på telefon `,
    phone: formatPhone(phone),
    between: `, ${hours}. Du kan også skrive til `,
    after: '.',
    contact: 'Får du ikke logget inn? Skriv til oss her',
  },
};
