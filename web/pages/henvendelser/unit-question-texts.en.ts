/** In English. */
import type { Compared, Whole } from '#web/texts/language.ts';

export const unitQuestionTexts = {
  title: (unit: string) => `May ${unit} answer you?`,
  text: (unit: string) =>
    `We think ${unit} can give you a better answer than we can. If you say yes, the chair there may read the whole enquiry, including attachments, and answers you here. The chair is bound by confidentiality. If you say no, we answer you ourselves.`,
  yes: 'Yes, they may read and answer',
  no: 'No, answer me yourselves',
  agreed: (unit: string) => `Thank you! ${unit} can now read and answer`,
  declined: 'Member service answers you',
  there: (unit: string) => `The enquiry is with ${unit}`,
  thereText: 'The chair there can read it, and answers you here. You can change your mind at any time.',
  back: 'Give it back to member service',
};
export type Complete = Whole<
  Compared<typeof import('./unit-question-texts.ts'), typeof import('./unit-question-texts.en.ts')>
>;
