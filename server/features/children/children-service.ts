/** Guardians and their registered children. Each function runs in the caller's transaction. */
import {
  type ChildEvent,
  type ChildRegistration,
  type ChildRegistrations,
  childEventKinds,
} from '#contract/children-endpoints.ts';
import type { FileAnswer } from '#contract/endpoint.ts';
import type { GrantListRules } from '#contract/organisation-profile.ts';
import type { Language } from '#contract/values/portal-languages.ts';
import type { Actor } from '#server/actor.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { createSigner } from '#server/platform/server-secret.ts';
import { isSignInRecent, requireRecentSignIn } from '#server/platform/sign-in-age.ts';
import { withNeeds } from '#server/platform/with-needs.ts';
import type { Announce } from '../notices/notices-service.ts';
import {
  addEvent,
  closeChild,
  forgetActor,
  listActiveOf,
  listGuardianIds,
  removeGuardian,
} from './child-registration-repository.ts';
import { removeChild } from './children-clock-repository.ts';
import {
  type ChildRow,
  findRegistrant,
  holdChildOf,
  listChildrenOf,
  listStruckOffDays,
} from './children-repository.ts';
import {
  certificateReference,
  checkDay,
  forgetDay,
  isActive,
  registrantObstacle,
  staysRegistered,
} from './children-rules.ts';
import { purgeDay } from './grant-day-rules.ts';
import { forgetIdleContact } from './guardian-invitation-repository.ts';

/** How long a form may be open: the numbers in it are kept nowhere, so a new sign-in would cost them. */
const permitHours = 2;
/** For how long a guardian is told that a child was struck off; the child itself is gone at once. */
const struckOffShownDays = 60;

/**
 * Shows that somebody was freshly signed in when they opened the form: registering a child asks for that, and filling
 * in ten children takes longer than a fresh sign-in lasts.
 */
export function createPermits(secret: Buffer) {
  const signer = createSigner(secret, 'child registration permit');
  return {
    issue(personId: string, now: Date): string {
      const until = now.getTime() + permitHours * 3_600_000;
      return `${until}.${signer.sign(`${personId} ${until}`).toString('base64url')}`;
    },
    isValid(permit: string, personId: string, now: Date): boolean {
      const [until = '', signature = ''] = permit.split('.');
      const isOurs = signer.isOurs(Buffer.from(signature, 'base64url'), `${personId} ${Number(until)}`);
      return isOurs && Number(until) > now.getTime();
    },
  };
}

/** Makes the file. The same end gives the same bytes. */
export type ChildCertificateMaker = (
  facts: { name: string; bornYear: number; registeredOn: string | null; endedAt: Date; reference: string },
  language: Language,
) => Promise<FileAnswer>;

export type ChildrenService = ReturnType<typeof createChildrenService>;

type Needs = {
  announce: Announce;
  permits: ReturnType<typeof createPermits>;
  grantList: GrantListRules;
  /** In how many working days member service answers. */
  answerWithinDays: number;
  makeCertificate: ChildCertificateMaker;
};

export const createChildrenService = (needs: Needs) => ({
  ...withNeeds(needs, {
    getChild,
    start,
    list,
    endRegistration,
    certificateOf,
    endRegistrationsOf,
    endAfterDeath,
    endWithoutMember,
  }),
  partFromDead,
});

const shownTo = (needs: Needs, row: ChildRow, callerId: string, now: Date) =>
  childOf(row, callerId, { today: norwegianDay(now), answerWithinDays: needs.answerWithinDays });

async function getChild(needs: Needs, db: Database, personId: string, childId: string, now: Date) {
  const [row] = await listChildrenOf(db, personId, norwegianDay(now), childId);
  if (!row) throw new Refusal('NOT_FOUND');
  return shownTo(needs, row, personId, now);
}

