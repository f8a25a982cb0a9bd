import { formatCount, formatPhone } from '#web/texts/format.ts';
import { organisation } from '#web/texts/organisation.ts';

export const texts = {
  title: 'Min side',
  greeting: (firstName: string) => `Hei, ${firstName}!`,
  greetingWithoutName: 'Hei!',
  membership: {
    title: 'Medlemskap',
    number: 'Medlemsnummer',
    since: 'Medlem siden',
    chapter: 'Lokallag',
    region: 'Region',
    noChapter: 'Ikke plassert ennå',
    validYear: 'Kortet gjelder',
    qr: 'QR-kode som bekrefter at medlemskortet er gyldig',
    check: 'Se hva den som skanner koden, får vite',
    print: 'Skriv ut medlemskortet',
    leave: 'Meld deg ut',
  },
  notMember: {
    title: 'Du er ikke medlem',
    text: `Vi finner ikke et aktivt medlemskap på denne innloggingen. Vil du bli med i ${organisation.shortName}, er du hjertelig velkommen.`,
    join: 'Bli medlem',
    mistakeTitle: 'Mener du at du er medlem?',
    mistake: `Den første gangen du logger inn, må du koble innloggingen til medlemskapet ditt. Får du det ikke til, kan du ringe ${formatPhone(organisation.memberService.phone)}, ${organisation.memberService.hours}.`,
    find: 'Finn medlemskapet mitt',
    works:
      'Uten medlemskap kan du fortsatt gi en gave, bestille magasinet, registrere barn og skrive til oss.',
  },
  children: {
    title: 'Barn',
    ask: (givenName: string) => `Spør om ${givenName}`,
    born: (year: number) => `født ${year}`,
    none: 'Du har ikke registrert noen barn.',
    states: { waiting: 'Venter på svar', checking: 'Ses på' },
    see: 'Se barna dine',
    register: 'Registrere barn',
  },
  enquiries: {
    title: 'Henvendelser',
    none: 'Du har ingen åpne henvendelser.',
    open: (count: number) => `Du har ${formatCount(count, 'åpen henvendelse', 'åpne henvendelser')}.`,
    unread: (count: number) => formatCount(count, 'nytt svar', 'nye svar'),
    see: 'Se henvendelsene',
    write: 'Skriv til oss',
  },
  more: 'Mer på Min side',
  links: {
    details: { title: 'Mine opplysninger', text: 'Navn, adresse, e-post og telefon' },
    giving: { title: 'Giveravtale', text: 'Støtt arbeidet med et fast beløp' },
    magazine: { title: 'Magasin', text: 'Bestill eller endre magasinet' },
    activities: { title: 'Aktiviteter', text: 'Se hva som skjer der du bor' },
    privacy: { title: 'Mitt personvern', text: 'Se hva vi har lagret om deg' },
  },
};
