/** What follows when days pass: terms that are nearly over, and those that are. */
import { sql } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { Until } from '#server/platform/database/person-rows.ts';

export type OfficeToTell = { id: string; personId: string };

const stands = sql`o.accepted_at is not null and o.withdrawn_at is null`;
const isMember = sql`exists (select from membership m where m.person_id = o.person_id and m.ended_on is null)`;

/** Marks them as notified. @param until the last day of terms that are nearly over */
export async function takeSoonOver(
  tx: Transaction,
  { today, until, at }: { today: string; until: string; at: Date },
): Promise<OfficeToTell[]> {
  const { rows } = await sql<OfficeToTell>`
    update office o set soon_told_at = ${at}
    where ${stands} and ${isMember} and o.soon_told_at is null and o.from_on <= ${today}::date
      and o.until_on between ${today}::date and ${until}::date
    returning o.id, o.person_id as "personId"`.execute(tx);
  return rows;
}

/** Marks them as notified; former members are not written to. */
export async function takeOver(tx: Transaction, today: string, at: Date): Promise<OfficeToTell[]> {
  const { rows } = await sql<OfficeToTell & { isMember: boolean }>`
    update office o set over_told_at = ${at}
    where ${stands} and o.over_told_at is null and o.until_on < ${today}::date
    returning o.id, o.person_id as "personId", ${isMember} as "isMember"`.execute(tx);
  return rows.filter((row) => row.isMember);
}

/** Those whose declaration is of other words than those in force. Marks them as asked. */
export async function takeUndeclared(
  tx: Transaction,
  today: string,
  textVersion: string,
): Promise<OfficeToTell[]> {
  const { rows } = await sql<OfficeToTell>`
    update office o set declaration_asked = ${textVersion}
    where ${stands} and ${isMember} and o.until_on >= ${today}::date
      and o.declaration_asked is distinct from ${textVersion}
      and not exists (select from confidentiality_declaration d where d.office_id = o.id
        and d.text_version = ${textVersion})
    returning o.id, o.person_id as "personId"`.execute(tx);
  return rows;
}

/**
 * Offers that came to nothing, half a year after their term; and what former members have held, when the log of what
 * they looked at is forgotten too.
 */
export async function forgetOffices(db: Database, today: string): Promise<void> {
  await sql`
    delete from office o where
      ((o.accepted_at is null or o.withdrawn_at is not null) and o.until_on < ${today}::date - 183)
      or (o.until_on < ${today}::date - 731 and not ${isMember})`.execute(db);
}

/** Offers; what was held is kept as long as the log of what was looked at in it. */
export async function removeOffers(tx: Transaction, personId: string, until: Until): Promise<void> {
  await sql`
    delete from office where person_id = ${personId} and offered_at <= ${until} and accepted_at is null`.execute(
    tx,
  );
}
