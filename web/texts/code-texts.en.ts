/** In English. */

import type { CodeOutcome } from '#contract/verification-endpoints.ts';
import type { FieldTexts } from './field-texts.ts';
import type { Compared, Whole } from './language.ts';

const sixDigits = 'Enter the six-digit code';

export const codeTexts = {
  sent: (to: string) => `We have sent a six-digit code to ${to}.`,
  form: 'Enter the code you have received',
  label: 'Code',
  hint: 'Six digits. You can paste it in.',
  confirm: 'Confirm',
  resend: 'Send a new code',
  resent: 'We have sent a new code. The previous one is no longer valid.',
  lasts: (span: string) => `The code is valid for another ${span}.`,
  span: (seconds: number) =>
    seconds > 120
      ? `${Math.ceil(seconds / 60)} minutes`
      : `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`,
  soon: 'The code expires soon. If you need more time, you can ask for a new one.',
  wait: (when: string) =>
    `You can get a new code ${when}. Check your spam folder in case the first one is there.`,
  mayAskAgain: 'You can ask for a new code now.',
  cancel: 'Cancel',
  inSeconds: (seconds: number) => `in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`,
  inMinutes: (minutes: number) => `in ${minutes} minutes`,
  country: 'We only send text messages to Norwegian numbers. Use your e-mail address instead.',
  refused: {
    wrong: 'The code is not right. Check that you have the latest one, and enter it again.',
    expired: 'The code is no longer valid. Ask for a new one.',
    used: 'The code has already been used. If you need to confirm again, you can ask for a new one.',
    'too-many':
      'There were too many attempts with this code, so it is no longer valid. Ask for a new one. If you have to wait for it, we tell you how long.',
    'not-yours':
      'This code belongs to another person or another login. Ask for a new code here, and it comes to you.',
  } satisfies Record<Exclude<CodeOutcome, 'verified'>, string>,
};

export const senderProofTexts = {
  title: 'Confirm that we can reach you',
  text: 'We are receiving unusually many messages right now. So we send you a code, to know that there is somebody behind the message. What you have written is still there.',
  send: 'Send me a code',
  wait: (when: string) => `Many codes have been sent here. Try again ${when}, or call us if it is urgent.`,
  done: (button: string) => `Thank you! Now we know that we can reach you. Press “${button}” once more.`,
};

export const codeFieldTexts: FieldTexts = {
  REQUIRED: sixDigits,
  TOO_SHORT: sixDigits,
  TOO_LONG: sixDigits,
  INVALID: sixDigits,
};
export type Complete = Whole<Compared<typeof import('./code-texts.ts'), typeof import('./code-texts.en.ts')>>;
