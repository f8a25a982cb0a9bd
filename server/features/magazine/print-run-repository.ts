/** Issues as the desk plans them, the frozen list, and the files for the printer. */
import { sql } from 'kysely';
import type { IssuePlan, RunCounts } from '#contract/staff-magazine-endpoints.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { PrintLabel } from './print-file-rules.ts';
import type { PlannedDelivery, Reader } from './print-run-rules.ts';

export type StaffIssueRow = {
  id: string;
  number: string;
  title: string;
  deadlineOn: string;
  outOn: string;
  audioUrl: string;
  version: number;
  hasFile: boolean;
  articles: number;
  isFrozen: boolean;
  counts: RunCounts;
};

export async function listStaffIssues(db: Database): Promise<StaffIssueRow[]> {
  const { rows } = await sql<StaffIssueRow>`
    select i.id, i.number, i.title, i.deadline_on as "deadlineOn", i.out_on as "outOn",
      coalesce(i.audio_url, '') as "audioUrl", i.version, i.frozen_at is not null as "isFrozen",
      exists (select from magazine_issue_file f where f.issue_id = i.id) as "hasFile",
      (select count(*)::int from magazine_article a where a.issue_id = i.id) as articles,
      (select jsonb_build_object(
          'domestic', count(*) filter (where d.kind = 'paper' and not l.is_abroad),
          'abroad', count(*) filter (where d.kind = 'paper' and l.is_abroad),
          'digital', count(*) filter (where d.kind = 'digital'),
          'household', count(*) filter (where d.kind = 'household'),
          'paused', count(*) filter (where d.kind = 'held' and d.reason in ('paused', 'on-hold')),
          'returned', count(*) filter (where d.kind = 'held' and d.reason = 'returned'),
          'noAddress', count(*) filter (where d.kind = 'held' and d.reason = 'no-address'),
          'stopped', count(*) filter (where d.kind = 'held' and d.reason = 'stopped'))
       from magazine_delivery d left join magazine_label l on l.delivery_id = d.id and l.purpose = 'run'
       where d.issue_id = i.id) as counts
    from magazine_issue i order by i.out_on desc, i.number desc limit 24`.execute(db);
  return rows;
}

export type ExportRow = {
  id: string;
  issueId: string;
  purpose: 'run' | 'resend';
  madeAt: Date;
  madeById: string | null;
  madeBy: string;
  labels: number;
};

export async function listExports(db: Database): Promise<ExportRow[]> {
  const { rows } = await sql<ExportRow>`
    select e.id, e.issue_id as "issueId", e.purpose, e.made_at as "madeAt", e.made_by as "madeById", e.labels,
      coalesce((select trim(p.given_name || ' ' || p.family_name) from person p where p.id = e.made_by), '') as "madeBy"
    from magazine_export e order by e.made_at desc limit 200`.execute(db);
  return rows;
}

export type ReaderCounts = { isMember: boolean; paper: number; digital: number };
export async function countReaders(db: Database): Promise<ReaderCounts[]> {
  const { rows } = await sql<ReaderCounts>`
    select exists (select from membership m where m.person_id = p.id and m.ended_on is null) as "isMember",
      (count(*) filter (where p.magazine = 'paper'))::int as paper,
      (count(*) filter (where p.magazine = 'digital'))::int as digital
    from person p where p.magazine <> 'none' group by 1`.execute(db);
  return rows;
}

