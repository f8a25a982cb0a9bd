/** The clock of a portal in this process: what runs by schedule runs when its hour has come, and the rest at once. */
import { setTimeout as delay } from 'node:timers/promises';
import { CronExpressionParser } from 'cron-parser';
import { sql } from 'kysely';
import type { GivingStage } from '../test/support/giving-stage.ts';

export type YearClock = ReturnType<typeof createYearClock>;

export function createYearClock(stage: GivingStage) {
  const { portal } = stage;
  let runs = 0;

  /** Until no enqueued work is left. */
  async function settle(): Promise<void> {
    let waiting = '';
    for (let tries = 0; tries < 6000; tries += 1) {
      const { rows } = await sql<{ name: string }>`
        select name from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now()
        limit 1`.execute(portal.db);
      if (rows.length === 0) return;
      waiting = rows[0]!.name;
      await delay(5);
    }
    throw new Error(`the jobs did not end: ${waiting}`);
  }

  /** The last time each schedule came by: one that was missed meanwhile is made up for once. */
  const dueUntil = (until: Date) =>
    portal.schedules
      .map(({ name, schedule }) => {
        // `prev` leaves out the moment it is asked at.
        const currentDate = new Date(until.getTime() + 1000);
        const at = CronExpressionParser.parse(schedule, { tz: 'Europe/Oslo', currentDate }).prev().toDate();
        return { name, at };
      })
      .filter(({ at }) => at > stage.now())
      .sort((one, other) => one.at.getTime() - other.at.getTime());

  return {
    now: stage.now,
    settle,
    runs: () => runs,
    pass: (seconds: number) => stage.move(seconds / 86_400),
    /** Lives on until then, with all that is due on the way. */
    async liveUntil(moment: string): Promise<void> {
      for (const { name, at } of dueUntil(new Date(moment))) {
        if (at > stage.now()) stage.move(at.toISOString());
        // A machine that is busy answers for Vipps too late; the queue would try again after a while as well.
        await portal.runJob(name).catch(async () => {
          stage.move(10 / 1440);
          await portal.runJob(name);
        });
        runs += 1;
      }
      if (new Date(moment) > stage.now()) stage.move(moment);
      await settle();
      await stage.hear();
    },
  };
}
