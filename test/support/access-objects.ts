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
