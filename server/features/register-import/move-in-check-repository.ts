/** What is found of a staged run beside itself and beside the register: set by set, whatever the size of the file. */
import { type RawBuilder, sql } from 'kysely';
import { adultAge } from '#contract/values/adult-age.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

type Run = { id: string; source: string; kind: string };
type Db = Database | Transaction;

/** Refuses rows for one reason. @param those of the row `r` */
const refuse = (db: Db, run: Run, problem: string, those: RawBuilder<unknown>) =>
  sql`update move_in_row r set outcome = 'refused', problem = ${problem}, content = null, number_index = null
    where r.run_id = ${run.id} and r.outcome = 'new' and ${those}`.execute(db);

/** Of rows that say they are the same, the first counts. */
async function refuseRepeated(
  db: Db,
  run: Run,
  key: 'external_id' | 'unique_key' | 'number_index',
  problem: string,
) {
  const column = sql.ref(key);
  await refuse(
    db,
    run,
    problem,
    sql`r.line = any(array(select line from (
      select line, row_number() over (partition by ${column} order by line) as place from move_in_row
      where run_id = ${run.id} and outcome = 'new' and ${column} is not null) of_key where place > 1))`,
  );
}

/** Within the file, and beside what was moved in before. */
export async function checkRepeated(db: Db, run: Run): Promise<void> {
  await refuseRepeated(db, run, 'external_id', 'TWICE');
  await sql`update move_in_row r set outcome = 'known', content = null, number_index = null
    where r.run_id = ${run.id} and r.outcome = 'new' and (select l.run_id from move_in_link l
      where l.source = ${run.source} and l.kind = ${run.kind} and l.external_id = r.external_id) is not null`.execute(
    db,
  );
  await refuseRepeated(db, run, 'unique_key', 'KEY_TWICE');
  await refuseRepeated(db, run, 'number_index', 'FODSELSNUMMER_TWICE');
}

/** Of rows that name a person, each is of one. */
export async function checkOwners(db: Db, run: Run): Promise<void> {
  await refuse(db, run, 'PERSON_UNKNOWN', sql`r.person_id is null and r.person_ref is not null`);
}

/** Who of the file may be somebody here: by a number, else by contact, else by name and birth date. */
export async function findDuplicates(db: Db, run: Run): Promise<void> {
  await refuse(
    db,
    run,
    'HAS_LEFT',
    sql`exists (select from membership m where m.number = r.unique_key and m.ended_on is not null)`,
  );
  // A row is looked up by itself: joined with itself, a file that has just come has no statistics to plan by.
  const found = async (matchedBy: string, candidate: RawBuilder<unknown>) => {
    await sql`update move_in_row x set candidate_id = (${candidate}), outcome = 'duplicate', matched_by = ${matchedBy}
      where x.run_id = ${run.id} and x.outcome = 'new' and x.content ->> 'isFormer' is null
        and (${candidate}) is not null`.execute(db);
  };
  await found(
    'number',
    sql`coalesce((select p.id from person p where p.fodselsnummer_index = x.number_index and p.number_state = 'confirmed'),
      (select m.person_id from membership m where m.number = x.unique_key and m.ended_on is null))`,
  );
  await found(
    'contact',
    sql`coalesce((select p.id from person p where lower(p.email) = lower(x.content ->> 'email') order by p.id limit 1),
      (select p.id from person p where p.phone = x.content ->> 'phone' order by p.id limit 1))`,
  );
  await found(
    'name',
    sql`select p.id from person p where p.born_on = (x.content ->> 'bornOn')::date
      and lower(p.given_name || ' ' || p.family_name) = lower(x.content ->> 'givenName' || ' ' || (x.content ->> 'familyName'))
      order by p.id limit 1`,
  );
}

/** A person has one agreement that is alive, and a mandate belongs to one agreement. */
export async function checkAgreements(db: Db, run: Run): Promise<void> {
  await refuse(
    db,
    run,
    'MANDATE_KNOWN',
    sql`exists (select from gift_mandate g where g.external_id = r.unique_key)`,
  );
  await refuse(
    db,
    run,
    'HAS_AGREEMENT',
    sql`exists (select from gift_agreement a where a.person_id = r.person_id
      and a.state in ('waiting', 'active', 'paused'))`,
  );
  await refuseSecondOf(db, run, 'HAS_AGREEMENT');
}

/** Of several rows of a person, the first counts. */
async function refuseSecondOf(db: Db, run: Run, problem: string) {
  await refuse(
    db,
    run,
    problem,
    sql`r.line = any(array(select line from (
      select line, row_number() over (partition by person_id order by line) as place from move_in_row
      where run_id = ${run.id} and outcome = 'new') of_person where place > 1))`,
  );
}

