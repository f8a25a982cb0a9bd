/** The sign-in library behind our own store: the only file that imports it. */
import {
  type AccountInfo,
  AuthError,
  type AuthenticationResult,
  CacheLookupPolicy,
  EventType,
  InteractionRequiredAuthError,
  NavigationClient,
  PublicClientApplication,
  ServerError,
} from '@azure/msal-browser';
import type { SignInConfig } from '#contract/sign-in-config.ts';
import { hasCachedAccount, hasSignInAnswer } from './account-hint.ts';
import { callEarly } from './early-calls.ts';
import { type InteractionType, interact, mayAskSilently } from './interaction.ts';
import { forgetKeptCard } from './kept-card.ts';
import { forgetPersonalData, onForget } from './personal-data.ts';
import { toSessionAccount } from './session-account.ts';
import type { SessionEvent, SessionProblem, SessionState } from './session-state.ts';
import { wantedPage } from './wanted-page.ts';
import { otherTabSettlesMs, watchEnding } from './watch-ending.ts';

export type SessionStoreHooks = {
  getState(): SessionState;
  dispatch(event: SessionEvent): void;
  /** Drafts, before the page is left. */
  saveBeforeLeaving(): Promise<void>;
  /** The page the person wanted before signing in: path, query and hash. */
  navigate(url: string): void;
};
/** A signed-in user signs in again; `strong`: as required for access to other people's data. */
export type SignInPrompt = 'login' | 'strong';
export type SessionStore = ReturnType<typeof createSessionStore>;

/** A refresh token that is gone comes as invalid_grant, not as «interaction required»: treat them alike. */
const needsInteraction = (error: unknown) =>
  error instanceof InteractionRequiredAuthError ||
  (error instanceof ServerError && error.errorCode === 'invalid_grant');

function problemOf(error: unknown): SessionProblem {
  const { errorCode, message } = error as AuthError;
  return { code: errorCode, description: message };
}

/** The library itself waits for ever. Not `within`: that comes with the app, and this must run before it. */
const withinPatience = <Result>(work: Promise<Result>): Promise<Result> =>
  Promise.race([
    work,
    new Promise<never>((_resolve, reject) =>
      setTimeout(() => reject(new AuthError('timed_out', '')), 20_000),
    ),
  ]);

