/** Files and payments of AvtaleGiro as they would be kept, for tests that need one. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { giroFormat } from '#server/adapters/avtalegiro/giro-format.ts';
import type { Database } from '#server/platform/database/database.ts';
import { operatorFile } from '../../dev/avtalegiro-simulator/operator-files.ts';

/** A file from the operator that waits to be booked. @param on the day it came, today unless said */
export async function insertGiroFile(db: Database, on: string | null = null): Promise<string> {
  const id = randomUUID();
  const content = operatorFile({
    transmission: 1,
    recipient: '00123456',
    account: '99991111111',
    today: '2026-11-23',
    payments: [],
    mandates: [{ kid: '1009999999991', registration: 1, wantsNotice: false }],
  });
  if (giroFormat.read(content).problems.length) throw new Error('the file is not as it should be');
  await sql`insert into giro_file (id, direction, kind, name, digest, content, state, created_at)
    values (${id}, 'in', 'mandates', ${`${id}.txt`}, ${id}, ${content}, 'waiting', coalesce(${on}::date, now()))`.execute(
    db,
  );
  return id;
}

/** A payment that found no place. */
export async function insertUnmatchedPayment(
  db: Database,
  given: { amountOre?: number; archiveReference?: string; on?: string; fileId?: string } = {},
): Promise<string> {
  const [id, fileId] = [randomUUID(), given.fileId ?? (await insertGiroFile(db))];
  await sql`insert into giro_payment (id, file_id, account, assignment_number, settled_on, archive_reference,
      transaction_number, type, kid, amount_ore, state, reason)
    values (${id}, ${fileId}, '99991111111', '0000001', coalesce(${given.on ?? null}::date, current_date),
      ${given.archiveReference ?? id.slice(0, 9)}, 1, '15', '1009999999991', ${given.amountOre ?? 20_000}, 'unmatched',
      'unknown-kid')`.execute(db);
  return id;
}
