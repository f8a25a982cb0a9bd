import type { SignInTexts } from './sign-in-language-texts.ts';

/** @returns why a known user has to sign in again; null at an ordinary sign-in */
export function reasonFor(
  params: Record<string, unknown>,
  texts: SignInTexts,
): { title: string; text: string } | null {
  if (params.session_ended) return { title: texts.sessionEndedTitle, text: texts.sessionEnded };
  if (params.prompt === 'login') return { title: texts.signInAgainTitle, text: texts.signInAgain };
  return null;
}
