/** What is known of a person as a member or a reader: from the form of joining, from a register, and until it is emptied. */
import { sql } from 'kysely';
import type { UnaskedQuestion } from '#contract/home-endpoints.ts';
import type { JoiningDetails, OtherCommunities } from '#contract/joining-endpoints.ts';
import type { MagazineChannel } from '#contract/magazine-values.ts';
import { postalAddressOf } from '#contract/values/postal-address.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { Merged } from '#server/platform/database/person-rows.ts';
import { addressColumns } from './person-address-rules.ts';

/** What the joining says becomes what the register says. */
export async function setJoined(
  tx: Transaction,
  change: {
    personId: string;
    details: JoiningDetails;
    number: { sealed: Buffer; index: Buffer; isDNumber: boolean } | null;
    communities: OtherCommunities;
    remindOn: string | null;
    emailVerifiedAt: Date | null;
    phoneVerifiedAt: Date | null;
    now: Date;
  },
): Promise<void> {
  const { personId, details, number, communities } = change;
  await tx
    .updateTable('person')
    .set((person) => ({
      given_name: details.givenName,
      family_name: details.familyName,
      born_on: details.bornOn,
      email: details.email || null,
      phone: details.phone || null,
      // What was proved before stays proved as long as it is the same.
      email_verified_at: sql<Date | null>`coalesce(${change.emailVerifiedAt}::timestamptz,
        case when lower(email) = lower(${details.email}) then email_verified_at end)`,
      phone_verified_at: sql<Date | null>`coalesce(${change.phoneVerifiedAt}::timestamptz,
        case when phone = ${details.phone} then phone_verified_at end)`,
      is_address_shielded: details.isAddressShielded,
      ...addressColumns(postalAddressOf(details)),
      language: details.language,
      language_chosen_at: sql<Date | null>`case when language = ${details.language} then language_chosen_at
        else ${change.now}::timestamptz end`,
      magazine: details.magazine,
      other_communities: communities.answer,
      other_communities_settled_at: null,
      other_communities_remind_on: change.remindOn,
      ...(number && {
        fodselsnummer_sealed: number.sealed,
        fodselsnummer_index: number.index,
        is_d_number: number.isDNumber,
        number_state: 'unconfirmed',
        number_given_at: change.now,
      }),
      version: person('version', '+', 1),
    }))
    .where('id', '=', personId)
    .execute();
}

/** Rows of a register, all with the same columns, as JSON: bytes are text there. */
export type RegisterPerson = {
  id: string;
  /** Null: what is there stays. */
  fodselsnummer_sealed: string | null;
  fodselsnummer_index: string | null;
  is_d_number: boolean | null;
};

/** One parameter: with one for each cell the database would keep another statement for each number of rows. */
const rowsOf = (persons: readonly RegisterPerson[]) =>
  sql`jsonb_populate_recordset(null::person, ${JSON.stringify(persons)}::jsonb)`;

export async function addImported(tx: Transaction, persons: readonly RegisterPerson[]): Promise<void> {
  if (!persons.length) return;
  const added = persons.map((person) => ({ ...person, is_d_number: person.is_d_number ?? false }));
  const columns = sql.join(Object.keys(added[0]!).map((column) => sql.ref(column)));
  await sql`insert into person (${columns}) select ${columns} from ${rowsOf(added)}`.execute(tx);
}

/** Who was moved in from an old system goes again, with all that belongs to them only. */
export async function removeMoved(tx: Transaction, ids: readonly string[]): Promise<void> {
  await sql`delete from person where id = any(${ids as string[]}::uuid[])`.execute(tx);
}

/** A subscription of an old system: how the magazine comes, where nothing is chosen here. No paper to a shielded address. */
export async function setMovedMagazines(
  tx: Transaction,
  channels: readonly { personId: string; channel: 'paper' | 'digital' }[],
): Promise<void> {
  await sql`update person p set magazine = case when p.is_address_shielded then 'digital' else r.channel end
    from jsonb_to_recordset(${JSON.stringify(channels)}::jsonb) as r ("personId" uuid, channel text)
    where p.id = r."personId" and p.magazine = 'none'`.execute(tx);
}

/** The other way: a member's own choice of the magazine stays. */
export async function endMovedMagazines(tx: Transaction, personIds: readonly string[]): Promise<void> {
  await sql`update person p set magazine = 'none' where p.id = any(${personIds as string[]}::uuid[])
    and not exists (select from membership m where m.person_id = p.id and m.ended_on is null)`.execute(tx);
}

