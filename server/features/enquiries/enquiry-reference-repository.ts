/** What an enquiry can be about: looked up in one place for each kind, and only where it belongs to the person. */
import { type RawBuilder, sql } from 'kysely';
import type { EnquiryReference, ReferenceKey, ReferenceKind } from '#contract/enquiry-reference.ts';
import type { Database } from '#server/platform/database/database.ts';

type Facts = Pick<EnquiryReference, 'name' | 'amountOre' | 'on'>;
type Lookup = (id: string, personId: string) => RawBuilder<Facts>;

const lookups: Record<ReferenceKind, Lookup> = {
  membership: (id, personId) => sql`
    select m.number as name, null::int as "amountOre", m.joined_on as "on"
    from membership m where m.id = ${id} and m.person_id = ${personId}`,
  child: (id, personId) => sql`
    select c.given_name as name, null::int as "amountOre", null::date as "on"
    from child c join child_guardian g on g.child_id = c.id where c.id = ${id} and g.person_id = ${personId}
      and c.state in ('waiting', 'checking', 'registered')`,
  agreement: (id, personId) => sql`
    select a.number as name, a.amount_ore as "amountOre", (a.began_at at time zone 'Europe/Oslo')::date as "on"
    from gift_agreement a where a.id = ${id} and a.person_id = ${personId}`,
  charge: (id, personId) => sql`
    select null::text as name, c.amount_ore as "amountOre", c.due_on as "on"
    from gift_charge c where c.id = ${id} and c.person_id = ${personId}`,
  // Everybody may ask about what everybody may see.
  activity: (id) => sql`
    select a.title as name, null::int as "amountOre", left(a.starts_local, 10)::date as "on"
    from activity a where a.id = ${id} and a.state <> 'draft'`,
  issue: (id, personId) => sql`
    select i.number as name, null::int as "amountOre", i.out_on as "on"
    from magazine_issue i join magazine_delivery d on d.issue_id = i.id
    where i.id = ${id} and d.person_id = ${personId}`,
  enquiry: (id, personId) => sql`
    select e.number as name, null::int as "amountOre", (e.received_at at time zone 'Europe/Oslo')::date as "on"
    from enquiry e where e.id = ${id} and e.person_id = ${personId}`,
};

/** Undefined where there is no such object of this person. */
export async function findReference(
  db: Database,
  key: ReferenceKey,
  personId: string,
): Promise<EnquiryReference | undefined> {
  const { rows } = await lookups[key.kind](key.id, personId).execute(db);
  return rows[0] && { ...key, isThere: true, ...rows[0] };
}
