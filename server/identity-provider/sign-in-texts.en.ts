/** Every sentence of the sign-in pages, in English. */
import type { Compared, Whole } from '#contract/values/portal-languages.ts';

const numberWords: Readonly<Record<number, string>> = { 6: 'six', 8: 'eight', 10: 'ten' };

export const signInTexts = {
  titleOf: (title: string, organisation: string) => `${title} – ${organisation}`,
  errorTitle: (title: string) => `Error: ${title}`,
  noticeTitle: (notice: string, title: string) => `${notice} – ${title}`,
  languages: 'Language',
  noWayIn: 'Can’t sign in? Write to us',
  contactUs: 'Contact us',
  privacy: 'Privacy',
  accessibility: 'Accessibility',
  toFrontPage: (organisation: string) => `${organisation}, to the front page`,
  backToFrontPage: 'To the front page',
  cancel: 'Cancel',
  errorSummary: 'Correct this before you go on',

  identifierHeading: 'Sign in',
  identifierLead:
    'Here you sign in, or make a user account. We send you a one-time code by text message or e-mail. The code works for 10 minutes.',
  sessionEndedTitle: 'Sign in again',
  sessionEnded:
    'You have been signed out. Sign in again, and you come back to where you were. If you were writing something, it has been kept.',
  signInAgainTitle: 'Sign in once more',
  signInAgain:
    'What you are about to do should be possible for you only. That is why we ask you to sign in once more. Afterwards you come back to where you were.',
  identifierLabel: 'Phone number or e-mail',
  identifierHelp: 'Use the number or address that we have for you, if you can.',
  continueButton: 'Continue',
  identifierMissing: 'Enter your phone number or e-mail address',
  identifierUnreadable: 'Enter a phone number of eight digits, or an e-mail address such as name@example.com',
  countryRefused: 'We cannot send text messages to this country. Enter an e-mail address instead',
  sendingFailedTitle: 'The code was not sent',
  sendingFailed: 'We could not send the code just now. Wait a little, and try again.',
  toStatus: 'See the status of the service',

  codeHeading: 'Enter the code',
  codeLead: (identifier: string, digits: number) =>
    `We have sent a code of ${numberWords[digits] ?? digits} digits to ${identifier}. The code works for 10 minutes.`,
  codeLabel: 'One-time code',
  rememberLabel: 'Remember me',
  rememberHelp: 'Do not choose this on a device that others use.',
  signInButton: 'Sign in',
  codeMissing: (digits: number) => `Enter the code of ${numberWords[digits] ?? digits} digits`,
  codeWrong: 'The code is not right. Look in the newest message from us',
  codeExpired: 'The code no longer works. Ask for a new code',
  resend: 'Send a new code',
  resentTitle: 'A new code has been sent',
  resent: 'We have sent you a new code. The one before no longer works.',
  resendTooSoonTitle: 'No new code yet',
  resendTooSoon: (seconds: number) =>
    `We have just sent a code. Wait ${seconds} seconds before you ask for a new one.`,
  useAnother: 'Use another phone number or e-mail address',
  emailNotArrived:
    'The e-mail is called “One-time code for Min side”. Has it not come? Look in your spam folder, or ask for a new code.',
  emailSender: (address: string) => `It is sent from ${address}.`,
  smsNotArrived:
    'The text message begins with the code and mentions “Min side”. Has it not come? Wait a minute, or ask for a new code.',

  secondHeading: 'One more step',
  secondLead:
    'You are about to see information about other people. We have to be extra sure that it is you, and send one more code.',
  second: {
    phone: {
      label: 'Phone number',
      help: 'Eight digits. A new number can be used after 48 hours. We tell you everywhere we can reach you.',
      missing: 'Enter your phone number',
      unreadable: 'Enter a phone number of eight digits',
    },
    email: {
      label: 'E-mail',
      help: 'A new address can be used after 48 hours. We tell you everywhere we can reach you.',
      missing: 'Enter your e-mail address',
      unreadable: 'Enter an e-mail address such as name@example.com',
    },
  },
  secondOfAnother: 'Another user account uses this. Use something else',
  laterHeading: 'You can use this in 48 hours',
  later: {
    phone: (when: string) =>
      `The phone number has been confirmed. You can sign in with it from ${when} (Norwegian time).`,
    email: (when: string) =>
      `The e-mail address has been confirmed. You can sign in with it from ${when} (Norwegian time).`,
  },
  laterWhy:
    'We wait because somebody else may have got hold of your code. We have written to you by e-mail and text message, and there you can stop it. If you work in member service or hold an office, member service has to approve it too.',
  laterGoOn: 'Go to Min side without the second step',
  startOver: 'Start again',

  waitHeading: 'Too many attempts',
  waitText: (time: string) =>
    `To protect your user account, we ask you to wait a little. You can try again after ${time} (Norwegian time).`,
  waitElsewhere: 'If you are signed in on another device, you can go on there.',

  expiredHeading: 'The sign-in has expired',
  expiredText:
    'It took too long, or the link was opened in another browser. Start again from the front page.',
  refusedHeading: 'The sign-in could not start',
  refusedText: 'Something in the link is wrong. Start again from the front page.',
  notFoundHeading: 'We did not find the page',
  notFoundText: 'The address may be misspelt, or the page has moved.',
  problemHeading: 'Something went wrong on our side',
  problemText: 'Try again in a moment. If that does not help, contact us and give the reference.',
  reference: (id: string) => `Reference: ${id}`,

  signingOutHeading: 'You are being signed out …',
  signOutButton: 'Sign out',
  signedOutHeading: 'You are signed out',
  continuing: 'One moment …',
  continueWithoutScripts: 'Press the button to go on.',
};
export type Complete = Whole<
  Compared<typeof import('./sign-in-texts.ts'), typeof import('./sign-in-texts.en.ts')>
>;
