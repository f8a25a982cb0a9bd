/** Enquiries of other people, any number: the same mixture of people, words and states at every size. */
import { sql } from 'kysely';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { demoPersons } from '../dev/seed/demo-people.ts';

/** In the subjects: of three enquiries in ten; of sixty open and sixty closed ones and of three however many there are. */
export const searchedWords = { common: 'kontingent', sixty: 'Fraflyttet', rare: 'Hybelboer' };
/** Of the member whose lists are measured, whatever else there is. */
export const ownEnquiries = 200;

/**
 * Of fifty enquiries thirty-eight are closed, seven wait for us. Ten to each person; two messages in each. A thousand are
 * enough for every list to be as long as a page: else one would compare a few rows with many.
 */
export async function fillEnquiries({ db }: OpenDatabase, count: number): Promise<void> {
  const { kari, mona, ingrid } = demoPersons;
  const size = sql.lit(count);
  const step = sql.lit(count / 1000);
  const statements = [
    // Made again when all is there: one at a time, each row would cost its place in a dozen of them.
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
        case when g.n % 50 % 7 = 0 and g.n % 50 < 49 then 'received' when g.n % 50 in (1, 11) then 'waiting-for-member'
          when g.n % 50 in (2, 12, 22) then 'answered' else 'closed' end as state
      from generate_series(1, ${size}) as g (n) join other o on o.n = 1 + g.n % ${sql.lit(Math.ceil(count / 10))}`,
    sql`insert into enquiry (id, number, person_id, topic, subject, state, received_at, last_message_at, read_at, closed_at,
        assignee_id, due_on, first_answered_at)
      select id, 'H-' || 2000 + n / 900000 || '-' || lpad((n % 900000)::text, 6, '0'), person, (array['membership','giving','other','giving','children','giving'])[1 + n / 50 % 6],
        (array['Spørsmål om kontingent','Ny adresse','Om medlemskortet','Barnet vårt','Kurs i høst','Purring på kontingent',
          'Om bladet','Om skattefradrag','Satsen for kontingent','Takk for sist'])[1 + n / 50 % 10]
          || ' trekk' || lpad((n / 7 % 1000)::text, 3, '0') || case when n in (300, 500, 700) then ' Hybelboer' else '' end
          || case when n % ${step} = 0 and n / ${step} % 50 in (0, 7, 14) or n > 3 and (n - 4) % ${step} = 0 and (n - 4) / ${step} % 50 < 3
            then ' Fraflyttet' else '' end,
        state, at, at + interval '1 minute', at, case when state = 'closed' then at + interval '2 days' end,
        case when n % 50 in (21, 28, 35) then ${mona.id}::uuid when n % 50 = 42 then ${ingrid.id}::uuid end,
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
