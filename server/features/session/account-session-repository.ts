import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';

export type AccountSession = {
  id: string;
  key: string;
  device: string;
  /** Masked: `k•••@medlem.example`. Null where the provider did not say. */
  signedInWith: string | null;
  beganAt: Date;
  usedAt: Date;
  endedAt: Date | null;
};

const columns = sql`id, key, device, signed_in_with as "signedInWith", began_at as "beganAt", used_at as "usedAt", ended_at as "endedAt"`;

export async function findSession(
  db: Database,
  accountId: string,
  key: string,
): Promise<AccountSession | undefined> {
  const { rows } = await sql<AccountSession>`
    select ${columns} from account_session where account_id = ${accountId} and key = ${key}`.execute(db);
  return rows[0];
}

/** @returns whether it is new: another request may have been first */
export async function addSession(
  tx: Transaction,
  session: { accountId: string; key: string; device: string; signedInWith: string | null; at: Date },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into account_session (id, account_id, key, device, signed_in_with, began_at, used_at)
    values (${randomUUID()}, ${session.accountId}, ${session.key}, ${session.device}, ${session.signedInWith},
      ${session.at}, ${session.at})
    on conflict do nothing returning id`.execute(tx);
  return rows[0]?.id ?? null;
}

/** @returns null where the account had no sign-in before this one */
export async function isDeviceKnown(
  tx: Transaction,
  accountId: string,
  device: string,
  except: string,
): Promise<boolean | null> {
  const { rows } = await sql<{ isKnown: boolean | null }>`
    select bool_or(device = ${device}) as "isKnown" from account_session
    where account_id = ${accountId} and id <> ${except}`.execute(tx);
  return rows[0]?.isKnown ?? null;
}

export async function markUsed(db: Database, id: string, at: Date): Promise<void> {
  await db.updateTable('account_session').set({ used_at: at }).where('id', '=', id).execute();
}

/** Those that still get in, the last used first. @param since unused for longer, they cannot */
export async function listSessions(db: Database, accountId: string, since: Date): Promise<AccountSession[]> {
  const { rows } = await sql<AccountSession>`
    select ${columns} from account_session
    where account_id = ${accountId} and ended_at is null and used_at >= ${since}
    order by used_at desc, id`.execute(db);
  return rows;
}

/** @param which ids of the account's; those of others are left alone. @returns those that were ended now */
export async function endSessions(
  tx: Transaction,
  accountId: string,
  which: readonly string[],
  at: Date,
): Promise<{ id: string; key: string }[]> {
  const { rows } = await sql<{ id: string; key: string }>`
    update account_session set ended_at = ${at}
    where account_id = ${accountId} and id = any(${which}::uuid[]) and ended_at is null returning id, key`.execute(
    tx,
  );
  return rows;
}

/** @param exceptKey of one that goes on. @returns those that were ended now */
export async function endEverySession(
  tx: Transaction,
  accountId: string,
  at: Date,
  exceptKey: string | null = null,
) {
  const { rows } = await sql<{ id: string; key: string }>`
    update account_session set ended_at = ${at}
    where account_id = ${accountId} and ended_at is null and key is distinct from ${exceptKey}
    returning id, key`.execute(tx);
  return rows;
}

export async function findSessionToEnd(
  db: Database,
  id: string,
): Promise<{ key: string; subject: string } | undefined> {
  const { rows } = await sql<{ key: string; subject: string }>`
    select s.key, a.subject from account_session s join account a on a.id = s.account_id
    where s.id = ${id} and s.ended_at is not null`.execute(db);
  return rows[0];
}

export async function forgetSessions(db: Database, before: Date): Promise<number> {
  const { rows } = await sql`delete from account_session where used_at < ${before} returning id`.execute(db);
  return rows.length;
}