/** A reader has one subscription. */
export async function checkSubscriptions(db: Db, run: Run): Promise<void> {
  await refuse(
    db,
    run,
    'HAS_SUBSCRIPTION',
    sql`exists (select from magazine_subscription s where s.person_id = r.person_id)`,
  );
  await refuseSecondOf(db, run, 'HAS_SUBSCRIPTION');
}

/**
 * Only adults may consent (docs/rules/offices.md). The boards see contact points by that consent, so the age must be known.
 */
export async function checkConsents(db: Db, run: Run): Promise<void> {
  const wasAdult = sql`p.born_on + make_interval(years => ${adultAge}) <= (r.content ->> 'on')::date`;
  await refuse(
    db,
    run,
    'NOT_ADULT',
    sql`(r.content ->> 'isGiven')::boolean and not exists (select from person p where p.id = r.person_id
      and coalesce(${wasAdult}, r.content ->> 'purpose' <> 'chapter-contact'))`,
  );
}

/** The office is held, or has been offered, in some of those days. */
export async function checkOffices(db: Db, run: Run): Promise<void> {
  await refuse(
    db,
    run,
    'HAS_OFFICE',
    sql`exists (select from office o where o.person_id = r.person_id and o.unit_id = (r.content ->> 'unitId')::uuid
      and o.role = r.content ->> 'role' and o.declined_at is null and o.withdrawn_at is null
      and o.from_on <= (r.content ->> 'untilOn')::date and o.until_on >= (r.content ->> 'fromOn')::date)`,
  );
}

/** The second guardian is somebody else, one of the two is a member, and no child is registered twice. */
export async function checkChildren(db: Db, run: Run): Promise<void> {
  const isOfGuardian = (person: RawBuilder<unknown>) =>
    sql`(${person} in (r.person_id, (r.content ->> 'secondId')::uuid))`;
  await refuse(
    db,
    run,
    'GUARDIAN_UNKNOWN',
    sql`r.content ->> 'secondRef' is not null and r.content ->> 'secondId' is null`,
  );
  await refuse(db, run, 'ONE_GUARDIAN', sql`(r.content ->> 'secondId')::uuid = r.person_id`);
  await refuse(
    db,
    run,
    'NO_MEMBER_GUARDIAN',
    sql`r.person_id is not null and not exists (select from membership m
      where ${isOfGuardian(sql`m.person_id`)} and m.ended_on is null)`,
  );
  await refuse(
    db,
    run,
    'CHILD_KNOWN',
    sql`(exists (select from child c where c.fodselsnummer_index = r.number_index
        and c.state in ('waiting', 'checking', 'registered'))
      or exists (select from child_guardian g join child c on c.id = g.child_id
        where ${isOfGuardian(sql`g.person_id`)} and c.state in ('waiting', 'checking', 'registered')
          and c.born_on = (r.content ->> 'bornOn')::date and lower(c.given_name) = lower(r.content ->> 'givenName')))`,
  );
}

/** One sign-up of a person to an activity, and no more than it has places. */
export async function checkSignUps(db: Db, run: Run): Promise<void> {
  await refuse(
    db,
    run,
    'HAS_SIGN_UP',
    sql`(exists (select from sign_up s where s.person_id = r.person_id
        and s.activity_id = (r.content ->> 'activityId')::uuid and s.state <> 'cancelled')
      or r.line = any(array(select line from (
        select line, row_number() over (partition by person_id, content ->> 'activityId' order by line) as place
        from move_in_row where run_id = ${run.id} and outcome = 'new') of_activity where place > 1)))`,
  );
  await refuse(
    db,
    run,
    'ACTIVITY_FULL',
    sql`r.line = any(array(select of_activity.line from (
      select line, content ->> 'activityId' as activity,
        sum((content ->> 'seats')::int) over (partition by content ->> 'activityId' order by line) as seats
      from move_in_row where run_id = ${run.id} and outcome = 'new' and content ->> 'state' = 'signed-up') of_activity
      join activity a on a.id = of_activity.activity::uuid
      where of_activity.seats > a.capacity - (select coalesce(sum(s.seats), 0) from sign_up s
        where s.activity_id = a.id and s.state in ('signed-up', 'awaiting-payment', 'offered'))))`,
  );
}

