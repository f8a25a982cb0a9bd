/** A register of members: names as common as names are, chapters below regions, and all that the list of members is chosen by. */
import { sql } from 'kysely';
import type { OpenDatabase } from '#server/platform/database/database.ts';

/** Every chapter has about as many members as the next. */
const chapters = 240;
const given =
  'Anne,Bjørn,Cecilie,Dag,Eva,Frode,Grete,Hans,Ida,Jan,Kari,Lars,Marit,Nils,Ola,Per,Ragnhild,Siri,Tor,Una,Vidar,Yngve,Åse,Karin,Kåre';
const family =
  'Hansen,Johansen,Olsen,Larsen,Andersen,Pedersen,Nilsen,Kristiansen,Jensen,Karlsen,Berg,Haugen,Hagen,Dahl,Lund,Moen,Aas,Vik,Strand,Eide';

/**
 * Of ten members one has left, and of twenty one is without a number; six in ten have said yes to news, some of them no since.
 * @param count how many members, at most 600 000
 */
export async function fillMembers({ db }: OpenDatabase, count: number): Promise<void> {
  const names = (list: string) => sql`string_to_array(${sql.lit(list)}, ',')`;
  const statements = [
    sql`insert into unit (id, kind, name, parent_id)
      select gen_random_uuid(), 'chapter', 'Lokallag ' || n,
        (select id from unit where kind = 'region' order by name offset n % (select count(*) from unit where kind = 'region') limit 1)
      from generate_series(1, ${sql.lit(chapters)}) n`,
    sql`create temporary table place as select id, row_number() over (order by id) - 1 as n from unit where kind = 'chapter'`,
    // A step that shares no factor with what it is divided by: neighbours in the table are no neighbours in the register.
    sql`create temporary table other as select n, gen_random_uuid() as person, (n * 7919::bigint % 100003)::int as mix
      from generate_series(1, ${sql.lit(count)}) n`,
    sql`insert into person (id, given_name, family_name, born_on, email, phone, language, country, address_lines, postal_code,
        postal_place, fodselsnummer_sealed, fodselsnummer_index, number_state, other_communities, restricted_at,
        is_address_shielded, post_returned_on, email_verified_at)
      select person, (${names(given)})[1 + mix % 25] || case when mix % 3 = 0 then ' ' || (${names(given)})[1 + mix / 25 % 25] else '' end,
        (${names(family)})[1 + mix / 7 % 20] || case when mix % 2 = 0 then '-' || n % 3000 else '' end,
        case when mix % 200 > 0 then date '1935-01-01' + mix % 27000 end,
        case when mix % 10 < 8 then 'medlem' || n || '@medlem.example' end, case when mix % 4 < 3 then '+47' || 40000000 + n end,
        case when mix % 9 = 0 then 'nn' else 'nb' end, case when mix % 30 > 0 then 'NO' end, array['Storgata ' || mix % 200],
        lpad((mix % 9990)::text, 4, '0'), 'Poststed',
        case when mix % 20 > 0 then decode(repeat(md5(n::text), 3), 'hex') end,
        case when mix % 20 > 0 then decode(md5(n::text) || md5('i' || n), 'hex') end,
        case when mix % 50 = 1 then 'unconfirmed' else 'confirmed' end, case when mix % 40 = 3 then 'yes' when mix % 3 = 0 then 'no' end,
        case when mix % 2000 = 5 then now() end, mix % 300 = 7, case when mix % 60 = 9 then date '2026-01-15' end,
        case when mix % 10 < 5 then now() end
      from other`,
    sql`insert into membership (id, person_id, number, joined_on, ended_on, chapter_id)
      select gen_random_uuid(), person, (300000 + o.n)::text, date '1990-01-01' + mix % 13000,
        case when mix % 10 = 4 then date '2026-02-01' end, case when mix % 25 > 0 then place.id end
      from other o join place on place.n = mix % (select count(*) from place)`,
    sql`insert into consent_event (id, person_id, purpose, is_given, text_version, channel, happened_at)
      select gen_random_uuid(), person, purpose, step < 2 or mix % 2 = 0, 'x', 'import', now() - (4 - step) * interval '90 days'
      from other cross join (values ('news-email', 6), ('news-sms', 4), ('chapter-contact', 3)) as asked (purpose, share)
        cross join generate_series(1, 2) as step
      where mix % 10 < share and (step = 1 or mix % 4 = 1)`,
    sql`drop table other, place`,
    sql`vacuum analyze`,
  ];
  await db.connection().execute(async (connection) => {
    for (const statement of statements) await statement.execute(connection);
  });
}
