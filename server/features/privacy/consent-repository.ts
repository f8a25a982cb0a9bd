import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';

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

export async function findPersonChoosing(db: Database, personId: string): Promise<ChoosingPerson> {
  const { rows } = await sql<ChoosingPerson>`
    select born_on as "bornOn", restricted_at as "restrictedAt" from person where id = ${personId}`.execute(
    db,
  );
  return rows[0]!;
}
