/** In English. */
import type { RecoveryEnding } from '#contract/recovery-endpoints.ts';
import { formatPhone } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import { organisation } from '#web/texts/organisation.ts';

const { name, phone } = organisation.memberService;
const call = `Call ${name} on ${formatPhone(phone)}.`;

export const texts = {
  title: 'Get your access back',
  lead: 'You have received a link from us because you could no longer get in.',
  signInTitle: 'Sign in with the new e-mail address',
  signInText:
    'Use the address you received the link at. You get a code there, and come back here afterwards.',
  signIn: 'Sign in',
  meant: (masked: string) => `The link is for ${masked}. Sign in with that address.`,
  finishTitle: 'Now only one press remains',
  finishText: 'Then your access is restored, and you are signed out everywhere else.',
  finish: 'Give me my access back',
  doneTitle: 'Welcome back',
  done: 'The user account is yours, and you are signed out everywhere else. Please look over your details.',
  home: 'Go to Min side',
  details: 'Look over the details',
  otherAddress: 'Sign in with another address',
};

export const endings: Record<
  Exclude<RecoveryEnding['outcome'], 'done'>,
  { title: string; text: string; isSignIn: boolean }
> = {
  used: {
    title: 'The link has been used',
    text: `It can be used only once. Was it not you? ${call}`,
    isSignIn: false,
  },
  expired: { title: 'The link has expired', text: `We can send a new one. ${call}`, isSignIn: false },
  unknown: {
    title: 'The link does not work',
    text: `It may have been stopped, replaced by a newer one, or not have been copied in full. ${call}`,
    isSignIn: false,
  },
  'for-another': {
    title: 'You are signed in with another address',
    text: 'Sign in with the e-mail address you received the link at.',
    isSignIn: true,
  },
};

const gone = {
  title: 'There is nothing left to stop here',
  text: `The case may be finished or already stopped. Are you in doubt? ${call}`,
};
const stopped = {
  title: 'It is stopped',
  text: `Nobody gets new access in your name. Would you like to talk to us about it? ${call}`,
};
const asked = {
  title: 'Did you ask for new access?',
  lead: 'Somebody has asked us to restore access to your user account on Min side.',
  stopHelp: 'If it was not you, stop it here. Then nothing happens, and you sign in as before.',
  stop: 'It was not me – stop it',
  mineHelp: 'If it was you, you can say so, and you do not have to wait. You can also leave it.',
  mine: 'Yes, it was me',
};
const hurried = {
  title: 'Thank you, then you do not have to wait',
  text: 'The link is on its way to your new address.',
};

export const stopTexts = {
  recovery: { ...asked, outcomes: { stopped, gone, hurried, done: hurried } },
  tie: {
    ...asked,
    stopHelp: 'If it was not you, stop it here. Then nothing happens.',
    outcomes: {
      stopped,
      gone,
      hurried,
      done: {
        title: 'Thank you, then you do not have to wait',
        text: 'The user account is linked to you. Sign in and see that everything is right.',
      },
    },
  },
  untie: {
    title: 'Is the user account yours?',
    lead: 'We have been told that a user account that belongs to you on Min side is not yours. So it is to be unlinked.',
    stopHelp: 'If it is your user account, stop it here. Then everything goes on as before.',
    stop: 'It is mine – stop it',
    mineHelp: 'If it is not yours, you can say so, and it is unlinked at once. You can also leave it.',
    mine: 'It is not mine – unlink it',
    outcomes: {
      gone,
      hurried,
      stopped: {
        title: 'It is stopped',
        text: `The user account will not be unlinked. Would you like to talk to us about it? ${call}`,
      },
      done: {
        title: 'The user account is unlinked',
        text: `It no longer gives access to what is yours. Do you have a question? ${call}`,
      },
    },
  },
};
export type Complete = Whole<
  Compared<typeof import('./ny-innlogging-texts.ts'), typeof import('./ny-innlogging-texts.en.ts')>
>;
