/** What the server put into the page for the browser. */
import type { SignInConfig } from '#contract/sign-in-config.ts';

/** @returns null on a page that came without it (a static file server, an error page) */
export function readSignInConfig(): SignInConfig | null {
  try {
    const config = JSON.parse(document.getElementById('config')?.textContent ?? '{}') as {
      signIn?: SignInConfig;
    };
    return config.signIn ?? null;
  } catch {
    return null;
  }
}
