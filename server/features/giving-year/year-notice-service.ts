/** What donors are notified of about their year, by the calendar: a number that is missing, and the statement. Once each. */
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import type { Announce } from '../notices/notices-service.ts';
import { listTold, takeDonorsToRemind, takeDonorsToTell } from './giving-year-repository.ts';
import { numberReminderOn, statementNoticeOn } from './year-statement-rules.ts';

const batch = 200;
/** A donor who turned the wish on this week has just been asked for the number. */
const wishMs = 7 * 86_400_000;

export type YearNotices = ReturnType<typeof createYearNotices>;

export function createYearNotices(needs: { announce: Announce; giving: OrganisationProfile['giving'] }) {
  const { announce, giving } = needs;

  /** In batches, each with its notices: cut off anywhere, the next run goes on. @returns how many */
  async function tellAll(
    db: Database,
    kind: 'number-missing' | 'statement-ready',
    now: Date,
    take: (tx: Transaction) => Promise<string[]>,
  ): Promise<number> {
    let told = 0;
    for (;;) {
      const taken = await inTransaction(db, async (tx) => {
        const ids = await take(tx);
        for (const personId of ids) await announce(tx, { personId, kind, subjectId: personId, now });
        return ids.length;
      });
      told += taken;
      if (taken < batch) return told;
    }
  }

  return {
    /** @returns how many were reminded */
    async remindOfNumbers(db: Database, now: Date): Promise<number> {
      const reminder = giving.tax && numberReminderOn(norwegianDay(now), giving.tax);
      const limits = giving.tax?.years.find(({ year }) => year === reminder?.year);
      if (!reminder || !limits) return 0;
      // In January the sum of the year is known: too little is too little, number or not.
      const leastOre = reminder.kind === 'number-january' ? limits.minimumOre : 1;
      const wishedBefore = new Date(now.getTime() - wishMs);
      return tellAll(db, 'number-missing', now, (tx) =>
        takeDonorsToRemind(tx, { ...reminder, leastOre, wishedBefore, now, limit: batch }),
      );
    },

    /** @returns how many were notified */
    async tellOfStatements(db: Database, now: Date): Promise<number> {
      const year = giving.tax && statementNoticeOn(norwegianDay(now), giving.tax);
      if (!year) return 0;
      return tellAll(db, 'statement-ready', now, (tx) => takeDonorsToTell(tx, { year, now, limit: batch }));
    },

    /** A delivery differs from the one before: donors notified of the statement are notified again. */
    async tellOfCorrections(
      tx: Transaction,
      { year, personIds, now }: { year: number; personIds: string[]; now: Date },
    ): Promise<void> {
      for (const personId of await listTold(tx, year, personIds))
        await announce(tx, { personId, kind: 'statement-changed', subjectId: personId, now });
    },
  };
}
