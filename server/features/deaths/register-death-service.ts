/** Deaths that a register which is brought in knows of; the import runs beside the portal, which does the rest. */
import type { Transaction } from '#server/platform/database/database.ts';
import { addRegisterReport, beginFullHold, beginPaperHold } from './death-report-repository.ts';

export type RegisterDeath = {
  personId: string;
  diedOn: string;
  /** The person has a sign-in: the desk decides first, and only post on paper is suspended meanwhile. */
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
