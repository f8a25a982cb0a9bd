/** In English. */
import { joiningAge } from '#contract/values/joining-age.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import { organisation } from '#web/texts/organisation.ts';
import { purpose } from '#web/texts/purpose.ts';

const { name, shortName, youth } = organisation;

export const texts = {
  meaning: { community: 'What does “life-stance community” mean?', grant: 'What does “public grant” mean?' },
  title: 'Become a member',
  lead: `Membership of ${name} is free. There is no fee, and you decide for yourself from the day you turn ${joiningAge}.`,
  start: 'Start joining',
  startHelp:
    'It takes a few minutes. You sign in first, and we keep each step, so you can take a break and go on from another device.',
  sections: [
    {
      title: 'What it means to be a member',
      points: [
        `${name} is ${purpose.about}. As a member you endorse that purpose.`,
        'You get a local chapter where you live, a vote in it, and activities and ceremonies. You do not commit yourself to doing or giving anything.',
      ],
    },
    {
      title: 'Who can become a member',
      points: [
        `Everyone who is ${joiningAge} or older. Parents can neither enrol nor stop a ${joiningAge}-year-old. Children under ${joiningAge} can be registered by their parents, but do not become members until they choose it themselves.`,
        'You have to join yourself. Nobody becomes a member by taking part in a ceremony, making a gift or reading the magazine.',
      ],
    },
    {
      title: 'The public grant',
      points: [
        `The state gives a grant to religious and life-stance communities for each member. For ${shortName} to receive it for you, we need your Norwegian national identity number (fødselsnummer), and you cannot be a member of the Church of Norway or another religious or life-stance community at the same time.`,
        'You can arrange both later. You are a member from the moment you press “Become a member”, but you do not count towards the grant until they are in place.',
      ],
    },
    {
      title: 'What we store about you',
      points: [
        'Your name, date of birth, how we reach you, and what you answer when you join. That you are a member says something about your life stance, so we share it only with those named on the page about privacy.',
        'The identity number is encrypted. It is used to apply for the public grant, to see that no one is registered twice, and for a tax deduction if you make gifts.',
      ],
    },
    {
      title: 'How to leave',
      points: [
        'Whenever you like, without saying why: on Min side, or in writing by e-mail or letter. It takes effect at once, and we then delete you from the member register.',
      ],
    },
  ],
  youthBefore: `If you are ${youth.fromAge} or older, you can join `,
  privacy: 'Read more about privacy',
  already: {
    title: 'Are you a member already?',
    text: 'Then do not join again. Show who you are, and we find your membership.',
    link: 'Find my membership',
  },
};

export const stepTexts = {
  progress: (step: number, of: number) => `Become a member – step ${step} of ${of}`,
  back: 'Back to the previous step',
};

export const checkingTexts = {
  title: 'Thank you! We have to check something first',
  lead: 'We have received your application, but it is not completed yet.',
  text: 'Member service looks at it and writes to you. You do not have to do anything. You find the answer under Enquiries.',
  enquiries: 'See your enquiries',
};

export const tooYoungTexts = {
  title: 'It is great that you want to join!',
  lead: `You can join by yourself on the day you turn ${joiningAge}. By law, that is when you decide this alone.`,
  parent: `Until then, a parent who is a member can register you in ${shortName}.`,
  youthBefore: `If you are ${youth.fromAge} or older, you can already join `,
  youthAfter: '.',
  nothingKept: 'We have stored nothing of what you wrote.',
};

export const memberAlreadyTexts = {
  title: 'You are in the register already',
  lead: 'You do not have to join. What you wrote here has not been sent in.',
};
export type Complete = Whole<
  Compared<typeof import('./hefinn-texts.ts'), typeof import('./hefinn-texts.en.ts')>
>;
