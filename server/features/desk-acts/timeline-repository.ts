/** What has happened with a person, read from the tables of all features: one statement, whatever is asked for. */
import { type RawBuilder, sql } from 'kysely';
import { type Happening, type HappeningKind, happeningKinds } from '#contract/desk-timeline-endpoints.ts';
import type { Database } from '#server/platform/database/database.ts';

export type HappeningRow = {
  id: string;
  kind: HappeningKind;
  what: string;
  at: Date;
  /** With all of its digits: by it the next page begins. */
  place: string;
  isDay: boolean;
  title: string | null;
  /** A correction's are as they were kept; the others' are text. */
  before: unknown;
  after: unknown;
  by: string | null;
  isByUnit: boolean;
  amountOre: number | null;
  times: number;
  outcome: Happening['outcome'];
  enquiryId: string | null;
  enquiryNumber: string | null;
  /** Before and after are the kept values of a correction. */
  isCorrection: boolean;
};

export const happeningsShown = 40;

type Sql = RawBuilder<unknown>;
type Columns = {
  id: Sql;
  what: Sql;
  at: Sql;
  isDay?: Sql;
  title?: Sql;
  before?: Sql;
  after?: Sql;
  by?: Sql;
  isByUnit?: Sql;
  amountOre?: Sql;
  times?: Sql;
  outcome?: Sql;
  enquiryId?: Sql;
  isCorrection?: Sql;
};

/** The columns of each source in the same order; what it does not have is null. @param source names the source in the id */
function columns(kind: HappeningKind, source: string, c: Columns): Sql {
  return sql`select ${sql.lit(`${source}:`)} || ${c.id}::text as id, ${sql.lit(kind)} as kind, ${c.what} as what,
    ${c.at} as at, ${c.isDay ?? sql`false`} as is_day, ${c.title ?? sql`null::text`} as title,
    ${c.before ?? sql`null::jsonb`} as before, ${c.after ?? sql`null::jsonb`} as after,
    ${c.by ?? sql`null::text`} as by, ${c.isByUnit ?? sql`false`} as is_by_unit,
    ${c.amountOre ?? sql`null::int`} as amount_ore, ${c.times ?? sql`1`} as times,
    ${c.outcome ?? sql`null::text`} as outcome, ${c.enquiryId ?? sql`null::uuid`} as enquiry_id,
    ${c.isCorrection ?? sql`false`} as is_correction`;
}

const nameOf = (personId: Sql) =>
  sql`(select nullif(trim(s.given_name || ' ' || s.family_name), '') from person s where s.id = ${personId})`;
const unitOf = (unitId: Sql) => sql`(select u.name from unit u where u.id = ${unitId})`;
const startOf = (day: Sql) => sql`(${day}::timestamp at time zone 'Europe/Oslo')`;

