/**
 * What somebody signs in with follows what they are reached at. Everybody who could be reached before is told, and can
 * put it back for two days; a new one counts after the same two days. Each function runs in the caller's transaction.
 * Why it is made this way: docs/decisions/2026-11-23-sign-in-identifiers.md.
 */

import { randomUUID } from 'node:crypto';
import {
  type MyIdentifiers,
  type SignInFollows,
  type UndoAnswer,
  undoHours,
} from '#contract/sign-in-change-endpoints.ts';
import type { ContactKind } from '#contract/verification-endpoints.ts';
import type { Actor } from '#server/actor.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { createLinkCodes } from '#server/platform/link-codes.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { isSignInRecent, requireRecentSignIn } from '#server/platform/sign-in-age.ts';
import { withNeeds } from '#server/platform/with-needs.ts';
import type { SignInIdentifiers } from '#server/ports/sign-in-identifiers.ts';
import { persons } from '../persons/person-service.ts';
import { accounts } from '../session/account-service.ts';
import { type AccountSessions, sessionKeyOf } from '../session/account-session-service.ts';
import type { Merge } from './account-tie-service.ts';
import { findContact } from './contact-code-repository.ts';
import { createIdentifierMoves } from './identifier-move-service.ts';
import {
  addChange,
  endChange,
  findAccount,
  findLongProven,
  hasPowers,
  holdChange,
  listRunningChanges,
  listRunningOf,
  type Move,
  type SignInChange,
  takeDue,
} from './sign-in-change-repository.ts';
import { normalisedContact } from './verification-rules.ts';

/** Carries ids only: addresses and the code are found when the letter leaves. */
export const tellOfChangeJob = { name: 'tell-of-sign-in-change', sends: true };
export type TellOfChange = { changeId: string; of: 'change' | 'undoing' };
export const followOutsideJob = { name: 'change-sign-in-outside' };
export type FollowOutside = { changeId: string; isBack: boolean };

const waitMs = undoHours * 3_600_000;
/** How long the register has known what counts as a second step at once. */
const provenMs = 30 * 86_400_000;

/** The code of the link, made from the change's id. */
export const createUndoCodes = (secret: Buffer) => createLinkCodes(secret, 'sign-in change');

/** What waits for a colleague can be stopped for as long as it waits. */
const isOver = ({ countsFrom, needsColleague, approvedAt }: SignInChange, now: Date): boolean =>
  countsFrom <= now && !(needsColleague && approvedAt === null);

type Asked = {
  personId: string;
  accountId: string | null;
  kind: ContactKind;
  former: string | null;
  value: string | null;
  isContact: boolean;
  formerVerifiedAt: Date | null;
  moves: Move[];
  /** The employee who changed it for them. */
  staffId?: string;
};

type Account = { issuer: string; subject: string };
export type SignInChanges = ReturnType<typeof createSignInChanges>;

type Needs = {
  jobs: Pick<Jobs, 'enqueue'>;
  secret: Buffer;
  identifiers: SignInIdentifiers<Database> | null;
  /** The portal may change accounts at an outside provider. */
  isOutsideOurs: boolean;
  sessions: Pick<AccountSessions, 'endAll'>;
  merge: Merge;
};

const followsOf = ({ identifiers, isOutsideOurs }: Needs): SignInFollows =>
  identifiers ? 'at-once' : isOutsideOurs ? 'soon' : 'by-hand';

const contextOf = (needs: Needs) => ({
  ...needs,
  codes: createUndoCodes(needs.secret),
  moving:
    needs.identifiers &&
    createIdentifierMoves({ identifiers: needs.identifiers, sessions: needs.sessions, merge: needs.merge }),
  follows: followsOf(needs),
});
type Context = ReturnType<typeof contextOf>;

/** @param needs.identifiers null where the provider is an outside one */
export const createSignInChanges = (needs: Needs) => ({
  ...withNeeds(contextOf(needs), {
    mine,
    note,
    undo,
    contactChanged,
    remove,
    undoMine,
    answer,
    askedAtSignIn,
    takeUpDue,
  }),
  findProven,
});

const ownOf = ({ accountId, signIn }: Actor) => ({
  accountId,
  sessionKey: sessionKeyOf(signIn),
  sessionId: signIn.sessionId,
});

