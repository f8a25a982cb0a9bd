import { attachmentLimits } from '#contract/attachment-endpoints.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { JobDefinition } from '#server/platform/jobs/jobs.ts';
import type { Ports } from '#server/portal-ports.ts';
import type { CleanedFile } from '#server/ports/file-cleaner.ts';
import { removeForgotten } from './attachment-repository.ts';
import {
  type CleanAttachment,
  cleanAttachmentJob,
  cleanedName,
  countStrike,
  hasTooManyStrikes,
  keptUntouchedSince,
} from './attachment-service.ts';
import { findToClean, keepCleanedChunk, readReceived, setReady, setRefused } from './cleaning-repository.ts';

type Needs = Pick<Ports, 'db' | 'clock' | 'cleaner'>;

/**
 * Looks at a received file and puts the cleaned one in its place. Safe to run twice, and at the same time: the
 * received bytes go in the transaction that makes the file ready. The cleaned ones are written one by one before, so
 * that no other request waits for ten megabytes.
 */
const cleanAttachment = ({ db, clock, cleaner }: Needs): JobDefinition<CleanAttachment> => ({
  ...cleanAttachmentJob,
  atOnce: 2,
  async run({ attachmentId: id }) {
    const file = await findToClean(db, id);
    if (!file) return;
    const { ownerId } = file;
    const cleaned: CleanedFile = (await hasTooManyStrikes(db, ownerId, clock.now()))
      ? { refusal: 'too-complex' }
      : await cleaner.clean(
          () => readReceived(db, id, file.receivedBytes),
          cleanedName(file.name, 'pdf').replace(/\.pdf$/i, ''),
        );
    if (cleaned.refusal) {
      await inTransaction(db, async (tx) => {
        const now = clock.now();
        if (cleaned.isOverBudget) await countStrike(tx, ownerId, now);
        await setRefused(tx, id, cleaned.refusal, now);
      });
      return;
    }
    const { kind, content } = cleaned;
    for (let start = 0; start < content.length; start += attachmentLimits.chunkBytes) {
      const chunk = content.subarray(start, start + attachmentLimits.chunkBytes);
      if (!(await keepCleanedChunk(db, id, start, chunk))) return;
    }
    const ready = { name: cleanedName(file.name, kind), kind, content };
    await inTransaction(db, (tx) => setReady(tx, id, ready, clock.now()));
  },
});

/** What was chosen and never sent. */
const forgetUnsentFiles = ({ db, clock }: Needs): JobDefinition => ({
  name: 'forget-unsent-files',
  schedule: '50 3 * * *',
  async run(_payload, { log }) {
    const removed = await removeForgotten(db, keptUntouchedSince(clock.now()));
    if (removed > 0) log.info({ removed }, 'removed files that were never sent');
  },
});

export const attachmentJobs = (needs: Needs): JobDefinition<never>[] => [
  cleanAttachment(needs),
  forgetUnsentFiles(needs),
];
