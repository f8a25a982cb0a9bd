/** In English. */

import type { NotCountingReason } from '#contract/profile-endpoints.ts';
import type { Compared, Whole } from './language.ts';
import { organisation } from './organisation.ts';

const { shortName } = organisation;

export const countingTexts = {
  title: 'We receive no public grant for you now',
  lead: `You are a member like everyone else. This only concerns the grant that ${shortName} applies to the state for.`,
  reasons: {
    'number-missing': 'We do not have your national identity number.',
    'd-number':
      'You have a D number. We usually receive a grant only for members with a Norwegian identity number.',
    abroad: 'You have an address abroad, and the state gives a grant only for those who live in Norway.',
    elsewhere: 'You have said that you are also a member of another religious or life-stance community.',
  } satisfies Record<NotCountingReason, string>,
  giveNumber: 'Give us the identity number',
  settle: 'See what you can do',
};
export type Complete = Whole<
  Compared<typeof import('./counting-texts.ts'), typeof import('./counting-texts.en.ts')>
>;