/** Everywhere the person was reached before: on record, signing in, and by what was changed a moment ago. */
async function formerlyReached(context: Context, tx: Transaction, asked: Asked): Promise<string[]> {
  const { personId, accountId, former, value } = asked;
  const contact = await findContact(tx, personId);
  const tied = (await accounts.listOf(tx, personId)).filter(({ id }) => id === accountId);
  const signsInWith = [];
  for (const { subject } of context.identifiers ? tied : [])
    for (const one of await context.identifiers!.list(tx, subject)) signsInWith.push(one.value);
  const told = (await listRunningChanges(tx, personId)).flatMap((one) => one.told);
  const all = [former, contact?.email, contact?.phone, ...signsInWith, ...told];
  const plain = all.flatMap((one) =>
    one ? [normalisedContact(one.includes('@') ? 'email' : 'phone', one)] : [],
  );
  return [...new Set(plain)].filter((one) => one !== value);
}

async function note(
  context: Context,
  tx: Transaction,
  asked: Asked,
  countsFrom: Date,
  now: Date,
  needsColleague = false,
) {
  const id = randomUUID();
  const told = await formerlyReached(context, tx, asked);
  const undoHash = context.codes.hashOf(context.codes.codeOf(id));
  const { staffId = null } = asked;
  const by = { byDesk: staffId !== null, staffId };
  await addChange(tx, { ...asked, ...by, id, told, undoHash, needsColleague, askedAt: now, countsFrom });
  await context.jobs.enqueue<TellOfChange>(tx, tellOfChangeJob, { changeId: id, of: 'change' });
  if (context.follows === 'soon' && asked.former && !by.byDesk)
    await context.jobs.enqueue<FollowOutside>(tx, followOutsideJob, { changeId: id, isBack: false });
  return countsFrom;
}

/** @returns what one signs in with: of an account of one's own, and of one that a family shares */
async function mine(context: Context, db: Database, actor: Actor, now: Date): Promise<MyIdentifiers> {
  const { signIn, accountId, personId } = actor;
  const present = context.identifiers
    ? await context.identifiers.list(db, signIn.subject)
    : [
        ...signIn.emails.map((value) => ({ kind: 'email' as const, value })),
        ...(signIn.phone ? [{ kind: 'phone' as const, value: signIn.phone }] : []),
      ];
  const running = (await listRunningChanges(db, personId)).filter((one) => one.accountId === accountId);
  return {
    follows: context.follows,
    identifiers: present.map(({ kind, value }) => ({ kind, value, isOnly: present.length === 1 })),
    changes: running.map(({ id, kind, former, value, countsFrom, needsColleague, approvedAt }) => ({
      id,
      kind,
      former,
      value,
      until: countsFrom.toISOString(),
      waitsForColleague: needsColleague && approvedAt === null,
    })),
    isSignInRecent: isSignInRecent(signIn.authenticatedAt, now),
  };
}

async function undo(context: Context, tx: Transaction, change: SignInChange, now: Date): Promise<void> {
  const { personId, kind, askedAt } = change;
  // What was changed since, on top of it, goes with it: the last first.
  const later = (await listRunningChanges(tx, personId)).filter(
    (one) => one.kind === kind && one.askedAt >= askedAt && one.id !== change.id,
  );
  for (const one of [...later.reverse(), change]) {
    await context.moving?.putBack(tx, one, now);
    if (one.isContact) {
      const { kind, former: value, formerVerifiedAt } = one;
      await persons.setContactPoint(tx, personId, { kind, value }, formerVerifiedAt);
    }
    await endChange(tx, one.id, 'undone', now);
    if (context.follows === 'soon' && one.former && !one.byDesk)
      await context.jobs.enqueue<FollowOutside>(tx, followOutsideJob, { changeId: one.id, isBack: true });
  }
  await context.jobs.enqueue<TellOfChange>(tx, tellOfChangeJob, { changeId: change.id, of: 'undoing' });
}

/** @returns whether the new one is what they sign in with */
async function takeUp(context: Context, tx: Transaction, change: SignInChange, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - waitMs);
  if (change.byDesk && context.follows === 'soon' && change.former)
    await context.jobs.enqueue<FollowOutside>(tx, followOutsideJob, { changeId: change.id, isBack: false });
  if (!context.moving) return true;
  if (change.byDesk) return context.moving.follow(tx, change, since, now);
  const isNew = change.former === null || change.moves.length === 0;
  return isNew ? context.moving.takeUp(tx, change, since) : true;
}

