/** Everything personal that this browser keeps, and how it is forgotten. */
type Forget = () => void;

const others = new Set<Forget>();
const ownerKey = 'account';
/** Where the tab keeps what has been fetched, across a reload. */
export const keptAnswersKey = 'answers:v1';
/** Where the tab keeps who of a shared account it is. */
export const chosenPersonKey = (accountId: string) => `person:${accountId}`;

/** Answers on their way since before the app was there, by what `earlyKey` says. Each is taken once. */
export const earlyAnswers = new Map<string, Promise<Response>>();
/** An early answer is that of one account and one person of it. */
export const earlyKey = (url: string, accountId: string, personId: string | null) =>
  `${url} ${accountId} ${personId}`;

/** For what is kept in memory: called when the person signs out or another one signs in. */
export function onForget(forget: Forget): () => void {
  others.add(forget);
  return () => {
    others.delete(forget);
  };
}

/** Not ours to remove: the sign-in library ends its own session, and needs these on the way. */
const isSignInLibrary = (key: string) => key.startsWith('msal');

const emptied = (storage: Storage) => {
  for (const key of Object.keys(storage)) if (!isSignInLibrary(key)) storage.removeItem(key);
};

/** Drafts, kept answers, the chosen person, where the pages were scrolled to: all of it, in this tab. */
export function forgetPersonalData(): void {
  earlyAnswers.clear();
  for (const forget of others) forget();
  try {
    emptied(sessionStorage);
    emptied(localStorage);
  } catch {
    // A browser that refuses storage has kept nothing.
  }
}

/** Notes whose tab this is. What the one before left is forgotten. @param accountId the provider's home account id */
export function claimTab(accountId: string): void {
  try {
    const owner = sessionStorage.getItem(ownerKey);
    if (owner && owner !== accountId) forgetPersonalData();
    sessionStorage.setItem(ownerKey, accountId);
  } catch {
    // As above.
  }
}
