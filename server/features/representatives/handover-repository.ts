import { sql } from 'kysely';
import type { UnitMeeting } from '#contract/unit-message-endpoints.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

type Some = Database | Transaction;

export type BoardChangeRow = {
  id: string;
  unitId: string;
  meetingOn: string;
  takesOverOn: string;
  proposedBy: string;
};

const select = sql`
  select c.id, c.unit_id as "unitId", c.meeting_on as "meetingOn", c.takes_over_on as "takesOverOn",
    coalesce(p.given_name, '') as "proposedBy"
  from board_change c left join person p on p.id = c.proposed_by`;
const isOpen = sql`c.cancelled_at is null and c.done_at is null`;

export async function findOpenChange(db: Some, unitId: string): Promise<BoardChangeRow | undefined> {
  const { rows } = await sql<BoardChangeRow>`${select} where c.unit_id = ${unitId} and ${isOpen}`.execute(db);
  return rows[0];
}

/** Held until the transaction ends. */
export async function holdChange(tx: Transaction, id: string): Promise<BoardChangeRow | undefined> {
  const { rows } =
    await sql<BoardChangeRow>`${select} where c.id = ${id} and ${isOpen} for update of c`.execute(tx);
  return rows[0];
}

export async function addChange(
  tx: Transaction,
  change: { id: string; unitId: string; meetingOn: string; takesOverOn: string; by: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('board_change')
    .values({
      id: change.id,
      unit_id: change.unitId,
      meeting_on: change.meetingOn,
      takes_over_on: change.takesOverOn,
      proposed_by: change.by,
      proposed_at: change.at,
    })
    .execute();
}

export async function closeChange(
  tx: Transaction,
  id: string,
  how: 'cancelled_at' | 'done_at',
  at: Date,
): Promise<void> {
  await tx
    .updateTable('board_change')
    .set({ [how]: at })
    .where('id', '=', id)
    .execute();
}

/** An office of the unit that is held ends earlier than it would have. @returns whether there was such a one */
export async function endForChange(
  tx: Transaction,
  changeId: string,
  office: { id: string; unitId: string; untilOn: string },
): Promise<boolean> {
  const { rows } = await sql`
    with held as (
      select id, until_on from office where id = ${office.id} and unit_id = ${office.unitId}
        and accepted_at is not null and withdrawn_at is null and from_on <= ${office.untilOn}::date for update
    ), noted as (
      insert into board_change_ending (board_change_id, office_id, former_until_on)
      select ${changeId}, id, until_on from held
    )
    update office o set until_on = least(o.until_on, ${office.untilOn}::date), soon_told_at = null
    from held where held.id = o.id returning o.id`.execute(tx);
  return rows.length > 0;
}

/** Those whose term had not ended by itself meanwhile get their last day back. */
export async function giveBackTerms(tx: Transaction, changeId: string, today: string): Promise<void> {
  await sql`
    update office o set until_on = e.former_until_on from board_change_ending e
    where e.office_id = o.id and e.board_change_id = ${changeId} and o.until_on >= ${today}::date`.execute(
    tx,
  );
  await sql`delete from board_change_ending where board_change_id = ${changeId}`.execute(tx);
}

export async function withdrawProposed(tx: Transaction, changeId: string, at: Date): Promise<void> {
  await sql`update office set withdrawn_at = ${at}
    where board_change_id = ${changeId} and withdrawn_at is null and declined_at is null`.execute(tx);
}

export async function tieToChange(tx: Transaction, officeId: string, changeId: string): Promise<void> {
  await tx.updateTable('office').set({ board_change_id: changeId }).where('id', '=', officeId).execute();
}

/** The ids of what is proposed, and of what ends. */
export async function listOfChange(
  db: Some,
  changeId: string,
): Promise<{ proposed: string[]; ending: string[] }> {
  const proposed = await sql<{ id: string }>`
    select id from office where board_change_id = ${changeId}`.execute(db);
  const ending = await sql<{ id: string }>`
    select office_id as id from board_change_ending where board_change_id = ${changeId}`.execute(db);
  return { proposed: proposed.rows.map(({ id }) => id), ending: ending.rows.map(({ id }) => id) };
}

export type NoteRow = { body: string; version: number; changedBy: string; changedAt: Date };

export async function findNote(db: Some, unitId: string): Promise<NoteRow | undefined> {
  const { rows } = await sql<NoteRow>`
    select n.body, n.version, coalesce(p.given_name, '') as "changedBy", n.changed_at as "changedAt"
    from handover_note n left join person p on p.id = n.changed_by where n.unit_id = ${unitId}`.execute(db);
  return rows[0];
}

/** @param version of what was seen; 0: there was none. @returns whether it was still that one */
export async function saveNote(
  tx: Transaction,
  note: { unitId: string; body: string; version: number; by: string; at: Date },
): Promise<boolean> {
  const { unitId, body, version, by, at } = note;
  const { rows } = await sql`
    insert into handover_note as n (unit_id, body, version, changed_by, changed_at)
    select ${unitId}, ${body}, 1, ${by}, ${at} where ${version}::int = 0
      or exists (select from handover_note where unit_id = ${unitId})
    on conflict (unit_id) do update set body = excluded.body, version = n.version + 1,
      changed_by = excluded.changed_by, changed_at = excluded.changed_at
    where n.version = ${version} returning n.version`.execute(tx);
  return rows.length > 0;
}

export type ComingActivity = { id: string; title: string; startsAt: Date; isDraft: boolean };

export async function listComing(db: Some, unitId: string, now: Date): Promise<ComingActivity[]> {
  const { rows } = await sql<ComingActivity>`
    select id, title, starts_at as "startsAt", state = 'draft' as "isDraft" from activity
    where unit_id = ${unitId} and state <> 'cancelled' and ends_at > ${now} order by starts_at limit 50`.execute(
    db,
  );
  return rows;
}

export type KnownMeeting = { id: string; meeting: UnitMeeting; isOver: boolean; papers: number };

/** Those to come, and the newest that was. @param today in Norway, `YYYY-MM-DD` */
export async function listKnownMeetings(db: Some, unitId: string, today: string): Promise<KnownMeeting[]> {
  const { rows } = await sql<KnownMeeting>`
    with summons as (
      select *, meeting_on < ${today}::date as is_over from unit_message
      where unit_id = ${unitId} and kind = 'summons' and not is_trial and cancelled_at is null
    )
    select m.id, m.is_over as "isOver", jsonb_build_object('on', m.meeting_on, 'place', m.meeting_place,
        'motionsBy', m.motions_by, 'nominationsBy', m.nominations_by) as meeting,
      (select count(*)::int from meeting_paper p where p.message_id = m.id) as papers
    from summons m where not m.is_over
      or m.id = (select id from summons where is_over order by meeting_on desc, written_at desc limit 1)
    order by m.meeting_on, m.id`.execute(db);
  return rows;
}
