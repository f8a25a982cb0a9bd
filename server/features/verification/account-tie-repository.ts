import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { Merged } from '#server/platform/database/person-rows.ts';

/** What an account had of its own before it was tied: it can go back there. */
export type Brought = {
  contact: { emails: string[]; phone: string | null };
  /** Null where the account had no person of its own. */
  name: { givenName: string; familyName: string } | null;
  enquiries: string[];
  /** Who the account's own person was: the access log goes on naming them. */
  former: string[];
};

export async function addTie(
  tx: Transaction,
  tie: {
    accountId: string;
    personId: string;
    isTied: boolean;
    provenBy: 'birth-date' | 'staff' | null;
    enquiryId: string | null;
    actorId: string | null;
    reason: string | null;
    brought: Brought | null;
    at: Date;
  },
): Promise<void> {
  await tx
    .insertInto('account_tie')
    .values({
      id: randomUUID(),
      account_id: tie.accountId,
      person_id: tie.personId,
      is_tied: tie.isTied,
      proven_by: tie.provenBy,
      enquiry_id: tie.enquiryId,
      actor_id: tie.actorId,
      reason: tie.reason,
      brought: tie.brought && JSON.stringify(tie.brought),
      happened_at: tie.at,
    })
    .execute();
}

/** @param persons the placeholders that are about to be merged */
export async function findBrought(
  tx: Transaction,
  persons: string[],
  contact: Brought['contact'],
): Promise<Brought> {
  const { rows } = await sql<{ givenName: string; familyName: string; enquiries: string[] | null }>`
    select p.given_name as "givenName", p.family_name as "familyName",
      (select array_agg(e.id) from enquiry e where e.person_id = any(${persons}::uuid[])) as enquiries
    from person p where p.id = any(${persons}::uuid[]) order by p.created_at limit 1`.execute(tx);
  const [first] = rows;
  if (!first) return { contact, name: null, enquiries: [], former: [] };
  const { enquiries, ...name } = first;
  return { contact, name, enquiries: enquiries ?? [], former: persons };
}

/** What the account had brought to the person; null where that is not known. */
export async function findTieBrought(
  tx: Transaction,
  accountId: string,
  personId: string,
): Promise<Brought | null> {
  const tie = await sql<{ brought: Brought | null }>`
    select brought from account_tie where account_id = ${accountId} and person_id = ${personId} and is_tied
    order by happened_at desc limit 1`.execute(tx);
  return tie.rows[0]?.brought ?? null;
}

/** The access log goes on naming who they were: it leads to the account's own person again. */
export async function returnAliases(
  tx: Transaction,
  former: string[],
  { from, into }: Merged,
): Promise<void> {
  await sql`update person_alias set person_id = ${into}
    where person_id = ${from} and former_id = any(${former}::uuid[])`.execute(tx);
}

export async function hasPerson(tx: Transaction, accountId: string): Promise<boolean> {
  const { rows } = await sql`select from account_person where account_id = ${accountId}`.execute(tx);
  return rows.length > 0;
}

/** Undefined where somebody stands behind it, or it has gone. */
export async function findCutAccount(
  db: Database,
  id: string,
): Promise<{ issuer: string; subject: string } | undefined> {
  const { rows } = await sql<{ issuer: string; subject: string }>`
    select issuer, subject from account a
    where a.id = ${id} and not exists (select from account_person p where p.account_id = a.id)`.execute(db);
  return rows[0];
}
