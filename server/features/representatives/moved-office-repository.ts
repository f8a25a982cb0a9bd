import { sql } from 'kysely';
import type { OfficeRole } from '#contract/office-values.ts';
import type { Transaction } from '#server/platform/database/database.ts';

export type MovedOffice = {
  id: string;
  unitId: string;
  personId: string;
  role: OfficeRole;
  fromOn: string;
  untilOn: string;
};

/** Accepted as they were elsewhere. The declaration of confidentiality is made here before the office opens anything. */
export async function addMovedOffices(
  tx: Transaction,
  offices: readonly MovedOffice[],
  now: Date,
): Promise<void> {
  if (!offices.length) return;
  await sql`insert into office (id, unit_id, person_id, role, from_on, until_on, offered_at, offered_as, accepted_at)
    select r.id, r."unitId", r."personId", r.role, r."fromOn", r."untilOn", ${now}, 'staff', ${now}
    from jsonb_to_recordset(${JSON.stringify(offices)}::jsonb) as r (id uuid, "unitId" uuid, "personId" uuid, role text,
      "fromOn" date, "untilOn" date)`.execute(tx);
}

export async function removeMovedOffices(tx: Transaction, ids: readonly string[]): Promise<void> {
  await sql`delete from office where id = any(${ids as string[]}::uuid[])`.execute(tx);
}
