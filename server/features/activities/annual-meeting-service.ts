import type { Events } from '#server/events.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { findPublishedMeeting } from './activity-organiser-repository.ts';
import type { ActivityRow } from './activity-repository.ts';

type Meeting = Pick<ActivityRow, 'id' | 'unitId' | 'type' | 'startsAt'>;

/** Annual meetings in the list of activities: a summons to one may be there already, and leads to it. */
export const createAnnualMeetings = (listed: Events['annualMeetingListed']) => ({
  async tie(tx: Transaction, { id, unitId, type, startsAt }: Meeting): Promise<void> {
    if (type === 'annual-meeting') await listed(tx, { activityId: id, unitId, on: norwegianDay(startsAt) });
  },

  /** It is called off: another of the unit on that day, if there is one, is the meeting from now on. */
  async tieAnother(tx: Transaction, { unitId, type, startsAt }: Meeting): Promise<void> {
    if (type !== 'annual-meeting') return;
    const on = norwegianDay(startsAt);
    const activityId = await findPublishedMeeting(tx, unitId, on);
    if (activityId) await listed(tx, { activityId, unitId, on });
  },
});
