/** From an access token to the person who calls. */
import { randomUUID } from 'node:crypto';
import type { Access, DeskPart } from '#contract/endpoint.ts';
import type { Language } from '#contract/values/portal-languages.ts';
import type { AccountActor, Actor } from '#server/actor.ts';
import { type Database, inTransaction } from '#server/platform/database/database.ts';
import { gatherLookups } from '#server/platform/database/gathered-lookup.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { withNeeds } from '#server/platform/with-needs.ts';
import type { AccessTokenVerifier, VerifiedAccess } from '#server/ports/access-token.ts';
import type { Clock } from '#server/ports/clock.ts';
import { whyNoRepresentative } from '../offices/office-service.ts';
import { persons } from '../persons/person-service.ts';
import { accounts, closedAccountHash } from './account-service.ts';
import type { AccountSessions } from './account-session-service.ts';
import {
  type AccountName,
  type AccountPerson,
  addAccount,
  isAccountClosed,
  listPersonsOfAccounts,
} from './session-repository.ts';
import {
  greetingName,
  isIdentifying,
  isStillJoining,
  isStrong,
  needsStrongSignIn,
  splitName,
  whyNotAdmitted,
} from './session-rules.ts';

export type Credentials = {
  /** The bearer token, if the request has one. */
  token: string | null;
  /** Who was chosen, where several share the account. */
  personId: string | null;
  /** What the browser says it is. */
  userAgent?: string | null;
  /** That of the page. */
  language?: Language;
  /** Told whose the token is as soon as it is known to be valid; what it throws ends the request. */
  countAccount?: (account: string) => Promise<void>;
};

export type SessionService = ReturnType<typeof createSessionService>;

/** How users sign in to a portal. */
export type SignInRules = {
  verifier: AccessTokenVerifier;
  /** How those elected and member service must have signed in, `amr=mfa`: one of them. Empty: as everybody. */
  strongSignIn?: readonly string[];
  /** What the issuer says of a sign-in by which it has checked who the person is. Empty: it never has. */
  identifyingSignIn?: readonly string[];
};

type Needs = SignInRules & {
  db: Database;
  clock: Clock;
  sessions: Pick<AccountSessions, 'noteRequest' | 'notePerson'>;
};

const contextOf = (needs: Needs) => ({
  ...needs,
  strongSignIn: needs.strongSignIn ?? [],
  identifyingSignIn: needs.identifyingSignIn ?? [],
  /** Read with every request: what somebody is and may do holds from the request after it was changed. */
  listPersons: gatherLookups((accounts: readonly AccountName[]) => listPersonsOfAccounts(needs.db, accounts)),
});
type Context = ReturnType<typeof contextOf>;

export const createSessionService = (needs: Needs) => withNeeds(contextOf(needs), { admit });

async function verify(context: Context, token: string | null): Promise<VerifiedAccess> {
  if (!token) throw new Refusal('NOT_SIGNED_IN');
  const result = await context.verifier.verify(token);
  if (result.outcome === 'unavailable') throw new Refusal('SIGN_IN_UNAVAILABLE');
  if (result.outcome === 'invalid') throw new Refusal('NOT_SIGNED_IN');
  return result.access;
}

/** An account that has not been seen before gets a person of its own; joining or verification links it later. */
async function listOrAddPersons(context: Context, access: VerifiedAccess, language: Language) {
  const known = await context.listPersons(access);
  if (known.length) return known;
  const { authenticatedAt } = access;
  const signedInAt = authenticatedAt === null ? null : new Date(authenticatedAt * 1000);
  // The token of a former member whose account is to be deleted creates no new person.
  if (await isAccountClosed(context.db, closedAccountHash(access), signedInAt))
    throw new Refusal('NOT_SIGNED_IN');
  const contact = { email: access.emails[0] ?? null, phone: access.phone };
  await inTransaction(context.db, async (tx) => {
    const [accountId, personId] = [randomUUID(), randomUUID()];
    if (!(await addAccount(tx, { id: accountId, issuer: access.issuer, subject: access.subject }))) return;
    const name = splitName(greetingName(access.name));
    // The identity provider has verified them.
    await persons.add(tx, { id: personId, ...name, ...contact, language, provenAt: context.clock.now() });
    await accounts.tie(tx, { accountId, personId, provenBy: 'first-sign-in' });
  });
  const added = await context.listPersons(access);
  // Unlinked from everyone and about to be deleted: it has no person.
  if (added.length === 0) throw new Refusal('NOT_SIGNED_IN');
  return added;
}

