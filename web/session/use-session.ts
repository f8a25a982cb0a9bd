/** The session in React. */
import { useSyncExternalStore } from 'react';
import { readChosenPersonId, subscribeToChosenPerson } from './chosen-person.ts';
import { session } from './session.ts';
import type { SessionState } from './session-state.ts';

export type Session = SessionState & Pick<typeof session, 'login' | 'logout'>;

/** Status, account, latched error, and whether another tab signed out; with the ways in and out. */
export function useSession(): Session {
  const state = useSyncExternalStore(session.subscribe, session.get, session.getPrerendered);
  return { ...state, login: session.login, logout: session.logout };
}

/** The id of the person chosen in a shared account, or null. */
export const useChosenPersonId = (): string | null =>
  useSyncExternalStore(subscribeToChosenPerson, readChosenPersonId, () => null);

/** For code that calls the API without `call`. */
export const getAccessToken = session.getAccessToken;