/** Columns that refer to a person and say nothing of an act by a person: the portal writes them itself. */
const quiet = [
  ...['membership', 'joining_evidence', 'consent_event', 'notice', 'giving_year_notice', 'magazine_delivery'],
  ...['move_in_row', 'move_in_link', 'grant_list_line', 'erasure_known', 'register_conflict', 'access_log'],
  ...['magazine_household_end'],
];

/** The columns that refer to a person, but for the quiet ones. */
export async function listPersonColumns(db: Db): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select k.conrelid::regclass::text as "table", a.attname::text as "column" from pg_constraint k
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.confrelid = 'person'::regclass
      and not k.conrelid::regclass::text = any(${quiet}::text[])`.execute(db);
  return rows;
}

/** @returns one reason why the persons that a run brought cannot be undone; undefined where there is none */
export async function findUseOfPersons(db: Db, runId: string): Promise<string | undefined> {
  const later = await sql`
    select from move_in_link mine join move_in_link l on l.person_id = mine.target_id and l.run_id <> mine.run_id
    where mine.run_id = ${runId} limit 1`.execute(db);
  if (later.rows.length > 0) return 'LATER_RUN';
  const uses = (await listPersonColumns(db)).map(
    ({ table, column }) => sql`
      select where exists (select from move_in_link l join ${sql.table(table)} t
        on t.${sql.ref(column)} = l.target_id where l.run_id = ${runId} and l.is_new)`,
  );
  const { rows } = await sql`
    select where exists (select from move_in_link l join person p on p.id = l.target_id
      where l.run_id = ${runId} and l.is_new and p.version > 1)
    union all select where exists (select from move_in_link l join consent_event c
      on c.person_id = l.target_id where l.run_id = ${runId} and l.is_new and c.channel <> 'import')
    union all ${sql.join(uses, sql` union all `)} limit 1`.execute(db);
  return rows.length > 0 ? 'CHANGED' : undefined;
}

/** What has happened to the rows of a run since, by kind. The link is called `l`. */
const changes = {
  gifts: sql`exists (select from gift_charge_event e where e.charge_id = l.target_id and e.key <> 'moved-in')
    or exists (select from tax_report_line_gift t where t.charge_id = l.target_id)
    or not exists (select from gift_charge c where c.id = l.target_id)`,
  agreements: sql`exists (select from gift_agreement_event e where e.agreement_id = l.target_id and not e.is_moved_in)
    or exists (select from gift_charge c where c.agreement_id = l.target_id)`,
  offices: sql`exists (select from confidentiality_declaration d where d.office_id = l.target_id)
    or not exists (select from office o where o.id = l.target_id and o.withdrawn_at is null)`,
  subscriptions: sql`exists (select from magazine_payment m where m.person_id = l.person_id)
    or exists (select from magazine_subscription s where s.person_id = l.person_id
      and (s.stopped_at is not null or s.pause_until_on is not null or s.temporary_from_on is not null))`,
  consents: sql`exists (select from consent_event mine join consent_event c on c.person_id = mine.person_id
    and c.purpose = mine.purpose and c.channel <> 'import' and c.happened_at > mine.happened_at
    where mine.id = l.target_id)`,
  children: sql`exists (select from child_event e join move_in_run r on r.id = l.run_id
      where e.child_id = l.target_id and e.happened_at > r.started_at)
    or exists (select from activity_participant p where p.child_id = l.target_id)
    or exists (select from death_report_child d where d.child_id = l.target_id)
    or exists (select from grant_list_line g where g.child_id = l.target_id)
    or not exists (select from child c where c.id = l.target_id union all
      select from child_grant_evidence e where e.id = l.target_id)`,
  'sign-ups': sql`exists (select from activity_participant p where p.sign_up_id = l.target_id and p.attendance is not null)
    or not exists (select from sign_up s where s.id = l.target_id and s.sequence = 0)`,
  enquiries: sql`exists (select from enquiry_message m where m.enquiry_id = l.target_id and m.id <> l.target_id
      and (m.author = 'person' or m.author_id is not null))
    or exists (select from enquiry_note n where n.enquiry_id = l.target_id)
    or not exists (select from enquiry e where e.id = l.target_id and e.version = 1)`,
} as const;

/** @returns why a run cannot be undone; undefined where nothing has happened to what it brought */
export async function findChangeSince(
  db: Db,
  runId: string,
  what: keyof typeof changes,
): Promise<string | undefined> {
  const { rows } =
    await sql`select from move_in_link l where l.run_id = ${runId} and (${changes[what]}) limit 1`.execute(
      db,
    );
  return rows.length > 0 ? 'CHANGED' : undefined;
}
