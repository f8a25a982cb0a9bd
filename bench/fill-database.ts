/** Other people, so that what is asked for has to be found: each with an account, a membership and an enquiry. */
import { sql } from 'kysely';
import type { OpenDatabase } from '#server/platform/database/database.ts';

export const otherPeople = 20_000;

export async function fillDatabase({ db }: OpenDatabase, people = otherPeople): Promise<void> {
  const statements = [
    sql`create temporary table other as
      select n, gen_random_uuid() as person, gen_random_uuid() as account, gen_random_uuid() as enquiry
      from generate_series(1, ${sql.lit(people)}) n`,
    sql`insert into person (id, given_name, family_name, born_on, email)
      select person, 'Fornavn ' || n, 'Etternavn', '1980-01-01', 'person' || n || '@person.example' from other`,
    sql`insert into account (id, issuer, subject) select account, 'https://other.example', account::text from other`,
    sql`insert into account_person (account_id, person_id) select account, person from other`,
    sql`insert into membership (id, person_id, number, joined_on, chapter_id)
      select gen_random_uuid(), person, (200000 + n)::text, '2020-01-01', (select id from unit where kind = 'chapter' limit 1)
      from other`,
    sql`insert into enquiry (id, number, person_id, topic, subject, state, received_at, last_message_at, read_at)
      select enquiry, 'A-' || n, person, 'other', 'Emne', 'answered', now(), now(), now() from other`,
    sql`insert into enquiry_message (id, enquiry_id, author, author_id, body, sent_at)
      select gen_random_uuid(), enquiry, author, person, repeat('Noen ord. ', 20), now()
      from other cross join (values ('person'), ('staff')) as authors (author)`,
    sql`drop table other`,
    sql`analyze`,
  ];
  await db.connection().execute(async (connection) => {
    for (const statement of statements) await statement.execute(connection);
  });
}
