/** Deleting the account alone, and what the four choices are for a person right now. */
import { sql } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';

export type ChoiceFacts = {
  name: string;
  isMember: boolean;
  leftAt: Date | null;
  isGiving: boolean;
  givingId: string | null;
  givingStoppedAt: Date | null;
  isGetting: boolean;
  magazineStoppedAt: Date | null;
  hasGifts: boolean;
  hasChildren: boolean;
};

export async function findChoiceFacts(db: Database, personId: string): Promise<ChoiceFacts> {
  const { rows } = await sql<ChoiceFacts>`
    select trim(p.given_name || ' ' || p.family_name) as name,
      exists (select from membership m where m.person_id = p.id and m.ended_on is null) as "isMember",
      (select max(l.left_at) from leaving l where l.person_id = p.id and l.certificate is not null) as "leftAt",
      exists (select from gift_agreement a where a.person_id = p.id
        and a.state in ('waiting', 'active', 'paused')) as "isGiving",
      stopped.id as "givingId", stopped.at as "givingStoppedAt",
      p.magazine <> 'none' as "isGetting", s.stopped_at as "magazineStoppedAt",
      exists (select from gift_charge c where c.person_id = p.id) as "hasGifts",
      exists (select from child_guardian g where g.person_id = p.id) as "hasChildren"
    from person p left join magazine_subscription s on s.person_id = p.id
    left join lateral (
      select a.id, e.happened_at as at from gift_agreement a
      join gift_agreement_event e on e.agreement_id = a.id and e.kind = 'stopped'
      where a.person_id = p.id and a.state = 'stopped' order by e.happened_at desc limit 1) stopped on true
    where p.id = ${personId}`.execute(db);
  return rows[0]!;
}

export type AccountEndingRow = {
  id: string;
  endedAt: Date;
  personId: string | null;
  name: string | null;
  workedAt: Date | null;
};

const columns = sql`id, ended_at as "endedAt", person_id as "personId", certificate ->> 'name' as name,
  worked_at as "workedAt"`;

export async function findAccountEnding(db: Database, id: string): Promise<AccountEndingRow | undefined> {
  const { rows } =
    await sql<AccountEndingRow>`select ${columns} from account_ending where id = ${id}`.execute(db);
  return rows[0];
}

/** One that has been asked for and not been done yet. */
export async function findAskedEnding(
  tx: Transaction,
  personId: string,
): Promise<AccountEndingRow | undefined> {
  const { rows } = await sql<AccountEndingRow>`
    select ${columns} from account_ending where person_id = ${personId} and worked_at is null
    order by ended_at desc limit 1`.execute(tx);
  return rows[0];
}

export async function addAccountEnding(
  tx: Transaction,
  ending: { id: string; personId: string; name: string; textVersion: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('account_ending')
    .values({
      id: ending.id,
      ended_at: ending.at,
      text_version: ending.textVersion,
      person_id: ending.personId,
      certificate: JSON.stringify({ name: ending.name }),
    })
    .execute();
}

export async function removeAnswersOfAccount(tx: Transaction, personId: string): Promise<void> {
  await sql`delete from idempotency_key where person_id = ${personId}
    and endpoint <> 'POST /api/account-ending'`.execute(tx);
}

export async function markEndingWorked(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx.updateTable('account_ending').set({ worked_at: at }).where('id', '=', id).execute();
}

/** Persons whose account was deleted, and who were kept for a reason then. */
export async function listEndedPersons(db: Database): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct person_id as id from account_ending where worked_at is not null and person_id is not null`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** @param before endings older than this have an expired certificate */
export async function forgetAccountEndings(db: Database, before: Date): Promise<void> {
  await sql`delete from account_ending where ended_at < ${before} and worked_at is not null
    and not exists (select from person p where p.id = account_ending.person_id
      and not exists (select from account_person a where a.person_id = p.id))`.execute(db);
  await sql`update account_ending set certificate = null
    where ended_at < ${before} and certificate is not null`.execute(db);
}
