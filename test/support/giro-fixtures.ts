/** Files and payments of AvtaleGiro as they would be kept, for tests that need one. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { giroFormat } from '#server/adapters/avtalegiro/giro-format.ts';
import type { Database } from '#server/platform/database/database.ts';
import { operatorFile } from '../../dev/avtalegiro-simulator/operator-files.ts';

/** A file from the operator that waits to be booked. */
export async function insertGiroFile(db: Database): Promise<string> {
  const id = randomUUID();
  const content = operatorFile({
    ...{ transmission: 1, recipient: '00123456', account: '99991111111', today: '2026-11-23', payments: [] },
    mandates: [{ kid: '1009999999991', registration: 1, wantsNotice: false }],
  });
  if (giroFormat.read(content).problems.length) throw new Error('the file is not as it should be');
  await sql`insert into giro_file (id, direction, kind, name, digest, content, state, created_at)
    values (${id}, 'in', 'mandates', ${`${id}.txt`}, ${id}, ${content}, 'waiting', now())`.execute(db);
  return id;
}

/** A payment that found no place. */
export async function insertUnmatchedPayment(db: Database): Promise<string> {
  const [id, fileId] = [randomUUID(), await insertGiroFile(db)];
  await sql`insert into giro_payment (id, file_id, account, assignment_number, settled_on, archive_reference,
      transaction_number, type, kid, amount_ore, state, reason)
    values (${id}, ${fileId}, '99991111111', '0000001', current_date, ${id.slice(0, 9)}, 1, '15', '1009999999991',
      20000, 'unmatched', 'unknown-kid')`.execute(db);
  return id;
}
