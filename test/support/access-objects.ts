/** Objects that the access suite asks for by their id, made for one of those who can come by. */
import { randomUUID } from 'node:crypto';
import type { Database } from '#server/platform/database/database.ts';
import { demoPersons } from '../../dev/seed/demo-people.ts';
import type { Caller } from './test-portal.ts';

/** @param caller somebody with a person of their own */
export const demoPersonOf = (caller: Exclude<Caller, null>): string =>
  demoPersons[caller as keyof typeof demoPersons].id;

/** A child with one guardian, who has sent it alone. @returns its id */
export async function addAccessChild(
  db: Database,
  guardianId: string,
  state: 'registered' | 'checking' | 'ended',
): Promise<string> {
  const [id, submissionId] = [randomUUID(), randomUUID()];
  await db
    .insertInto('child_submission')
    .values({
      id: submissionId,
      person_id: guardianId,
      sent_at: new Date(),
      is_sole: true,
      child_ids: [id],
      text_version: 'test',
      declarations: '{}',
      sign_in_reference: 'test',
    })
    .execute();
  await db
    .insertInto('child')
    .values({
      id,
      submission_id: submissionId,
      given_name: 'Kim',
      family_name: 'Nilsen',
      born_on: `${new Date().getFullYear() - 5}-01-01`,
      state,
      closed_at: state === 'ended' ? new Date() : null,
      fodselsnummer_index: Buffer.from(id),
      fodselsnummer_sealed: Buffer.from(id),
    })
    .execute();
  await db.insertInto('child_guardian').values({ child_id: id, person_id: guardianId }).execute();
  return id;
}

/** An activity that everybody may come to. @returns its id */
export async function addAccessActivity(db: Database): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('activity')
    .values({
      id,
      series_id: id,
      unit_id: '40000000-0000-4000-8000-000000000011',
      type: 'talk',
      title: 'Et møte',
      summary: 'En kveld sammen',
      description: '',
      place: 'Biblioteket',
      starts_local: '2031-03-04T18:00',
      ends_local: '2031-03-04T20:00',
      starts_at: new Date('2031-03-04T17:00:00Z'),
      ends_at: new Date('2031-03-04T19:00:00Z'),
      audience: 'everybody',
      refund_rule: 'until-start',
      state: 'published',
      created_at: new Date(),
      changed_at: new Date(),
    })
    .execute();
  return id;
}

/** A place at an activity of its own. @returns its id */
export async function addAccessSignUp(db: Database, personId: string): Promise<string> {
  const id = randomUUID();
  const activityId = await addAccessActivity(db);
  await db
    .insertInto('sign_up')
    .values({
      id,
      activity_id: activityId,
      person_id: personId,
      state: 'signed-up',
      seats: 1,
      queued_at: new Date(),
      changed_at: new Date(),
      calendar_code: id,
    })
    .execute();
  return id;
}

/** A report of the death of a person unknown to the portal. @returns its id */
export async function addAccessDeathReport(db: Database): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('death_report')
    .values({
      id,
      source: 'relative',
      state: 'waiting',
      reported_at: new Date(),
      name: 'Kim Nilsen',
      reporter_name: 'Pål Nilsen',
      reporter_phone: '+4768050011',
      relation: 'child',
    })
    .execute();
  return id;
}

/** An opening that has been, of days that no other has. @returns its id */
export async function addAccessRound(db: Database): Promise<string> {
  const id = randomUUID();
  const { count } = await db
    .selectFrom('ceremony_round')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  const year = 2100 + Number(count);
  await db
    .insertInto('ceremony_round')
    .values({
      id,
      kind: 'naming',
      name: 'Navnefest',
      first_on: `${year}-01-01`,
      last_on: `${year}-12-31`,
      members_open_local: '2026-01-01T10:00',
      open_local: '2026-01-02T10:00',
      members_open_at: new Date('2026-01-01T09:00:00Z'),
      opens_at: new Date('2026-01-02T09:00:00Z'),
      changed_at: new Date(),
    })
    .execute();
  return id;
}

/** Something that somebody has been told. @returns its id */
export async function addAccessNotice(db: Database, personId: string): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('notice')
    .values({ id, person_id: personId, kind: 'enquiry-answered', created_at: new Date() })
    .execute();
  return id;
}
