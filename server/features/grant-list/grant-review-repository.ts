/** What is to be looked at in a frozen list, and how it differs from that of the year before. */
import { type RawBuilder, sql } from 'kysely';
import type {
  GrantChange,
  GrantChangeLine,
  GrantDirection,
  GrantProblem,
  GrantProblemLine,
} from '#contract/grant-list-endpoints.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

import { linesPerPage } from './grant-list-rules.ts';

type Some = Database | Transaction;
type Place = { after: string | null };

const name = sql`case when l.kind = 'child' then trim(c.given_name || ' ' || c.family_name)
  else trim(p.given_name || ' ' || p.family_name) end as name`;
const follows = (after: string | null) => sql`(${after}::uuid is null or l.id > ${after}::uuid)`;

/** Each line with a problem, with the register of today beside it. */
const problemsOf = (listId: string) => sql`
  select l.*, case
    when l.reason in ('number-missing', 'number-unconfirmed', 'number-invalid', 'counted-already', 'second-guardian',
      'died', 'abroad') then l.reason
    when l.reason is not null then null
    when l.person_id is null then null
    when exists (select from person p where p.id = l.person_id and p.died_on is not null)
      or exists (select from death_report d where d.person_id = l.person_id and d.state <> 'rejected') then 'dead-since'
    when exists (select from person p where p.id = l.person_id and p.country <> 'NO') then 'moved-since' end as problem
  from grant_list_line l where l.list_id = ${listId}`;

export async function listProblems(
  db: Some,
  listId: string,
  asked: Place & { problem: GrantProblem | null },
): Promise<GrantProblemLine[]> {
  const { rows } = await sql<GrantProblemLine>`
    select l.id, l.kind, l.problem, l.person_id as "personId", ${name}
    from (${problemsOf(listId)}) l
    left join person p on p.id = l.person_id left join child c on c.id = l.child_id
    where l.problem is not null and (${asked.problem}::text is null or l.problem = ${asked.problem})
      and ${follows(asked.after)}
    order by l.id limit ${linesPerPage + 1}`.execute(db);
  return rows;
}

export async function countProblems(
  db: Some,
  listId: string,
): Promise<{ problem: GrantProblem; count: number }[]> {
  const { rows } = await sql<{ problem: GrantProblem; count: number }>`
    select l.problem, count(*)::int as count from (${problemsOf(listId)}) l
    where l.problem is not null group by l.problem order by l.problem`.execute(db);
  return rows;
}

/**
 * Those who count in one list and not in the other. The same person is the same number, or the same record. Both lists are
 * read once: of a list that has just been frozen the database has no statistics, and would join it line by line.
 */
const changesOf = (listId: string, earlierId: string): RawBuilder<unknown> => sql`
  select l.id, l.kind, l.person_id, case when l.list_id = ${listId} then 'in' else 'out' end as direction, ${name},
    coalesce(o.reason, case
      when l.list_id = ${listId} then case when l.kind in ('child', 'former-child') then 'child-registered' else 'joined' end
      when l.kind in ('child', 'former-child') then 'child-ended'
      when p.died_on is not null then 'died' when p.id is not null then 'left' else 'gone' end) as change
  from (select (array_agg(id))[1] as id, (array_agg(list_id))[1] as list_id, (array_agg(kind))[1] as kind,
      (array_agg(person_id))[1] as person_id, (array_agg(child_id))[1] as child_id
    from grant_list_line where list_id in (${listId}, ${earlierId}) and reason is null
    group by number_index having count(*) = 1) l
  left join grant_list_line o on o.reason is not null
    and o.list_id = case when l.list_id = ${listId} then ${earlierId}::uuid else ${listId}::uuid end
    and coalesce(o.person_id, o.child_id) = coalesce(l.person_id, l.child_id)
  left join person p on p.id = l.person_id left join child c on c.id = l.child_id`;

export async function listGrantChanges(
  db: Some,
  lists: { id: string; earlierId: string },
  asked: Place & { direction: GrantDirection | null },
): Promise<GrantChangeLine[]> {
  const { rows } = await sql<GrantChangeLine>`
    select l.id, l.kind, l.person_id as "personId", l.name, l.direction, l.change
    from (${changesOf(lists.id, lists.earlierId)}) l
    where (${asked.direction}::text is null or l.direction = ${asked.direction}) and ${follows(asked.after)}
    order by l.id limit ${linesPerPage + 1}`.execute(db);
  return rows;
}

export async function countGrantChanges(
  db: Some,
  lists: { id: string; earlierId: string },
): Promise<{ direction: GrantDirection; change: GrantChange; count: number }[]> {
  const { rows } = await sql<{ direction: GrantDirection; change: GrantChange; count: number }>`
    select l.direction, l.change, count(*)::int as count from (${changesOf(lists.id, lists.earlierId)}) l
    group by l.direction, l.change order by l.direction, count(*) desc, l.change`.execute(db);
  return rows;
}

/** The sealed numbers of children who counted in the earlier list, and whose registration has ended since. */
export async function listEndedChildNumbers(
  db: Some,
  lists: { id: string; earlierId: string },
): Promise<{ id: string; sealed: Buffer }[]> {
  const { rows } = await sql<{ id: string; sealed: Buffer }>`
    select l.id, s.number_sealed as sealed from (${changesOf(lists.id, lists.earlierId)}) l
    join grant_list_line s on s.id = l.id
    where l.direction = 'out' and l.change = 'child-ended'`.execute(db);
  return rows;
}
