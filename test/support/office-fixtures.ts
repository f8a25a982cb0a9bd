/** Offices as tests need them. */

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
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

/** A case that its member lets the unit read, with a file; Aud's unless said. @returns the ids */
export async function insertUnitCase(
  db: Database,
  unitId: string,
  {
    agreedAt = new Date(),
    personId = demoPersons.aud.id,
  }: { agreedAt?: Date | null; personId?: string } = {},
): Promise<{ id: string; enquiryId: string; fileId: string }> {
  const [id, enquiryId, messageId, fileId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const at = new Date(Date.now() - 7_200_000);
  const times = { received_at: at, last_message_at: at, read_at: at };
  const number = `H-2020-${enquiryId.replace(/\D/g, '').padEnd(6, '0').slice(0, 6)}`;
  await db
    .insertInto('enquiry')
    .values({
      id: enquiryId,
      number,
      person_id: personId,
      topic: 'other',
      subject: 'Møter i laget',
      state: 'in-progress',
      forwarded_unit_id: unitId,
      ...times,
    })
    .execute();
  await db
    .insertInto('enquiry_message')
    .values({
      id: messageId,
      enquiry_id: enquiryId,
      author: 'person',
      author_id: personId,
      body: 'Når møtes dere neste gang?',
      sent_at: at,
    })
    .execute();
  await sql`insert into attachment (id, message_id, name, state, kind, announced_bytes, received_bytes, content_bytes,
      created_at, changed_at)
    values (${fileId}, ${messageId}, 'brev.pdf', 'ready', 'pdf', 4, 4, 4, ${at}, ${at})`.execute(db);
  await sql`insert into attachment_chunk values (${fileId}, true, 0, ${Buffer.from([1, 2, 3, 4])})`.execute(
    db,
  );
  await db
    .insertInto('case_forwarding')
    .values({
      id,
      enquiry_id: enquiryId,
      unit_id: unitId,
      person_id: personId,
      remark: 'Gjelder lokallaget',
      sent_by: demoPersons.mona.id,
      sent_at: at,
      agreed_at: agreedAt,
    })
    .execute();
  return { id, enquiryId, fileId };
}

/** A claim for money laid out, with a receipt; Aud's unless said. @returns the ids */
export async function insertReimbursement(
  db: Database,
  unitId: string,
  {
    personId = demoPersons.aud.id,
    state = 'sent',
    account = '99991111111',
  }: { personId?: string; state?: 'sent' | 'approved'; account?: string } = {},
): Promise<{ id: string; fileId: string }> {
  const [id, fileId] = [randomUUID(), randomUUID()];
  const at = new Date(Date.now() - 7_200_000);
  await db
    .insertInto('reimbursement')
    .values({
      id,
      unit_id: unitId,
      person_id: personId,
      claimant_name: 'Aud Vik',
      what: 'Kaffe til møtet',
      details: 'Vi var tolv.',
      spent_on: '2026-01-10',
      amount_ore: 25_050,
      account,
      state,
      sent_at: at,
      changed_at: at,
    })
    .execute();
  await db
    .insertInto('reimbursement_event')
    .values({
      id: randomUUID(),
      reimbursement_id: id,
      kind: 'sent',
      actor_id: personId,
      actor_name: 'Aud Vik',
      acted_as: 'sender',
      happened_at: at,
    })
    .execute();
  await sql`insert into attachment (id, reimbursement_id, name, state, kind, announced_bytes, received_bytes,
      content_bytes, created_at, changed_at)
    values (${fileId}, ${id}, 'kvittering.pdf', 'ready', 'pdf', 4, 4, 4, ${at}, ${at})`.execute(db);
  await sql`insert into attachment_chunk values (${fileId}, true, 0, ${Buffer.from([1, 2, 3, 4])})`.execute(
    db,
  );
  return { id, fileId };
}
