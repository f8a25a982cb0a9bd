/** What each write needs where the valid request of the access policy is refused, or does nothing. */
import { accountArrangements } from './account-arrangements.ts';
import { administrationArrangements } from './administration-arrangements.ts';
import { democracyArrangements } from './democracy-arrangements.ts';
import { deskArrangements } from './desk-arrangements.ts';
import { deskQueueArrangements } from './desk-queue-arrangements.ts';
import { familyArrangements } from './family-arrangements.ts';
import { feedingArrangements } from './feeding-arrangements.ts';
import { joiningArrangements } from './joining-arrangements.ts';
import { magazineArrangements } from './magazine-arrangements.ts';
import { moneyArrangements } from './money-arrangements.ts';
import { moveInArrangements } from './move-in-arrangements.ts';
import { paymentFileArrangements } from './payment-file-arrangements.ts';
import { recordMergeArrangements } from './record-merge-arrangements.ts';
import type { Arrangements, WriteStage } from './write-stage.ts';

export const writeArrangements = (stage: WriteStage): Arrangements => ({
  ...accountArrangements(stage),
  ...joiningArrangements(stage),
  ...moneyArrangements(stage),
  ...paymentFileArrangements(stage),
  ...magazineArrangements(stage),
  ...democracyArrangements(stage),
  ...deskArrangements(stage),
  ...deskQueueArrangements(stage),
  ...familyArrangements(stage),
  ...feedingArrangements(stage),
  ...moveInArrangements(stage),
  ...administrationArrangements(stage),
  ...recordMergeArrangements(stage),
});
