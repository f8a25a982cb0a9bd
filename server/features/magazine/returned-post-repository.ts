/** Post that comes back: whose it was, by the number on the envelope. */
import { sql } from 'kysely';
import type { PostalAddress } from '#contract/values/postal-address.ts';
import type { Transaction } from '#server/platform/database/database.ts';

export type ReturnedDelivery = {
  deliveryId: string;
  personId: string;
  addressHash: string | null;
  isMarked: boolean;
  address: PostalAddress | null;
};
/** By what stands on the envelope. */
export async function findDeliveryByLabel(
  tx: Transaction,
  number: number,
): Promise<ReturnedDelivery | undefined> {
  const { rows } = await sql<ReturnedDelivery>`
    select d.id as "deliveryId", d.person_id as "personId", d.address_hash as "addressHash",
      d.returned_on is not null as "isMarked",
      case when p.country is not null then jsonb_build_object('country', p.country, 'careOf', p.address_care_of,
        'lines', p.address_lines, 'postalCode', p.postal_code, 'postalPlace', p.postal_place) end as address
    from magazine_label l join magazine_delivery d on d.id = l.delivery_id join person p on p.id = d.person_id
    where l.number = ${number} and l.export_id is not null for update of d, p`.execute(tx);
  return rows[0];
}

/**
 * What is about to go to the same address would come back too: on a frozen list it is suspended, and what was to
 * be sent again can be requested again. @returns the suspended deliveries of frozen lists
 */
export async function holdLabels(tx: Transaction, personId: string, addressHash: string): Promise<string[]> {
  const { rows } = await sql<{ id: string; purpose: string }>`
    delete from magazine_label l using magazine_delivery d
    where d.id = l.delivery_id and d.person_id = ${personId} and d.address_hash = ${addressHash} and l.export_id is null
    returning d.id, l.purpose`.execute(tx);
  const of = (wanted: string) => rows.flatMap(({ id, purpose }) => (purpose === wanted ? [id] : []));
  await sql`update magazine_delivery set resend_asked_at = null where id = any(${of('resend')}::uuid[])`.execute(
    tx,
  );
  await sql`update magazine_delivery set kind = 'held', reason = 'returned' where id = any(${of('run')}::uuid[])`.execute(
    tx,
  );
  return of('run');
}

export async function setDeliveryReturned(tx: Transaction, deliveryId: string, on: string): Promise<void> {
  await tx.updateTable('magazine_delivery').set({ returned_on: on }).where('id', '=', deliveryId).execute();
}
