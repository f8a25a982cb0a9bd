/** The state of the sign-in and how it changes. Pure: the sign-in library and the browser are elsewhere. */

/** The specification's six statuses, and `startup` until there is a first answer. */
export type SessionStatus =
  | 'startup'
  | 'none'
  | 'login'
  | 'ssoSilent'
  | 'acquireToken'
  | 'handleRedirect'
  | 'logout';

/** The signed-in account. Matched by its id only; the name is read for the marker and for greeting. */
export type SessionAccount = {
  homeAccountId: string;
  /** Without the marker. */
  name: string;
  /** The name carries the marker `hefinn`: neither joined nor matched yet. */
  isJoining: boolean;
};

/** What stopped a sign-in; the words are in `web/texts/session-texts.ts`. */
export type SessionProblem = { code: string; description: string };

export type SessionState = {
  status: SessionStatus;
  account: SessionAccount | null;
  /** Latched until the person tries again: no redirect starts by itself while it is set, else the page loops. */
  error: SessionProblem | null;
  /** Another tab signed out. Wait for a click: an automatic sign-in would succeed silently. */
  signedOutElsewhere: boolean;
};

export type SessionEvent =
  /** An interaction began, or the way back from one is being handled. */
  | { type: 'began'; status: Exclude<SessionStatus, 'startup' | 'none'> }
  /** Nothing is under way any more; who is signed in is known. */
  | { type: 'settled'; account: SessionAccount | null }
  | { type: 'adopted'; account: SessionAccount | null }
  /** @property keepsAccount a renewal that failed for other reasons than the sign-in itself */
  | { type: 'failed'; problem: SessionProblem; keepsAccount: boolean }
  /** An interaction was asked for while another one is under way; that one goes on. */
  | { type: 'blocked'; problem: SessionProblem }
  | { type: 'signed-out-elsewhere' };

/** It is being found out who is there: nothing is shown that depends on it. */
export const isFindingOut = ({ status }: Pick<SessionState, 'status'>): boolean =>
  status === 'startup' || status === 'handleRedirect' || status === 'ssoSilent';

export const startupState: SessionState = {
  status: 'startup',
  account: null,
  error: null,
  signedOutElsewhere: false,
};

/** What a signed-out visitor's prerendered page shows. */
export const signedOutState: SessionState = { ...startupState, status: 'none' };

export function nextSessionState(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'began':
      // The notice and the error belong to the attempt before this one.
      return { ...state, status: event.status, error: null, signedOutElsewhere: false };
    case 'settled':
      return { ...state, status: 'none', account: event.account };
    case 'adopted':
      return {
        ...state,
        account: event.account,
        // Somebody is signed in after all: what stopped this tab's own attempt is over.
        error: event.account ? null : state.error,
        signedOutElsewhere: event.account ? false : state.signedOutElsewhere,
      };
    case 'failed':
      return {
        ...state,
        status: 'none',
        error: event.problem,
        account: event.keepsAccount ? state.account : null,
      };
    case 'blocked':
      return { ...state, error: event.problem };
    case 'signed-out-elsewhere':
      // This tab's own log-out tells itself too.
      return state.status === 'logout' ? state : { ...state, account: null, signedOutElsewhere: true };
  }
}

/** A page that needs a person, a signed-out user, and no reason not to send them to sign in. */
export const shouldSignIn = (state: SessionState): boolean =>
  state.status === 'none' && !state.account && !state.error && !state.signedOutElsewhere;
