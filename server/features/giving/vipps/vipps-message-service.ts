/**
 * Webhooks from Vipps. A message is a signal, never the truth: it is checked, kept, answered at once, and worked on
 * afterwards by reading Vipps itself. So the same message twice, late, or in another order ends in the same.
 */
import { createHash } from 'node:crypto';
import { type Database, inTransaction } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { TextSeal } from '#server/platform/sealed-text.ts';
import type { CheckSignature, SignedMessage, Vipps } from '#server/ports/vipps.ts';
import type { VippsCharges } from './vipps-charge-service.ts';
import { addMessage, listWebhookSecrets, removeOldMessages } from './vipps-message-repository.ts';
import { subjectOf } from './vipps-message-rules.ts';
import { createMessageWork, type FollowPayment } from './vipps-message-work-service.ts';
import type { VippsRail } from './vipps-rail-service.ts';
import { createWebhookSubscription, webhookPath } from './vipps-webhook-service.ts';

export const followMessageJob = { name: 'vipps-follow-message' };
export type FollowMessage = { digest: string };

export function createVippsMessages(needs: {
  vipps: Vipps;
  check: CheckSignature;
  seal: TextSeal;
  jobs: Pick<Jobs, 'enqueue'>;
  mandates: VippsRail;
  charges: VippsCharges;
  followPayment: FollowPayment;
  origin: string;
}) {
  const { seal } = needs;
  const url = `${needs.origin}${webhookPath}`;

  return {
    /** @returns false where it was not signed with a secret of ours: nothing has happened then */
    async receive(db: Database, message: Omit<SignedMessage, 'path' | 'host'>, now: Date): Promise<boolean> {
      // Behind a proxy the request has another host than the one that was registered, and signed.
      const { host, pathname: path } = new URL(url);
      const secrets = await listWebhookSecrets(db, now);
      const isOurs = secrets.some(({ id, sealed }) =>
        needs.check({ ...message, host, path }, seal.open(`vipps-webhook/${id}`, sealed), now),
      );
      if (!isOurs) return false;
      const subject = subjectOf(message.body);
      if (!subject) return true;
      const digest = createHash('sha256').update(message.body).digest('base64url');
      await inTransaction(db, async (tx) => {
        if (await addMessage(tx, { digest, ...subject, receivedAt: now }))
          await needs.jobs.enqueue<FollowMessage>(tx, followMessageJob, { digest });
      });
      return true;
    },

    ...createMessageWork(needs),

    ...createWebhookSubscription({ vipps: needs.vipps, seal, url }),

    forgetOld: (db: Database, now: Date) => removeOldMessages(db, new Date(now.getTime() - 30 * 86_400_000)),
  };
}
