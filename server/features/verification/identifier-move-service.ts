/** Moves what somebody signs in with, and puts it back. Each function runs in the caller's transaction. */
import { randomUUID } from 'node:crypto';
import type { ContactKind } from '#contract/verification-endpoints.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { withNeeds } from '#server/platform/with-needs.ts';
import type { SignInIdentifier, SignInIdentifiers } from '#server/ports/sign-in-identifiers.ts';
import { accounts, type TiedAccount } from '../session/account-service.ts';
import type { AccountSessions } from '../session/account-session-service.ts';
import type { Merge } from './account-tie-service.ts';
import { listPlaceholders } from './claim-repository.ts';
import { findAccount, findAccountById, type Move, type SignInChange } from './sign-in-change-repository.ts';
import { normalisedContact } from './verification-rules.ts';

type Change = { kind: ContactKind; former: string; value: string };
/** The sign-in that makes the change: it goes on. */
type Own = { accountId: string; sessionKey: string | null; sessionId: string | null };

type Needs = {
  identifiers: SignInIdentifiers<Transaction>;
  sessions: Pick<AccountSessions, 'endAll'>;
  merge: Merge;
};

export const createIdentifierMoves = (needs: Needs) =>
  withNeeds(needs, { isOthers, move, takeAway, takeUp, follow, putBack });

/**
 * A person has proved that the identifier is theirs. Where it has only opened the account of a newcomer without a
 * record, that account was theirs too: its contents move to the person, and the identifier is free.
 * @returns the portal's account of somebody else who signs in with it; null where it is free
 */
async function free(
  needs: Needs,
  tx: Transaction,
  own: TiedAccount,
  personId: string,
  one: { kind: ContactKind; value: string },
): Promise<string | null> {
  const subject = await needs.identifiers.holderOf(tx, one);
  if (subject === null || subject === own.subject) return null;
  const account = await findAccount(tx, { issuer: own.issuer, subject });
  if (account) {
    const newcomers = await listPlaceholders(tx, account.id, personId);
    if (account.persons.some((id) => !newcomers.includes(id))) return account.id;
    for (const from of newcomers) await needs.merge(tx, { from, into: personId });
    await accounts.remove(tx, account.id);
  }
  await needs.identifiers.remove(tx, subject);
  return null;
}

/** As {@link free}, but only looks. */
async function isOthers(
  needs: Needs,
  tx: Transaction,
  own: Pick<TiedAccount, 'issuer' | 'subject'>,
  personId: string,
  one: { kind: ContactKind; value: string },
): Promise<boolean> {
  const subject = await needs.identifiers.holderOf(tx, one);
  if (subject === null || subject === own.subject) return false;
  const account = await findAccount(tx, { issuer: own.issuer, subject });
  const newcomers = account ? await listPlaceholders(tx, account.id, personId) : [];
  return account?.persons.some((id) => !newcomers.includes(id)) ?? false;
}

async function endSignIns(
  needs: Needs,
  tx: Transaction,
  account: { id: string; subject: string },
  own: Own | null,
  now: Date,
) {
  const isOwn = own?.accountId === account.id;
  await needs.sessions.endAll(tx, account.id, now, isOwn ? own.sessionKey : null);
  await needs.identifiers.endSignIns(tx, account.subject, isOwn ? own.sessionId : null);
}

/** An account of the person's own, as the one it is like was. */
async function addOwn(
  needs: Needs,
  tx: Transaction,
  { issuer, subject, provenBy }: Pick<TiedAccount, 'issuer' | 'subject' | 'provenBy'>,
  personId: string,
  one: SignInIdentifier,
): Promise<string> {
  const id = randomUUID();
  await accounts.addUntied(tx, { id, issuer, subject: await needs.identifiers.add(tx, one, subject) });
  await accounts.tie(tx, { accountId: id, personId, provenBy });
  return id;
}

/**
 * Where the account is the person's alone, it gets the new identifier. A family goes on with theirs, and the person
 * gets one of their own. Where others sign in with the new one already, the person joins them.
 */
async function moveOne(
  needs: Needs,
  tx: Transaction,
  account: TiedAccount,
  personId: string,
  { kind, value }: Omit<Change, 'former'>,
  now: Date,
): Promise<Pick<Move, 'how' | 'other'>> {
  const heldBy = await free(needs, tx, account, personId, { kind, value });
  if (heldBy === null && !account.isShared) {
    await needs.identifiers.set(tx, account.subject, { kind, value, since: now });
    return { how: 'set', other: null };
  }
  let other: Move['other'] = null;
  if (heldBy === null)
    other = {
      accountId: await addOwn(needs, tx, account, personId, { kind, value, since: now }),
      isNew: true,
    };
  else if (!(await accounts.listOf(tx, personId)).some(({ id }) => id === heldBy)) {
    await accounts.tie(tx, { accountId: heldBy, personId, provenBy: account.provenBy });
    other = { accountId: heldBy, isNew: false };
  }
  if (account.isShared) {
    await accounts.untie(tx, account.id, personId);
    return { how: 'left', other };
  }
  if ((await needs.identifiers.list(tx, account.subject)).length > 1) {
    await needs.identifiers.set(tx, account.subject, { kind, value: null, since: now });
    return { how: 'set', other };
  }
  await needs.identifiers.remove(tx, account.subject);
  await accounts.untie(tx, account.id, personId);
  return { how: 'gone', other };
}

