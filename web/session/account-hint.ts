/**
 * Whether somebody seems to be signed in, asked without loading the sign-in library. The one place that knows
 * a key of its cache, together with the early script of `web/build/page-html.ts`; a test signs in for real.
 */
export const accountKeysKey = 'msal.3.account.keys';

export function hasCachedAccount(): boolean {
  try {
    return (localStorage.getItem(accountKeysKey) ?? '[]').length > 2;
  } catch {
    return false;
  }
}

/** The identity provider's answer travels in the fragment. */
export const hasSignInAnswer = (hash: string): boolean => /[#&](code|error)=/.test(hash);
