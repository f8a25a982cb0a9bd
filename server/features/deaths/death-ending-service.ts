/**
 * What a death ends, and what a report of one suspends until the desk has decided. The one place that knows all
 * of it: for a relative's report, and for a register that was brought in. Each function runs in the caller's transaction,
 * and may run twice.
 */

import type { Events } from '#server/events.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { ActivityCare } from '../activities/activity-care-service.ts';
import type { ChildrenService } from '../children/children-service.ts';
import type { GivingService } from '../giving/agreements/giving-service.ts';
import type { LeavingService } from '../leaving/leaving-service.ts';
import { sendHeldBack } from '../magazine/issue-service.ts';
import type { MagazineService } from '../magazine/magazine-service.ts';
import type { HeldNotices } from '../notices/notices-service.ts';
import { persons } from '../persons/person-service.ts';
import { addOpenChildren, findToStop, holdLiving, removeHold } from './dead-person-repository.ts';
import {
  beginPaperHold,
  confirmOthers,
  disputeReports,
  endHold,
  setCalledOff,
  setEnded,
  setStopped,
} from './death-report-repository.ts';

export type DeathEnding = ReturnType<typeof createDeathEnding>;

export function createDeathEnding(needs: {
  giving: Pick<GivingService, 'stopAllOf' | 'callOffAllOf'>;
  magazine: Pick<MagazineService, 'stop'>;
  signUps: Pick<ActivityCare, 'endSignUpsOf' | 'resumeOf'>;
  children: Pick<ChildrenService, 'partFromDead'>;
  leaving: Pick<LeavingService, 'endByDeath'>;
  notices: HeldNotices;
  personDied: Events['personDied'];
}) {
  const { giving, magazine, signUps, children, leaving, notices } = needs;

  const self = {
    /** Suspends post on paper, if a report of the person is believed. All else waits for the desk's decision. */
    async hold(tx: Transaction, personId: string, now: Date): Promise<void> {
      await beginPaperHold(tx, personId, now);
    },

    /** What had gone out before everything rested. */
    async callOff(tx: Transaction, personId: string, now: Date): Promise<void> {
      await giving.callOffAllOf(tx, personId, now);
      await setCalledOff(tx, personId, now);
    },

    /** Unless another report holds the person too. What was suspended is sent; the scheduler makes the charges again. */
    async release(tx: Transaction, personId: string, now: Date): Promise<void> {
      if (!(await endHold(tx, personId))) return;
      await sendHeldBack(tx, personId, now);
      await signUps.resumeOf(tx, personId, now);
      await notices.send(tx, personId);
    },

    /** The person has signed in since, or says that it is not so: what rested goes on, and the desk sees it. */
    async dispute(
      tx: Transaction,
      personId: string,
      dispute: 'signed-in' | 'denied',
      before: Date,
      now: Date,
    ): Promise<void> {
      if (await disputeReports(tx, personId, { dispute, before, at: now }))
        await self.release(tx, personId, now);
    },

    /**
     * @param death.reportId what is left to do with the children belongs to it
     * @param death.staffId null: it came with a register
     * @throws Refusal INVALID_INPUT for a day before they joined
     */
    async end(
      tx: Transaction,
      personId: string,
      death: { reportId: string; diedOn: string; staffId: string | null },
      now: Date,
    ): Promise<void> {
      if (await holdLiving(tx, personId)) {
        await setStopped(tx, death.reportId, await findToStop(tx, personId, now));
        await leaving.endByDeath(tx, personId, death, now);
        await magazine.stop(tx, personId, now);
        await giving.stopAllOf(tx, personId, death.staffId, now);
        await signUps.endSignUpsOf(tx, personId, { alsoOpen: true }, now);
        await addOpenChildren(tx, death.reportId, await children.partFromDead(tx, personId, now));
        await persons.setDead(tx, personId, death.diedOn);
        await removeHold(tx, personId);
        await needs.personDied(tx, personId, 'infinity');
        // Also those of all that has just been ended.
        await notices.drop(tx, personId);
      }
      await setEnded(tx, personId, now);
      await confirmOthers(tx, personId, { by: death.staffId, at: now });
    },
  };
  return self;
}