/** What the row does not have stays: a number, and that an address is theirs while it is the same. */
export async function changeImported(tx: Transaction, persons: readonly RegisterPerson[]): Promise<void> {
  if (!persons.length) return;
  const { id, fodselsnummer_sealed, fodselsnummer_index, is_d_number, ...given } = persons[0]!;
  const columns = Object.keys(given).map((column) => sql`${sql.ref(column)} = r.${sql.ref(column)}`);
  await sql`
    update person p set ${sql.join(columns)},
      email_verified_at = case when p.email is not distinct from r.email then p.email_verified_at end,
      phone_verified_at = case when p.phone is not distinct from r.phone then p.phone_verified_at end,
      fodselsnummer_sealed = coalesce(r.fodselsnummer_sealed, p.fodselsnummer_sealed),
      fodselsnummer_index = coalesce(r.fodselsnummer_index, p.fodselsnummer_index),
      is_d_number = coalesce(r.is_d_number, p.is_d_number),
      number_state = case when r.fodselsnummer_index is null then p.number_state else 'confirmed' end, version = p.version + 1
    from ${rowsOf(persons)} r where p.id = r.id`.execute(tx);
}

export async function settleCommunities(tx: Transaction, personId: string, now: Date): Promise<void> {
  await sql`update person set other_communities_settled_at = coalesce(other_communities_settled_at, ${now}),
      other_communities_remind_on = null
    where id = ${personId}`.execute(tx);
}

export async function setCommunities(
  tx: Transaction,
  personId: string,
  answer: OtherCommunities['answer'],
): Promise<void> {
  await sql`update person set other_communities = ${answer}, other_communities_settled_at = null,
      other_communities_remind_on = null, version = version + 1
    where id = ${personId}`.execute(tx);
}

/** The control of the grant found them in another community too: what they have said before is no longer so. */
export async function setElsewhere(tx: Transaction, personIds: readonly string[]): Promise<void> {
  await sql`
    update person set other_communities = 'yes', other_communities_settled_at = null, version = version + 1
    where id = any(${[...personIds]}::uuid[])`.execute(tx);
}

/** Those whose day to be reminded has come. @param today in Norway, `YYYY-MM-DD` */
export async function takeToRemind(tx: Transaction, today: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update person set other_communities_remind_on = null
    where other_communities_remind_on <= ${today}::date and other_communities_settled_at is null
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** The one truth of how the magazine comes. */
export const setMagazine = (tx: Transaction, personId: string, magazine: MagazineChannel): Promise<void> =>
  setMagazines(tx, [{ personId, magazine }]);

export async function setMagazines(
  tx: Transaction,
  channels: readonly { personId: string; magazine: MagazineChannel }[],
): Promise<void> {
  await sql`update person p set magazine = r.magazine, version = p.version + 1
    from jsonb_to_recordset(${JSON.stringify(channels)}::jsonb) as r ("personId" uuid, magazine text)
    where p.id = r."personId" and p.magazine <> r.magazine`.execute(tx);
}

/** The person does not want to be asked again. */
export async function skipQuestion(
  tx: Transaction,
  personId: string,
  question: UnaskedQuestion,
): Promise<void> {
  await sql`update person set questions_skipped = array_append(questions_skipped, ${question})
    where id = ${personId} and not ${question} = any(questions_skipped)`.execute(tx);
}

export async function setPostReturned(tx: Transaction, personId: string, on: string | null): Promise<void> {
  await sql`update person set post_returned_on = ${on} where id = ${personId}`.execute(tx);
}

/**
 * The magazine that one had ordered comes to the other, unless they get it already: then how they get it stands, and so
 * does their address where they have one.
 */
export async function mergeMagazine(tx: Transaction, { from, into }: Merged): Promise<void> {
  await sql`update person p set country = f.country, address_care_of = f.address_care_of, address_lines = f.address_lines,
      postal_code = f.postal_code, postal_place = f.postal_place
    from person f where f.id = ${from} and p.id = ${into} and p.country is null and f.magazine = 'paper'
      and p.magazine = 'none' and not p.is_address_shielded`.execute(tx);
  await sql`update person p set magazine = case when p.is_address_shielded then 'digital' else f.magazine end,
      version = p.version + 1
    from person f where f.id = ${from} and p.id = ${into} and p.magazine = 'none' and f.magazine <> 'none'`.execute(
    tx,
  );
}

/**
 * What was known of the person as a member. Left are the name and the contact points that the sign-in needs, and the
 * address where the magazine comes on paper.
 */
export async function emptyPerson(tx: Transaction, personId: string): Promise<void> {
  await sql`
    update person set other_communities = null, other_communities_settled_at = null,
      other_communities_remind_on = null, questions_skipped = '{}', version = version + 1
    where id = ${personId}`.execute(tx);
  await sql`
    update person set address_care_of = null, address_lines = '{}', postal_code = null, postal_place = null,
      country = null, post_returned_on = null
    where id = ${personId} and magazine <> 'paper'`.execute(tx);
}
