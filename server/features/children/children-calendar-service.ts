/**
 * What the calendar does to registered children, in Norwegian days. What is due is read from the data and marked or
 * removed in the same transaction: a run that comes late makes up for the missed ones, and a second run finds nothing.
 */
import type { GrantListRules } from '#contract/organisation-profile.ts';
import type { Events } from '#server/events.ts';
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { withNeeds } from '#server/platform/with-needs.ts';
import type { Announce } from '../notices/notices-service.ts';
import { addEvent, closeChild, keepEvidence } from './child-registration-repository.ts';
import {
  batch,
  listExpired,
  listTurned15,
  listWaitingIds,
  listWithoutMember,
  removeChild,
  removeForgotten,
  takeChildrenToTellOf,
  takeInvitationsToRemind,
} from './children-clock-repository.ts';
import { forgottenIfClosedBefore, latestBirthdayToTellOf } from './children-rules.ts';
import type { ChildrenService } from './children-service.ts';
import { purgeDay } from './grant-day-rules.ts';
import { forgetIdleContact } from './guardian-invitation-repository.ts';
import { remindedIfMadeBefore } from './guardian-invitation-rules.ts';
import { type SendInvitation, sendInvitationJob } from './guardian-invitation-service.ts';

export type ChildrenCalendar = ReturnType<typeof createChildrenCalendar>;

type Needs = {
  db: Database;
  jobs: Pick<Jobs, 'enqueue'>;
  announce: Announce;
  turned15: Events['childTurned15'];
  grantList: GrantListRules;
  children: Pick<ChildrenService, 'endWithoutMember'>;
};

export const createChildrenCalendar = (needs: Needs) =>
  withNeeds(needs, {
    strikeOff,
    tellOf15,
    remindSecondGuardians,
    expireInvitations,
    endWithoutMember,
    forget,
  });

/** Batch by batch, each in a transaction of its own, until one was not full. */
async function untilNone(needs: Needs, work: (tx: Transaction) => Promise<number>): Promise<void> {
  while ((await inTransaction(needs.db, work)) === batch);
}

/** On the 15th birthday: told, kept sealed for the control of the grant, and gone. */
const strikeOff = (needs: Needs, now: Date) =>
  untilNone(needs, async (tx) => {
    const children = await listTurned15(tx, norwegianDay(now));
    // However late the night's work is: it ended on the birthday.
    for (const { id, submissionId, guardians, isTold, on: endedOn } of children) {
      if (isTold)
        for (const personId of guardians)
          await needs.announce(tx, { personId, kind: 'child-struck-off', subjectId: id, now });
      await keepEvidence(tx, id, { endedOn, purgeOn: purgeDay(endedOn, needs.grantList) });
      if (isTold) await needs.turned15(tx, id);
      await removeChild(tx, id);
      if (submissionId) await forgetIdleContact(tx, submissionId);
    }
    return children.length;
  });

/** 30 days before the 15th birthday; later for a child that was registered later. */
const tellOf15 = (needs: Needs, now: Date) =>
  inTransaction(needs.db, async (tx) => {
    const today = norwegianDay(now);
    const latest = latestBirthdayToTellOf(today);
    for (const { id, guardians } of await takeChildrenToTellOf(tx, { today, latest, now })) {
      await addEvent(tx, { childId: id, kind: 'told-of-15', personId: null, at: now });
      for (const personId of guardians)
        await needs.announce(tx, { personId, kind: 'child-soon-15', subjectId: id, now });
    }
  });

const remindSecondGuardians = (needs: Needs, now: Date) =>
  inTransaction(needs.db, async (tx) => {
    const due = await takeInvitationsToRemind(tx, { madeBefore: remindedIfMadeBefore(now), now });
    for (const { id, submissionId } of due) {
      for (const childId of await listWaitingIds(tx, submissionId))
        await addEvent(tx, { childId, kind: 'reminded', personId: null, at: now });
      await needs.jobs.enqueue<SendInvitation>(tx, sendInvitationJob, {
        invitationId: id,
        letter: 'reminder',
      });
    }
  });

const expireInvitations = (needs: Needs, now: Date) =>
  untilNone(needs, async (tx) => {
    const endedOn = norwegianDay(now);
    const expired = await listExpired(tx, now);
    for (const { submissionId, registrantId } of expired) {
      for (const childId of await listWaitingIds(tx, submissionId)) {
        await addEvent(tx, { childId, kind: 'expired', personId: null, at: now });
        await closeChild(tx, childId, { state: 'expired', at: now, endedOn, purgeOn: endedOn });
      }
      await forgetIdleContact(tx, submissionId);
      if (registrantId)
        await needs.announce(tx, {
          personId: registrantId,
          kind: 'child-expired',
          subjectId: submissionId,
          now,
        });
    }
    return expired.length;
  });

/** A membership can end in other ways than by leaving here. */
const endWithoutMember = (needs: Needs, now: Date) =>
  untilNone(needs, async (tx) => {
    const children = await listWithoutMember(tx);
    for (const childId of children) await needs.children.endWithoutMember(tx, childId, now);
    return children.length;
  });

const forget = (needs: Needs, now: Date) =>
  inTransaction(needs.db, (tx) =>
    removeForgotten(tx, { closedBefore: forgottenIfClosedBefore(now), today: norwegianDay(now) }),
  );
