import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from '#server/platform/database/database.ts';

export type SetupLink = { email: string; hash: Buffer; madeBy: string; at: Date; expiresAt: Date };

/** In place of those that were not used. */
export async function replaceSetupLink(tx: Transaction, link: SetupLink): Promise<void> {
  await sql`delete from setup_link where used_at is null`.execute(tx);
  await sql`
    insert into setup_link (id, email, code_hash, made_by, made_at, expires_at)
    values (${randomUUID()}, ${link.email}, ${link.hash}, ${link.madeBy}, ${link.at}, ${link.expiresAt})`.execute(
    tx,
  );
}

/** The link that was not used yet; locks it. */
export async function holdSetupLink(
  tx: Transaction,
  hash: Buffer,
): Promise<{ id: string; email: string; expiresAt: Date; madeBy: string } | undefined> {
  const { rows } = await sql<{ id: string; email: string; expiresAt: Date; madeBy: string }>`
    select id, email, expires_at as "expiresAt", made_by as "madeBy" from setup_link
    where code_hash = ${hash} and used_at is null for update`.execute(tx);
  return rows[0];
}

/** It works no more, and its address is not kept. */
export async function setLinkUsed(tx: Transaction, id: string, at: Date): Promise<void> {
  await sql`update setup_link set used_at = ${at}, email = '' where id = ${id}`.execute(tx);
}
