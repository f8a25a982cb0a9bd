/** Gifts on the day one wants them, and numbers to report them on: for tests of the tax year and of the books. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Rail } from '#contract/giving-values.ts';
import type { Database } from '#server/platform/database/database.ts';

export type PastGift = {
  personId: string | null;
  amountOre: number;
  paidAt: string;
  rail?: Rail;
  /** Made of the gift's id unless said. */
  receiptNumber?: string;
  refunds?: { amountOre: number; at: string }[];
};

/** A one-off gift as the ledger would hold it. @returns its id */
export async function insertGiftOf(db: Database, gift: PastGift): Promise<string> {
  const { personId, amountOre, paidAt, rail = 'vipps', refunds = [] } = gift;
  const id = randomUUID();
  const refundedOre = refunds.reduce((sum, refund) => sum + refund.amountOre, 0);
  const state = refundedOre === 0 ? 'paid' : refundedOre < amountOre ? 'partly-refunded' : 'refunded';
  await sql`insert into gift_charge (id, kind, person_id, rail, amount_ore, purpose_id, due_on, state, created_at)
    values (${id}, 'one-off', ${personId}, ${rail}, ${amountOre}, 'general', ${paidAt.slice(0, 10)}, ${state}, ${paidAt})`.execute(
    db,
  );
  await addMoney(db, id, 'paid', amountOre, paidAt);
  await sql`insert into gift_receipt (charge_id, number, issued_at, amount_ore, donor_name, organisation_name,
      organisation_number)
    values (${id}, ${gift.receiptNumber ?? `G-${id}`}, ${paidAt}, ${amountOre}, 'Kim Giver', 'Norsk Humanistlag', '312345676')`.execute(
    db,
  );
  for (const refund of refunds) await addMoney(db, id, 'refunded', refund.amountOre, refund.at);
  return id;
}

/** What happens to a gift later. */
export async function addMoney(
  db: Database,
  chargeId: string,
  kind: 'paid' | 'refunded',
  amountOre: number,
  at: string,
): Promise<void> {
  const key = kind === 'paid' ? 'paid' : `refunded:${randomUUID()}`;
  await sql`insert into gift_charge_event (id, charge_id, key, kind, happened_at, recorded_at, actor, amount_ore)
    values (${randomUUID()}, ${chargeId}, ${key}, ${kind}, ${at}, ${at}, 'vipps', ${amountOre})`.execute(db);
}

export async function wishDeduction(
  db: Database,
  personId: string,
  isWanted: boolean,
  at: string,
): Promise<void> {
  await sql`insert into gift_tax_wish (id, person_id, is_wanted, happened_at, actor)
    values (${randomUUID()}, ${personId}, ${isWanted}, ${at}, 'donor')`.execute(db);
}

/** Null takes the number away. */
export async function setNumber(
  portal: {
    db: Database;
    seal(personId: string, digits: string): { sealed: Buffer; index: Buffer };
  },
  personId: string,
  digits: string | null,
): Promise<void> {
  const { sealed, index } = digits ? portal.seal(personId, digits) : { sealed: null, index: null };
  await sql`update person set fodselsnummer_sealed = ${sealed}, fodselsnummer_index = ${index}
    where id = ${personId}`.execute(portal.db);
}
