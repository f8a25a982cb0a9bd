/** Puts openings and dates of ceremonies into the database. Safe to run again. */
import type { Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { norwegianMoment } from '#server/platform/norwegian-time.ts';
import { demoCeremonies, demoRounds } from './demo-ceremonies.ts';
import { demoPersons } from './demo-people.ts';
import { activityRow } from './seed-activities.ts';

export async function seedCeremonies(tx: Transaction, now: Date): Promise<void> {
  const dayIn = (days: number) => norwegianDay(new Date(now.getTime() + days * 86_400_000));
  await tx
    .insertInto('ceremony_round')
    .values(
      demoRounds.map(({ id, kind, name, ...round }) => {
        const membersOpenLocal = `${dayIn(round.membersOpenInDays)}T10:00`;
        const openLocal = `${dayIn(round.opensInDays)}T10:00`;
        return {
          id,
          kind,
          name,
          first_on: dayIn(round.firstInDays),
          last_on: dayIn(round.lastInDays),
          members_open_local: membersOpenLocal,
          open_local: openLocal,
          members_open_at: norwegianMoment(membersOpenLocal)!,
          opens_at: norwegianMoment(openLocal)!,
          changed_by: demoPersons.mona.id,
          changed_at: now,
        };
      }),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .insertInto('activity')
    .values(demoCeremonies.map((ceremony) => activityRow(ceremony, now)))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
