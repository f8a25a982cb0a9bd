import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { KnownMember, PersonColumns } from './register-change-rules.ts';
import type { Consent } from './register-row-rules.ts';

const personColumns = [
  ...([
    'given_name',
    'family_name',
    'born_on',
    'email',
    'phone',
    'address_care_of',
    'address_lines',
  ] as const),
  ...(['postal_code', 'postal_place', 'country', 'is_address_shielded', 'language', 'magazine'] as const),
];

/** Nobody else writes members or takes a member number until the transaction ends. */
export async function holdMemberNumbers(tx: Transaction): Promise<void> {
  await tx.selectFrom('membership_counter').select('last_number').forUpdate().execute();
}

/** Whether the database refused something because somebody else has just taken it. */
export const isTakenMeanwhile = (error: unknown): boolean => (error as { code?: unknown }).code === '23505';

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
  const consents = await findConsents(
    db,
    rows.map(({ person_id }) => person_id),
  );
  return new Map(
    rows.map(({ number, person_id, ended_on, joined_on, chapter_id, has_account, ...person }) => [
      number,
      {
        ...{ number, personId: person_id, endedOn: ended_on, joinedOn: joined_on, chapterId: chapter_id },
        ...{ hasAccount: Boolean(has_account), person: person as PersonColumns },
        consents: consents.filter(({ personId }) => personId === person_id),
      },
    ]),
  );
}

async function findConsents(db: Database, persons: string[]) {
  if (!persons.length) return [];
  const { rows } = await sql<Consent & { personId: string }>`
    select distinct on (person_id, purpose) person_id as "personId", purpose, is_given as "isGiven",
      to_char(happened_at at time zone 'Europe/Oslo', 'YYYY-MM-DD') as "on"
    from consent_event where person_id = any(${persons}::uuid[])
    order by person_id, purpose, happened_at desc, id desc`.execute(db);
  return rows;
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

export type MemberToWrite = {
  isNew: boolean;
  personId: string;
  number: string;
  joinedOn: string;
  endedOn: string | null;
  chapterId: string | null;
  person: PersonColumns;
  isEmailNew: boolean;
  isPhoneNew: boolean;
  /** Null: what is there stays. */
  fodselsnummer: { sealed: Buffer; index: Buffer; isDNumber: boolean } | null;
  joiningText: string;
  consents: Consent[];
  consentText: string;
};

/** From here on numbers are taken to be somebody's mark for «unknown», and joining does not count on from them. */
const countedBelow = 900_000;

/** The beginning of a day in Norway. */
const startOf = (day: string) => sql<Date>`${day}::date::timestamp at time zone 'Europe/Oslo'`;

/** With the evidence of their joining: that it is known from a register only, and from which text. */
export async function addMembers(tx: Transaction, members: readonly MemberToWrite[]): Promise<void> {
  if (!members.length) return;
  const added = members.map((member) => ({ ...member, membershipId: randomUUID() }));
  await tx
    .insertInto('person')
    .values(
      added.map(({ personId, person, fodselsnummer }) => ({
        ...{ ...person, id: personId },
        fodselsnummer_sealed: fodselsnummer?.sealed ?? null,
        fodselsnummer_index: fodselsnummer?.index ?? null,
        is_d_number: fodselsnummer?.isDNumber ?? false,
      })),
    )
    .execute();
  await tx
    .insertInto('membership')
    .values(
      added.map(({ membershipId, personId, number, joinedOn, chapterId }) => ({
        ...{ id: membershipId, person_id: personId, number, joined_on: joinedOn, chapter_id: chapterId },
      })),
    )
    .execute();
  await tx
    .insertInto('joining_evidence')
    .values(
      added.map(({ membershipId, personId, joinedOn, joiningText }) => ({
        ...{ id: randomUUID(), membership_id: membershipId, person_id: personId, channel: 'import' as const },
        ...{ joined_at: startOf(joinedOn), text_version: joiningText, declarations: '{}' },
        sign_in_reference: 'import',
      })),
    )
    .execute();
  await addConsents(tx, added);
  const counted = members.map(({ number }) => Number(number)).filter((number) => number < countedBelow);
  const highest = Math.max(0, ...counted);
  await tx
    .updateTable('membership_counter')
    .set({ last_number: highest })
    .where('last_number', '<', highest)
    .execute();
}

export async function changeMember(tx: Transaction, member: MemberToWrite): Promise<void> {
  const { personId, number, joinedOn, endedOn, chapterId, person, fodselsnummer } = member;
  await tx
    .updateTable('person')
    .set({
      ...person,
      ...(member.isEmailNew && { email_verified_at: null }),
      ...(member.isPhoneNew && { phone_verified_at: null }),
      ...(fodselsnummer && {
        fodselsnummer_sealed: fodselsnummer.sealed,
        fodselsnummer_index: fodselsnummer.index,
        is_d_number: fodselsnummer.isDNumber,
      }),
      version: sql`version + 1`,
    })
    .where('id', '=', personId)
    .execute();
  await tx
    .updateTable('membership')
    .set({ joined_on: joinedOn, ended_on: endedOn, chapter_id: chapterId })
    .where('number', '=', number)
    .execute();
  await addConsents(tx, [member]);
}

async function addConsents(tx: Transaction, members: readonly MemberToWrite[]): Promise<void> {
  const events = members.flatMap(({ personId, consents, consentText }) =>
    consents.map(({ purpose, isGiven, on }) => ({
      ...{ id: randomUUID(), person_id: personId, purpose, is_given: isGiven, channel: 'import' as const },
      ...{ text_version: consentText, happened_at: startOf(on) },
    })),
  );
  if (events.length > 0) await tx.insertInto('consent_event').values(events).execute();
}
