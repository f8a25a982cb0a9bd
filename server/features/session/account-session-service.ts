/** Where an account is signed in: recorded with its requests, shown, ended; a new kind of device is notified. */
import type { MySessions } from '#contract/session-endpoints.ts';
import type { Actor } from '#server/actor.ts';
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { withNeeds } from '#server/platform/with-needs.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Announce } from '../notices/notices-service.ts';
import {
  addSession,
  endEverySession,
  endSessions,
  findSession,
  isDeviceKnown,
  listSessions,
  markUsed,
} from './account-session-repository.ts';
import { deviceOf, signedInWith } from './device-rules.ts';

/** Carries the id of the session that was ended. */
export const endAtProviderJob = { name: 'end-sign-in-at-provider' };
export type EndAtProvider = { sessionId: string };

/** How long an ended sign-in may still work in another process; the page of one's devices says so. */
export const checkedForMs = 30_000;
/** The precision of «last used». */
const usedWithinMs = 600_000;
const shownDays = 14;
/** A user who ends their own sign-in is on the way to the provider to sign out: it must still be known there. */
const ownEndsAfterSeconds = 60;
const remembered = 10_000;

/** The provider's own name for the sign-in; else its moment. Null where neither is said: nothing can be known of it. */
type SessionOf = { sessionId: string | null; authenticatedAt: number | null };
export const sessionKeyOf = (signIn: SessionOf) =>
  signIn.sessionId ?? (signIn.authenticatedAt === null ? null : `at:${signIn.authenticatedAt}`);

export type AccountSessions = ReturnType<typeof createAccountSessions>;

type Needs = {
  announce: Announce;
  jobs: Pick<Jobs, 'enqueue'>;
  isProviderOurs: boolean;
  /** Somebody we were told is dead has signed in since. */
  personSeen(tx: Transaction, personId: string, signedInAt: Date, now: Date): Promise<void>;
};

const contextOf = (needs: Needs) => ({ ...needs, checked: new Map<string, number>() });
type Context = ReturnType<typeof contextOf>;

/** @param needs.isProviderOurs what is ended here is ended at the provider too */
export const createAccountSessions = (needs: Needs) =>
  withNeeds(contextOf(needs), { list, noteRequest, notePerson, endAll, endOne, endMany });

const nameOf = (accountId: string, key: string) => `${accountId} ${key}`;

async function begin(
  context: Context,
  db: Database,
  account: { accountId: string; personIds: readonly string[] },
  seen: { key: string; device: string; signedInWith: string | null; at: Date },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const id = await addSession(tx, { accountId: account.accountId, ...seen });
    if (!id || (await isDeviceKnown(tx, account.accountId, seen.device, id)) !== false) return;
    // By SMS too: an attacker in the mailbox would delete the e-mail.
    for (const personId of account.personIds)
      for (const channel of [undefined, 'sms'] as const)
        await context.announce(tx, { personId, kind: 'new-device', subjectId: id, channel, now: seen.at });
  });
}

const present = (
  context: Context,
  sessions: Awaited<ReturnType<typeof listSessions>>,
  key: string | null,
): MySessions => ({
  isProviderOurs: context.isProviderOurs,
  sessions: sessions.map(({ id, device, signedInWith, beganAt, usedAt, key: own }) => ({
    id,
    device,
    signedInWith,
    isThis: own === key,
    beganAt: beganAt.toISOString(),
    usedAt: usedAt.toISOString(),
  })),
});

async function list(context: Context, db: Database, { accountId, signIn }: Actor, now: Date) {
  const since = new Date(now.getTime() - shownDays * 86_400_000);
  return present(context, await listSessions(db, accountId, since), sessionKeyOf(signIn));
}

async function end(
  context: Context,
  tx: Transaction,
  accountId: string,
  ids: readonly string[],
  now: Date,
  ownKey: string | null = null,
) {
  const ended = await endSessions(tx, accountId, ids, now);
  await endAtProvider(context, tx, accountId, ended, ownKey);
  return ended.length;
}

async function endAtProvider(
  context: Context,
  tx: Transaction,
  accountId: string,
  ended: { id: string; key: string }[],
  ownKey: string | null = null,
) {
  for (const { id, key } of ended) {
    context.checked.delete(nameOf(accountId, key));
    const after = key === ownKey ? ownEndsAfterSeconds : 0;
    await context.jobs.enqueue<EndAtProvider>(tx, endAtProviderJob, { sessionId: id }, after);
  }
}

/** @throws Refusal NOT_SIGNED_IN for a sign-in that has been ended */
async function noteRequest(
  context: Context,
  db: Database,
  account: { accountId: string; personIds: readonly string[] },
  signIn: SessionOf & Parameters<typeof signedInWith>[0],
  userAgent: string | null,
  clock: Clock,
): Promise<void> {
  const key = sessionKeyOf(signIn);
  if (key === null) return;
  const at = clock.now();
  const name = nameOf(account.accountId, key);
  const last = context.checked.get(name);
  if (last !== undefined && Math.abs(at.getTime() - last) < checkedForMs) return;
  const session = await findSession(db, account.accountId, key);
  if (session?.endedAt) throw new Refusal('NOT_SIGNED_IN');
  if (!session)
    await begin(context, db, account, {
      key,
      device: deviceOf(userAgent),
      signedInWith: signedInWith(signIn),
      at,
    });
  else if (at.getTime() - session.usedAt.getTime() > usedWithinMs) await markUsed(db, session.id, at);
  if (context.checked.size > remembered) context.checked.clear();
  context.checked.set(name, at.getTime());
}

/** Who of the account it is. An old sign-in says nothing: somebody else may have the device by now. */
async function notePerson(
  context: Context,
  db: Database,
  person: { personId: string; reportedDeadAt: Date | null },
  { authenticatedAt }: Pick<SessionOf, 'authenticatedAt'>,
  clock: Clock,
): Promise<void> {
  const { personId, reportedDeadAt } = person;
  if (!reportedDeadAt || authenticatedAt === null) return;
  const signedInAt = new Date(authenticatedAt * 1000);
  if (signedInAt <= reportedDeadAt) return;
  await inTransaction(db, (tx) => context.personSeen(tx, personId, signedInAt, clock.now()));
}

/** Wherever the account is signed in. @param exceptKey of a sign-in that goes on */
async function endAll(
  context: Context,
  tx: Transaction,
  accountId: string,
  now: Date,
  exceptKey: string | null = null,
): Promise<void> {
  await endAtProvider(context, tx, accountId, await endEverySession(tx, accountId, now, exceptKey));
}

/** @throws Refusal NOT_FOUND for what is not one's own */
async function endOne(context: Context, tx: Transaction, actor: Actor, id: string, now: Date) {
  if ((await end(context, tx, actor.accountId, [id], now)) === 0) throw new Refusal('NOT_FOUND');
  return list(context, tx, actor, now);
}

/** @param scope `others`: this one goes on */
async function endMany(context: Context, tx: Transaction, actor: Actor, scope: 'others' | 'all', now: Date) {
  const { sessions } = await list(context, tx, actor, now);
  const which = sessions.filter(({ isThis }) => scope === 'all' || !isThis).map(({ id }) => id);
  await end(context, tx, actor.accountId, which, now, sessionKeyOf(actor.signIn));
  return list(context, tx, actor, now);
}
