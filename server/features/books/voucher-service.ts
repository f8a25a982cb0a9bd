/** Vouchers: made of what the ledger and the bank say, taken out as a file, and forgotten when the law lets them go. */

import { createHash, randomUUID } from 'node:crypto';
import type { Books } from '#contract/books-endpoints.ts';
import type { FileAnswer } from '#contract/endpoint.ts';
import { addMonths } from '#contract/values/working-days.ts';
import type { Actor } from '#server/actor.ts';
import { type Database, inTransaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { giroSettlements } from '../giving/avtalegiro/giro-settlement-service.ts';
import { forgetStatements } from './bank-line-repository.ts';
import { gbat10File } from './ledger-file-rules.ts';
import {
  addExport,
  addVouchers,
  countVouchers,
  forgetBooks,
  listExports,
  listVouchers,
} from './voucher-repository.ts';
import { type Accounts, csvFile, keptFrom, keptYears, type Voucher } from './voucher-rules.ts';

export type Vouchers = ReturnType<typeof createVouchers>;

export function createVouchers(needs: {
  accounts: Accounts;
  /** Null: AvtaleGiro is not configured. */
  giroAccount: string | null;
  words(voucher: Voucher): string;
}) {
  const makeAll = (db: Database, now: Date): Promise<number> =>
    inTransaction(db, (tx) =>
      addVouchers(tx, { fromOn: keptFrom(norwegianDay(now)), giroAccount: needs.giroAccount, now }),
    );

  return {
    /** @returns how many were new */
    makeAll,

    async look(db: Database): Promise<Books> {
      const exports = await listExports(db);
      return {
        keptYears,
        years: await countVouchers(db),
        exports: exports.map((one) => ({ ...one, at: one.at.toISOString() })),
      };
    },

    /**
     * With everything up to now; who took it is kept.
     * @param months `YYYY-MM`, both included
     * @throws Refusal INVALID_INPUT
     */
    async export(
      db: Database,
      { actor, now }: { actor: Actor; now: Date },
      { from, to, format }: { from: string; to: string; format: 'csv' | 'gbat10' },
    ): Promise<FileAnswer> {
      if (to < from) throw new Refusal('INVALID_INPUT', { fields: [{ path: '/to', code: 'INVALID' }] });
      await makeAll(db, now);
      return inTransaction(db, async (tx) => {
        const vouchers = await listVouchers(tx, `${from}-01`, addMonths(`${to}-01`, 1));
        const write = format === 'csv' ? csvFile : gbat10File;
        const { text, lineCount } = write(vouchers, needs.accounts, needs.words);
        await addExport(tx, {
          id: randomUUID(),
          fromMonth: from,
          toMonth: to,
          lineCount,
          at: now,
          digest: createHash('sha256').update(text).digest('hex'),
          by: actor.name,
          staffId: actor.personId,
          format,
        });
        return { name: `Gaver ${from} til ${to}.csv`, type: 'text/csv', content: Buffer.from(text) };
      });
    },

    /** Whole years that need not be kept. @returns how many vouchers went */
    forget: (db: Database, now: Date): Promise<number> =>
      inTransaction(db, async (tx) => {
        const before = keptFrom(norwegianDay(now));
        await giroSettlements.forgetSeen(tx, before);
        await forgetStatements(tx, before);
        return forgetBooks(tx, before);
      }),
  };
}
