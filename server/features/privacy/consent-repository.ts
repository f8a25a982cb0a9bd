import { sql } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';

export type ConsentRow = {
  id: string;
  purpose: string;
  isGiven: boolean;
  textVersion: string;
  channel: string;
  happenedAt: Date;
};

/** Newest first. */
export async function listConsents(db: Database, personId: string): Promise<ConsentRow[]> {
  const { rows } = await sql<ConsentRow>`
    select id, purpose, is_given as "isGiven", text_version as "textVersion", channel, happened_at as "happenedAt"
    from consent_event where person_id = ${personId} order by happened_at desc, id`.execute(db);
  return rows;
}

export type ChoosingPerson = { bornOn: string | null; restrictedAt: Date | null };

/** Locks the person until the transaction ends; a form that is open elsewhere finds out by the version. */
export async function holdPerson(tx: Transaction, personId: string): Promise<ChoosingPerson> {
  const { rows } = await sql<ChoosingPerson>`
    update person set version = version + 1 where id = ${personId}
    returning born_on as "bornOn", restricted_at as "restrictedAt"`.execute(tx);
  return rows[0]!;
}

export async function findPersonChoosing(db: Database, personId: string): Promise<ChoosingPerson> {
  const { rows } = await sql<ChoosingPerson>`
    select born_on as "bornOn", restricted_at as "restrictedAt" from person where id = ${personId}`.execute(
    db,
  );
  return rows[0]!;
}

export async function setRestricted(tx: Transaction, personId: string, at: Date | null): Promise<void> {
  await tx.updateTable('person').set({ restricted_at: at }).where('id', '=', personId).execute();
}