/** For each kind, what it is read from. @param p the id of the person */
const sources: Record<HappeningKind, (p: Sql) => Sql[]> = {
  case: (p) => [
    sql`${columns('case', 'opened', {
      id: sql`e.id`,
      what: sql`'opened'`,
      at: sql`e.received_at`,
      title: sql`e.subject`,
      enquiryId: sql`e.id`,
    })} from enquiry e where e.person_id = ${p} and e.merged_into_id is null`,
    sql`${columns('case', 'answered', {
      id: sql`m.id`,
      what: sql`'answered'`,
      at: sql`m.sent_at`,
      title: sql`e.subject`,
      by: sql`coalesce(${unitOf(sql`m.unit_id`)}, ${nameOf(sql`m.author_id`)})`,
      isByUnit: sql`m.unit_id is not null`,
      enquiryId: sql`e.id`,
    })} from enquiry e join enquiry_message m on m.enquiry_id = e.id
      where e.person_id = ${p} and m.author = 'staff'`,
    sql`${columns('case', 'case-event', {
      id: sql`v.id`,
      what: sql`v.kind`,
      at: sql`v.happened_at`,
      title: sql`e.subject`,
      by: sql`case when v.author = 'staff' then ${nameOf(sql`v.author_id`)} end`,
      enquiryId: sql`e.id`,
    })} from enquiry e join enquiry_event v on v.enquiry_id = e.id
      where e.person_id = ${p} and v.kind in ('closed', 'reopened')`,
  ],
  details: (p) => [
    corrections('details', p, sql`a.kind not in ('chapter', 'joined')`),
    // Only in a case a name can be corrected without an act of its own.
    sql`${columns('details', 'name', {
      id: sql`v.id`,
      what: sql`'name'`,
      at: sql`v.happened_at`,
      before: sql`to_jsonb(v.before)`,
      after: sql`to_jsonb(v.after)`,
      by: nameOf(sql`v.author_id`),
      enquiryId: sql`e.id`,
    })} from enquiry e join enquiry_event v on v.enquiry_id = e.id
      where e.person_id = ${p} and v.kind = 'changed' and v.field = 'name' and not exists (
        select from desk_act a where a.person_id = ${p} and a.kind = 'name' and a.happened_at = v.happened_at)`,
    sql`${columns('details', 'contact', {
      id: sql`c.id`,
      what: sql`c.kind`,
      at: sql`c.asked_at`,
      before: sql`to_jsonb(c.former_value)`,
      after: sql`to_jsonb(c.value)`,
    })} from sign_in_change c
      where c.person_id = ${p} and c.is_contact and not c.by_desk and coalesce(c.outcome, 'counted') = 'counted'`,
    registered('details', p, sql`r.field in ('name', 'birth', 'contact', 'address', 'language')`),
  ],
  membership: (p) => [
    sql`${columns('membership', 'joined', {
      id: sql`m.id`,
      what: sql`'joined'`,
      at: startOf(sql`m.joined_on`),
      isDay: sql`true`,
      title: sql`m.number`,
    })} from membership m where m.person_id = ${p}`,
    sql`${columns('membership', 'left', {
      id: sql`m.id`,
      what: sql`'left'`,
      at: sql`coalesce(l.left_at, ${startOf(sql`m.ended_on`)})`,
      isDay: sql`l.left_at is null`,
      title: sql`m.number`,
      by: nameOf(sql`l.registered_by`),
    })} from membership m
      left join lateral (select left_at, registered_by from leaving where membership_id = m.id
        order by left_at desc limit 1) l on true
      where m.person_id = ${p} and m.ended_on is not null`,
    corrections('membership', p, sql`a.kind in ('chapter', 'joined')`),
    registered('membership', p, sql`r.field = 'chapter'`),
  ],
  giving: (p) => [
    sql`${columns('giving', 'agreement', {
      id: sql`v.id`,
      what: sql`v.kind`,
      at: sql`v.happened_at`,
      by: nameOf(sql`v.staff_id`),
      amountOre: sql`case when v.kind in ('begun', 'changed', 'restarted') then v.amount_ore end`,
    })} from gift_agreement g join gift_agreement_event v on v.agreement_id = g.id where g.person_id = ${p}`,
    sql`${columns('giving', 'gift', {
      id: sql`v.id`,
      what: sql`v.kind`,
      at: sql`v.happened_at`,
      by: nameOf(sql`v.staff_id`),
      amountOre: sql`coalesce(v.amount_ore, g.amount_ore)`,
    })} from gift_charge g join gift_charge_event v on v.charge_id = g.id
      where g.person_id = ${p} and v.kind in ('paid', 'retrying', 'failed', 'cancelled', 'refunded')`,
  ],
  'sign-up': (p) => [
    sql`${columns('sign-up', 'signed-up', {
      id: sql`s.id`,
      what: sql`case s.state when 'waiting' then 'waiting' else 'signed-up' end`,
      at: sql`s.queued_at`,
      title: sql`a.title`,
    })} from sign_up s join activity a on a.id = s.activity_id where s.person_id = ${p}`,
    sql`${columns('sign-up', 'signed-off', {
      id: sql`s.id`,
      what: sql`'off-by-' || s.ended_by`,
      at: sql`s.changed_at`,
      title: sql`a.title`,
    })} from sign_up s join activity a on a.id = s.activity_id where s.person_id = ${p} and s.state = 'cancelled'`,
  ],
  notice: (p) => [
    sql`${columns('notice', 'notice', {
      id: sql`n.id`,
      what: sql`n.kind`,
      at: sql`coalesce(n.sent_at, n.created_at)`,
      outcome: sql`case when n.sent_at is not null then 'sent' when n.left_out_at is not null then 'page-only'
        when n.failure is not null then 'failed' else 'waiting' end`,
      enquiryId: sql`n.subject_id`,
    })} from notice n where n.person_id = ${p}`,
  ],
  look: (p) => [
    sql`${columns('look', 'look', {
      id: sql`l.id`,
      what: sql`l.reason`,
      at: sql`l.looked_at`,
      by: sql`case l.looked_as when 'staff' then ${nameOf(sql`l.staff_id`)} else ${unitOf(sql`l.subject_id`)} end`,
      isByUnit: sql`l.looked_as <> 'staff'`,
      times: sql`l.times::int`,
      enquiryId: sql`l.subject_id`,
    })} from (
      select o.*, count(*) over day as times, row_number() over (day order by o.looked_at desc, o.number desc) as place
      from access_log o where o.looked_as <> 'self' and o.person_id in (
        select ${p} union all select former_id from person_alias where person_id = ${p})
      window day as (partition by o.staff_id, o.reason, o.subject_id, (o.looked_at at time zone 'Europe/Oslo')::date)
    ) l where l.place = 1`,
  ],
};

