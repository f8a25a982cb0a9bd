/** Annual meetings as tests need them. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import { demoPersons } from '../../dev/seed/demo-people.ts';
import { inDays } from './days.ts';

/** A summons that the members have been notified of, to a meeting in forty days. @returns its id */
export async function insertMeeting(
  db: Database,
  unitId: string,
  change: { on?: string; motionsBy?: string; nominationsBy?: string; isSent?: boolean } = {},
): Promise<string> {
  const id = randomUUID();
  const at = new Date();
  await db
    .insertInto('unit_message')
    .values({
      id,
      unit_id: unitId,
      author_id: demoPersons.liv.id,
      author_role: 'leader',
      kind: 'summons',
      is_trial: false,
      subject: 'Årsmøtet',
      body: 'Velkommen til årsmøtet.',
      meeting_place: 'Biblioteket',
      meeting_on: change.on ?? inDays(40),
      motions_by: change.motionsBy ?? inDays(20),
      nominations_by: change.nominationsBy ?? inDays(25),
      written_at: at,
      leaves_at: at,
      ...(change.isSent !== false && { sent_at: at, told: 1 }),
    })
    .execute();
  return id;
}

/** A paper without a file. @returns its id */
export async function insertPaper(db: Database, meetingId: string): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('meeting_paper')
    .values({ id, message_id: meetingId, kind: 'paper', title: 'Årsmelding', added_at: new Date() })
    .execute();
  return id;
}

/** Looked at and ready, and waiting in the form of a paper: what the pipeline of files leaves. */
export async function insertUnsentPdf(
  db: Database,
  file: { id: string; ownerId: string; meetingId?: string; kind?: 'pdf' | 'png' },
): Promise<void> {
  const at = new Date();
  const content = Buffer.from('%PDF-1.4 test');
  const { id, kind = 'pdf', meetingId = randomUUID() } = file;
  await db.deleteFrom('attachment').where('id', '=', id).execute();
  await db
    .insertInto('attachment')
    .values({
      id,
      owner_id: file.ownerId,
      form: `meeting-paper.${meetingId}`,
      name: `papir.${kind}`,
      state: 'ready',
      kind,
      announced_bytes: content.length,
      received_bytes: content.length,
      content_bytes: content.length,
      created_at: at,
      changed_at: at,
    })
    .execute();
  await db
    .insertInto('attachment_chunk')
    .values({ attachment_id: id, is_cleaned: true, start_byte: 0, content })
    .execute();
}

/** The annual meeting of a unit in the list of activities. @param on `YYYY-MM-DD`. @returns its id */
export async function insertMeetingActivity(db: Database, unitId: string, on: string): Promise<string> {
  const id = randomUUID();
  const at = `${on}T16:00:00Z`;
  await sql`insert into activity (id, unit_id, series_id, type, title, summary, description, starts_local, ends_local,
      starts_at, ends_at, audience, refund_rule, state, created_at, changed_at)
    values (${id}, ${unitId}, ${id}, 'annual-meeting', 'Årsmøte', '', '', ${`${on}T17:00`},
      ${`${on}T19:00`}, ${at}, ${`${on}T18:00:00Z`},
      'members', 'never', 'published', ${at}, ${at})`.execute(db);
  return id;
}

/** The demo's annual meetings are no longer in the list of activities, so that a summons can be for any day. */
export async function unlistMeetings(db: Database): Promise<void> {
  await sql`update activity set type = 'talk' where type = 'annual-meeting'`.execute(db);
}
