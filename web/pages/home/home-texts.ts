import { formatCount } from '#web/texts/format.ts';

export const texts = {
  find: 'Hva vil du gjøre?',
  title: 'Min side',
  greeting: (firstName: string) => `Hei, ${firstName}!`,
  greetingWithoutName: 'Hei!',
  membership: {
    title: 'Medlemskap',
    card: 'Medlemskort',
    show: 'Vis kortet',
    close: 'Lukk',
    number: 'Medlemsnummer',
    since: 'Medlem siden',
    chapter: 'Lokallag',
    region: 'Region',
    noChapter: 'Ikke plassert ennå',
    validYear: 'Kortet gjelder',
    qr: 'QR-kode som bekrefter at medlemskortet er gyldig',
    check: 'Se hva den som skanner koden, får vite',
    print: 'Skriv ut medlemskortet',
  },
  left: {
    title: 'Du er meldt ut',
    text: 'Takk for tiden du var med. Alt annet du har hos oss, er som før.',
    again: 'Har du ombestemt deg? Bli medlem igjen',
  },
  children: {
    title: 'Barn',
    born: (year: number) => `født ${year}`,
    none: 'Du har ikke registrert noen barn. Det kan du gjøre her.',
    states: { waiting: 'Venter på svar', checking: 'Til kontroll' },
  },
  magazine: {
    title: 'Magasinet',
    channels: {
      paper: 'Du får det på papir i posten.',
      digital: 'Du leser det digitalt her på Min side.',
      none: 'Du får ikke magasinet nå.',
    },
    next: (number: string, day: string) => `Neste utgave, ${number}, kommer rundt ${day}.`,
  },
  enquiries: {
    title: 'Henvendelser',
    none: 'Du har ingen åpne henvendelser.',
    open: (count: number) => `Du har ${formatCount(count, 'åpen henvendelse', 'åpne henvendelser')}.`,
    unread: (count: number) => formatCount(count, 'nytt svar', 'nye svar'),
  },
  giving: {
    title: 'Gavene dine',
    none: 'Du har ingen giveravtale nå.',
    waiting: 'Giveravtalen din venter på at du godkjenner den i Vipps.',
    paused: (until: string) => `Giveravtalen din er på pause til ${until}.`,
    terms: (terms: string) => `Du gir ${terms}`,
    next: (on: string) => `Neste trekk er ${on}.`,
  },
  activities: {
    title: 'Aktiviteter',
    none: 'Du er ikke påmeldt noe nå.',
    cancelled: 'Avlyst',
    mine: (count: number) => (count > 1 ? `Alle påmeldingene dine (${count})` : 'Mine påmeldinger'),
  },
  more: 'Mer på Min side',
  meetings: {
    title: 'Årsmøtet',
    motionsBy: (day: string) => `Forslag innen ${day}`,
    closed: 'Fristen for forslag er ute',
  },
  offices: {
    title: 'Vervene dine',
    until: (until: string) => `Til ${until}`,
  },
  links: {
    ceremonies: { title: 'Seremonier', text: 'Navnefest, konfirmasjon, vigsel og gravferd' },
    details: { title: 'Mine opplysninger', text: 'Navn, adresse, e-post og telefon' },
    privacy: { title: 'Mitt personvern', text: 'Se hva vi har lagret om deg' },
    desk: { title: 'Medlemsservice', text: 'Køen, personene og arbeidslistene' },
  },
};
