import type { Sought } from '#contract/match-endpoints.ts';
import { formatCount, formatMoment } from './format.ts';
import { organisation } from './organisation.ts';

const { name: service, answerWithinDays } = organisation.memberService;
const next = `${service} ser på det og svarer deg her på Min side. Målet er å svare innen ${formatCount(answerWithinDays, 'virkedag', 'virkedager')}. Du trenger ikke å gjøre noe nå.`;

/** For a sign-in without a membership. It may be a member's: nothing here says that it is not. */
export const membershipQuestionTexts = {
  yes: 'Ja, jeg er medlem',
  no: 'Nei, ikke ennå',
  unsure: 'Er du usikker? Velg «Ja», så leter vi sammen med deg.',
  sought: {
    joining: {
      title: 'Innmeldingen din er hos oss',
      text: (at: string) => `Du sendte den ${formatMoment(at, new Date())}. ${next}`,
      see: 'Se innmeldingen',
    },
    claim: {
      title: 'Vi leter etter medlemskapet ditt',
      text: (at: string) => `Du spurte oss ${formatMoment(at, new Date())}. ${next}`,
      see: 'Se henvendelsen',
    },
  } satisfies Record<Sought['kind'], object>,
};

export const joiningFirstTexts = {
  /** Where the person was on the way to Min side itself. */
  home: {
    title: 'Fint, du er inne. Er du medlem allerede?',
    lead: `Denne innloggingen er ikke koblet til noe medlemskap i ${organisation.shortName} ennå. Hvis du er medlem, kan du si hvem du er med navn og fødselsdato.`,
  },
  other: {
    title: 'Er du medlem allerede?',
    lead: 'Denne siden er for medlemmer. Hvis du er medlem, kan du si hvem du er med navn og fødselsdato. Da finner du siden her.',
  },
  /** Where member service is asked already. */
  waiting: { title: 'Fint, du er inne' },
  ways: 'Dette kan du gjøre nå',
  magazine: { title: 'Få magasinet', text: 'Du kan lese det uten å være medlem.' },
  giving: { title: 'Gi en gave', text: 'Fast eller én gang. En gave gjør deg ikke til medlem.' },
  enquiry: {
    title: 'Skriv til oss',
    text: 'Spør om det du lurer på, eller be om å få se eller slette det vi har lagret om deg.',
  },
  enquiries: { title: 'Henvendelsene dine', text: 'Les svarene du har fått.' },
};

/** On the own page of a person known for something else, or who has left. */
export const notMemberTexts = {
  title: 'Innloggingen har ikke noe medlemskap',
  text: `Er du medlem i ${organisation.shortName} allerede? Si hvem du er med navn og fødselsdato, så finner vi medlemskapet ditt.`,
  works:
    'Du trenger ikke å være medlem for å gi en gave, bestille magasinet, bli med på aktiviteter eller skrive til oss.',
};
