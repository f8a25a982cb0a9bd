import { sql } from 'kysely';
import type { OfficeUnit } from '#contract/office-values.ts';
import type { ReimbursementEvent } from '#contract/reimbursement-endpoints.ts';
import type { ReimbursementEventKind, ReimbursementState } from '#contract/reimbursement-values.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

type Some = Database | Transaction;

export type ClaimRow = {
  id: string;
  sequence: number;
  unit: OfficeUnit;
  /** Null when the person is deleted. */
  personId: string | null;
  claimantName: string;
  what: string;
  details: string;
  spentOn: string;
  amountOre: number;
  account: string;
  state: ReimbursementState;
  version: number;
  sentAt: Date;
  paidOn: string | null;
  /** The file for the bank that it is in. */
  paymentFileId: string | null;
  /** With its number among the files, and when it was made. */
  paymentFileSequence: number | null;
  paymentFileMadeAt: Date | null;
};

export const claimsShown = 200;

const select = sql`
  select r.id, r.sequence, json_build_object('id', u.id, 'name', u.name, 'kind', u.kind) as unit,
    r.person_id as "personId", r.claimant_name as "claimantName", r.what, r.details, r.spent_on as "spentOn",
    r.amount_ore as "amountOre", r.account, r.state, r.version, r.sent_at as "sentAt", r.paid_on as "paidOn",
    r.payment_file_id as "paymentFileId", f.sequence as "paymentFileSequence", f.made_at as "paymentFileMadeAt"
  from reimbursement r join unit u on u.id = r.unit_id left join payment_file f on f.id = r.payment_file_id`;

/** What waits first, the oldest first; then what is settled, the newest first. One more than are shown. */
const inOrder = sql`
  order by r.state in ('sent', 'approved') desc,
    case when r.state in ('sent', 'approved') then r.sent_at end, r.changed_at desc, r.id
  limit ${sql.lit(claimsShown + 1)}`;

/** Of a unit. @param exceptOf whose own are left out */
export async function listClaimsOfUnit(db: Some, unitId: string, exceptOf: string): Promise<ClaimRow[]> {
  const { rows } = await sql<ClaimRow>`${select}
    where r.unit_id = ${unitId} and r.person_id is distinct from ${exceptOf}::uuid ${inOrder}`.execute(db);
  return rows;
}

/** Of all units. @param exceptOf whose own are left out */
export async function listClaims(db: Some, exceptOf: string): Promise<ClaimRow[]> {
  const { rows } = await sql<ClaimRow>`${select}
    where r.person_id is distinct from ${exceptOf}::uuid ${inOrder}`.execute(db);
  return rows;
}

export type PayableRow = ClaimRow & { approvedFor: 'unit' | 'organisation' };

/** Approved and in no file, the oldest first, with who approved it. @param exceptOf whose own are left out */
export async function listPayable(db: Some, exceptOf: string, most: number): Promise<PayableRow[]> {
  const { rows } = await sql<PayableRow>`
    select c.*, coalesce((select case e.acted_as when 'unit' then 'unit' else 'organisation' end
      from reimbursement_event e where e.reimbursement_id = c.id and e.kind = 'approved'
      order by e.happened_at desc, e.id limit 1), 'organisation') as "approvedFor"
    from (${select} where r.state = 'approved' and r.payment_file_id is null
      and r.person_id is distinct from ${exceptOf}::uuid order by r.sent_at, r.id limit ${most}) c
    order by c."sentAt", c.id`.execute(db);
  return rows;
}

/** Of files, in the order of their numbers. */
export async function listClaimsInFiles(db: Some, fileIds: readonly string[]): Promise<ClaimRow[]> {
  const { rows } = await sql<ClaimRow>`${select}
    where r.payment_file_id = any(${sql.val(fileIds)}::uuid[]) order by r.sequence`.execute(db);
  return rows;
}

/** Into a file. @returns how many: fewer where one has changed since, or is in another file */
export async function putClaimsInFile(
  tx: Transaction,
  fileId: string,
  claims: readonly { id: string; version: number }[],
  exceptOf: string,
): Promise<number> {
  const [ids, versions] = [claims.map(({ id }) => id), claims.map(({ version }) => version)];
  const { rows } = await sql`
    update reimbursement r set payment_file_id = ${fileId}, version = r.version + 1
    from unnest(${sql.val(ids)}::uuid[], ${sql.val(versions)}::int[]) as seen (id, version)
    where r.id = seen.id and r.version = seen.version and r.state = 'approved' and r.payment_file_id is null
      and r.person_id is distinct from ${exceptOf}::uuid returning r.id`.execute(tx);
  return rows.length;
}

