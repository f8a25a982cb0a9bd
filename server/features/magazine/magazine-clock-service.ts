/** What happens to the magazine with time. Safe to run twice. */
import { addMonths } from '#contract/values/working-days.ts';
import { type Database, inTransaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import type { Announce } from '../notices/notices-service.ts';
import { listDigitalReaders, listIssuesToAnnounce } from './issue-repository.ts';
import { forgetOldReading } from './magazine-repository.ts';
import { exportHours } from './print-run-service.ts';

/** How long it is known who got which issue; what is left of a reader who has stopped; a code nobody has used. */
const [deliveryMonths, stoppedDays, codeDays] = [24, 30, 30];

export type MagazineClock = ReturnType<typeof createMagazineClock>;

export const createMagazineClock = (needs: { announce: Announce }) => ({
  /** Those who read an issue digitally are told on the day it is out, each once. */
  async announceIssues(db: Database, now: Date): Promise<void> {
    for (const issueId of await listIssuesToAnnounce(db, norwegianDay(now)))
      await inTransaction(db, async (tx) => {
        for (const personId of await listDigitalReaders(tx, issueId, now))
          await needs.announce(tx, { personId, kind: 'magazine-issue-out', subjectId: issueId, now });
      });
  },

  async tidy(db: Database, now: Date): Promise<void> {
    const today = norwegianDay(now);
    const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
    await forgetOldReading(db, {
      today,
      issuesBefore: addMonths(today, -deliveryMonths),
      stoppedBefore: daysAgo(stoppedDays),
      exportedBefore: daysAgo(exportHours / 24),
      codesBefore: daysAgo(codeDays),
    });
  },
});
