import { sql } from 'kysely';
import { type ActKind, actUndoDays } from '#contract/desk-act-endpoints.ts';
import type { Language } from '#contract/values/portal-languages.ts';
import type { PostalAddress } from '#contract/values/postal-address.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { Merged, Until } from '#server/platform/database/person-rows.ts';

export type DetailsRow = {
  id: string;
  version: number;
  givenName: string;
  familyName: string;
  bornOn: string | null;
  sealedNumber: Buffer | null;
  language: Language;
  address: PostalAddress | null;
  isAddressShielded: boolean;
  email: string | null;
  emailVerifiedAt: Date | null;
  phone: string | null;
  phoneVerifiedAt: Date | null;
  isDead: boolean;
  isMember: boolean;
  chapter: { id: string; name: string } | null;
};

export async function findDetails(db: Database, personId: string): Promise<DetailsRow | undefined> {
  const { rows } = await sql<DetailsRow>`
    select p.id, p.version, p.given_name as "givenName", p.family_name as "familyName", p.born_on as "bornOn",
      p.fodselsnummer_sealed as "sealedNumber", p.language, p.is_address_shielded as "isAddressShielded",
      case when p.country is not null then jsonb_build_object(
        'country', p.country, 'careOf', p.address_care_of, 'lines', p.address_lines,
        'postalCode', p.postal_code, 'postalPlace', p.postal_place) end as address,
      p.email, p.email_verified_at as "emailVerifiedAt", p.phone, p.phone_verified_at as "phoneVerifiedAt",
      p.died_on is not null as "isDead", m.id is not null as "isMember",
      case when u.id is not null then jsonb_build_object('id', u.id, 'name', u.name) end as chapter
    from person p
    left join membership m on m.person_id = p.id and m.ended_on is null
    left join unit u on u.id = m.chapter_id
    where p.id = ${personId}`.execute(db);
  return rows[0];
}

export async function listChapterNames(db: Database): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('unit')
    .select(['id', 'name'])
    .where('kind', '=', 'chapter')
    .where('closed_on', 'is', null)
    .orderBy('name')
    .execute();
}

export type ActRow = {
  id: string;
  personId: string;
  kind: ActKind;
  before: unknown;
  after: unknown;
  reason: string;
  by: string | null;
  happenedAt: Date;
  undoes: string | null;
  isUndone: boolean;
  sealedBefore: Buffer | null;
  sealedAfter: Buffer | null;
};

const acts = sql`
  select a.id, a.person_id as "personId", a.kind, a.before, a.after, a.reason, a.happened_at as "happenedAt", a.undoes,
    trim(s.given_name || ' ' || s.family_name) as by,
    exists (select from desk_act o where o.undoes = a.id) as "isUndone",
    n.before_sealed as "sealedBefore", n.after_sealed as "sealedAfter"
  from desk_act a left join person s on s.id = a.staff_id left join desk_act_number n on n.act_id = a.id`;

/** The newest first. */
export async function listActs(db: Database, personId: string): Promise<ActRow[]> {
  const { rows } = await sql<ActRow>`${acts} where a.person_id = ${personId}
    order by a.happened_at desc, a.id limit 100`.execute(db);
  return rows;
}

export async function findAct(db: Database, id: string): Promise<ActRow | undefined> {
  return (await sql<ActRow>`${acts} where a.id = ${id}`.execute(db)).rows[0];
}

export async function addAct(
  tx: Transaction,
  act: {
    id: string;
    personId: string;
    staffId: string;
    enquiryId: string | null;
    kind: ActKind;
    before: unknown;
    after: unknown;
    reason: string;
    undoes: string | null;
    at: Date;
  },
): Promise<void> {
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
  await tx
    .insertInto('desk_act')
    .values({
      id: act.id,
      person_id: act.personId,
      staff_id: act.staffId,
      enquiry_id: act.enquiryId,
      kind: act.kind,
      before: json(act.before),
      after: json(act.after),
      reason: act.reason,
      undoes: act.undoes,
      happened_at: act.at,
    })
    .execute();
}

export async function addActNumbers(
  tx: Transaction,
  numbers: { actId: string; before: Buffer | null; after: Buffer | null },
): Promise<void> {
  await tx
    .insertInto('desk_act_number')
    .values({ act_id: numbers.actId, before_sealed: numbers.before, after_sealed: numbers.after })
    .execute();
}

/** What the first had is the second's. */
export async function moveActs(tx: Transaction, { from, into }: Merged): Promise<void> {
  await sql`select move_desk_acts(${from}, ${into})`.execute(tx);
}

/** Those of a person who has left. */
export async function removeActs(tx: Transaction, personId: string, until: Until): Promise<void> {
  await sql`select forget_desk_acts(${personId}, ${until})`.execute(tx);
}

/** What has been kept long enough; and the whole numbers of what can no longer be undone. */
export async function forgetActs(db: Database, before: Date, now: Date): Promise<void> {
  await sql`select forget_desk_acts(null, ${before})`.execute(db);
  const undoneUntil = new Date(now.getTime() - actUndoDays * 86_400_000);
  await sql`delete from desk_act_number n where exists (
    select from desk_act a where a.id = n.act_id and a.happened_at < ${undoneUntil})`.execute(db);
}
