/** Issues and what became of them, put straight into the database. Days are counted from today. */

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import { inDays } from './days.ts';

/** @param outInDays when it is in the letter boxes, counted from today. @returns its id */
export async function insertIssue(
  db: Database,
  outInDays: number,
  isFrozen = false,
  now = new Date(),
): Promise<string> {
  const id = randomUUID();
  await sql`insert into magazine_issue (id, number, title, deadline_on, out_on, frozen_at)
    values (${id}, ${id.slice(0, 13)}, 'Prøveutgave', ${inDays(outInDays - 14, now)}, ${inDays(outInDays, now)},
      ${isFrozen ? now : null})`.execute(db);
  return id;
}

/** @returns its id */
export async function insertArticle(
  db: Database,
  issueId: string,
  { place = 1, title = 'Prøveartikkel' } = {},
): Promise<string> {
  const id = randomUUID();
  await sql`insert into magazine_article (id, issue_id, place, title, lead, author, body)
    values (${id}, ${issueId}, ${place}, ${title}, 'Om å prøve.', 'Kim Prøve', 'Første avsnitt.')`.execute(
    db,
  );
  return id;
}

/** An issue that went to the person by post, long enough ago to be missing. @returns the id of the delivery */
export async function insertPaperDelivery(db: Database, personId: string): Promise<string> {
  const issueId = await insertIssue(db, -10, true);
  await sql`update person set magazine = 'paper', country = 'NO', address_lines = array['Storgata 1'],
    postal_code = '0182', postal_place = 'OSLO' where id = ${personId}`.execute(db);
  const id = randomUUID();
  await sql`insert into magazine_delivery (id, issue_id, person_id, kind)
    values (${id}, ${issueId}, ${personId}, 'paper')`.execute(db);
  return id;
}

/** A payment of 390 kroner for a year that began today. @returns its id */
export async function insertMagazinePayment(
  db: Database,
  personId: string,
  state: 'waiting' | 'paid',
): Promise<string> {
  const id = randomUUID();
  const isPaid = state === 'paid';
  await sql`insert into magazine_payment (id, person_id, kind, channel, amount_ore, state, created_at, paid_at,
      starts_on, until_on)
    values (${id}, ${personId}, 'order', 'digital', 39000, ${state}, now(), ${isPaid ? new Date() : null},
      ${isPaid ? inDays(0) : null}, ${isPaid ? inDays(364) : null})`.execute(db);
  return id;
}
