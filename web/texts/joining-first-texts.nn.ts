/** In nynorsk. */

import type { Sought } from '#contract/match-endpoints.ts';
import { formatCount, formatMoment } from './format.ts';
import type { Compared, Whole } from './language.ts';
import { organisation } from './organisation.ts';

const { name: service, answerWithinDays } = organisation.memberService;
const next = `${service} ser på det og svarer deg her på Min side. Målet er å svare innan ${formatCount(answerWithinDays, 'vyrkedag', 'vyrkedagar')}. Du treng ikkje å gjere noko no.`;

export const membershipQuestionTexts = {
  yes: 'Ja, eg er medlem',
  no: 'Nei, ikkje enno',
  unsure: 'Er du usikker? Vel «Ja», så leitar vi saman med deg.',
  sought: {
    joining: {
      title: 'Innmeldinga di er hos oss',
      text: (at: string) => `Du sende ho ${formatMoment(at, new Date())}. ${next}`,
      see: 'Sjå innmeldinga',
    },
    claim: {
      title: 'Vi leitar etter medlemskapen din',
      text: (at: string) => `Du spurde oss ${formatMoment(at, new Date())}. ${next}`,
      see: 'Sjå førespurnaden',
    },
  } satisfies Record<Sought['kind'], object>,
};

export const joiningFirstTexts = {
  home: {
    title: 'Fint, du er inne. Er du medlem allereie?',
    lead: `Denne innlogginga er ikkje kopla til nokon medlemskap i ${organisation.shortName} enno. Er du medlem, kan du seie kven du er med namn og fødselsdato.`,
  },
  other: {
    title: 'Er du medlem allereie?',
    lead: 'Denne sida er for medlemmer. Er du medlem, kan du seie kven du er med namn og fødselsdato. Då finn du sida her.',
  },
  waiting: { title: 'Fint, du er inne' },
  ways: 'Dette kan du gjere no',
  magazine: { title: 'Få magasinet', text: 'Du kan lese det utan å vere medlem.' },
  giving: { title: 'Gi ei gåve', text: 'Fast eller éin gong. Ei gåve gjer deg ikkje til medlem.' },
  enquiry: {
    title: 'Skriv til oss',
    text: 'Spør om det du lurer på, eller be om å få sjå eller slette det vi har lagra om deg.',
  },
  enquiries: { title: 'Førespurnadene dine', text: 'Les svara du har fått.' },
};

export const notMemberTexts = {
  title: 'Innlogginga har ingen medlemskap',
  text: `Er du medlem i ${organisation.shortName} allereie? Sei kven du er med namn og fødselsdato, så finn vi medlemskapen din.`,
  works:
    'Du treng ikkje å vere medlem for å gi ei gåve, bestille magasinet, bli med på aktivitetar eller skrive til oss.',
};
export type Complete = Whole<
  Compared<typeof import('./joining-first-texts.ts'), typeof import('./joining-first-texts.nn.ts')>
>;
