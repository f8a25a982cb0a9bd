import type { Transaction } from '#server/platform/database/database.ts';

type Table =
  | 'enquiry_event'
  | 'answer_time'
  | 'text_block'
  | 'unit'
  | 'person'
  | 'membership'
  | 'joining_evidence'
  | 'staff_member'
  | 'idp_account'
  | 'account'
  | 'account_person'
  | 'child'
  | 'child_guardian';

/** Adds the rows that are not there already. */
export async function insertNew<T extends Table>(
  tx: Transaction,
  table: T,
  rows: Parameters<ReturnType<typeof tx.insertInto<T>>['values']>[0],
): Promise<void> {
  await tx
    .insertInto(table)
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
