import { sql } from 'kysely';
import type { GivingActor } from '#contract/giving-values.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { ClaimSeen } from './giro-match-rules.ts';

export type ClaimToSend = {
  chargeId: string;
  personId: string | null;
  kid: string;
  dueOn: string;
  amountOre: number;
  wantsNotice: boolean;
  /** There is somewhere to send the notice. */
  isReachable: boolean;
  isTold: boolean;
  familyName: string;
};

/** Locks the making of files until the transaction ends. */
export async function lockGiroRuns(tx: Transaction): Promise<void> {
  await sql`select from gift_counter where name = 'giro-transmission' for update`.execute(tx);
}

const notInFile = sql.raw(
  `c.rail = 'avtalegiro' and c.kind = 'recurring' and c.state = 'planned'
   and not exists (select from giro_claim g where g.charge_id = c.id and g.is_live)`,
);
const drawnOn = sql.raw(
  `not c.is_cancel_wanted and m.state = 'active' and a.mandate_id = c.mandate_id and a.state in ('active', 'paused')`,
);

/** What the next file of claims holds. */
export async function listClaimsToSend(db: Database): Promise<ClaimToSend[]> {
  const { rows } = await sql<ClaimToSend>`
    select c.id as "chargeId", c.person_id as "personId", m.external_id as kid, c.due_on as "dueOn",
           c.amount_ore as "amountOre", (m.wants_notice or m.is_notice_wished) as "wantsNotice",
           (p.email is not null or p.phone is not null) as "isReachable", p.family_name as "familyName",
           exists (select from notice n where n.kind = 'claim-coming' and n.subject_id = c.id) as "isTold"
    from gift_charge c
    join gift_mandate m on m.id = c.mandate_id
    join gift_agreement a on a.id = c.agreement_id
    join person p on p.id = c.person_id
    where ${notInFile} and ${drawnOn} and m.external_id is not null
    order by c.due_on, c.id limit 50000`.execute(db);
  return rows;
}

/** Made, but not to be sent any more, and in no file: nothing to cancel. */
export async function listUnsentToDrop(db: Database) {
  const { rows } = await sql<{ chargeId: string; actor: GivingActor | null }>`
    select c.id as "chargeId", (select e.actor from gift_charge_event e
      where e.charge_id = c.id and e.kind = 'cancel-wanted' order by e.happened_at limit 1) as actor
    from gift_charge c
    left join gift_mandate m on m.id = c.mandate_id
    left join gift_agreement a on a.id = c.agreement_id
    where ${notInFile} and not (${drawnOn}) order by c.id`.execute(db);
  return rows;
}

export type ClaimToCancel = {
  claimId: string;
  chargeId: string;
  kid: string;
  dueOn: string;
  amountOre: number;
};

/** Claims that somebody has called off, and that the operator has not been asked to. */
export async function listClaimsToCancel(db: Database, dueFrom: string): Promise<ClaimToCancel[]> {
  const { rows } = await sql<ClaimToCancel>`
    select g.id as "claimId", c.id as "chargeId", g.kid, g.due_on as "dueOn", g.amount_ore as "amountOre"
    from giro_claim g join gift_charge c on c.id = g.charge_id
    where g.is_live and g.cancel_file_id is null and c.is_cancel_wanted and c.state in ('planned', 'sent')
      and g.due_on >= ${dueFrom}
    order by g.due_on, g.id limit 50000`.execute(db);
  return rows;
}

export type NewClaim = {
  id: string;
  chargeId: string;
  fileId: string;
  transactionNumber: number;
  kid: string;
  dueOn: string;
  amountOre: number;
};

export async function addClaims(tx: Transaction, claims: NewClaim[]): Promise<void> {
  await sql`insert into giro_claim (id, charge_id, file_id, transaction_number, kid, due_on, amount_ore)
    select r.id, r."chargeId", r."fileId", r."transactionNumber", r.kid, r."dueOn", r."amountOre"
    from json_to_recordset(${JSON.stringify(claims)}::json) as r (id uuid, "chargeId" uuid, "fileId" uuid,
      "transactionNumber" int, kid text, "dueOn" date, "amountOre" int)`.execute(tx);
  // The day that the bank is told is the day that everybody is notified.
  await sql`update gift_charge c set due_on = g.due_on from giro_claim g
    where g.charge_id = c.id and g.file_id = ${claims[0]!.fileId} and c.due_on <> g.due_on`.execute(tx);
}

export async function setCancelFile(tx: Transaction, claimIds: string[], fileId: string): Promise<void> {
  await sql`update giro_claim set cancel_file_id = ${fileId} where id = any(${claimIds}::uuid[])`.execute(tx);
}

/** What the operator would not have: the charges may go in another file. */
export async function releaseFile(tx: Transaction, fileId: string): Promise<void> {
  await sql`update giro_claim set is_live = false where file_id = ${fileId}`.execute(tx);
  await sql`update giro_claim set cancel_file_id = null where cancel_file_id = ${fileId}`.execute(tx);
}

/** Of an accepted file: charges that are sent with it, or called off with it, and who wished that. */
export async function listChargesOfFile(db: Database, fileId: string) {
  const { rows } = await sql<{ chargeId: string; isCancelled: boolean; actor: GivingActor | null }>`
    select g.charge_id as "chargeId", g.cancel_file_id is not distinct from ${fileId} as "isCancelled",
      (select e.actor from gift_charge_event e where e.charge_id = g.charge_id and e.kind = 'cancel-wanted'
        order by e.happened_at limit 1) as actor
    from giro_claim g where g.is_live and (g.file_id = ${fileId} or g.cancel_file_id = ${fileId})
    order by g.charge_id`.execute(db);
  return rows;
}

/** Claims whose money has not come, due before a day. */
export async function listUnpaidClaims(db: Database, dueBefore: string) {
  const { rows } = await sql<{ chargeId: string; dueOn: string; isCancelWanted: boolean }>`
    select c.id as "chargeId", g.due_on as "dueOn", c.is_cancel_wanted as "isCancelWanted"
    from gift_charge c join giro_claim g on g.charge_id = c.id and g.is_live
    where c.rail = 'avtalegiro' and c.state in ('planned', 'sent') and g.due_on < ${dueBefore}
    order by c.id limit 5000`.execute(db);
  return rows;
}

/** Too late to call off: those who wished it may have the money back. */
export async function countTooLate(db: Database, dueBefore: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from giro_claim g join gift_charge c on c.id = g.charge_id
    where g.is_live and g.cancel_file_id is null and c.is_cancel_wanted and c.state in ('planned', 'sent')
      and g.due_on < ${dueBefore}`.execute(db);
  return rows[0]!.count;
}

/** Every claim ever made on these KIDs, with what is known of its charge. */
export async function listClaimsOfKids(db: Database, kids: string[]) {
  const { rows } = await sql<ClaimSeen>`
    select g.charge_id as "chargeId", g.kid, g.due_on as "dueOn", g.amount_ore as "amountOre",
           c.state in ('paid', 'partly-refunded', 'refunded') as "isPaid",
           c.state in ('partly-refunded', 'refunded') as "isRefunded", c.state = 'cancelled' as "isCancelled",
           exists (select from gift_charge o where o.agreement_id = c.agreement_id and o.period = c.period
             and o.id <> c.id and o.state <> 'cancelled') as "isPeriodTaken"
    from giro_claim g join gift_charge c on c.id = g.charge_id
    where g.is_live and g.kid = any(${kids}::text[])`.execute(db);
  return rows;
}