/** Ends one registration and tells those who hold parental responsibility. */
async function end(
  needs: Needs,
  tx: Transaction,
  childId: string,
  how: { kind: 'ended' | 'guardian-left' | 'member-left'; personId: string | null; tell: string[] },
  now: Date,
): Promise<void> {
  const endedOn = norwegianDay(now);
  const purgeOn = purgeDay(endedOn, needs.grantList);
  await addEvent(tx, { childId, kind: how.kind, personId: how.personId, at: now });
  const submissionId = await closeChild(tx, childId, { state: 'ended', at: now, endedOn, purgeOn });
  if (submissionId) await forgetIdleContact(tx, submissionId);
  for (const personId of how.tell) {
    const isOwnAct = personId === how.personId;
    await needs.announce(tx, { personId, kind: 'child-ended', subjectId: childId, isOwnAct, now });
  }
}

async function start(needs: Needs, db: Database, actor: Actor, now: Date) {
  const registrant = await findRegistrant(db, actor.personId);
  const obstacle = registrantObstacle(registrant, norwegianDay(now));
  const isFresh = isSignInRecent(actor.signIn.authenticatedAt, now);
  return { obstacle, permit: obstacle || !isFresh ? null : needs.permits.issue(actor.personId, now) };
}

async function list(needs: Needs, db: Database, actor: Actor, now: Date): Promise<ChildRegistrations> {
  const since = new Date(now.getTime() - struckOffShownDays * 86_400_000);
  const rows = await listChildrenOf(db, actor.personId, norwegianDay(now));
  return {
    children: rows.map((row) => shownTo(needs, row, actor.personId, now)),
    struckOffOn: (await listStruckOffDays(db, actor.personId, since)).map(norwegianDay),
    isSignInRecent: isSignInRecent(actor.signIn.authenticatedAt, now),
  };
}

/**
 * «Avslutt registreringen»: each guardian can, alone and at once, because the decision to belong is a joint one.
 * Ended twice, it is ended.
 * @throws Refusal SIGN_IN_AGAIN, NOT_FOUND
 */
async function endRegistration(needs: Needs, tx: Transaction, actor: Actor, childId: string, now: Date) {
  const held = await holdChildOf(tx, actor.personId, childId, norwegianDay(now));
  if (!held) throw new Refusal('NOT_FOUND');
  requireRecentSignIn(actor, now);
  if (isActive(held.state)) {
    const tell = await listGuardianIds(tx, childId);
    await end(needs, tx, childId, { kind: 'ended', personId: actor.personId, tell }, now);
  }
  return { child: await getChild(needs, tx, actor.personId, childId, now) };
}

/** @throws Refusal NOT_FOUND, also while it has not been ended by a guardian */
async function certificateOf(
  needs: Needs,
  db: Database,
  actor: Actor,
  childId: string,
  language: Language,
  now: Date,
): Promise<FileAnswer> {
  const [row] = await listChildrenOf(db, actor.personId, norwegianDay(now), childId);
  if (row?.state !== 'ended' || !row.closedAt) throw new Refusal('NOT_FOUND');
  const facts = {
    name: `${row.givenName} ${row.familyName}`,
    bornYear: Number(row.bornOn.slice(0, 4)),
    registeredOn: row.registeredOn,
    endedAt: row.closedAt,
    reference: certificateReference(childId),
  };
  return needs.makeCertificate(facts, language);
}

/**
 * For somebody who leaves the organisation; call it after the membership has ended. A child stays registered through
 * another guardian who is a member, and ends otherwise; the other guardians are notified.
 * @returns given names, for the leaver's own certificate
 */