/** @throws AuthError crypto_nonexistent where the page is not a secure context */
export function createSessionStore(config: SignInConfig, hooks: SessionStoreHooks) {
  const { getState, dispatch } = hooks;
  onForget(() => void forgetKeptCard());
  const scopes = [config.scope];
  const cacheLookupPolicy =
    config.silentRenewal === 'iframe'
      ? CacheLookupPolicy.Default
      : CacheLookupPolicy.AccessTokenAndRefreshToken;
  const msal = new PublicClientApplication({
    auth: {
      clientId: config.clientId,
      authority: config.authority,
      knownAuthorities: config.knownAuthorities,
      authorityMetadata: config.authorityMetadata,
      redirectUri: '/',
      postLogoutRedirectUri: config.postLogoutRedirectUri,
    },
    cache: { cacheLocation: 'localStorage' },
  });

  // The library would load the wanted page as a new document. Returning false redeems the code here instead.
  let target: string | null = null;
  class RememberingNavigation extends NavigationClient {
    override async navigateInternal(url: string) {
      target = wantedPage(url, location.origin);
      return false;
    }
  }
  msal.setNavigationClient(new RememberingNavigation());

  const strongRequest = () => {
    const { claims, ...extraQueryParameters } = config.strongSignIn;
    return { extraQueryParameters, ...(claims && { claims }) };
  };
  /** The account is known here, and its sign-in is over: the portal's own provider says so on its page. */
  const endedRequest = { extraQueryParameters: { session_ended: 'yes' } };
  const activeAccount = () => msal.getActiveAccount() ?? msal.getAllAccounts()[0] ?? null;
  const activate = (account: AccountInfo | null) => {
    if (account && msal.getActiveAccount()?.homeAccountId !== account.homeAccountId)
      msal.setActiveAccount(account);
    return account && toSessionAccount(account);
  };
  const tell = (error: unknown, keepsAccount = false): void =>
    dispatch({ type: 'failed', problem: problemOf(error), keepsAccount });
  const fail = (error: unknown, keepsAccount = false): never => {
    tell(error, keepsAccount);
    throw error;
  };
  const dropOtherAccounts = (account: AccountInfo) =>
    Promise.all(
      msal
        .getAllAccounts()
        .filter((other) => other.homeAccountId !== account.homeAccountId)
        .map((other) => msal.clearCache({ account: other })),
    );

  msal.addEventCallback(({ eventType }) => {
    // Not at once: this tab's copy of the cache is filled after the event.
    if (eventType === EventType.LOGIN_SUCCESS) {
      const { status } = getState();
      setTimeout(() => {
        // What this tab has begun since ends by itself, and says what is wrong.
        if ([status, 'none'].includes(getState().status))
          dispatch({ type: 'adopted', account: activate(activeAccount()) });
      }, otherTabSettlesMs);
    }
    if (eventType === EventType.LOGOUT_SUCCESS) dispatch({ type: 'signed-out-elsewhere' });
  });

  // Back during a log-out brings this document back as it was left. Start afresh.
  addEventListener('pageshow', (event) => {
    if (event.persisted && getState().status === 'logout') location.reload();
  });

  async function login(returnTo?: string, prompt?: SignInPrompt): Promise<void> {
    if (getState().status !== 'none') return;
    dispatch({ type: 'began', status: 'login' });
    await hooks.saveBeforeLeaving();
    const startPage = new URL(returnTo ?? location.href, location.origin);
    // The language may be another when they come back.
    if (startPage.searchParams.has('sprak')) startPage.searchParams.delete('sprak');
    await msal
      .loginRedirect({
        scopes,
        redirectStartPage: startPage.href,
        ...(!prompt && getState().account && endedRequest),
        ...(prompt && { prompt: 'login' }),
        ...(prompt === 'strong' && strongRequest()),
      })
      .catch(fail);
  }

  /**
   * In a frame that is not shown. Where the provider requires interaction, the user stays signed out, and the usual way
   * is open. Never throws: any other error is in the state.
   */
  async function ssoSilent(): Promise<void> {
    dispatch({ type: 'began', status: 'ssoSilent' });
    try {
      const result = await msal.ssoSilent({ scopes });
      dispatch({ type: 'settled', account: activate(result.account) });
      noteAnswer(result);
    } catch (error) {
      if (needsInteraction(error)) return dispatch({ type: 'settled', account: null });
      tell(error);
    }
  }

  const signIn = (type: InteractionType, returnTo?: string, prompt?: SignInPrompt): Promise<void> =>
    interact(type, { redirect: () => login(returnTo, prompt), silent: ssoSilent });

  /** Without an opaque hint from the provider the library would put the e-mail address into the URL. */
  const unnamed = (account: AccountInfo | null): AccountInfo | null =>
    account && { ...account, username: '' };

  /** Where the person must sign in again the page is left and the promise never settles. */
  async function token(forceRefresh: boolean): Promise<string> {
    const account = unnamed(msal.getActiveAccount());
    if (!account) throw new InteractionRequiredAuthError('login_required', '');
    try {
      const result = await msal.acquireTokenSilent({ scopes, account, forceRefresh, cacheLookupPolicy });
      if (!result.fromCache) noteAnswer(result);
      // The name may have changed: the marker is removed when a user has joined.
      if (forceRefresh) dispatch({ type: 'adopted', account: activate(result.account) });
      return result.accessToken;
    } catch (error) {
      if (!needsInteraction(error)) throw error;
      const { status } = getState();
      if (status !== 'none') {
        const blocked = new AuthError('unable_to_fallback_to_interaction', '');
        // Several calls find out at once that the sign-in is over: the first one is already on its way there.
        if (status !== 'acquireToken') {
          dispatch({ type: 'blocked', problem: { code: blocked.errorCode, description: '' } });
        }
        throw blocked;
      }
      dispatch({ type: 'began', status: 'acquireToken' });
      await hooks.saveBeforeLeaving();
      await msal
        .acquireTokenRedirect({ scopes, account, ...endedRequest })
        .catch((failure) => fail(failure, true));
      return new Promise(() => {});
    }
  }

  /**
   * Begins a new period at the provider, in a frame that is not shown, if its session is still there. Else the user is sent to
   * sign in, and comes back here.
   */
  async function prolong(): Promise<void> {
    const account = unnamed(activeAccount());
    if (!account) return;
    try {
      const result = await msal.acquireTokenSilent({
        scopes,
        account,
        cacheLookupPolicy: CacheLookupPolicy.Skip,
      });
      dispatch({ type: 'adopted', account: activate(result.account) });
      noteAnswer(result);
    } catch (error) {
      if (!needsInteraction(error)) throw error;
      await login();
    }
    await ending.check();
  }

  /** By client_id alone: the hint of the token would put a name and an address into the URL. */
  async function logout(): Promise<void> {
    const { homeAccountId } = getState().account ?? {};
    const account = msal.getAllAccounts().find((one) => one.homeAccountId === homeAccountId);
    await hooks.saveBeforeLeaving();
    dispatch({ type: 'began', status: 'logout' });
    forgetPersonalData();
    // What a page writes on its way out goes too.
    addEventListener('pagehide', forgetPersonalData);
    await forgetKeptCard();
    await msal
      .logoutRedirect({
        ...(account && { account }),
        extraQueryParameters: { client_id: config.clientId },
      })
      .catch((error) => fail(error, true));
  }

  const canProlong = config.silentRenewal === 'iframe';
  const ending = watchEnding({
    signInSeconds: config.signInSeconds,
    account: () => getState().account,
    claims: () => activeAccount()?.idTokenClaims,
    renew: () => token(true),
    prolong: canProlong ? prolong : null,
    // An old session at the provider would give a sign-in that is as old.
    signIn: () => signIn('redirect', undefined, canProlong ? undefined : 'login'),
    signOut: logout,
  });
  const noteAnswer = ({ idTokenClaims }: AuthenticationResult) =>
    ending.answered((idTokenClaims as { iat?: number }).iat);

  return {
    /** By redirect the page is left, and comes back to `returnTo`: this page unless said. */
    signIn,

    /**
     * Once. Redeems the code if this load is the way back; asks the provider silently where the browser has lost the account
     * it knew. Never throws: the error is in the state.
     */
    async start(): Promise<void> {
      // The library throws away what it cannot read.
      const hadAccount = hasCachedAccount();
      try {
        await msal.initialize();
        if (hasSignInAnswer(location.hash)) dispatch({ type: 'began', status: 'handleRedirect' });
        // Until this is done the library owns the title of the document.
        const result = await withinPatience(msal.handleRedirectPromise()).finally(
          () => target && hooks.navigate(target),
        );
        if (result) await dropOtherAccounts(result.account);
        if (result) noteAnswer(result);
        const account = result?.account ?? activeAccount();
        if (mayAskSilently({ hadAccount, account, silentRenewal: config.silentRenewal }))
          return signIn('silent');
        const known = activate(account);
        // First: an app that is there takes the kept answers as soon as it hears of the account.
        if (known) callEarly(known, target ?? location.pathname, () => token(false));
        dispatch({ type: 'settled', account: known });
        ending.begin();
      } catch (error) {
        tell(error);
      }
    },

    logout,
    token,
  };
}
