/** Cases by what is written in them. Norwegian stems: «bladene» finds «blad». */
import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import { foundMarks } from './case-search-rules.ts';

/** Whether there is a word left to search by: «og», «i» and the like are in everything. */
export async function isSearchable(db: Database, words: string): Promise<boolean> {
  const { rows } = await sql<{ nodes: number }>`
    select numnode(websearch_to_tsquery('norwegian', ${words})) as nodes`.execute(db);
  return rows[0]!.nodes > 0;
}

export type FoundCase = { id: string /** Null where only the subject has them. */; marked: string | null };

/** Those with the newest find first. Of each the newest text that has all the words. */
export async function findCasesByWords(db: Database, words: string, limit: number): Promise<FoundCase[]> {
  const look = `StartSel=${foundMarks.start}, StopSel=${foundMarks.end}, MaxWords=28, MinWords=14, MaxFragments=1`;
  const { rows } = await sql<FoundCase>`
    with query as materialized (select websearch_to_tsquery('norwegian', ${words}) as q),
    found as (
      select enquiry_id as id, body, sent_at as at from enquiry_message, query
        where to_tsvector('norwegian', body) @@ q
      union all
      select enquiry_id, body, written_at from enquiry_note, query where to_tsvector('norwegian', body) @@ q
      union all
      select coalesce(merged_into_id, id), null, received_at from enquiry, query
        where to_tsvector('norwegian', subject) @@ q),
    newest as (select distinct on (id) id, body, at from found order by id, body is null, at desc),
    shown as (select id, body, at from newest order by at desc, id limit ${limit})
    select id, case when body is not null then ts_headline('norwegian', body, q, ${look}) end as marked
    from shown, query order by at desc, id`.execute(db);
  return rows;
}
