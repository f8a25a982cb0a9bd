/** Names and addresses from an outside register, and what it is in conflict with. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { MemberFromOutside } from '#contract/register-api-endpoints.ts';
import type { PostalAddress } from '#contract/values/postal-address.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

/** From here on the database marks changes of this transaction as the subscriber's. */
export async function setSource(tx: Transaction, subscriberId: string): Promise<void> {
  await sql`select set_config('portal.register_source', ${subscriberId}, true)`.execute(tx);
}

/** The person of a member number, where the register may change them; locked. */
export async function holdMemberOf(
  tx: Transaction,
  number: string,
): Promise<{ personId: string; name: string; address: PostalAddress | null } | undefined> {
  const { rows } = await sql<{ personId: string; name: string; address: PostalAddress | null }>`
    select p.id as "personId", p.given_name || ' ' || p.family_name as name,
      case when p.country is not null then jsonb_build_object('country', p.country, 'careOf', p.address_care_of,
        'lines', p.address_lines, 'postalCode', p.postal_code, 'postalPlace', p.postal_place) end as address
    from membership m join person p on p.id = m.person_id
    where m.number = ${number} and m.ended_on is null and p.died_on is null and not p.is_address_shielded
      and p.restricted_at is null for update of p`.execute(tx);
  return rows[0];
}

/** Whether name or address was changed after a position, and not by the subscriber itself. */
export async function wasChangedSince(
  tx: Transaction,
  change: { number: string; position: number; subscriberId: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from register_change
    where subject = ${change.number} and fields && array['name', 'address']
      and source_id is distinct from ${change.subscriberId}::uuid
      and (position is null or position > ${change.position}) limit 1`.execute(tx);
  return rows.length > 0;
}

export type Conflict = {
  id: string;
  subscriberId: string;
  subscriber: string;
  personId: string;
  number: string | null;
  ours: MemberFromOutside;
  sent: MemberFromOutside;
  sentAt: Date;
};

/** The newest of a subscriber about a person takes the place of an earlier one that is not decided. */
export async function addConflict(
  tx: Transaction,
  conflict: { subscriberId: string; personId: string; sent: MemberFromOutside; at: Date },
): Promise<void> {
  const { subscriberId, personId, sent, at } = conflict;
  await sql`
    insert into register_conflict (id, subscriber_id, person_id, based_on, sent, sent_at)
    values (${randomUUID()}, ${subscriberId}, ${personId}, ${sent.basedOn}, ${JSON.stringify(sent)}::jsonb, ${at})
    on conflict (subscriber_id, person_id) where decision is null
      do update set based_on = excluded.based_on, sent = excluded.sent, sent_at = excluded.sent_at`.execute(
    tx,
  );
}

/** @param id only this one; null: all that are not decided, the oldest first */
export async function listConflicts(db: Database, id: string | null): Promise<Conflict[]> {
  const { rows } = await sql<Conflict>`
    select c.id, c.subscriber_id as "subscriberId", s.name as subscriber, c.person_id as "personId", m.number,
      jsonb_build_object('basedOn', 0, 'givenName', p.given_name, 'familyName', p.family_name,
        'country', coalesce(p.country, ''), 'careOf', coalesce(p.address_care_of, ''),
        'addressLine', coalesce(p.address_lines[1], ''),
        'addressLine2', array_to_string(p.address_lines[2:], ', '),
        'postalCode', coalesce(p.postal_code, ''), 'postalPlace', coalesce(p.postal_place, '')) as ours,
      c.sent, c.sent_at as "sentAt"
    from register_conflict c join register_subscriber s on s.id = c.subscriber_id
    join person p on p.id = c.person_id
    left join membership m on m.person_id = p.id and m.ended_on is null
    where c.decision is null and not p.is_address_shielded and p.restricted_at is null and (${id}::text is null or c.id::text = ${id})
    order by c.sent_at limit 100`.execute(db);
  return rows;
}

export async function decideConflict(
  tx: Transaction,
  decided: { id: string; decision: 'kept' | 'taken'; by: string; at: Date },
): Promise<void> {
  await sql`
    update register_conflict set decision = ${decided.decision}, decided_by = ${decided.by}, decided_at = ${decided.at}
    where id = ${decided.id} and decision is null`.execute(tx);
}

/** What was sent about somebody who has left, and what was decided long ago. */
export async function forgetConflictsOf(tx: Transaction, personId: string): Promise<void> {
  await tx.deleteFrom('register_conflict').where('person_id', '=', personId).execute();
}

export async function forgetDecided(db: Database, before: Date): Promise<void> {
  await sql`delete from register_conflict where decided_at < ${before}`.execute(db);
}