export async function countReturned(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from person where magazine = 'paper' and post_returned_on is not null`.execute(
    db,
  );
  return rows[0]!.count;
}

/** @returns false where another issue has the number */
export async function addIssue(tx: Transaction, id: string, plan: IssuePlan): Promise<boolean> {
  const { rows } = await sql`
    insert into magazine_issue (id, number, title, deadline_on, out_on, audio_url)
    values (${id}, ${plan.number}, ${plan.title}, ${plan.deadlineOn}, ${plan.outOn}, ${plan.audioUrl || null})
    on conflict do nothing returning id`.execute(tx);
  return rows.length > 0;
}

export type IssueForChange = {
  id: string;
  number: string;
  outOn: string;
  deadlineOn: string;
  version: number;
  isFrozen: boolean;
};
export async function findIssueForChange(tx: Transaction, id: string): Promise<IssueForChange | undefined> {
  const { rows } = await sql<IssueForChange>`
    select id, number, out_on as "outOn", deadline_on as "deadlineOn", version, frozen_at is not null as "isFrozen"
    from magazine_issue where id = ${id} for update`.execute(tx);
  return rows[0];
}

export async function isNumberTaken(tx: Transaction, number: string, except: string): Promise<boolean> {
  const { rows } = await sql`select from magazine_issue where number = ${number} and id <> ${except}`.execute(
    tx,
  );
  return rows.length > 0;
}

export async function changeIssue(tx: Transaction, id: string, plan: IssuePlan): Promise<void> {
  await sql`update magazine_issue set number = ${plan.number}, title = ${plan.title}, deadline_on = ${plan.deadlineOn},
    out_on = ${plan.outOn}, audio_url = ${plan.audioUrl || null}, version = version + 1 where id = ${id}`.execute(
    tx,
  );
}

export async function setIssueFile(
  tx: Transaction,
  id: string,
  content: Uint8Array,
  at: Date,
): Promise<void> {
  await sql`insert into magazine_issue_file (issue_id, content, size_bytes, saved_at)
    values (${id}, ${Buffer.from(content)}, ${content.length}, ${at})
    on conflict (issue_id) do update set content = excluded.content, size_bytes = excluded.size_bytes,
      saved_at = excluded.saved_at`.execute(tx);
}

/**
 * All who want it, as they are now.
 * @param outOn payers have paid until then, unless they are members by now, or it is free now
 * @param priced what costs something
 */
export async function listReaders(
  tx: Transaction,
  outOn: string,
  priced: readonly ('paper' | 'digital')[],
): Promise<Reader[]> {
  const { rows } = await sql<Reader>`
    select p.id as "personId", trim(p.given_name || ' ' || p.family_name) as name, p.magazine as channel,
      case when p.country is not null then jsonb_build_object('country', p.country, 'careOf', p.address_care_of,
        'lines', p.address_lines, 'postalCode', p.postal_code, 'postalPlace', p.postal_place) end as address,
      p.is_address_shielded as "isAddressShielded", p.post_returned_on is not null as "isPostReturned",
      exists (select from person_hold h where h.person_id = p.id) as "isOnHold",
      s.pause_until_on as "pauseUntilOn",
      case when s.temporary_from_on is not null then jsonb_build_object('fromOn', s.temporary_from_on,
        'untilOn', s.temporary_until_on, 'address', jsonb_build_object('country', s.temporary_country,
          'careOf', s.temporary_care_of, 'lines', s.temporary_lines, 'postalCode', s.temporary_postal_code,
          'postalPlace', s.temporary_postal_place)) end as temporary,
      case when h.household_id is not null then jsonb_build_object('id', h.household_id, 'place', h.place) end as household
    from person p left join magazine_subscription s on s.person_id = p.id
    left join magazine_household_member h on h.person_id = p.id
    where p.magazine <> 'none' and p.restricted_at is null
      and (s.paid_until_on is null or s.paid_until_on >= ${outOn} or p.magazine <> all(${[...priced]}::text[])
        or exists (select from membership e where e.person_id = p.id and e.ended_on is null))
    order by p.id`.execute(tx);
  return rows;
}

export type FrozenDelivery = PlannedDelivery & {
  id: string;
  addressHash: string | null;
  labelId: string;
  lines: string[];
};

/** Many rows in one statement: 1 000 at a time keep it small. */
export async function addDeliveries(
  tx: Transaction,
  issueId: string,
  deliveries: readonly FrozenDelivery[],
): Promise<void> {
  const sharers: { id: string; sharedWith: string }[] = [];
  for (let start = 0; start < deliveries.length; start += 1000) {
    const some = deliveries.slice(start, start + 1000);
    await tx
      .insertInto('magazine_delivery')
      .values(
        some.map(({ id, personId, kind, reason, addressHash }) => ({
          id,
          issue_id: issueId,
          person_id: personId,
          kind,
          reason,
          address_hash: addressHash,
        })),
      )
      .execute();
    const shared = some.flatMap(({ id, sharedWith }) => (sharedWith ? { id, sharedWith } : []));
    const labels = some.flatMap(({ id, to, labelId, lines }) =>
      to
        ? {
            id: labelId,
            delivery_id: id,
            purpose: 'run',
            lines,
            postal_code: to.address.postalCode,
            is_abroad: to.address.country !== 'NO',
          }
        : [],
    );
    if (labels.length) await tx.insertInto('magazine_label').values(labels).execute();
    sharers.push(...shared);
  }
  // Those whose copy it is may stand anywhere in the list.
  await sql`update magazine_delivery d set shared_with = r.id
    from jsonb_to_recordset(${JSON.stringify(sharers)}::jsonb) as x (id uuid, "sharedWith" uuid)
    join magazine_delivery r on r.issue_id = ${issueId} and r.person_id = x."sharedWith" where d.id = x.id`.execute(
    tx,
  );
}

export async function setFrozen(tx: Transaction, id: string, at: Date): Promise<void> {
  await sql`update magazine_issue set frozen_at = ${at}, version = version + 1 where id = ${id}`.execute(tx);
}

export async function hasRunExport(tx: Transaction, issueId: string): Promise<boolean> {
  const { rows } = await sql`
    select from magazine_export where issue_id = ${issueId} and purpose = 'run'`.execute(tx);
  return rows.length > 0;
}

/**
 * Who has stopped, left, had their data restricted, asked for a shielded address or been put on hold since the list was
 * frozen is on no label; what is to be sent again to somebody on hold waits.
 * @returns the deliveries that are not sent after all
 */
export async function dropLabels(tx: Transaction, issueId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with dropped as (
      delete from magazine_label l using magazine_delivery d, person p
      where d.id = l.delivery_id and p.id = d.person_id and d.issue_id = ${issueId} and l.export_id is null
        and (p.magazine = 'none' or p.restricted_at is not null or p.is_address_shielded
          or (l.purpose = 'run' and exists (select from person_hold h where h.person_id = p.id)))
      returning d.id, l.purpose,
        case when p.magazine = 'none' or p.restricted_at is not null then 'stopped' when p.is_address_shielded then 'shielded' else 'on-hold' end as why)
    update magazine_delivery d set kind = case x.why when 'shielded' then 'digital' else 'held' end, reason = x.why
    from dropped x where x.id = d.id and x.purpose = 'run' returning d.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** @param resends which labels, where it is no run. @returns how many labels are in the file */
export async function addExport(
  tx: Transaction,
  made: { id: string; issueId: string; purpose: 'run' | 'resend'; staffId: string; at: Date },
  resends: readonly string[],
): Promise<number> {
  const { id, issueId, purpose, staffId, at } = made;
  await sql`insert into magazine_export (id, issue_id, purpose, made_by, made_at, labels)
    values (${id}, ${issueId}, ${purpose}, ${staffId}, ${at}, 0)`.execute(tx);
  const { rows } = await sql<{ labels: number }>`
    with taken as (
      update magazine_label l set export_id = ${id} from magazine_delivery d
      where d.id = l.delivery_id and d.issue_id = ${issueId} and l.purpose = ${purpose} and l.export_id is null
        and (l.purpose = 'run' or l.id = any(${[...resends]}::uuid[]))
      returning l.id)
    select count(*)::int as labels from taken`.execute(tx);
  const labels = rows[0]!.labels;
  await tx.updateTable('magazine_export').set({ labels }).where('id', '=', id).execute();
  return labels;
}

/** Undefined where it is somebody else's, or older than that. */
export async function findExport(
  db: Database,
  id: string,
  staffId: string,
  madeAfter: Date,
): Promise<{ number: string; purpose: 'run' | 'resend' } | undefined> {
  const { rows } = await sql<{ number: string; purpose: 'run' | 'resend' }>`
    select i.number, e.purpose from magazine_export e join magazine_issue i on i.id = e.issue_id
    where e.id = ${id} and e.made_by = ${staffId} and e.made_at > ${madeAfter}`.execute(db);
  return rows[0];
}

type LabelRow = Omit<PrintLabel, 'code'> & { number: number; personId: string };

export async function listLabels(db: Database, exportId: string): Promise<LabelRow[]> {
  const { rows } = await sql<LabelRow>`
    select l.number, l.lines, l.postal_code as "postalCode", l.is_abroad as "isAbroad", d.person_id as "personId"
    from magazine_label l join magazine_delivery d on d.id = l.delivery_id
    where l.export_id = ${exportId} and l.lines is not null`.execute(db);
  return rows;
}
