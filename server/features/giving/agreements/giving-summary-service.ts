/** Giving in short, for the card on «Min side»: the same reckoning as the pages of giving. */
import type { GivingSummary } from '#contract/giving-options.ts';
import type { Actor } from '#server/actor.ts';
import type { Database } from '#server/platform/database/database.ts';
import { isLiving } from '../ledger/gift-agreement-rules.ts';
import type { GivingReading } from './giving-reading-service.ts';

export async function summariseGiving(
  reading: Pick<GivingReading, 'summary'>,
  db: Database,
  actor: Actor,
  now: Date,
): Promise<GivingSummary> {
  const { agreement, year, givenOre, tax } = await reading.summary(db, actor, now);
  const living = agreement && isLiving(agreement.state) ? agreement : null;
  return {
    agreement: living && {
      state: living.state,
      amountOre: living.amountOre,
      frequency: living.frequency,
      day: living.day,
      resumesOn: living.resumesOn,
      nextOn: living.upcoming[0]?.dueOn ?? null,
    },
    year,
    givenOre,
    tax,
  };
}
