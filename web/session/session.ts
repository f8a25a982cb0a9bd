/**
 * The session as the rest of the app knows it: one state, and the sign-in library behind it, which is loaded
 * only to sign in, to renew and to sign out. Knows neither React nor the library's types.
 */
import { accountKeysKey, hasCachedAccount, hasSignInAnswer } from './account-hint.ts';
import { saveBeforeLeaving } from './before-leaving.ts';
import { readSignInConfig } from './browser-config.ts';
import { claimTab, forgetPersonalData } from './personal-data.ts';
import {
  nextSessionState,
  type SessionEvent,
  type SessionState,
  signedOutState,
  startupState,
} from './session-state.ts';
import type { SessionStore, SignInPrompt } from './session-store.ts';

let state = startupState;
let prerendered = signedOutState;
let store: Promise<SessionStore> | undefined;
let started: Promise<void> | undefined;
let signedInTarget: string | null = null;
const listeners = new Set<() => void>();

function dispatch(event: SessionEvent): void {
  const before = state;
  state = nextSessionState(state, event);
  if (state.account && state.account.homeAccountId !== before.account?.homeAccountId) {
    claimTab(state.account.homeAccountId);
  }
  if (event.type === 'signed-out-elsewhere' && state.signedOutElsewhere) forgetPersonalData();
  for (const listener of listeners) listener();
}

const fail = (error: unknown, keepsAccount: boolean): void => {
  const { errorCode, message } = error as { errorCode?: string; message?: string };
  const problem = { code: errorCode ?? 'sign_in_unavailable', description: message ?? '' };
  dispatch({ type: 'failed', problem, keepsAccount });
};

/** A user who signs in on a general page is sent to their own page. @returns undefined: this page */
const pageAfterSignIn = (pathname: string): string | undefined =>
  ['/', '/logget-ut', '/404', '/500'].includes(pathname) ? '/home' : undefined;

/** Loads the sign-in library and lets it read the answer in the address, once. Rejects where it cannot be loaded. */
function loadStore(): Promise<SessionStore> {
  store ??= (async () => {
    const config = readSignInConfig();
    if (!config) throw new Error('The page came without its sign-in configuration');
    const created = (await import('./session-store.ts')).createSessionStore(config, {
      getState: () => state,
      dispatch,
      saveBeforeLeaving,
      navigate: (url) => {
        signedInTarget = url;
      },
    });
    await created.start();
    return created;
  })();
  store.catch(() => {
    store = undefined;
  });
  return store;
}

/** Somebody signed in in another tab while this one had no reason to load the library. */
function watchOtherTabs(): void {
  addEventListener('storage', (event) => {
    if (event.key !== accountKeysKey || store || !hasCachedAccount()) return;
    // The other tab is still writing; its cache is whole a moment later.
    setTimeout(() => void loadStore().catch((error) => fail(error, false)), 400);
  });
}

export const session = {
  get: (): SessionState => state,
  /** The state the prerendered markup was drawn in; hydration needs the same. */
  getPrerendered: (): SessionState => prerendered,
  setPrerendered(drawn: SessionState): void {
    prerendered = drawn;
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** Once, at start. Never rejects: what went wrong is in the state. */
  start(): Promise<void> {
    started ??= (async () => {
      watchOtherTabs();
      if (!hasCachedAccount() && !hasSignInAnswer(location.hash))
        return dispatch({ type: 'settled', account: null });
      await loadStore().catch((error) => fail(error, false));
    })();
    return started;
  },

  /** Where the person wanted to go before they signed in: path, query and hash. Null when this is no way back. */
  takeSignedInTarget(): string | null {
    const target = signedInTarget;
    signedInTarget = null;
    return target;
  },

  /** Leaves for the identity provider, and comes back to `returnTo` (this page unless said). Never rejects. */
  async login(returnTo?: string, prompt?: SignInPrompt): Promise<void> {
    await session.start();
    try {
      await (await loadStore()).signIn('redirect', returnTo ?? pageAfterSignIn(location.pathname), prompt);
    } catch (error) {
      if (state.status !== 'none' || !state.error) fail(error, false);
    }
  },

  /** Ends the session here and at the identity provider, and leaves for the organisation's public site. */
  async logout(): Promise<void> {
    if (state.status !== 'none') return;
    try {
      await (await loadStore()).logout();
    } catch (error) {
      fail(error, true);
    }
  },

  /**
   * The access token for the API, or null when signed out. Where the person must sign in again the page
   * is left, and the promise never settles.
   * @param forceRefresh the current one was refused
   * @throws the library's error, whose `errorCode` is also in the state
   */
  async getAccessToken(forceRefresh = false): Promise<string | null> {
    await session.start();
    if (!state.account) return null;
    return (await loadStore()).token(forceRefresh);
  },
};