/** The person's own contact point is another from now on, and a code has proved that it is theirs. */
async function contactChanged(
  context: Context,
  tx: Transaction,
  actor: Actor,
  change: { kind: ContactKind; former: string | null; formerVerifiedAt: Date | null; value: string },
  now: Date,
): Promise<void> {
  const { personId, accountId } = actor;
  const { kind, value } = change;
  const former = change.former && normalisedContact(kind, change.former);
  const moves =
    former && context.moving
      ? await context.moving.move(tx, personId, { kind, former, value }, ownOf(actor), now)
      : [];
  const asked = { ...change, personId, accountId, moves, isContact: true };
  await note(context, tx, asked, new Date(now.getTime() + waitMs), now);
}

/** @throws Refusal SIGN_IN_AGAIN, CHANGED_ELSEWHERE */
async function remove(context: Context, tx: Transaction, actor: Actor, kind: ContactKind, now: Date) {
  requireRecentSignIn(actor, now);
  const { personId, accountId, signIn } = actor;
  const held = await context.moving?.takeAway(tx, ownOf(actor), signIn.subject, kind, now);
  if (!held) throw new Refusal('CHANGED_ELSEWHERE');
  const account = (await accounts.listOf(tx, personId)).find(({ id }) => id === accountId);
  const provenBy = account?.provenBy ?? 'first-sign-in';
  const moves: Move[] = [{ accountId, how: 'set', since: held.since.toISOString(), provenBy, other: null }];
  const asked = { kind, former: held.value, value: null, formerVerifiedAt: null, isContact: false, moves };
  await note(context, tx, { ...asked, personId, accountId }, new Date(now.getTime() + waitMs), now);
  return mine(context, tx, actor, now);
}

/** From a device that is still signed in. @throws Refusal NOT_FOUND for what is over, and for another's */
async function undoMine(context: Context, tx: Transaction, actor: Actor, id: string, now: Date) {
  const change = await holdChange(tx, { id, personId: actor.personId });
  if (!change || isOver(change, now)) throw new Refusal('NOT_FOUND');
  await undo(context, tx, change, now);
  return mine(context, tx, actor, now);
}

/** The same answer for an unknown code and an expired one. */
async function answer(context: Context, tx: Transaction, code: string, now: Date): Promise<UndoAnswer> {
  const change = await holdChange(tx, { undoHash: context.codes.hashOf(code) });
  if (!change || isOver(change, now)) return { outcome: 'gone' };
  await undo(context, tx, change, now);
  return { outcome: 'undone' };
}

/** What the register has known to be theirs for long: a second step at once. */
const findProven = (db: Database, account: Account, kind: ContactKind, now: Date) =>
  findLongProven(db, account, kind, new Date(now.getTime() - provenMs));

/**
 * Typed and proved during a sign-in. @param isProven the register has known it for long: no approval is needed
 * @returns from when it counts; null where it cannot be the account's
 */
async function askedAtSignIn(
  context: Context,
  tx: Transaction,
  account: Account,
  { kind, value }: { kind: ContactKind; value: string },
  isProven: boolean,
  now: Date,
): Promise<Date | null> {
  const known = await findAccount(tx, account);
  const personId = known?.persons[0];
  if (!known || !personId || !context.moving) return null;
  if (await context.moving.isOthers(tx, account, personId, { kind, value })) return null;
  const asked = { kind, former: null, value, formerVerifiedAt: null, isContact: false, moves: [] };
  const running = (await listRunningOf(tx, known.id, kind)).find((one) => one.value === value && !one.former);
  if (running) return running.countsFrom;
  const needsColleague = !isProven && (await hasPowers(tx, { accountId: known.id }));
  const from = new Date(now.getTime() + waitMs);
  return note(context, tx, { ...asked, personId, accountId: known.id }, from, now, needsColleague);
}

/** What has waited long enough and was not stopped. Run twice, it finds nothing the second time. */
async function takeUpDue(context: Context, tx: Transaction, now: Date): Promise<void> {
  for (const change of await takeDue(tx, now)) {
    const isTaken = await takeUp(context, tx, change, now);
    await endChange(tx, change.id, isTaken ? 'counted' : 'taken', now);
  }
}
