/** In English. */
import type { NoticeType } from '#contract/notice-kinds.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import { organisation } from '#web/texts/organisation.ts';

export const texts = {
  title: 'How you get notices',
  lead: 'Choose what you want to be notified about, and how. The choices are saved at once.',
  openPost:
    'In e-mail and SMS we never write what it is about, only that something is waiting for you here. You read the rest when you have signed in. If you have asked for notice before payments with AvtaleGiro, the e-mail also has to say which account the money goes to, how much and when.',
  yours: 'This you choose yourself',
  yoursHelp: 'You can turn off everything here. Each e-mail also has a link where you can unsubscribe.',
  always: 'This you always get',
  alwaysHelp: 'This cannot be turned off, but you can have SMS as well.',
  because: {
    security: 'So that you notice if somebody else tries to get in.',
    enquiries: 'You have asked us about something, and the answer is to reach you.',
    membership: 'You have the right to vote, and the call to the meeting is to reach everybody.',
    giving: 'It is about your money.',
    children: 'It is about children you are responsible for.',
    magazine: 'It is your receipt.',
    activities: 'You have a place, and have to be told if something changes.',
  } as Partial<Record<NoticeType, string>>,
  alwaysOn: 'Always by e-mail and under Notices.',
  choose: (type: string, channel: string) => `${type}: ${channel}`,
  saved: (type: string, channel: string, isOn: boolean) =>
    `Saved. ${type}: ${channel} is turned ${isOn ? 'on' : 'off'}.`,
  save: 'Save the choice',
  sender: 'Our name in the e-mail',
  senderHelp: `Usually only “Min side” is given as the sender, so that nobody sees who you get e-mail from. You can choose that we write “${organisation.name}” too. The sender’s address may then also show who we are. We still do not write what it is about.`,
  senderNamed: 'You can write who you are in e-mail to me',
  senderSaved: (isOn: boolean) =>
    isOn
      ? `Saved. Now we write “${organisation.name}” in e-mail to you.`
      : 'Our name is no longer in the e-mail.',
  noPhone: 'We have no phone number for you, so SMS does not arrive until you add one.',
  noEmail: 'We have no e-mail address for you. What you have to be told comes by SMS instead.',
  addContact: 'Add it under My details',
  stoppedTitle: 'E-mail to you is returned',
  stopped:
    'Three e-mails have come back, so we have stopped sending to the address. Confirm it again, or change it, and we start again.',
  proveAnew: 'Confirm or change the e-mail address',
  quiet: (from: string, until: string) =>
    `SMS does not come between ${from} and ${until}. It waits until the morning. Codes to sign in and notices about security always come at once.`,
  elsewhere: 'News from us',
  elsewhereHelp: 'Under My details you choose whether you want news from us by e-mail and SMS.',
  toDetails: 'Go to My details',
};
export type Complete = Whole<
  Compared<typeof import('./innstillinger-texts.ts'), typeof import('./innstillinger-texts.en.ts')>
>;
