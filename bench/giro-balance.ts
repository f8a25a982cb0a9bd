/** Whether the books say to the øre what Vipps and the bank say. */
import { sql } from 'kysely';
import type { GiroWorld } from '../test/support/giro-world.ts';

export function createBalance({ db, now, machine, operator }: GiroWorld) {
  /** What the ledger has booked so far, by rail, and on receipts. */
  const booked = { vipps: 0, avtalegiro: 0, receipts: 0, paid: 0 };

  return {
    booked,
    /** Takes in what this day has booked. @returns a sentence for each difference there is */
    async check(): Promise<string[]> {
      const { rows } = await sql<{ rail: 'vipps' | 'avtalegiro'; kind: string; ore: number }>`
        select c.rail, e.kind, sum(e.amount_ore)::float8 as ore
        from gift_charge_event e join gift_charge c on c.id = e.charge_id
        where e.kind in ('paid', 'refunded') and e.recorded_at = ${now()} group by 1, 2`.execute(db);
      for (const { rail, kind, ore } of rows) {
        booked[rail] += kind === 'paid' ? ore : -ore;
        if (kind === 'paid') booked.paid += ore;
      }
      const sums = await sql<{ receipts: number; day: number; settled: number; placed: number }>`
        select (select coalesce(sum(amount_ore), 0) from gift_receipt where issued_at = ${now()})::float8 as receipts,
          (select coalesce(sum(amount_ore), 0) from giro_payment)::float8 as day,
          (select coalesce(sum(sum_ore), 0) from giro_settlement)::float8 as settled,
          (select coalesce(sum(amount_ore), 0) from giro_payment where state = 'booked')::float8 as placed`.execute(
        db,
      );
      const { receipts, day, settled, placed } = sums.rows[0]!;
      booked.receipts += receipts;
      let atVipps = 0;
      for (const { capturedOre, refundedOre } of machine.charges.values())
        atVipps += capturedOre - refundedOre;
      let atBank = 0;
      for (const { state, amountOre } of operator.state.claims) if (state === 'paid') atBank += amountOre;
      for (const { amountOre } of operator.state.untold) atBank -= amountOre;
      const today = now().toISOString().slice(0, 10);
      return [
        ['Vipps', booked.vipps, atVipps],
        ['the bank', day, atBank],
        ['the days’ sums of the bank', settled, day],
        ['what the bank’s payments were booked as', booked.avtalegiro, placed],
        ['the receipts', booked.receipts, booked.paid],
      ].flatMap(([name, ours, theirs]) =>
        ours === theirs ? [] : [`${today}: ${name}: ${ours} and ${theirs} øre`],
      );
    },

    /** Periods that money was drawn for twice, whichever the rail. */
    async doubles(): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from (select from gift_charge c
          where exists (select from gift_charge_event e where e.charge_id = c.id and e.kind = 'paid')
            and not exists (select from gift_charge_event e where e.charge_id = c.id and e.kind = 'refunded')
          group by agreement_id, period having count(*) > 1) twice`.execute(db);
      return rows[0]!.count;
    },
  };
}
