/** In English. */
import { choiceTexts } from '#web/texts/field-texts.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const replyAddressTexts = {
  title: 'Reply address',
  text: 'Answers come here when members answer e-mail from the chapter. Use an address that several people on the board can read, and that gives nothing away about the chapter.',
  now: 'In use',
  none: 'None. The members cannot answer the e-mail.',
  pending: 'Waiting for confirmation',
  proposed: 'Suggested, not sent',
  expired: 'The link ran out',
  email: 'New reply address',
  send: 'Send the link',
  sent: 'The link is sent. The address is used when it has been confirmed.',
  propose: 'Suggest the address',
  proposedDone: 'The suggestion is sent to member service.',
  proposeHelp:
    'Member service looks at the suggestion and sends a link to the address. It is used when someone there has confirmed it.',
  remove: 'Remove the reply address',
  removed: 'The reply address is removed.',
};
export const replyAddressFieldTexts = {
  email: choiceTexts('Enter the e-mail address like this: name@example.com'),
};
export type Complete = Whole<
  Compared<typeof import('./reply-address-texts.ts'), typeof import('./reply-address-texts.en.ts')>
>;
