/**
 * What the bank says of the account on which AvtaleGiro comes: one statement that has been booked, one that waits for the
 * treasurer, and two refunds, of which one has been paid and found again.
 */
import { randomUUID } from 'node:crypto';
import { addDays, bankDayUntil } from '#contract/values/bank-days.ts';
import type { Actor } from '#server/actor.ts';
import { camtFormat } from '#server/adapters/bank-statement/camt-reader.ts';
import { createBankStatements } from '#server/features/books/bank-statement-service.ts';
import { createGiroRefunds } from '#server/features/giving/avtalegiro/giro-refund-service.ts';
import type { GiftLedger } from '#server/features/giving/ledger/gift-ledger-service.ts';
import { type Database, inTransaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import organisation from '../../organisation-profile.json' with { type: 'json' };
import type { OperatorMachine } from '../avtalegiro-simulator/operator-machine.ts';
import { demoPersons } from './demo-people.ts';

const { statementAccounts, avtalegiro } = organisation.giving;
/** What stood on the account before anybody gave. */
const openingOre = 2_400_000;

type Given = {
  operator: OperatorMachine;
  ledger: GiftLedger;
  /** Of the operator too. */
  setTime(time: Date): void;
  /** When the operator last told something. */
  toldAt: Date;
  now: Date;
};

/** @param db with gifts that have come by AvtaleGiro, and their files booked */
export async function seedBankStatements(
  db: Database,
  { operator, ledger, setTime, toldAt, now }: Given,
): Promise<void> {
  const gifts = await db
    .selectFrom('gift_charge as c')
    .innerJoin('gift_receipt as r', 'r.charge_id', 'c.id')
    .select(['c.id', 'c.amount_ore', 'c.due_on', 'r.number'])
    .where('c.rail', '=', 'avtalegiro')
    .where('c.state', '=', 'paid')
    .where('c.kind', '=', 'recurring')
    .orderBy('c.due_on')
    .orderBy('c.amount_ore')
    .execute();
  const [promised, paidBack] = gifts;
  if (!paidBack || !promised) return;
  const today = norwegianDay(now);
  const refunds = createGiroRefunds({ ledger });
  const desk = createBankStatements({
    format: camtFormat,
    accounts: statementAccounts,
    giroAccount: avtalegiro.account,
    refunds,
  });
  const promise = async (gift: typeof paidBack, key: string, on: string, amountOre: number) => {
    const at = noon(on);
    const wanted = {
      kind: 'refund-wanted',
      happenedAt: at,
      actor: 'staff',
      failure: null,
      amountOre,
    } as const;
    const event = { ...wanted, key: `refund-wanted:${key}` };
    const news = [{ chargeId: gift.id, staffId: demoPersons.mona.id, events: [event] }];
    await inTransaction(db, (tx) => ledger.recordCharges(tx, news, at));
  };

  operator.state.balanceOre = openingOre;
  const bookedUntil = norwegianDay(toldAt);
  await promise(paidBack, 'demo-1', bankDayUntil(addDays(bookedUntil, -2)), 10_000);
  operator.bank.payOut(10_000, `Tilbakebetaling ${paidBack.number}`);
  operator.bank.payOut(890_000, 'Husleie medlemsservice');
  const first = operator.statement();
  await desk.round(
    db,
    { listIncoming: async () => [first.name], read: async () => first.content, putAway: async () => {} },
    noon(bookedUntil),
  );

  const saidUntil = bankDayUntil(addDays(today, -1));
  setTime(noon(saidUntil));
  await promise(promised, 'demo-2', bankDayUntil(addDays(saidUntil, -1)), promised.amount_ore);
  operator.bank.payOut(promised.amount_ore, `Tilbakebetaling ${promised.number}`);
  operator.bank.payOut(4_500, 'Gebyr nettbank');
  const { name, content } = operator.statement();
  await inTransaction(db, (tx) =>
    desk.upload(
      tx,
      { actor: { personId: demoPersons.mona.id } as Actor, now },
      { id: randomUUID(), name, content },
    ),
  );
}

const noon = (on: string) => new Date(`${on}T11:00:00Z`);
