/** A household's copy whose receiver gets none after all. */
import { sql } from 'kysely';
import type { PostalAddress } from '#contract/values/postal-address.ts';
import type { Transaction } from '#server/platform/database/database.ts';

export type Heir = {
  deliveryId: string;
  name: string;
  address: PostalAddress;
  /** Of the one whose copy it was to be. */
  formerId: string;
};

/** Those who shared a copy that is not sent after all, and can have it by post themselves; in the order of their ids. */
export async function listHeirs(tx: Transaction, formerIds: readonly string[]): Promise<Heir[]> {
  const { rows } = await sql<Heir>`
    select d.id as "deliveryId", d.shared_with as "formerId", trim(p.given_name || ' ' || p.family_name) as name,
      jsonb_build_object('country', p.country, 'careOf', p.address_care_of, 'lines', p.address_lines,
        'postalCode', p.postal_code, 'postalPlace', p.postal_place) as address
    from magazine_delivery d join person p on p.id = d.person_id
    where d.shared_with = any(${[...formerIds]}::uuid[]) and d.kind = 'household' and p.magazine = 'paper'
      and p.country is not null and not p.is_address_shielded and p.post_returned_on is null
      and p.died_on is null and p.restricted_at is null
      and not exists (select from person_hold h where h.person_id = p.id)
    order by d.id`.execute(tx);
  return rows;
}

/** The copy is theirs now; the others share it with them. */
export async function inherit(
  tx: Transaction,
  heir: Heir & { labelId: string; lines: string[]; addressHash: string },
): Promise<void> {
  const { deliveryId, formerId, address, labelId, lines, addressHash } = heir;
  await sql`update magazine_delivery set kind = 'paper', shared_with = null, address_hash = ${addressHash}
    where id = ${deliveryId}`.execute(tx);
  await sql`update magazine_delivery set shared_with = ${deliveryId} where shared_with = ${formerId}`.execute(
    tx,
  );
  await sql`insert into magazine_label (id, delivery_id, purpose, lines, postal_code, is_abroad)
    values (${labelId}, ${deliveryId}, 'run', ${lines}, ${address.postalCode}, ${address.country !== 'NO'})`.execute(
    tx,
  );
}
