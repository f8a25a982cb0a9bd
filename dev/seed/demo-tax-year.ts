/** Gifts of last year from two who wish the deduction and have given no number: something for the treasurer to see. */
import { randomUUID } from 'node:crypto';
import { addCharges, type NewCharge } from '#server/features/giving/ledger/gift-charge-repository.ts';
import type { ChargeEvent } from '#server/features/giving/ledger/gift-charge-rules.ts';
import { createGiftLedger } from '#server/features/giving/ledger/gift-ledger-service.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import organisation from '../../organisation-profile.json' with { type: 'json' };
import { demoPersons } from './demo-people.ts';

const givers = [
  { personId: demoPersons.liv.id, kroner: 1500, monthDay: '06-15' },
  { personId: demoPersons.nils.id, kroner: 1000, monthDay: '09-03' },
];

/** Safe to run again: who has given stays as they are. */
export async function seedTaxYear(tx: Transaction, now: Date): Promise<void> {
  const ledger = createGiftLedger({ announce: async () => {}, donorKnown: async () => {}, organisation });
  const lastYear = Number(norwegianDay(now).slice(0, 4)) - 1;
  for (const { personId, kroner, monthDay } of givers) {
    const known = await tx
      .selectFrom('gift_charge')
      .select('id')
      .where('person_id', '=', personId)
      .executeTakeFirst();
    if (known) continue;
    const [id, dueOn] = [randomUUID(), `${lastYear}-${monthDay}`];
    const paidAt = new Date(`${dueOn}T10:00:00Z`);
    const charge: NewCharge = {
      id,
      kind: 'one-off',
      personId,
      agreementId: null,
      mandateId: null,
      period: null,
      rail: 'vipps',
      amountOre: kroner * 100,
      purposeId: 'general',
      dueOn,
      createdAt: paidAt,
    };
    await addCharges(tx, [charge], 'waiting');
    const paid: ChargeEvent = {
      key: 'paid',
      kind: 'paid',
      happenedAt: paidAt,
      actor: 'vipps',
      failure: null,
      amountOre: kroner * 100,
    };
    await ledger.recordCharges(tx, [{ chargeId: id, events: [paid] }], paidAt);
    await tx
      .insertInto('gift_tax_wish')
      .values({
        id: randomUUID(),
        person_id: personId,
        is_wanted: true,
        happened_at: paidAt,
        actor: 'donor',
      })
      .execute();
  }
}
