/** What is older than it may be: removed by the nightly jobs, and looked up for the person. Safe to run twice. */
import { sql } from 'kysely';
import type { RetentionId } from '#contract/retention.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

/** Closed for long enough. With it go its messages, files, notes and events. */
export async function forgetEnquiries(db: Database, before: Date): Promise<number> {
  const { rows } = await sql`
    delete from enquiry where state = 'closed' and closed_at < ${before} returning id`.execute(db);
  return rows.length;
}

export async function forgetDrafts(db: Database, before: Date): Promise<number> {
  const { rows } = await sql`delete from draft where saved_at < ${before} returning form`.execute(db);
  return rows.length;
}

/** After that the list is no archive; bounces go with what they are of. */
export async function forgetNotices(db: Database, before: Date): Promise<number> {
  const { rows } = await sql`delete from notice where created_at < ${before} returning id`.execute(db);
  return rows.length;
}

/** Deletes sign-ups for activities that ended before the day; the activity itself is no personal data. */
export async function forgetSignUps(db: Database, before: Date): Promise<number> {
  const { rows } = await sql`
    delete from sign_up s using activity a where a.id = s.activity_id and a.ends_at < ${before}
    returning s.id`.execute(db);
  return rows.length;
}

/**
 * Gifts of years that need not be accounted for any more (bokføringsloven § 13): the charge with all that has happened to
 * it. An agreement goes when it has ended and nothing is left that was drawn on it.
 * @returns how many charges
 */
export async function forgetGifts(tx: Transaction, before: Date): Promise<number> {
  const old = sql`
    select c.id from gift_charge c
    where c.state not in ('planned', 'sent', 'waiting', 'retrying') and c.created_at < ${before}
      and not exists (select from gift_charge_event e where e.charge_id = c.id and e.recorded_at >= ${before})`;
  for (const table of ['giro_claim', 'giro_payment'])
    await sql`delete from ${sql.table(table)} where charge_id in (${old})`.execute(tx);
  await sql`select forget_charge_events(array(${old}))`.execute(tx);
  const { rows } = await sql`
    delete from gift_charge c where c.state not in ('planned', 'sent', 'waiting', 'retrying')
      and c.created_at < ${before}
      and not exists (select from gift_charge_event e where e.charge_id = c.id)
      and not exists (select from gift_receipt r where r.charge_id = c.id)
    returning id`.execute(tx);
  await forgetAgreements(tx, before);
  await forgetGiroFiles(tx, before);
  return rows.length;
}

/**
 * Files of the bank, which hold names and messages, and the payments that were no gifts: as long as the books that they
 * are the vouchers of. A file goes when nothing that is kept came in it.
 */
async function forgetGiroFiles(tx: Transaction, before: Date): Promise<void> {
  const beforeOn = sql`(${before}::timestamptz at time zone 'Europe/Oslo')::date`;
  await sql`delete from giro_payment where charge_id is null and settled_on < ${beforeOn}`.execute(tx);
  await sql`delete from giro_settlement where settled_on < ${beforeOn}`.execute(tx);
  await sql`delete from giro_file f where f.created_at < ${before}
    and not exists (select from giro_claim c where f.id in (c.file_id, c.cancel_file_id))
    and not exists (select from giro_payment p where p.file_id = f.id)
    and not exists (select from giro_settlement s where s.file_id = f.id)`.execute(tx);
}

async function forgetAgreements(tx: Transaction, before: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select a.id from gift_agreement a
    where a.state in ('declined', 'expired', 'abandoned', 'stopped')
      and not exists (select from gift_charge c where c.agreement_id = a.id)
      and not exists (
        select from gift_agreement_event e where e.agreement_id = a.id and e.recorded_at >= ${before})`.execute(
    tx,
  );
  const ids = rows.map(({ id }) => id);
  await sql`select forget_agreement_events(${ids}::uuid[])`.execute(tx);
  await sql`delete from gift_mandate where agreement_id = any(${ids}::uuid[])`.execute(tx);
  await sql`delete from gift_agreement where id = any(${ids}::uuid[])`.execute(tx);
}

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
  'unit-messages': 'select written_at as at from unit_message where author_id = :person',
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
