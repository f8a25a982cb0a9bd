/** Our subscription to Vipps' webhooks, and its secret: kept as it should be, and replaced without losing a message. */
import { type Database, inTransaction } from '#server/platform/database/database.ts';
import type { TextSeal } from '#server/platform/sealed-text.ts';
import type { Vipps } from '#server/ports/vipps.ts';
import { addWebhook, listWebhookSecrets, retireWebhooks } from './vipps-message-repository.ts';
import { vippsEvents } from './vipps-message-rules.ts';

export const webhookPath = '/webhooks/vipps';
/**
 * How long a replaced subscription stays: retries of Vipps come through it. Its secret is valid for
 * a day. Meanwhile a message comes twice, which changes nothing.
 */
const overlapMs = 12 * 3_600_000;

/** @param needs.url our address, as Vipps has it */
export function createWebhookSubscription(needs: { vipps: Vipps; seal: TextSeal; url: string }) {
  const { vipps, seal, url } = needs;

  /** A new subscription beside those that are there, which are retired. Cut off in the middle, it may be run again. */
  async function replace(db: Database, now: Date): Promise<void> {
    const { id, secret } = await vipps.registerWebhook(url, vippsEvents);
    const sealed = seal.seal(`vipps-webhook/${id}`, secret);
    await inTransaction(db, (tx) => addWebhook(tx, { id, url, sealed, registeredAt: now }));
    await retireWebhooks(db, id, now);
  }

  return {
    replace,

    /** One subscription to our address, whose secret we hold; made again when Vipps has dropped it. */
    async keepRegistered(db: Database, now: Date): Promise<void> {
      const known = new Map((await listWebhookSecrets(db, now)).map((one) => [one.id, one]));
      const there = (await vipps.listWebhooks()).filter((webhook) => webhook.url === url);
      const good = there.find(
        ({ id, events }) =>
          known.get(id)?.retiredAt === null && vippsEvents.every((event) => events.includes(event)),
      );
      if (!good) await replace(db, now);
      const isInOverlap = (id: string) => {
        const retiredAt = known.get(id)?.retiredAt;
        return retiredAt != null && now.getTime() - retiredAt.getTime() < overlapMs;
      };
      for (const { id } of there) if (id !== good?.id && !isInOverlap(id)) await vipps.removeWebhook(id);
    },
  };
}