async function getAccount(context: Context, credentials: Credentials): Promise<AccountActor> {
  const { token, personId, userAgent = null, language = 'nb' } = credentials;
  const access = await verify(context, token);
  await credentials.countAccount?.(`${access.issuer} ${access.subject}`);
  const persons = await listOrAddPersons(context, access, language);
  const account = { accountId: persons[0]?.accountId ?? '', personIds: persons.map((one) => one.personId) };
  await context.sessions.noteRequest(context.db, account, access, userAgent, context.clock);
  const chosen = persons.length === 1 ? persons[0] : persons.find((one) => one.personId === personId);
  if (chosen) await context.sessions.notePerson(context.db, chosen, access, context.clock);
  const shown = {
    isStrong: isStrong(access, context.strongSignIn),
    isIdentifying: isIdentifying(access, context.identifyingSignIn),
  };
  return {
    name: greetingName(access.name),
    isJoining: isStillJoining(access.name, chosen ?? null),
    isStrong: shown.isStrong,
    person: chosen ? actorOf(chosen, access, shown) : null,
    persons: persons.map((one) => ({ id: one.personId, name: nameOf(one) })),
  };
}

/** @throws Refusal NOT_SIGNED_IN, SIGN_IN_UNAVAILABLE, PERSON_NOT_CHOSEN, FORBIDDEN, JOINING_FIRST, NOT_A_MEMBER, NO_OFFICE, DECLARATION_MISSING, STRONG_SIGN_IN_NEEDED */
async function admit(context: Context, credentials: Credentials, access: Access, alsoFor?: DeskPart) {
  if (access === 'public') return null;
  const account = await getAccount(context, credentials);
  if (access === 'account') return account;
  if (!account.person) throw new Refusal('PERSON_NOT_CHOSEN');
  const { personId, signIn } = account.person;
  const refused = whyNotAdmitted(
    access,
    { ...account.person, isJoining: account.isJoining },
    access === 'representative'
      ? await whyNoRepresentative(context.db, personId, norwegianDay(context.clock.now()))
      : null,
    alsoFor,
  );
  if (refused) throw new Refusal(refused);
  if (needsStrongSignIn.includes(access) && !signIn.isStrong) throw new Refusal('STRONG_SIGN_IN_NEEDED');
  return account.person;
}

const nameOf = (person: AccountPerson) => `${person.givenName} ${person.familyName}`.trim();

function actorOf(
  person: AccountPerson,
  access: VerifiedAccess,
  shown: Pick<Actor['signIn'], 'isStrong' | 'isIdentifying'>,
): Actor {
  const { accountId, personId, givenName, isMember, staffRole, isTreasurer, isAdministrator } = person;
  const { isSupervisor, isCeremonyCoordinator, isMagazineEditor } = person;
  const { issuer, subject, name: accountName, emails, phone, authenticatedAt, sessionId } = access;
  const signIn = {
    issuer,
    subject,
    accountName,
    emails,
    phone,
    authenticatedAt,
    sessionId,
    ...shown,
  };
  const callName = person.preferredName ?? givenName;
  const joining = isStillJoining(accountName, person);
  return {
    accountId,
    personId,
    givenName,
    callName,
    name: nameOf(person),
    isMember,
    isJoining: joining,
    staffRole,
    isTreasurer,
    isSupervisor,
    isCeremonyCoordinator,
    isMagazineEditor,
    isAdministrator,
    signIn,
  };
}
