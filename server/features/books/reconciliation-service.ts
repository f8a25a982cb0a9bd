/** What the treasurer says of the bank and of a difference, and the month as it is then. */
import { randomUUID } from 'node:crypto';
import type { NewBankCredit, NewMark, Reconciliation } from '#contract/books-endpoints.ts';
import type { FieldProblem } from '#contract/problem.ts';
import { addDays } from '#contract/values/bank-days.ts';
import { readTypedAmount } from '#contract/values/typed-amount.ts';
import type { Actor } from '#server/actor.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { keepPayout, payoutsBetween } from './bank-place-service.ts';
import { getReconciliation } from './reconciled-month-service.ts';
import {
  addBankCredit,
  addMark,
  listBankCredits,
  listGiroCredits,
  listKeptPayouts,
} from './reconciliation-repository.ts';
import type { Payout } from './settlement-rules.ts';

type Act = { actor: Actor; now: Date };
export type ReconciliationDesk = ReturnType<typeof createReconciliation>;

/** @param needs.giroAccount null without AvtaleGiro */
export function createReconciliation({ giroAccount }: { giroAccount: string | null }) {
  const look = (db: Database, month: string | undefined, now: Date): Promise<Reconciliation> =>
    getReconciliation(db, month, { now, giroAccount });

  /** A file has told what the bank has of that day. */
  async function isTold(db: Database, rail: NewBankCredit['rail'], on: string): Promise<boolean> {
    const next = addDays(on, 1);
    if (rail === 'avtalegiro' && giroAccount !== null)
      if ((await listGiroCredits(db, giroAccount, on, next)).length) return true;
    return (await listBankCredits(db, on, next)).some(
      (credit) => credit.rail === rail && credit.origin === 'statement',
    );
  }

  return {
    look,

    /**
     * What is in no file. A payout that Vipps has reported is divided over the days that it covers.
     * @throws Refusal INVALID_INPUT for a day that has not come, and where a figure of a file is corrected without a reason
     */
    async keepCredit(tx: Transaction, by: Act, given: NewBankCredit): Promise<Reconciliation> {
      const { rail, forOn, bookedOn, reference, amount, fee, reason } = given;
      const today = norwegianDay(by.now);
      const fields: FieldProblem[] = [];
      if (forOn > today) fields.push({ path: '/forOn', code: 'INVALID' });
      if (bookedOn > today) fields.push({ path: '/bookedOn', code: 'INVALID' });
      if (!fields.length && !reason && (await isTold(tx, rail, forOn)))
        fields.push({ path: '/reason', code: 'REQUIRED' });
      if (fields.length) throw new Refusal('INVALID_INPUT', { fields });
      const [amountOre, feeOre] = [readTypedAmount(amount) ?? 0, readTypedAmount(fee) ?? 0];
      const { id, at, staffId, staffName } = byWhom(by);
      const common = { origin: 'hand', bookedOn, reference, at, staffId, staffName } as const;
      const payout = rail === 'vipps' ? await unkeptPayout(tx, { on: forOn, amountOre, feeOre }) : null;
      if (payout) await keepPayout(tx, payout, common);
      else
        await addBankCredit(tx, {
          ...common,
          id,
          rail,
          on: forOn,
          amountOre,
          feeOre,
          source: null,
          reason: reason || null,
        });
      return look(tx, forOn.slice(0, 7), by.now);
    },

    /** @throws Refusal CHANGED_ELSEWHERE when the difference is another than the one that was looked into */
    async mark(
      tx: Transaction,
      by: Act,
      { rail, on, differenceOre, note }: NewMark,
    ): Promise<Reconciliation> {
      const month = on.slice(0, 7);
      const { rails: found } = await look(tx, month, by.now);
      const day = found.find((one) => one.rail === rail)?.days.find((one) => one.on === on);
      if (!day || day.openOre !== differenceOre) throw new Refusal('CHANGED_ELSEWHERE');
      await addMark(tx, { rail, on, differenceOre, note, ...byWhom(by) });
      return look(tx, month, by.now);
    },
  };
}

/** The payout that is meant: the same day, amount and fee as Vipps has told, and not kept yet. */
async function unkeptPayout(
  tx: Transaction,
  { on, amountOre, feeOre }: { on: string; amountOre: number; feeOre: number },
): Promise<Payout | null> {
  const sent = (await payoutsBetween(tx, on, on)).find(
    (payout) =>
      payout.amountOre === amountOre && payout.parts.reduce((sum, part) => sum + part.feeOre, 0) === feeOre,
  );
  return sent && !(await listKeptPayouts(tx, [sent])).has(on) ? sent : null;
}

const byWhom = ({ actor, now }: Act) => ({
  id: randomUUID(),
  at: now,
  staffId: actor.personId,
  staffName: actor.name,
});
