/** In English. */
import type { Compared, Whole } from './language.ts';

type SessionMessage = { title: string; text: string };

export const sessionTexts = {
  tryAgain: 'Try again',
  signIn: 'Sign in',
  contact: 'Can’t get in? Write to us',
  signedOut: {
    title: 'You are signed out',
    text: 'You signed out in another window or tab. Sign in again to go on here.',
  },
  chooser: {
    title: 'Who are you?',
    lead: 'Several people share this login. Choose who you are, and we show what concerns you.',
  },
};

const cancelled: SessionMessage = {
  title: 'The sign-in was cancelled',
  text: 'You are not signed in. You can try again if you want to go on.',
};
const otherInteraction: SessionMessage = {
  title: 'Another sign-in is under way',
  text: 'We could not start a new sign-in because another one is not finished. Complete it, or close other tabs with Min side and try again.',
};
const insecure: SessionMessage = {
  title: 'Signing in needs a secure connection',
  text: 'The address has to begin with https:// for you to sign in. Check the address at the top of your browser.',
};
const outOfReach: SessionMessage = {
  title: 'The sign-in service does not answer',
  text: 'We cannot reach the sign-in service. Check that you are online, wait a little and try again.',
};
const expired: SessionMessage = {
  title: 'The sign-in was not completed',
  text: 'It may have taken too long, or the sign-in was opened in another window. Please try again.',
};
const unexpected: SessionMessage = {
  title: 'The sign-in stopped',
  text: 'Something went wrong while you were signing in. Please try again in a moment.',
};

/** By the code of the sign-in library or of the identity provider. */
const byCode: Record<string, SessionMessage> = {
  unable_to_fallback_to_interaction: otherInteraction,
  interaction_in_progress: otherInteraction,
  access_denied: cancelled,
  user_cancelled: cancelled,
  crypto_nonexistent: insecure,
  sign_in_unavailable: outOfReach,
  post_request_failed: outOfReach,
  get_request_failed: outOfReach,
  network_error: outOfReach,
  no_network_connectivity: outOfReach,
  endpoints_resolution_error: outOfReach,
  server_error: outOfReach,
  temporarily_unavailable: outOfReach,
  timed_out: outOfReach,
  no_token_request_cache_error: expired,
  state_not_found: expired,
  state_mismatch: expired,
  state_interaction_type_mismatch: expired,
  invalid_state: expired,
  invalid_grant: expired,
};

/** @param problem `AADB2C90091` in the description is how Azure AD B2C says that the person cancelled */
export function sessionMessage(problem: { code: string; description: string }): SessionMessage {
  if (problem.description.includes('AADB2C90091')) return cancelled;
  return byCode[problem.code] ?? unexpected;
}
export type Complete = Whole<
  Compared<typeof import('./session-texts.ts'), typeof import('./session-texts.en.ts')>
>;
