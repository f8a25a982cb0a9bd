/** What the server put into the page for the browser. */
import type { SignInConfig } from '#contract/sign-in-config.ts';

/** @returns null on a page that came without it (a static file server, an error page) */
export function readSignInConfig(): SignInConfig | null {
  try {
    return JSON.parse(document.getElementById('config')?.textContent ?? 'null') as SignInConfig | null;
  } catch {
    return null;
  }
}
