import { randomUUID } from 'node:crypto';
import type { MeasuringChoice } from '#contract/visit-measuring.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

export async function addMeasuringChoice(
  tx: Transaction,
  made: { choice: MeasuringChoice; textVersion: string; chosenAt: Date },
): Promise<void> {
  await tx
    .insertInto('measuring_choice')
    .values({
      id: randomUUID(),
      choice: made.choice,
      text_version: made.textVersion,
      chosen_at: made.chosenAt,
    })
    .execute();
}

export async function forgetMeasuringChoices(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('measuring_choice').where('chosen_at', '<', before).execute();
}
