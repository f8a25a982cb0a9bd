import { sql } from 'kysely';
import type { ControlOutcome } from '#contract/grant-control.ts';
import type { ControlAnswer, controlStates, GrantYear } from '#contract/grant-list-endpoints.ts';
import type { Mapping } from '#contract/values/file-columns.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { linesPerPage } from './grant-list-rules.ts';

type Some = Database | Transaction;

/** @returns whether this very file was brought in before */
export async function isControlKnown(tx: Transaction, listId: string, digest: string): Promise<boolean> {
  const { rows } = await sql`
    select from grant_control where list_id = ${listId} and digest = ${digest}`.execute(tx);
  return rows.length > 0;
}

export async function addControl(
  tx: Transaction,
  control: {
    id: string;
    listId: string;
    name: string;
    digest: string;
    at: Date;
    by: string;
    byName: string;
    columns: Mapping;
  },
): Promise<void> {
  const { number = null, outcome = null } = control.columns;
  await sql`insert into grant_control (id, list_id, name, digest, brought_at, brought_by, brought_by_name,
      number_heading, outcome_heading)
    values (${control.id}, ${control.listId}, ${control.name}, ${control.digest}, ${control.at}, ${control.by},
      ${control.byName}, ${number}, ${outcome})`.execute(tx);
}

/** The headings that the newest answer was read by, of any list. */
export async function findControlColumns(tx: Transaction): Promise<Mapping> {
  const { rows } = await sql<{ number: string | null; outcome: string | null }>`
    select number_heading as number, outcome_heading as outcome from grant_control
    where number_heading is not null order by brought_at desc, id limit 1`.execute(tx);
  const { number, outcome } = rows[0] ?? {};
  return { ...(number && { number }), ...(outcome && { outcome }) };
}

export type ListedLine = { id: string; index: Buffer; personId: string | null; isAnswered: boolean };

/** The counted lines of a list that have one of these numbers. */
export async function findLines(
  tx: Transaction,
  listId: string,
  indexes: readonly Buffer[],
): Promise<ListedLine[]> {
  const { rows } = await sql<ListedLine>`
    select l.id, l.number_index as index, l.person_id as "personId",
      exists (select from grant_control_answer a where a.line_id = l.id) as "isAnswered"
    from grant_list_line l where l.list_id = ${listId} and l.reason is null
      and l.number_index in (select decode(hex, 'hex')
        from json_array_elements_text(${JSON.stringify(indexes.map((index) => index.toString('hex')))}::json) hex)`.execute(
    tx,
  );
  return rows;
}

export async function addAnswers(
  tx: Transaction,
  controlId: string,
  answers: readonly { id: string; lineId: string; personId: string | null; outcome: ControlOutcome }[],
): Promise<void> {
  await sql`insert into grant_control_answer (id, control_id, line_id, person_id, outcome, state)
    select a.id, ${controlId}::uuid, a."lineId", a."personId", a.outcome, 'open'
    from json_to_recordset(${JSON.stringify(answers)}::json)
      as a (id uuid, "lineId" uuid, "personId" uuid, outcome text)`.execute(tx);
}

/** Marks as told, or as reminded again, those who stand elsewhere too and have not chosen. @returns the persons */
export async function takeToTell(
  tx: Transaction,
  asked: { toldBefore: Date; reminders: number; now: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ personId: string }>`
    with next as materialized (
      select id from grant_control_answer
      where state = 'open' and outcome = 'elsewhere' and person_id is not null
        and (told_at is null or (told_at <= ${asked.toldBefore} and reminders < ${asked.reminders}))
      order by id limit ${asked.limit} for update skip locked)
    update grant_control_answer a set told_at = ${asked.now},
      reminders = case when a.told_at is null then 0 else a.reminders + 1 end
    from next where a.id = next.id
    returning a.person_id as "personId"`.execute(tx);
  return rows.map(({ personId }) => personId);
}

/** Those who have said since they were told that it is settled. */
export async function settleChosen(tx: Transaction, now: Date): Promise<void> {
  await sql`
    update grant_control_answer a set state = 'settled', settled_at = ${now}
    from person p where a.state = 'open' and a.outcome = 'elsewhere' and p.id = a.person_id
      and p.other_communities_settled_at is not null`.execute(tx);
}

/** The year is over, or the person has left the register. A child has no answer of its own: it stays open for member service. */
export async function closeAnswers(tx: Transaction, lastYear: number, now: Date): Promise<void> {
  await sql`
    update grant_control_answer a set state = 'closed', settled_at = ${now}
    from grant_control c join grant_list l on l.id = c.list_id
    where c.id = a.control_id and a.state = 'open' and a.outcome = 'elsewhere'
      and (l.year <= ${lastYear}
        or not exists (select from membership m where m.person_id = a.person_id and m.ended_on is null
          union all select from grant_list_line g join child c on c.id = g.child_id
          where g.id = a.line_id and c.state = 'registered'))`.execute(tx);
}

/** @returns whether it was open */
export async function settleAnswer(
  tx: Transaction,
  id: string,
  settled: { note: string; by: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update grant_control_answer set state = 'settled', settled_at = ${settled.at}, note = ${settled.note},
      settled_by_name = ${settled.by}
    where id = ${id} and state = 'open' returning id`.execute(tx);
  return rows.length > 0;
}

export async function answerExists(tx: Transaction, id: string): Promise<boolean> {
  return (await sql`select from grant_control_answer where id = ${id}`.execute(tx)).rows.length > 0;
}

type AnswerRow = Omit<ControlAnswer, 'toldAt'> & { toldAt: Date | null };

/** Open ones first asked for by id. */
export async function listAnswers(
  db: Some,
  listId: string,
  asked: { outcome: ControlOutcome | null; after: string | null },
): Promise<ControlAnswer[]> {
  const { rows } = await sql<AnswerRow>`
    select a.id, l.kind, a.person_id as "personId", a.outcome, a.state, a.told_at as "toldAt", a.note,
      case when l.kind = 'child' then trim(c.given_name || ' ' || c.family_name)
        else trim(p.given_name || ' ' || p.family_name) end as name
    from grant_control_answer a join grant_list_line l on l.id = a.line_id
    left join person p on p.id = a.person_id left join child c on c.id = l.child_id
    where l.list_id = ${listId} and (${asked.outcome}::text is null or a.outcome = ${asked.outcome})
      and (${asked.after}::uuid is null or a.id > ${asked.after}::uuid)
    order by a.id limit ${linesPerPage + 1}`.execute(db);
  return rows.map((row) => ({ ...row, toldAt: row.toldAt?.toISOString() ?? null }));
}

type Counted = NonNullable<GrantYear['figures']>['control'];

export async function countControl(db: Some, listId: string): Promise<Counted> {
  const { rows } = await sql<{
    outcome: ControlOutcome;
    state: (typeof controlStates)[number];
    count: number;
  }>`
    select a.outcome, a.state, count(*)::int as count
    from grant_control_answer a join grant_list_line l on l.id = a.line_id
    where l.list_id = ${listId} group by a.outcome, a.state
    order by array_position(array['elsewhere', 'not-found', 'dead', 'emigrated'], a.outcome), a.state desc`.execute(
    db,
  );
  return rows;
}