/** What the desk has corrected, with both values. */
function corrections(kind: HappeningKind, p: Sql, which: Sql): Sql {
  return sql`${columns(kind, 'act', {
    id: sql`a.id`,
    what: sql`case a.kind when 'joined' then 'registered' else a.kind end`,
    at: sql`a.happened_at`,
    title: sql`a.reason`,
    before: sql`a.before`,
    after: sql`case when a.kind <> 'joined' then a.after end`,
    by: nameOf(sql`a.staff_id`),
    enquiryId: sql`a.enquiry_id`,
    isCorrection: sql`true`,
  })} from desk_act a where a.person_id = ${p} and ${which}`;
}

/** What others have changed: only which field is kept, and that for as long as other systems may ask. */
function registered(kind: HappeningKind, p: Sql, which: Sql): Sql {
  return sql`${columns(kind, 'field', {
    id: sql`c.id || r.field`,
    what: sql`case r.field when 'birth' then 'birth-date' else r.field end`,
    at: sql`c.numbered_at`,
  })} from register_change c cross join unnest(c.fields) as r (field)
    where c.subject in (select number from membership where person_id = ${p}) and c.kind = 'member.changed'
      and c.numbered_at is not null and ${which}
      and not exists (select from desk_act a where a.person_id = ${p}
        and a.happened_at between c.numbered_at - interval '10 minutes' and c.numbered_at)
      and not exists (select from sign_in_change s where s.person_id = ${p} and r.field = 'contact'
        and s.asked_at between c.numbered_at - interval '10 minutes' and c.numbered_at)`;
}

/**
 * Newest first, one more than are shown.
 * @param after the place and the id of the last one that has been seen
 */
export async function listHappenings(
  db: Database,
  personId: string,
  kinds: readonly HappeningKind[],
  after: readonly [place: string, id: string] | null,
): Promise<HappeningRow[]> {
  const p = sql`${personId}::uuid`;
  const all = happeningKinds.flatMap((kind) => sources[kind](p));
  const { rows } = await sql<HappeningRow>`
    with happening as (${sql.join(all, sql` union all `)})
    select h.id, h.kind, h.what, h.at, h.at::text as place, h.is_day as "isDay", h.title, h.before, h.after, h.by,
      h.is_by_unit as "isByUnit", h.amount_ore as "amountOre", h.times, h.outcome, e.id as "enquiryId",
      e.number as "enquiryNumber", h.is_correction as "isCorrection"
    from happening h left join enquiry e on e.id = h.enquiry_id and e.person_id = ${p}
    where h.kind = any(${kinds}::text[])
      ${after ? sql`and (h.at, h.id) < (${after[0]}::timestamptz, ${after[1]})` : sql``}
    order by h.at desc, h.id desc limit ${happeningsShown + 1}`.execute(db);
  return rows;
}

/** Whether the person's address may be shown. */
export async function isAddressShielded(db: Database, personId: string): Promise<boolean> {
  const row = await db
    .selectFrom('person')
    .select('is_address_shielded')
    .where('id', '=', personId)
    .executeTakeFirst();
  return row?.is_address_shielded ?? true;
}