async function endRegistrationsOf(needs: Needs, tx: Transaction, personId: string, now: Date) {
  const outcome: { ended: string[]; kept: string[] } = { ended: [], kept: [] };
  for (const child of await listActiveOf(tx, personId)) {
    const others = (await listGuardianIds(tx, child.id)).filter((one) => one !== personId);
    if (child.state === 'registered' && staysRegistered(child.others)) {
      await addEvent(tx, { childId: child.id, kind: 'guardian-left', personId, at: now });
      await removeGuardian(tx, child.id, personId);
      for (const other of others)
        await needs.announce(tx, { personId: other, kind: 'child-guardian-left', subjectId: child.id, now });
      outcome.kept.push(child.givenName);
    } else {
      await end(needs, tx, child.id, { kind: 'member-left', personId, tell: others }, now);
      // A guardian who leaves is removed at once; the other guardian sees for a while what has happened.
      if (others.length === 0) await removeChild(tx, child.id);
      else await removeGuardian(tx, child.id, personId);
      outcome.ended.push(child.givenName);
    }
  }
  await forgetActor(tx, personId);
  return outcome;
}

/**
 * For a guardian who has died; call it after the membership has ended. Nothing is ended by itself: a child stays
 * registered through another guardian who is a member.
 * @returns the others, whose family somebody has to talk with first
 */
async function partFromDead(tx: Transaction, personId: string, now: Date): Promise<string[]> {
  const open = [];
  for (const child of await listActiveOf(tx, personId)) {
    if (child.state !== 'registered' || !staysRegistered(child.others)) open.push(child.id);
    await addEvent(tx, { childId: child.id, kind: 'guardian-left', personId: null, at: now });
    await removeGuardian(tx, child.id, personId);
  }
  await forgetActor(tx, personId);
  return open;
}

/** Member service has talked with the family. Ended twice, it is ended. */
async function endAfterDeath(needs: Needs, tx: Transaction, childId: string, now: Date): Promise<void> {
  const tell = await listGuardianIds(tx, childId);
  await end(needs, tx, childId, { kind: 'member-left', personId: null, tell }, now);
  if (tell.length === 0) await removeChild(tx, childId);
}

/** A child without any guardian who is a member: the calendar found it. */
const endWithoutMember = async (needs: Needs, tx: Transaction, childId: string, now: Date) =>
  end(
    needs,
    tx,
    childId,
    { kind: 'member-left', personId: null, tell: await listGuardianIds(tx, childId) },
    now,
  );

/** Why it waits for member service, and until when; of what had no such moment of its own, since it was sent. */
function checkOf(
  { state, isSole, events }: ChildRow,
  { today, answerWithinDays }: { today: string; answerWithinDays: number },
): ChildRegistration['check'] {
  if (state !== 'checking') return null;
  const began = events.findLast(({ kind }) => kind === 'checking') ?? events[0];
  const by = checkDay(began ? norwegianDay(new Date(began.at)) : today, answerWithinDays);
  return { isSole, by, isLate: by < today };
}

function childOf(
  row: ChildRow,
  callerId: string,
  on: { today: string; answerWithinDays: number },
): ChildRegistration {
  const { id, givenName, familyName, bornOn, state, closedAt } = row;
  const isWaiting = state === 'waiting' && row.waitsFor !== null && row.expiresAt !== null;
  return {
    id,
    givenName,
    familyName,
    bornYear: Number(bornOn.slice(0, 4)),
    state,
    guardians: row.guardians.map(({ personId, name }) => ({ name, isYou: personId === callerId })),
    waitsFor: isWaiting ? { name: row.waitsFor!, until: norwegianDay(row.expiresAt!) } : null,
    check: checkOf(row, on),
    history: row.events
      .map(
        ({ kind, at, personId, name }): ChildEvent => ({
          kind,
          at: new Date(at).toISOString(),
          by: personId === null || name === null ? null : { name, isYou: personId === callerId },
        }),
      )
      .sort((one, other) =>
        one.at === other.at
          ? childEventKinds.indexOf(one.kind) - childEventKinds.indexOf(other.kind)
          : one.at.localeCompare(other.at),
      ),
    forgottenOn: closedAt && forgetDay(norwegianDay(closedAt)),
  };
}
