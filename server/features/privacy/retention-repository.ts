/** What is kept of a person, and since when. */
import { sql } from 'kysely';
import type { RetentionId } from '#contract/retention.ts';
import type { Database } from '#server/platform/database/database.ts';

export type Kept = { count: number; oldest: Date | null };

/** How many there are of a person's own, and the moment the oldest is counted from. `:person` stands for whose. */
const ownQueries: Partial<Record<RetentionId, string>> = {
  'unfinished-joining': 'select saved_at as at from joining where person_id = :person',
  'contact-codes': 'select expires_at as at from contact_code where person_id = :person',
  enquiries: `select closed_at as at from enquiry where person_id = :person and state = 'closed'`,
  'unsent-files': 'select changed_at as at from attachment where owner_id = :person',
  drafts: 'select saved_at as at from draft where person_id = :person',
  notices: 'select created_at as at from notice where person_id = :person',
  gifts: `select c.due_on::timestamp at time zone 'Europe/Oslo' as at from gift_charge c
    where c.person_id = :person and c.state not in ('planned', 'sent', 'waiting', 'retrying')`,
  'grant-lists': `select g.frozen_at as at from grant_list_line l join grant_list g on g.id = l.list_id
    where l.person_id = :person`,
  'tax-reports': `select e.happened_at as at from tax_report_line l join tax_report_event e
    on e.report_id = l.report_id and e.kind = 'delivered' where l.person_id = :person`,
  'sign-ups': `select a.ends_at as at from sign_up s join activity a on a.id = s.activity_id
    where s.person_id = :person and a.ends_at < now()`,
  meetings: `select m.written_at as at from unit_message m where m.id in (
      select message_id from meeting_motion where person_id = :person
      union select message_id from meeting_nomination where :person in (nominator_id, nominee_id)
      union select message_id from meeting_voter where person_id = :person)`,
  'health-answers': `select a.ends_at as at from activity_answer w
    join activity_question q on q.id = w.question_id and q.is_health
    join sign_up s on s.id = w.sign_up_id join activity a on a.id = s.activity_id where s.person_id = :person`,
  'queue-places':
    'select ended_at as at from ceremony_ticket where person_id = :person and ended_at is not null',
  'magazine-deliveries': `select i.out_on::timestamp at time zone 'Europe/Oslo' as at from magazine_delivery d
    join magazine_issue i on i.id = d.issue_id where d.person_id = :person`,
  offices: `select o.until_on::timestamp at time zone 'Europe/Oslo' as at from office o where o.person_id = :person
    and o.until_on < (now() at time zone 'Europe/Oslo')::date
    and not exists (select from membership m where m.person_id = o.person_id and m.ended_on is null)`,
  'member-files': 'select taken_at as at from member_file where taken_by = :person',
  'register-files':
    'select taken_at as at from register_file where taken_by = :person and taken_at is not null',
  'unit-messages': 'select written_at as at from unit_message where author_id = :person',
  reimbursements: `select coalesce(paid_on::timestamp at time zone 'Europe/Oslo', changed_at) as at from reimbursement
    where person_id = :person and state <> 'returned'`,
  'returned-reimbursements': `select changed_at as at from reimbursement
    where person_id = :person and state = 'returned'`,
  'outside-changes': `select decided_at as at from register_conflict
    where person_id = :person and decided_at is not null`,
  'chapter-moves':
    'select v.happened_at as at from chapter_move_person c join chapter_move v on v.id = c.move_id where c.person_id = :person',
  'record-merges': `select coalesce(ended_at, merged_at, asked_at) as at from record_merge
    where :person in (kept_id, other_id)`,
  'role-invitations': 'select accepted_at as at from role_invitation where accepted_by = :person',
  'desk-acts': 'select happened_at as at from desk_act where person_id = :person',
  'access-log': `select looked_at as at from access_log where person_id in
    (select :person union all select former_id from person_alias where person_id = :person)`,
  'leaving-certificate': `select left_at as at from leaving where person_id = :person and certificate is not null`,
  sessions: `select used_at as at from account_session where account_id in
    (select account_id from account_person where person_id = :person)`,
  recoveries:
    'select ended_at as at from account_recovery where person_id = :person and ended_at is not null',
  'sign-in-changes':
    'select ended_at as at from sign_in_change where person_id = :person and ended_at is not null',
  'repeated-writes': 'select created_at as at from idempotency_key where person_id = :person',
};

/** @returns all but what is not counted by person, in one statement */
export async function listKept(db: Database, personId: string): Promise<Map<RetentionId, Kept>> {
  const counts = Object.entries(ownQueries).map(([id, own]) => {
    const query = sql.join(
      own.split(':person').map((part) => sql.raw(part)),
      sql`${personId}::uuid`,
    );
    return sql`select ${sql.lit(id)} as id, count(*)::int as count, min(at) as oldest from (${query}) one`;
  });
  const { rows } = await sql<Kept & { id: RetentionId }>`${sql.join(counts, sql` union all `)}`.execute(db);
  return new Map(rows.map(({ id, ...kept }) => [id, kept]));
}

/** The 15th birthday of the youngest and so on: the days on which registrations of the person's children end. */
export async function listChildDays(db: Database, personId: string): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select c.turns_15_on as day from child c join child_guardian g on g.child_id = c.id
    where g.person_id = ${personId} and c.closed_at is null order by c.turns_15_on`.execute(db);
  return rows.map(({ day }) => day);
}

export async function isMember(db: Database, personId: string): Promise<boolean> {
  const { rows } =
    await sql`select from membership where person_id = ${personId} and ended_on is null`.execute(db);
  return rows.length > 0;
}
