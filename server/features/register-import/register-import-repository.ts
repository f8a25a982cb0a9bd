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

/** Whether the database refused something because somebody else has just taken it. */
export const isTakenMeanwhile = (error: unknown): boolean => (error as { code?: unknown }).code === '23505';

/** @param numbers member numbers, some hundred at most */
export async function findMembers(db: Database, numbers: string[]): Promise<Map<string, KnownMember>> {
  const rows = await db
    .selectFrom('membership as m')
    .innerJoin('person as p', 'p.id', 'm.person_id')
    .select((row) => [
      ...(['m.id', 'm.number', 'm.person_id', 'm.ended_on', 'm.joined_on', 'm.chapter_id'] as const),
      ...personColumns.map((column) => `p.${column}` as const),
      row
        .exists(
          row.selectFrom('account_person as a').select('a.person_id').whereRef('a.person_id', '=', 'p.id'),
        )
        .as('has_account'),
      row
        .exists(
          row
            .selectFrom('death_report as d')
            .select('d.id')
            .whereRef('d.person_id', '=', 'p.id')
            .where(sql<boolean>`(d.state = 'waiting' or d.source = 'register')`),
        )
        .as('is_death_told'),
      row
        .exists(
          row
            .selectFrom('gift_agreement as g')
            .select('g.id')
            .whereRef('g.person_id', '=', 'p.id')
            .where('g.state', 'in', ['waiting', 'active', 'paused']),
        )
        .as('gives'),
    ])
    .where(sql<boolean>`m.number = any(${numbers}::text[])`)
    .execute();
  const consents = Map.groupBy(
    await findConsents(
      db,
      rows.map(({ person_id }) => person_id),
    ),
    ({ personId }) => personId,
  );
  return new Map(
    rows.map(
      ({
        id,
        number,
        person_id,
        ended_on,
        joined_on,
        chapter_id,
        has_account,
        is_death_told,
        gives,
        ...person
      }) => [
        number,
        {
          number,
          personId: person_id,
          membershipId: id,
          endedOn: ended_on,
          joinedOn: joined_on,
          chapterId: chapter_id,
          hasAccount: Boolean(has_account),
          isDeathTold: Boolean(is_death_told),
          gives: Boolean(gives),
          person: person as PersonColumns,
          consents: consents.get(person_id) ?? [],
        },
      ],
    ),
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
    .where(sql<boolean>`fodselsnummer_index = any(${indexes}::bytea[])`)
    .where('number_state', '=', 'confirmed')
    .execute();
  return new Map(rows.map(({ id, fodselsnummer_index }) => [fodselsnummer_index!.toString('hex'), id]));
}

export type MemberToWrite = {
  isNew: boolean;
  personId: string;
  number: string;
  joinedOn: string;
  chapterId: string | null;
  person: PersonColumns;
  /** Null: what is there stays. */
  fodselsnummer: { sealed: Buffer; index: Buffer; isDNumber: boolean } | null;
  joiningText: string;
  consents: Consent[];
  consentText: string;
};

/** @returns those of the persons who are members */
export async function findMembersAmong(tx: Transaction, personIds: readonly string[]): Promise<Set<string>> {
  if (!personIds.length) return new Set();
  const { rows } = await sql<{ id: string }>`select person_id as id from membership
    where person_id = any(${personIds as string[]}::uuid[]) and ended_on is null`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}
