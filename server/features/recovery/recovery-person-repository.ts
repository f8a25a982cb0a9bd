/** What of a person a recovery looks at. */
import { sql } from 'kysely';
import type { Transaction } from '#server/platform/database/database.ts';
import type { OnRecord } from './recovery-rules.ts';

export type RecoveryPerson = OnRecord & { phone: string | null; phoneSetAt: Date | null };

/** @param hold locks the person: no other recovery begins meanwhile */
export async function findRecoveryPerson(
  tx: Transaction,
  personId: string,
): Promise<RecoveryPerson | undefined> {
  const { rows } = await sql<RecoveryPerson>`
    select p.born_on as "bornOn", m.number as "memberNumber", m.joined_on as "joinedOn", p.postal_code as "postalCode",
      p.email, p.phone, p.phone_set_at as "phoneSetAt"
    from person p
    left join lateral (select number, joined_on from membership where person_id = p.id
      order by ended_on desc nulls first limit 1) m on true
    where p.id = ${personId} for update of p`.execute(tx);
  return rows[0];
}

/** What the newest sign-in of the person was made with, masked when it was written. */
export async function findSignedInWith(tx: Transaction, personId: string): Promise<string | null> {
  const { rows } = await sql<{ signedInWith: string }>`
    select s.signed_in_with as "signedInWith" from account_session s
    join account_person a on a.account_id = s.account_id
    where a.person_id = ${personId} and s.signed_in_with is not null order by s.used_at desc limit 1`.execute(
    tx,
  );
  return rows[0]?.signedInWith ?? null;
}

/** Whether somebody who works here is reached at this address, or signs in with it. */
export async function isAddressOfStaff(tx: Transaction, email: string): Promise<boolean> {
  const { rows } = await sql`
    select from staff_member s join person p on p.id = s.person_id where lower(p.email) = ${email}
    union all
    select from staff_member s join contact_code c on c.person_id = s.person_id where lower(c.value) = ${email}`.execute(
    tx,
  );
  return rows.length > 0;
}
