/** Claims paid by a file for the bank. */
import { sql } from 'kysely';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { insertReimbursement, units } from '../office-fixtures.ts';
import { newPaymentFile } from '../treasurer-access-policy.ts';
import type { Arrangements, WriteStage } from './write-stage.ts';

export function paymentFileArrangements({ db, call }: WriteStage): Arrangements {
  const mona = { as: 'mona' } as const;
  const claimToPay = async () => (await insertReimbursement(db, units.oslo, { state: 'approved' })).id;

  /** A file of one claim, made and not signed. */
  async function fileOf(who: 'mona' | 'ingrid'): Promise<string> {
    const body = newPaymentFile(await claimToPay());
    type Files = { files: { id: string }[] };
    const { files } = await call<Files>(who, 'POST /api/staff/payment-files', { body });
    return files[0]!.id;
  }

  return {
    'POST /api/staff/payment-files': async () => ({ ...mona, body: newPaymentFile(await claimToPay()) }),
    'POST /api/staff/payment-files/:id/signatures': async () => ({
      ...mona,
      params: { id: await fileOf('ingrid') },
    }),
    'POST /api/staff/payment-files/:id/payments': async () => {
      const id = await fileOf('mona');
      await call('ingrid', 'POST /api/staff/payment-files/:id/signatures', { params: { id } });
      // The next bank day may be one to come.
      await sql`update payment_file set pay_on = current_date - 7 where id = ${id}`.execute(db);
      return { ...mona, params: { id }, body: { paidOn: norwegianDay(new Date()) } };
    },
    'POST /api/staff/payment-files/:id/withdrawals': async () => ({
      ...mona,
      params: { id: await fileOf('mona') },
      body: { reason: 'Prøver' },
    }),
  };
}
