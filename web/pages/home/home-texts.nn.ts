/** In nynorsk. */
import { formatCount } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const texts = {
  find: 'Kva vil du gjere?',
  title: 'Min side',
  greeting: (firstName: string) => `Hei, ${firstName}!`,
  greetingWithoutName: 'Hei!',
  membership: {
    title: 'Medlemskap',
    card: 'Medlemskort',
    show: 'Vis kortet',
    close: 'Lukk',
    number: 'Medlemsnummer',
    since: 'Medlem sidan',
    chapter: 'Lokallag',
    region: 'Regionlag',
    noChapter: 'Ikkje plassert enno',
    validYear: 'Kortet gjeld',
    qr: 'QR-kode som stadfestar at medlemskortet er gyldig',
    check: 'Sjå kva den som skannar koden, får vite',
    print: 'Skriv ut medlemskortet',
  },
  left: {
    title: 'Du er meld ut',
    text: 'Takk for tida du var med. Alt anna du har hos oss, er som før.',
    again: 'Har du ombestemt deg? Bli medlem igjen',
  },
  children: {
    title: 'Barn',
    born: (year: number) => `fødd ${year}`,
    none: 'Du har ikkje registrert nokon barn. Det kan du gjere her.',
    states: { waiting: 'Ventar på svar', checking: 'Til kontroll' },
  },
  magazine: {
    title: 'Magasinet',
    channels: {
      paper: 'Du får det på papir i posten.',
      digital: 'Du les det digitalt her på Min side.',
      none: 'Du får ikkje magasinet no.',
    },
    next: (number: string, day: string) => `Neste utgåve, ${number}, kjem rundt ${day}.`,
  },
  enquiries: {
    title: 'Førespurnader',
    none: 'Du har ingen opne førespurnader.',
    open: (count: number) => `Du har ${formatCount(count, 'open førespurnad', 'opne førespurnader')}.`,
    unread: (count: number) => formatCount(count, 'nytt svar', 'nye svar'),
  },
  giving: {
    title: 'Gåvene dine',
    none: 'Du har ingen givaravtale no.',
    waiting: 'Givaravtalen din ventar på at du godkjenner han i Vipps.',
    paused: (until: string) => `Givaravtalen din er på pause til ${until}.`,
    terms: (terms: string) => `Du gir ${terms}`,
    next: (on: string) => `Neste trekk er ${on}.`,
  },
  activities: {
    title: 'Aktivitetar',
    none: 'Du er ikkje påmeld noko no.',
    cancelled: 'Avlyst',
    mine: (count: number) => (count > 1 ? `Alle påmeldingane dine (${count})` : 'Mine påmeldingar'),
  },
  more: 'Meir på Min side',
  meetings: {
    title: 'Årsmøtet',
    motionsBy: (day: string) => `Forslag innan ${day}`,
    closed: 'Fristen for forslag er ute',
  },
  offices: {
    title: 'Verva dine',
    in: (role: string, unit: string) => `${role} i ${unit}`,
    until: (until: string) => `Til ${until}`,
  },
  links: {
    ceremonies: { title: 'Seremoniar', text: 'Namnefest, konfirmasjon, vigsel og gravferd' },
    details: { title: 'Mine opplysningar', text: 'Namn, adresse, e-post og telefon' },
    privacy: { title: 'Mitt personvern', text: 'Sjå kva vi har lagra om deg' },
    desk: { title: 'Medlemsservice', text: 'Køen, personane og arbeidslistene' },
    deskPart: { title: 'Medlemsservice', text: 'Det rolla di opnar' },
    administration: { title: 'Administrasjon', text: 'Rollene og laga' },
  },
};
export type Complete = Whole<Compared<typeof import('./home-texts.ts'), typeof import('./home-texts.nn.ts')>>;
