/** What is the same for everything one buys here: one table for each kind of goods, with these columns in all. */
import { sql } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';

export type PurchaseTable = 'activity_payment' | 'magazine_payment';
export type PurchaseEnd = 'cancelled' | 'expired' | 'failed';

export type PurchaseRow = {
  id: string;
  personId: string | null;
  amountOre: number;
  state: 'waiting' | 'paid' | 'ended' | 'refunded';
  endedAs: PurchaseEnd | null;
  approvalUrl: string | null;
  failedCalls: number;
  isRefundWanted: boolean;
  createdAt: Date;
};

const columns = sql`
  id, person_id as "personId", amount_ore as "amountOre", state, ended_as as "endedAs", approval_url as "approvalUrl",
  failed_calls as "failedCalls", refund_wanted as "isRefundWanted", created_at as "createdAt"`;

export function purchasesIn(table: PurchaseTable) {
  const rows = sql.table(table);
  /** @returns whether there was such a row */
  const changes = async (query: ReturnType<typeof sql>, tx: Database | Transaction): Promise<boolean> =>
    (await query.execute(tx)).rows.length > 0;

  return {
    async find(db: Database | Transaction, id: string): Promise<PurchaseRow | undefined> {
      const found = await sql<PurchaseRow>`select ${columns} from ${rows} where id = ${id}`.execute(db);
      return found.rows[0];
    },

    /** What may have news at Vipps, or must be told there. @param since older ones that wait are left alone */
    async listOpen(db: Database, since: Date): Promise<PurchaseRow[]> {
      const found = await sql<PurchaseRow>`
        select ${columns} from ${rows}
        where (state = 'waiting' and created_at > ${since}) or (state = 'paid' and refund_wanted)
        order by created_at, id limit 500`.execute(db);
      return found.rows;
    },

    async setUrl(db: Database, id: string, url: string): Promise<void> {
      await sql`update ${rows} set approval_url = ${url} where id = ${id}`.execute(db);
    },

    async countFailedCall(db: Database, id: string): Promise<void> {
      await sql`update ${rows} set failed_calls = failed_calls + 1 where id = ${id}`.execute(db);
    },

    /** Also what had ended: money that has come has come. @returns whether it was not so before */
    setPaid: (tx: Transaction, id: string, at: Date) =>
      changes(
        sql`update ${rows} set state = 'paid', paid_at = ${at} where id = ${id} and state in ('waiting', 'ended')
          returning id`,
        tx,
      ),

    /** @returns whether it waited */
    setEnded: (tx: Transaction, id: string, as: PurchaseEnd) =>
      changes(
        sql`update ${rows} set state = 'ended', ended_as = ${as} where id = ${id} and state = 'waiting' returning id`,
        tx,
      ),

    /** @returns whether there was something to pay back */
    setRefundWanted: (tx: Transaction, id: string) =>
      changes(
        sql`update ${rows} set refund_wanted = true where id = ${id} and state = 'paid' and not refund_wanted
          returning id`,
        tx,
      ),

    /** @returns whether it was not so before */
    setRefunded: (tx: Transaction, id: string, at: Date) =>
      changes(
        sql`update ${rows} set state = 'refunded', refunded_at = ${at} where id = ${id} and state = 'paid'
          returning id`,
        tx,
      ),
  };
}
