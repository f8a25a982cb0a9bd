/** In English. */

import type { Attention } from '#contract/home-endpoints.ts';
import { joiningAge } from '#contract/values/joining-age.ts';
import { formatDate } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import { roleWords } from '#web/texts/office-words.ts';
import type { ListedCode } from './attention-ways.ts';

const officeOf = ({ role, name }: Attention): string =>
  [role && roleWords[role], name].filter(Boolean).join(', ');

type Matter = { sentence: string; words: string };

export const attentionTexts = {
  title: 'Things to do',
  none: 'Nothing right now. Everything is in order.',
  matters: {
    RECOVERY_ASKED: () => ({
      sentence: 'Somebody has asked for new access to your user account. If it was not you, you can stop it.',
      words: 'See and stop',
    }),
    PAYMENT_FAILED: ({ on }) => ({
      sentence: `Your gift ${on ? `of ${formatDate(on)} ` : ''}was not drawn. You owe us nothing, and choose for yourself what to do.`,
      words: 'See the giving agreement',
    }),
    ANSWER_ASKED: ({ on }) => ({
      sentence: `Somebody is waiting for an answer from you${on ? `, by ${formatDate(on)}` : ''}.`,
      words: 'Read and answer',
    }),
    EMAIL_STOPPED: () => ({
      sentence: 'E-mail to you is returned, so we have stopped sending it. Your notices are under Notices.',
      words: 'Confirm or change the e-mail address',
    }),
    MAGAZINE_ALONE: () => ({
      sentence:
        'You no longer share the magazine with anybody, and as it stands now, nothing comes to you by post.',
      words: 'Choose how you want it',
    }),
    EMAIL_UNVERIFIED: () => ({
      sentence: 'We do not know for certain that the e-mail address is yours.',
      words: 'Confirm the e-mail address',
    }),
    PHONE_UNVERIFIED: () => ({
      sentence: 'We do not know for certain that the phone number is yours.',
      words: 'Confirm the phone number',
    }),
    FODSELSNUMMER_MISSING: () => ({
      sentence:
        'We do not have your national identity number. Without it we receive no public grant for you.',
      words: 'Give us the identity number',
    }),
    OTHER_COMMUNITIES_UNSETTLED: () => ({
      sentence: 'You may be registered in another religious or life-stance community too.',
      words: 'See what you can do',
    }),
    POST_RETURNED: () => ({
      sentence: 'Post we sent you was returned.',
      words: 'Look over the address',
    }),
    CHILD_SOON_15: ({ name, on }) => ({
      sentence: `${name} turns ${joiningAge} on ${on && formatDate(on)}. Then the registration is deleted, and membership becomes ${name}’s own choice.`,
      words: 'See your children',
    }),
    OFFICE_OFFERED: (office) => ({
      sentence: `You have been asked to take an elected role: ${officeOf(office)}.`,
      words: 'Read more and answer',
    }),
    OFFICE_UNDECLARED: (office) => ({
      sentence: `Before you can use the pages of your role (${officeOf(office)}), you have to accept the confidentiality declaration.`,
      words: 'Read and accept',
    }),
    NOMINATION_ASKED: (office) => ({
      sentence: `You have been suggested for a role: ${officeOf(office)}. You choose for yourself whether to stand.`,
      words: 'Read more and answer',
    }),
    OFFICE_EXPIRING: (office) => ({
      sentence: `Your role (${officeOf(office)}) ends on ${office.on && formatDate(office.on)}.`,
      words: 'See your roles',
    }),
  } satisfies Record<ListedCode, (matter: Attention) => Matter> as Record<
    ListedCode,
    (matter: Attention) => Matter
  >,
};
export type Complete = Whole<
  Compared<typeof import('./attention-texts.ts'), typeof import('./attention-texts.en.ts')>
>;
