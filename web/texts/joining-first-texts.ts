import { organisation } from './organisation.ts';

export const joiningFirstTexts = {
  /** Where the person was on the way to Min side itself. */
  home: {
    title: 'Velkommen! Vil du bli medlem?',
    lead: `Du er logget inn, men ikke medlem i ${organisation.shortName} ennå. Innmeldingen er gratis og tar noen få minutter, og vi tar vare på det du fyller ut.`,
  },
  other: {
    title: 'Denne siden åpnes når du er medlem',
    lead: `Du er logget inn, men ikke medlem i ${organisation.shortName} ennå. Når du har meldt deg inn, finner du siden her.`,
  },
  join: 'Bli medlem',
  ways: 'Dette kan du gjøre nå',
  verify: {
    title: 'Jeg er allerede medlem',
    text: 'Koble innloggingen til medlemskapet du har. Det tar et minutt.',
  },
  magazine: { title: 'Få magasinet', text: 'Du kan lese det uten å være medlem.' },
  giving: { title: 'Gi en gave', text: 'Fast eller én gang. En gave gjør deg ikke til medlem.' },
  enquiry: {
    title: 'Skriv til oss',
    text: 'Spør om det du lurer på, eller be om å få se eller slette det vi har lagret om deg.',
  },
  enquiries: { title: 'Henvendelsene dine', text: 'Les svarene du har fått.' },
};