export async function takeClaimsOutOfFile(tx: Transaction, fileId: string): Promise<void> {
  await sql`update reimbursement set payment_file_id = null, version = version + 1
    where payment_file_id = ${fileId}`.execute(tx);
}

/** A person's own, the newest first. */
export async function listClaimsOf(db: Some, personId: string): Promise<ClaimRow[]> {
  const { rows } = await sql<ClaimRow>`${select}
    where r.person_id = ${personId} order by r.sent_at desc, r.id limit ${claimsShown}`.execute(db);
  return rows;
}

/** @param options.hold locks it until the transaction ends */
export async function findClaim(
  db: Some,
  id: string,
  options: { hold?: boolean } = {},
): Promise<ClaimRow | undefined> {
  const { rows } = await sql<ClaimRow>`${select}
    where r.id = ${id} ${options.hold ? sql`for update of r` : sql``}`.execute(db);
  return rows[0];
}

export async function addClaim(
  tx: Transaction,
  claim: Pick<
    ClaimRow,
    'id' | 'claimantName' | 'what' | 'details' | 'spentOn' | 'amountOre' | 'account' | 'sentAt'
  > & { unitId: string; personId: string },
): Promise<number> {
  const { sequence } = await tx
    .insertInto('reimbursement')
    .values({
      id: claim.id,
      unit_id: claim.unitId,
      person_id: claim.personId,
      claimant_name: claim.claimantName,
      what: claim.what,
      details: claim.details,
      spent_on: claim.spentOn,
      amount_ore: claim.amountOre,
      account: claim.account,
      state: 'sent',
      sent_at: claim.sentAt,
      changed_at: claim.sentAt,
    })
    .returning('sequence')
    .executeTakeFirstOrThrow();
  return sequence;
}

/** The next version of a claim. */
export async function changeClaim(
  tx: Transaction,
  id: string,
  change: { state: ReimbursementState; paidOn: string | null; at: Date },
): Promise<void> {
  await sql`update reimbursement set state = ${change.state}, paid_on = ${change.paidOn}::date,
    changed_at = ${change.at}, version = version + 1 where id = ${id}`.execute(tx);
}

export async function addClaimEvent(
  tx: Transaction,
  event: {
    id: string;
    claimId: string;
    kind: ReimbursementEventKind;
    note: string;
    actorId: string;
    actorName: string;
    actedAs: ReimbursementEvent['actedAs'];
    at: Date;
  },
): Promise<void> {
  await tx
    .insertInto('reimbursement_event')
    .values({
      id: event.id,
      reimbursement_id: event.claimId,
      kind: event.kind,
      note: event.note,
      actor_id: event.actorId,
      actor_name: event.actorName,
      acted_as: event.actedAs,
      happened_at: event.at,
    })
    .execute();
}

export type ClaimEventRow = Omit<ReimbursementEvent, 'happenedAt'> & {
  claimId: string;
  actorId: string | null;
  happenedAt: Date;
};

/** Oldest first. */
export async function listClaimEvents(db: Some, claimIds: readonly string[]): Promise<ClaimEventRow[]> {
  const { rows } = await sql<ClaimEventRow>`
    select id, reimbursement_id as "claimId", actor_id as "actorId", kind, note, actor_name as by, acted_as as "actedAs",
      happened_at as "happenedAt"
    from reimbursement_event where reimbursement_id = any(${sql.val(claimIds)}::uuid[])
    order by happened_at, id`.execute(db);
  return rows;
}

/**
 * What was paid in a year that is over, as long as bookkeeping requires, and from the last act as long what is neither
 * paid nor returned: it may be owed. What was returned, not so long.
 * @returns how many
 */
export async function forgetClaims(db: Database, before: { owed: Date; returned: Date }): Promise<number> {
  const { rows } = await sql`delete from reimbursement
    where (state = 'paid' and (paid_on::timestamp at time zone 'Europe/Oslo') < ${before.owed})
      or (state in ('sent', 'approved') and changed_at < ${before.owed})
      or (state = 'returned' and changed_at < ${before.returned}) returning id`.execute(db);
  return rows.length;
}
