/** In English. */
import { formatPhone } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import { organisation } from '#web/texts/organisation.ts';

const { name, phone } = organisation.memberService;
const call = `Call ${name} on ${formatPhone(phone)}.`;

export const texts = {
  title: 'Did you change your login?',
  lead: 'What you sign in with on Min side has been changed.',
  help: 'If it was not you, stop it here. Then e-mail, phone and login are as before, and everyone is signed out.',
  undo: 'It was not me – stop it',
  mine: 'If it was you, just close the page.',
  outcomes: {
    undone: {
      title: 'It is stopped',
      text: `Everything is as before, and everyone is signed out. Sign in again when you like. Somebody may have got hold of a code from your e-mail or phone, so please change the password of your e-mail. Would you like to talk to us? ${call}`,
    },
    gone: {
      title: 'There is nothing left to stop here',
      text: `It may already be stopped, or more than two days have passed. Was it not you? ${call}`,
    },
  },
};
export type Complete = Whole<
  Compared<typeof import('./angre-endring-texts.ts'), typeof import('./angre-endring-texts.en.ts')>
>;
