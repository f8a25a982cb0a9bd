import { sql } from 'kysely';
import type { SetupChannel } from '#contract/setup-endpoints.ts';
import type { Language } from '#contract/values/portal-languages.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

type Some = Database | Transaction;
export type SentTest = { channel: SetupChannel; sentAt: Date; confirmedAt: Date | null; tries: number };

/** The last one of each channel. */
export async function listSentTests(db: Some): Promise<SentTest[]> {
  const { rows } = await sql<SentTest>`
    select channel, sent_at as "sentAt", confirmed_at as "confirmedAt", tries from setup_test`.execute(db);
  return rows;
}

/** In place of the one before. */
export async function setTestSent(tx: Transaction, channel: SetupChannel, at: Date): Promise<void> {
  await sql`
    insert into setup_test (channel, sent_at) values (${channel}, ${at})
    on conflict (channel) do update set sent_at = excluded.sent_at, confirmed_at = null, tries = 0`.execute(
    tx,
  );
}

/** @param confirmedAt null: the code was wrong */
export async function noteTry(
  tx: Transaction,
  channel: SetupChannel,
  confirmedAt: Date | null,
): Promise<void> {
  await sql`update setup_test set tries = tries + 1, confirmed_at = ${confirmedAt} where channel = ${channel}`.execute(
    tx,
  );
}

export type OwnContact = { email: string | null; phone: string | null; language: Language };

/** Where the administrator is reached. */
export async function findOwnContact(db: Some, personId: string): Promise<OwnContact | undefined> {
  const { rows } = await sql<OwnContact>`
    select email, phone, language from person where id = ${personId}`.execute(db);
  return rows[0];
}
