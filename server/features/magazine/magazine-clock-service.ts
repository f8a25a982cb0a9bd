/** What happens to the magazine with time. Safe to run twice. */
import type { MagazinePrices } from '#contract/magazine-values.ts';
import { addDays, addMonths } from '#contract/values/working-days.ts';
import { type Database, inTransaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import type { Announce } from '../notices/notices-service.ts';
import { persons } from '../persons/person-service.ts';
import { listLeftAlone, setToldOfEnd } from './household-repository.ts';
import { listIssuesToAnnounce, setAnnounced, takeDigitalReaders } from './issue-repository.ts';
import { forgetPayments, listRunOut, listSoonOut } from './magazine-payment-repository.ts';
import { endingToldDays, paymentsKeptFrom, pricedChannels } from './magazine-payment-rules.ts';
import { findReaderForChange, forgetOldReading, setStopped } from './magazine-repository.ts';
import { exportHours } from './print-run-service.ts';

/** How long it is known who got which issue; what is left of a reader who has stopped; an unused code. */
const [deliveryMonths, stoppedDays, codeDays] = [24, 30, 30];

export type MagazineClock = ReturnType<typeof createMagazineClock>;

export const createMagazineClock = (needs: { announce: Announce; prices: MagazinePrices }) => ({
  /** A reader left alone in a household has a copy of their own from now on. */
  async tellLeftAlone(db: Database, now: Date): Promise<void> {
    for (const personId of await listLeftAlone(db))
      await inTransaction(db, async (tx) => {
        if (await setToldOfEnd(tx, personId, now))
          await needs.announce(tx, { personId, kind: 'magazine-own-copy', subjectId: personId, now });
      });
  },

  /** The year that was paid for is soon out: told once. Nothing is drawn by itself. */
  async tellOfEnding(db: Database, now: Date): Promise<void> {
    const today = norwegianDay(now);
    await inTransaction(db, async (tx) => {
      const soon = { today, until: addDays(today, endingToldDays), priced: pricedChannels(needs.prices) };
      for (const personId of await listSoonOut(tx, soon, now))
        await needs.announce(tx, { personId, kind: 'magazine-ending', subjectId: personId, now });
    });
  },

  /** What is not paid for any more comes no more. */
  async endRunOut(db: Database, now: Date): Promise<void> {
    for (const personId of await listRunOut(db, norwegianDay(now), pricedChannels(needs.prices)))
      await inTransaction(db, async (tx) => {
        await findReaderForChange(tx, personId);
        await persons.setMagazine(tx, personId, 'none');
        await setStopped(tx, personId, now);
      });
  },

  /** Those who read an issue digitally are told on the day it is out, each once; safe to be cut off. */
  async announceIssues(db: Database, now: Date, atATime = 200): Promise<void> {
    const tellSome = (issueId: string): Promise<boolean> =>
      inTransaction(db, async (tx) => {
        const readers = await takeDigitalReaders(tx, issueId, atATime, now);
        for (const personId of readers)
          await needs.announce(tx, { personId, kind: 'magazine-issue-out', subjectId: issueId, now });
        const isMore = readers.length === atATime;
        if (!isMore) await setAnnounced(tx, issueId, now);
        return isMore;
      });
    for (const issueId of await listIssuesToAnnounce(db, norwegianDay(now))) while (await tellSome(issueId));
  },

  async tidy(db: Database, now: Date): Promise<void> {
    const today = norwegianDay(now);
    const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
    await inTransaction(db, async (tx) => {
      const stopped = await forgetOldReading(tx, {
        today,
        issuesBefore: addMonths(today, -deliveryMonths),
        stoppedBefore: daysAgo(stoppedDays),
        exportedBefore: daysAgo(exportHours / 24),
        codesBefore: daysAgo(codeDays),
      });
      const limits = { endedBefore: daysAgo(stoppedDays), paidBefore: paymentsKeptFrom(today) };
      await persons.removeAddresses(tx, [...stopped, ...(await forgetPayments(tx, limits))]);
    });
  },
});
