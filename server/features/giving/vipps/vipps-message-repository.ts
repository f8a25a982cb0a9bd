import { sql } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { MessageSubject } from './vipps-message-rules.ts';

/** @returns whether it was new: the same message again is not */
export async function addMessage(
  tx: Transaction,
  message: MessageSubject & { digest: string; receivedAt: Date },
): Promise<boolean> {
  const added = await tx
    .insertInto('vipps_message')
    .values({
      digest: message.digest,
      kind: message.kind,
      subject: message.subject,
      received_at: message.receivedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('digest')
    .executeTakeFirst();
  return added !== undefined;
}

export async function isMessageWaiting(db: Database, digest: string): Promise<boolean> {
  const { rows } = await sql`
    select from vipps_message where digest = ${digest} and worked_at is null`.execute(db);
  return rows.length > 0;
}

export type WaitingMessage = MessageSubject & { digest: string };

/** One message and the oldest of the others that are not processed yet. */
export async function listWaitingMessages(db: Database, digest: string, limit: number) {
  const { rows } = await sql<WaitingMessage>`
    (select digest, kind, subject from vipps_message where digest = ${digest} and worked_at is null)
    union
    (select digest, kind, subject from vipps_message where worked_at is null order by received_at limit ${limit})`.execute(
    db,
  );
  return rows;
}

export async function setWorked(db: Database, digests: string[], now: Date): Promise<void> {
  await sql`update vipps_message set worked_at = ${now} where digest = any(${digests})`.execute(db);
}

export async function removeOldMessages(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('vipps_message').where('received_at', '<', before).execute();
}

export async function addWebhook(
  tx: Transaction,
  webhook: { id: string; url: string; sealed: Buffer; registeredAt: Date },
): Promise<void> {
  await tx
    .insertInto('vipps_webhook')
    .values({
      id: webhook.id,
      url: webhook.url,
      secret_sealed: webhook.sealed,
      registered_at: webhook.registeredAt,
    })
    .execute();
}

/** All others than the one: good for another day, for messages that are on their way. */
export async function retireWebhooks(db: Database, except: string, now: Date): Promise<void> {
  await sql`update vipps_webhook set retired_at = ${now} where id <> ${except} and retired_at is null`.execute(
    db,
  );
}

/** Of the subscription, and of those that ended less than a day ago. */
export async function listWebhookSecrets(db: Database, now: Date) {
  const dayAgo = new Date(now.getTime() - 86_400_000);
  const { rows } = await sql<{ id: string; sealed: Buffer; retiredAt: Date | null }>`
    select id, secret_sealed as sealed, retired_at as "retiredAt" from vipps_webhook
    where retired_at is null or retired_at > ${dayAgo} order by registered_at desc`.execute(db);
  return rows;
}
