/** Deaths that a register which is brought in knows of; the import runs beside the portal, which does the rest. */
import type { Transaction } from '#server/platform/database/database.ts';
import { addRegisterReport, beginFullHold, beginPaperHold } from './death-report-repository.ts';

export type RegisterDeath = {
  personId: string;
  diedOn: string;
  /** Somebody signs in as this person: the desk looks at it first, and only paper rests meanwhile. */
  isDoubtful: boolean;
};

export async function noteRegisterDeaths(
  tx: Transaction,
  deaths: readonly RegisterDeath[],
  now: Date,
): Promise<void> {
  for (const { personId, diedOn, isDoubtful } of deaths) {
    await addRegisterReport(tx, { personId, diedOn, isKnown: !isDoubtful, at: now });
    if (isDoubtful) await beginPaperHold(tx, personId, now);
    else await beginFullHold(tx, personId, now);
  }
}
