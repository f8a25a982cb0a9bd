import { sql } from 'kysely';
import type { magazines } from '#contract/profile-endpoints.ts';
import type { Language } from '#contract/values/portal-languages.ts';
import type { PostalAddress } from '#contract/values/postal-address.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { lockPerson } from '#server/platform/database/person-lock.ts';

export type NewsPurpose = 'news-email' | 'news-sms';

export type ProfileRow = {
  version: number;
  name: string;
  bornOn: string | null;
  hasFodselsnummer: boolean;
  isDNumber: boolean;
  otherCommunities: 'no' | 'yes' | 'unknown' | null;
  isOtherCommunitiesSettled: boolean;
  preferredName: string | null;
  language: Language;
  address: PostalAddress | null;
  isAddressShielded: boolean;
  magazine: (typeof magazines)[number];
  email: string | null;
  isEmailVerified: boolean;
  phone: string | null;
  isPhoneVerified: boolean;
  membershipId: string | null;
  chapter: string | null;
  /** The newest of each purpose. */
  newsEmail: boolean;
  newsSms: boolean;
};

const newest = (purpose: NewsPurpose) => sql`coalesce((
  select c.is_given from consent_event c where c.person_id = p.id and c.purpose = ${purpose}
  order by c.happened_at desc, c.id limit 1), false)`;

export async function findProfile(db: Database, personId: string): Promise<ProfileRow> {
  const { rows } = await sql<ProfileRow>`
    select p.version, trim(p.given_name || ' ' || p.family_name) as name, p.born_on as "bornOn",
           p.fodselsnummer_index is not null as "hasFodselsnummer", p.is_d_number as "isDNumber",
           p.other_communities as "otherCommunities",
           p.other_communities_settled_at is not null as "isOtherCommunitiesSettled", p.preferred_name as "preferredName", p.language,
           case when p.country is not null then jsonb_build_object(
             'country', p.country, 'careOf', p.address_care_of, 'lines', p.address_lines,
             'postalCode', p.postal_code, 'postalPlace', p.postal_place) end as address,
           p.is_address_shielded as "isAddressShielded", p.magazine,
           p.email, p.email_verified_at is not null as "isEmailVerified",
           p.phone, p.phone_verified_at is not null as "isPhoneVerified",
           m.id as "membershipId", u.name as chapter,
           ${newest('news-email')} as "newsEmail", ${newest('news-sms')} as "newsSms"
    from person p
    left join membership m on m.person_id = p.id and m.ended_on is null
    left join unit u on u.id = m.chapter_id
    where p.id = ${personId}`.execute(db);
  return rows[0]!;
}

/** As {@link findProfile}, and locks the person until the transaction ends. */
export async function findProfileForChange(tx: Transaction, personId: string): Promise<ProfileRow> {
  await lockPerson(tx, personId);
  return findProfile(tx, personId);
}
