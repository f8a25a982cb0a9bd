/** What the calendar brings. Each question is asked of the data, so that a night that was missed is made up for. */
import { sql } from 'kysely';
import type { Transaction } from '#server/platform/database/database.ts';

/** How many at a time; the work goes on until there are none. */
export const batch = 200;

export type BirthdayChild = {
  id: string;
  submissionId: string | null;
  guardians: string[];
  isTold: boolean;
  on: string;
};

/**
 * Those who are 15 on a day or before, held. Registrations that have ended already go without a word.
 * @param today in Norway, `YYYY-MM-DD`
 */
export async function listTurned15(tx: Transaction, today: string): Promise<BirthdayChild[]> {
  const { rows } = await sql<BirthdayChild>`
    select c.id, c.submission_id as "submissionId", c.state in ('waiting', 'checking', 'registered') as "isTold", c.turns_15_on as on,
           array(select g.person_id::text from child_guardian g where g.child_id = c.id) as guardians
    from child c where c.turns_15_on <= ${today}::date
    order by c.turns_15_on, c.id limit ${batch} for update of c skip locked`.execute(tx);
  return rows;
}

/** With everything that has happened to it, and who its guardians were. */
export async function removeChild(tx: Transaction, childId: string): Promise<void> {
  await tx.deleteFrom('child').where('id', '=', childId).execute();
}

/** @param latest 15th birthdays up to this day are notified. Each child once: the mark is set with the query. */
export async function takeChildrenToTellOf(
  tx: Transaction,
  { today, latest, now }: { today: string; latest: string; now: Date },
): Promise<{ id: string; guardians: string[] }[]> {
  const { rows } = await sql<{ id: string; guardians: string[] }>`
    update child c set told_of_15_at = ${now}
    where c.state = 'registered' and c.told_of_15_at is null
      and c.turns_15_on > ${today}::date and c.turns_15_on <= ${latest}::date
    returning c.id, array(select g.person_id::text from child_guardian g where g.child_id = c.id) as guardians`.execute(
    tx,
  );
  return rows;
}

/** Unanswered invitations; each is reminded of once. */
export async function takeInvitationsToRemind(
  tx: Transaction,
  { madeBefore, now }: { madeBefore: Date; now: Date },
): Promise<{ id: string; submissionId: string }[]> {
  const { rows } = await sql<{ id: string; submissionId: string }>`
    update guardian_invitation i set reminded_at = ${now}
    where i.answered_at is null and i.reminded_at is null and i.contact_value is not null
      and i.created_at <= ${madeBefore} and i.expires_at > ${now}
      and exists (select from child c where c.submission_id = i.submission_id and c.state = 'waiting')
    returning i.id, i.submission_id as "submissionId"`.execute(tx);
  return rows;
}

export async function listWaitingIds(tx: Transaction, submissionId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('child')
    .select('id')
    .where('submission_id', '=', submissionId)
    .where('state', '=', 'waiting')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Sendings whose second guardian has let the time run out while a child still waits. */
export async function listExpired(
  tx: Transaction,
  now: Date,
): Promise<{ submissionId: string; registrantId: string | null }[]> {
  const { rows } = await sql<{ submissionId: string; registrantId: string | null }>`
    select s.id as "submissionId", s.person_id as "registrantId"
    from guardian_invitation i join child_submission s on s.id = i.submission_id
    where i.expires_at <= ${now}
      and exists (select from child c where c.submission_id = s.id and c.state = 'waiting')
    order by s.id limit ${batch} for update of s skip locked`.execute(tx);
  return rows;
}

/**
 * Registered through a parent who is a member, and none of them is one any more. Not where the parent has died and member
 * service has not talked with the family yet.
 */
export async function listWithoutMember(tx: Transaction): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id from child c
    where c.state in ('waiting', 'checking', 'registered')
      and not exists (select from child_guardian g join membership m on m.person_id = g.person_id and m.ended_on is null
                      where g.child_id = c.id)
      and not exists (select from death_report_child f where f.child_id = c.id and f.settled_at is null)
    order by c.id limit ${batch} for update of c skip locked`.execute(tx);
  return rows.map(({ id }) => id);
}

/** What has been shown long enough after its end, what the control can no longer ask for, and what both leave behind. */
export async function removeForgotten(
  tx: Transaction,
  { closedBefore, today }: { closedBefore: Date; today: string },
): Promise<void> {
  await tx.deleteFrom('child').where('closed_at', '<', closedBefore).execute();
  await sql`delete from child_grant_evidence where purge_on <= ${today}::date`.execute(tx);
  await sql`
    delete from child_submission s
    where s.sent_at < ${closedBefore}
      and not exists (select from child c where c.submission_id = s.id)
      and not exists (select from child_grant_evidence e where e.submission_id = s.id)`.execute(tx);
}