/** @returns what was done; none where the former one is no sign-in of this person */
async function move(
  needs: Needs,
  tx: Transaction,
  personId: string,
  { kind, former, value }: Change,
  own: Own,
  now: Date,
) {
  const moves: Move[] = [];
  for (const account of await accounts.listOf(tx, personId)) {
    const present = await needs.identifiers.list(tx, account.subject);
    const held = present.find((one) => one.kind === kind && one.value === former);
    if (!held) continue;
    const done = { accountId: account.id, since: held.since.toISOString(), provenBy: account.provenBy };
    moves.push({ ...done, ...(await moveOne(needs, tx, account, personId, { kind, value }, now)) });
    if (!account.isShared) await endSignIns(needs, tx, account, own, now);
  }
  return moves;
}

/** @returns false where it is the account's only one, or not there */
async function takeAway(
  needs: Needs,
  tx: Transaction,
  own: Own,
  subject: string,
  kind: ContactKind,
  now: Date,
) {
  const present = await needs.identifiers.list(tx, subject);
  const held = present.find((one) => one.kind === kind);
  if (!held || present.length < 2) return null;
  await needs.identifiers.set(tx, subject, { kind, value: null, since: now });
  await endSignIns(needs, tx, { id: own.accountId, subject }, own, now);
  return held;
}

/** @param since from when it counts as the second step. @returns whether it is the account's now */
async function takeUp(needs: Needs, tx: Transaction, change: SignInChange, since: Date): Promise<boolean> {
  const { accountId, personId, kind, value } = change;
  const account = (await accounts.listOf(tx, personId)).find(({ id }) => id === accountId);
  // What one of a family is reached at would let that one in as all of them.
  if (!account || value === null || (account.isShared && change.isContact)) return false;
  const present = await needs.identifiers.list(tx, account.subject);
  if (present.length === 0 || present.some((one) => one.kind === kind)) return false;
  if ((await free(needs, tx, account, personId, { kind, value })) !== null) return false;
  await needs.identifiers.set(tx, account.subject, { kind, value, since });
  return true;
}

/**
 * What member service changed takes the former one's place, in an account of this person alone, and where no other
 * account signs in with it. @param since from when it counts as the second step @returns whether it has
 */
async function follow(
  needs: Needs,
  tx: Transaction,
  { personId, kind, former, value }: SignInChange,
  since: Date,
  now: Date,
): Promise<boolean> {
  const next = value && normalisedContact(kind, value);
  const before = former && normalisedContact(kind, former);
  if (next !== null && (await needs.identifiers.holderOf(tx, { kind, value: next })) !== null) return false;
  for (const account of await accounts.listOf(tx, personId)) {
    const present = await needs.identifiers.list(tx, account.subject);
    const held = present.find((one) => one.kind === kind)?.value ?? null;
    const isLast = next === null && present.length < 2;
    if (account.isShared || present.length === 0 || held !== before || isLast) continue;
    await needs.identifiers.set(tx, account.subject, { kind, value: next, since });
    await endSignIns(needs, tx, account, null, now);
    return true;
  }
  return false;
}

/** As it was before. All sessions of the person end. */
async function putBack(
  needs: Needs,
  tx: Transaction,
  { personId, kind, former, moves }: SignInChange,
  now: Date,
): Promise<void> {
  const involved = await accounts.listOf(tx, personId);
  for (const { accountId, how, since, provenBy, other } of moves) {
    const account = await findAccountById(tx, accountId);
    if (!account || former === null) continue;
    if (other) {
      await accounts.untie(tx, other.accountId, personId);
      const made = other.isNew ? await findAccountById(tx, other.accountId) : undefined;
      if (made) {
        await needs.identifiers.remove(tx, made.subject);
        await accounts.remove(tx, made.id);
      }
    }
    const one = { kind, value: former, since: new Date(since) };
    if (how !== 'gone') await accounts.tie(tx, { accountId, personId, provenBy });
    if (how === 'left') continue;
    const isFree = (await free(needs, tx, { ...account, isShared: false, provenBy }, personId, one)) === null;
    if (!isFree) continue;
    if (how === 'set') await needs.identifiers.set(tx, account.subject, one);
    else await addOwn(needs, tx, { ...account, provenBy }, personId, one);
  }
  for (const account of [...involved, ...(await accounts.listOf(tx, personId))])
    if (!account.isShared) await endSignIns(needs, tx, account, null, now);
}
