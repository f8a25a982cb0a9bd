import { sql } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';

/** What the register has of a member now, in the form that a row is compared in. */
export type KnownMember = {
  number: string;
  personId: string;
  endedOn: string | null;
  /** Somebody has signed in as this person: what stands here is newer than any file. */
  hasAccount: boolean;
  person: PersonColumns;
  joinedOn: string;
  chapterId: string | null;
};
export type PersonColumns = {
  given_name: string;
  family_name: string;
  born_on: string | null;
  email: string | null;
  phone: string | null;
  address_care_of: string | null;
  address_lines: string[];
  postal_code: string | null;
  postal_place: string | null;
  country: string | null;
};
export type NumberColumns = { fodselsnummer_sealed: Buffer; fodselsnummer_index: Buffer };

const personColumns = [
  ...(['given_name', 'family_name', 'born_on', 'email', 'phone', 'address_care_of'] as const),
  ...(['address_lines', 'postal_code', 'postal_place', 'country'] as const),
];

/** @param numbers member numbers, some hundred at most */
export async function findMembers(db: Database, numbers: string[]): Promise<Map<string, KnownMember>> {
  const rows = await db
    .selectFrom('membership as m')
    .innerJoin('person as p', 'p.id', 'm.person_id')
    .select((row) => [
      ...(['m.number', 'm.person_id', 'm.ended_on', 'm.joined_on', 'm.chapter_id'] as const),
      ...personColumns.map((column) => `p.${column}` as const),
      row
        .exists(
          row.selectFrom('account_person as a').select('a.person_id').whereRef('a.person_id', '=', 'p.id'),
        )
        .as('has_account'),
    ])
    .where('m.number', 'in', numbers)
    .execute();
  return new Map(
    rows.map(({ number, person_id, ended_on, joined_on, chapter_id, has_account, ...person }) => [
      number,
      {
        ...{ number, personId: person_id, endedOn: ended_on, joinedOn: joined_on, chapterId: chapter_id },
        ...{ hasAccount: Boolean(has_account), person },
      },
    ]),
  );
}

/** @returns index in hex → person id */
export async function findNumberOwners(db: Database, indexes: Buffer[]): Promise<Map<string, string>> {
  if (!indexes.length) return new Map();
  const rows = await db
    .selectFrom('person')
    .select(['id', 'fodselsnummer_index'])
    .where('fodselsnummer_index', 'in', indexes)
    .execute();
  return new Map(rows.map(({ id, fodselsnummer_index }) => [fodselsnummer_index!.toString('hex'), id]));
}

export type NewMember = {
  personId: string;
  membershipId: string;
  number: string;
  joinedOn: string;
  chapterId: string | null;
  person: PersonColumns & Partial<NumberColumns>;
};

export async function addMembers(tx: Transaction, members: NewMember[]): Promise<void> {
  if (!members.length) return;
  const empty = { fodselsnummer_sealed: null, fodselsnummer_index: null };
  await tx
    .insertInto('person')
    .values(members.map(({ personId, person }) => ({ ...empty, ...person, id: personId })))
    .execute();
  await tx
    .insertInto('membership')
    .values(
      members.map(({ membershipId, personId, number, joinedOn, chapterId }) => ({
        ...{ id: membershipId, person_id: personId, number, joined_on: joinedOn, chapter_id: chapterId },
      })),
    )
    .execute();
  // A member who joins later gets a number above all that are taken; some may be imported above the counter.
  const highest = Math.max(...members.map(({ number }) => Number(number)));
  await tx
    .updateTable('membership_counter')
    .set({ last_number: highest })
    .where('last_number', '<', highest)
    .execute();
}

export async function changeMember(tx: Transaction, member: Omit<NewMember, 'membershipId'>): Promise<void> {
  const { personId, number, joinedOn, chapterId, person } = member;
  await tx
    .updateTable('person')
    .set({ ...person, version: sql`version + 1` })
    .where('id', '=', personId)
    .execute();
  await tx
    .updateTable('membership')
    .set({ joined_on: joinedOn, chapter_id: chapterId })
    .where('number', '=', number)
    .execute();
}
