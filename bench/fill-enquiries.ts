/** Enquiries of other people, so many as one likes: the same mixture of people, words and states at every size. */
import { sql } from 'kysely';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { demoPersons } from '../dev/seed/demo-people.ts';

/** In the subjects: of one enquiry in ten, of one in a thousand, of three of them however many there are. */
export const searchedWords = { common: 'kontingent', seldom: 'trekk007', rare: 'Hybelboer' };
/** Of the member whose lists are measured, whatever else there is. */
export const ownEnquiries = 200;

/** Of fifty enquiries forty-five are closed, one waits for us. Ten to each person; two messages in each. */
export async function fillEnquiries({ db }: OpenDatabase, count: number): Promise<void> {
  const { kari, mona, ingrid } = demoPersons;
  const size = sql.lit(count);
  const statements = [
    // Made anew when all is there: one at a time, each row would cost its place in a dozen of them.
    sql`create temporary table made_anew as select indexname, indexdef from pg_indexes
      where schemaname = 'public' and tablename in ('enquiry', 'enquiry_message') and indexdef not like '%UNIQUE%'`,
    sql`do $$ declare one record; begin
      for one in select * from made_anew loop execute 'drop index ' || one.indexname; end loop; end $$`,
    sql`create temporary table other as
      select n, gen_random_uuid() as person from generate_series(1, ${sql.lit(Math.ceil(count / 10))}) n`,
    sql`insert into person (id, given_name, family_name, born_on, email)
      select person, (array['Anne','Bjørn','Cecilie','Dag','Eva','Frode','Grete','Hans','Ida','Jan'])[1 + n % 10],
        'Navnesen' || n, '1980-01-01', 'person' || n || '@person.example' from other`,
    sql`create temporary table case_of as
      select g.n, gen_random_uuid() as id, case when g.n <= ${sql.lit(ownEnquiries)} then ${kari.id}::uuid else o.person end as person,
        now() - interval '2 hours' - g.n * interval '29 seconds' as at,
        case when g.n % 50 = 0 then 'received' when g.n % 50 = 1 then 'waiting-for-member' when g.n % 50 < 5 then 'answered'
          else 'closed' end as state
      from generate_series(1, ${size}) as g (n) join other o on o.n = 1 + g.n % ${sql.lit(Math.ceil(count / 10))}`,
    sql`insert into enquiry (id, number, person_id, topic, subject, state, received_at, last_message_at, read_at, closed_at,
        assignee_id, due_on, first_answered_at)
      select id, 'H-' || 2000 + n / 900000 || '-' || lpad((n % 900000)::text, 6, '0'), person, (array['membership','giving','other','children'])[1 + n / 50 % 4],
        (array['Spørsmål om kontingent','Ny adresse','Om medlemskortet','Barnet vårt','Kurs i høst','Feil i navnet',
          'Om bladet','Om skattefradrag','Lokallaget vårt','Takk for sist'])[1 + n / 50 % 10]
          || ' trekk' || lpad((n / 7 % 1000)::text, 3, '0') || case when n in (300, 500, 700) then ' Hybelboer' else '' end,
        state, at, at + interval '1 minute', at, case when state = 'closed' then at + interval '2 days' end,
        case when n % 200 = 50 then ${mona.id}::uuid when n % 100 = 0 then ${ingrid.id}::uuid end,
        case when state = 'received' then current_date + (n / 50 % 7)::int - 2 end,
        case when state <> 'received' then at + interval '1 day' end
      from case_of`,
    sql`insert into enquiry_message (id, enquiry_id, author, author_id, body, sent_at)
      select gen_random_uuid(), id, author, case author when 'person' then person else ${mona.id}::uuid end,
        repeat('Noen ord om saken. ', 12), at + step * interval '1 hour'
      from case_of cross join (values ('person', 0), ('staff', 24)) as authors (author, step)
      where author = 'person' or state <> 'received'`,
    sql`do $$ declare one record; begin
      for one in select * from made_anew loop execute one.indexdef; end loop; end $$`,
    sql`drop table other, case_of, made_anew`,
    sql`vacuum analyze`,
  ];
  await db.connection().execute(async (connection) => {
    for (const statement of statements) await statement.execute(connection);
  });
}
