/** In English. */
import type { EnquiryTopic } from '#contract/enquiry-endpoints.ts';
import { type PageAddress, paths } from '#web/paths.ts';
import { formatPhone } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import { organisation } from '#web/texts/organisation.ts';
import { ceremonyPaths } from '#web/ui/ceremony-paths.ts';

const { phone, hours } = organisation.memberService;

export type TopicHelp = {
  /** Said before the links. */
  text?: string;
  links?: readonly { to: PageAddress; words: string }[];
};

export const topicHelp: Record<EnquiryTopic, TopicHelp> = {
  membership: {
    links: [
      { to: paths.home, words: 'See your membership card and which local chapter you belong to' },
      { to: paths.joining, words: 'Become a member' },
      { to: paths.verification, words: 'Find your membership if you do not see it here' },
    ],
  },
  details: {
    links: [{ to: paths.myDetails, words: 'Change your address, e-mail, phone or preferred name yourself' }],
  },
  'other-communities': {
    text: 'If you are registered in another religious or life-stance community, we receive no public grant for you until you have left it. You are a member here in any case.',
    links: [{ to: paths.welcome, words: 'See how to leave, and tell us when it is settled' }],
  },
  children: {
    links: [
      { to: paths.registerChild, words: 'Register a child' },
      { to: paths.home, words: 'See the children you have registered' },
    ],
  },
  giving: {
    text: 'A payment that does not go through is never a debt. You owe us nothing.',
    links: [
      { to: paths.manageDonorAgreement, words: 'Change the amount or date, pause or stop the agreement' },
      { to: paths.donorAgreement, words: 'Become a regular giver' },
    ],
  },
  tax: {
    text: 'If you have said yes to a tax deduction and given enough during the year, we report the gifts to the Norwegian Tax Administration in January. For that we need your national identity number.',
    links: [
      { to: paths.myDetails, words: 'See whether we have your identity number, or give it to us' },
      { to: paths.manageDonorAgreement, words: 'See what you have given this year' },
    ],
  },
  magazine: {
    links: [{ to: paths.magazine, words: 'Order, change or stop the magazine' }],
  },
  activities: {
    links: [{ to: paths.activities, words: 'Find activities, sign up or cancel' }],
  },
  ceremonies: {
    links: [{ to: ceremonyPaths.all, words: 'See prices, dates and sign-up' }],
  },
  wedding: {
    links: [{ to: ceremonyPaths.wedding, words: 'Read about weddings, and send a request' }],
  },
  funeral: {
    links: [
      { to: ceremonyPaths.funeral, words: 'Get help with a funeral. You find the phone number there too' },
    ],
  },
  representative: {
    links: [{ to: '/tillitsvalgt', words: 'Go to the pages for elected representatives' }],
  },
  privacy: {
    text: 'You can ask to see, correct or delete what we have stored about you.',
    links: [
      { to: paths.myPrivacy, words: 'See everything we have stored about you, and who has looked at it' },
      { to: paths.myDetails, words: 'Correct your details yourself' },
    ],
  },
  'sign-in': {
    text: 'The one-time code comes by e-mail or SMS within a couple of minutes. Please check your spam folder too.',
    links: [
      { to: paths.myDetails, words: 'Change your e-mail address or phone number' },
      { to: paths.verification, words: 'Link this login to your membership' },
    ],
  },
  accessibility: {
    text: 'Please write which page it is about, what you were trying to do, and which assistive technology you use. We also help you with what you came for.',
    links: [{ to: paths.accessibility, words: 'Read what we already know about' }],
  },
  feedback: {
    text: 'Thank you for telling us. It makes us better, whether it is praise or a complaint.',
  },
  bereavement: {},
  other: {},
};

export const topicHelpTexts = {
  title: 'This you can do yourself, at once',
  privacyClock: (day: string) =>
    `If you send the enquiry today, you should under the privacy rules as a rule have an answer by ${day}.`,
  bereavement: {
    title: 'Our condolences',
    text: 'You do not have to find the right words. Write what you can manage, and we take care of the rest.',
    what: 'When we know who it concerns, we stop post, the magazine and payments at once.',
    phone: 'If you would rather talk to somebody, you can call',
    number: formatPhone(phone),
    link: `tel:${phone}`,
    hours: `We answer on ${hours}.`,
    tell: 'If somebody has died, you can tell us here',
  },
};
export type Complete = Whole<
  Compared<typeof import('./topic-help-texts.ts'), typeof import('./topic-help-texts.en.ts')>
>;
