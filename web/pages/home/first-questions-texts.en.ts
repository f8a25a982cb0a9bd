/** In English. */
import type { UnaskedQuestion } from '#contract/home-endpoints.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import { organisation } from '#web/texts/organisation.ts';

export const firstQuestionsTexts = {
  title: 'Something we have never asked you',
  lead: 'You became a member before Min side existed, so there are things we do not know about you. You choose for yourself what to answer.',
  skip: 'Do not ask me again',
  skipped: 'We will not ask about it again',
  thanks: { title: 'Thank you', text: 'We have no more questions. You find everything under My details.' },
  questions: {
    communities: {
      title: 'Are you a member of another religious or life-stance community?',
      text: 'Some are members elsewhere without knowing it. We never ask which one, and you are a member here whatever you answer.',
    },
    fodselsnummer: {
      title: 'Would you like to give us your national identity number?',
      text: `It is voluntary. ${organisation.shortName} receives a public grant only for members whose identity number we have.`,
    },
    contact: {
      title: 'Do we reach you here?',
      text: 'This is what the register says. If something is wrong, important messages may not reach you.',
    },
  } satisfies Record<UnaskedQuestion, { title: string; text: string }>,
  answers: [
    ['no', 'No'],
    ['yes', 'Yes'],
    ['unknown', 'Don’t know'],
  ] as const,
  answered: 'The answer is saved.',
  giveNumber: 'Give us the identity number',
  email: 'E-mail',
  phone: 'Phone',
  none: 'We have none',
  isRight: 'Yes, that is right',
  correct: 'Correct the details',
};
export type Complete = Whole<
  Compared<typeof import('./first-questions-texts.ts'), typeof import('./first-questions-texts.en.ts')>
>;
