/** Offices as tests need them. */

import { randomUUID } from 'node:crypto';
import { confidentialityTextVersion, type OfficeRole } from '#contract/office-values.ts';
import type { Database } from '#server/platform/database/database.ts';
import { demoPersons, demoUnits } from '../../dev/seed/demo-people.ts';
import { inDays } from './days.ts';

const unitId = (name: string) => demoUnits.find((unit) => unit.name === name)!.id;
export const units = {
  national: unitId('Norsk Humanistlag'),
  east: unitId('Regionlag Øst'),
  oslo: unitId('Oslo lokallag'),
  drammen: unitId('Drammen lokallag'),
  bergen: unitId('Bergen lokallag'),
  stavanger: unitId('Stavanger lokallag'),
  trondheim: unitId('Trondheim lokallag'),
};

/** An office of last month and next year, accepted and declared unless said otherwise. @returns its id */
export async function insertOffice(
  db: Database,
  office: {
    personId: string;
    unitId: string;
    role?: OfficeRole;
    fromOn?: string;
    untilOn?: string;
    isAccepted?: boolean;
    /** Null: no declaration. */
    declared?: string | null;
    offeredAs?: 'staff' | 'board';
  },
): Promise<string> {
  const id = randomUUID();
  const { isAccepted = true, declared = confidentialityTextVersion } = office;
  const at = new Date(Date.now() - 60_000);
  await db
    .insertInto('office')
    .values({
      id,
      unit_id: office.unitId,
      person_id: office.personId,
      role: office.role ?? 'leader',
      from_on: office.fromOn ?? inDays(-30),
      until_on: office.untilOn ?? inDays(365),
      offered_at: at,
      offered_by: demoPersons.mona.id,
      offered_as: office.offeredAs ?? 'staff',
      accepted_at: isAccepted ? at : null,
    })
    .execute();
  if (isAccepted && declared)
    await db
      .insertInto('confidentiality_declaration')
      .values({
        id: randomUUID(),
        office_id: id,
        declared_at: at,
        text_version: declared,
        sign_in_reference: 'test',
      })
      .execute();
  return id;
}

/** What waits for its minute. @returns its id */
export async function insertUnitMessage(db: Database, unitId: string): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('unit_message')
    .values({
      id,
      unit_id: unitId,
      author_id: demoPersons.liv.id,
      author_role: 'leader',
      kind: 'message',
      is_trial: false,
      subject: 'Dugnad',
      body: 'Vi møtes på lørdag.',
      written_at: new Date(),
      leaves_at: new Date(Date.now() + 60_000),
    })
    .execute();
  return id;
}

/** A file of members that somebody has taken. @returns its id */
export async function insertMemberFile(
  db: Database,
  unitId: string,
  takenBy: string,
  takenAt = new Date(),
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('member_file')
    .values({
      id,
      unit_id: unitId,
      taken_by: takenBy,
      purpose: 'contact',
      code: 'ABCDE',
      members: 3,
      taken_at: takenAt,
    })
    .execute();
  return id;
}
