import { type RawBuilder, sql } from 'kysely';
import type { GiftFailure, GiftState, GivingActor, Rail } from '#contract/giving-values.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { ChargeEvent, ChargeEventKind, ChargeKind } from './gift-charge-rules.ts';

export type ChargeRow = {
  id: string;
  kind: ChargeKind;
  personId: string | null;
  agreementId: string | null;
  mandateId: string | null;
  period: string | null;
  rail: Rail;
  amountOre: number;
  purposeId: string;
  dueOn: string;
  state: GiftState;
  failure: GiftFailure | null;
  approvalUrl: string | null;
  isCancelWanted: boolean;
  failedCalls: number;
  createdAt: Date;
};
export type ReceiptRow = {
  chargeId: string;
  number: string;
  issuedAt: Date;
  amountOre: number;
  donorName: string;
  organisationName: string;
  organisationNumber: string;
};
/** A charge with its receipt, as the donor sees it. */
export type GiftRow = ChargeRow & { receipt: Omit<ReceiptRow, 'amountOre'> | null };
export type StoredChargeEvent = {
  id: string;
  chargeId: string;
  key: string;
  kind: ChargeEventKind;
  happenedAt: Date;
  actor: GivingActor;
  staffId: string | null;
  amountOre: number | null;
  failure: GiftFailure | null;
};

const columns = sql.raw(`c.id, c.kind, c.person_id as "personId", c.agreement_id as "agreementId",
  c.mandate_id as "mandateId", c.period, c.rail, c.amount_ore as "amountOre", c.purpose_id as "purposeId",
  c.due_on as "dueOn", c.state, c.failure, c.approval_url as "approvalUrl", c.is_cancel_wanted as "isCancelWanted",
  c.failed_calls as "failedCalls", c.created_at as "createdAt"`);

/** For the work behind the calls: whose it is has been asked before. */
export async function findCharge(db: Database, id: string): Promise<ChargeRow | undefined> {
  const { rows } = await sql<ChargeRow>`select ${columns} from gift_charge c where c.id = ${id}`.execute(db);
  return rows[0];
}

/** Locked until the transaction ends, always in the same order. With the names of those who give. */
export async function lockCharges(tx: Transaction, ids: string[]) {
  const { rows } = await sql<ChargeRow & { donorName: string | null }>`
    select ${columns}, (select trim(p.given_name || ' ' || p.family_name) from person p where p.id = c.person_id)
      as "donorName"
    from gift_charge c where c.id = any(${ids}::uuid[]) order by c.id for update`.execute(tx);
  return rows;
}

type WithReceipt = ChargeRow & {
  [Column in 'number' | 'donorName' | 'organisationName' | 'organisationNumber']: string;
} & { issuedAt: Date | null };

/** @param charges `from` what is called `c` */
async function gifts(db: Database, charges: RawBuilder<unknown>, rest: RawBuilder<unknown>) {
  const { rows } = await sql<WithReceipt>`
    select ${columns}, r.number, r.issued_at as "issuedAt", r.donor_name as "donorName",
      r.organisation_name as "organisationName", r.organisation_number as "organisationNumber"
    from ${charges} c left join gift_receipt r on r.charge_id = c.id ${rest}`.execute(db);
  return rows.map(
    ({ number, issuedAt, donorName, organisationName, organisationNumber, ...charge }): GiftRow => {
      const receipt = { chargeId: charge.id, number, donorName, organisationName, organisationNumber };
      return { ...charge, receipt: issuedAt && { ...receipt, issuedAt } };
    },
  );
}

/** @param owner whose it must be */
export const findGift = async (db: Database, id: string, owner: string): Promise<GiftRow | undefined> =>
  (await gifts(db, sql`gift_charge`, sql`where c.id = ${id} and c.person_id = ${owner}`))[0];

/** A person's charges of a year: of their payment, or where none came of their due day. Newest first. */
export const listGiftsOf = (db: Database, personId: string, year: string | null, limit: number) =>
  gifts(
    db,
    sql`gift_charge`,
    sql`where c.person_id = ${personId} and (${year}::text is null
      or coalesce((select to_char(e.happened_at at time zone 'Europe/Oslo', 'YYYY') from gift_charge_event e
        where e.charge_id = c.id and e.kind = 'paid'), to_char(c.due_on, 'YYYY')) = ${year})
      order by c.due_on desc, c.created_at desc limit ${limit}`,
  );

/** The newest of each of a person's agreements, and of the gifts without one. Newest first. */
export const listNewestGifts = (db: Database, personId: string, ofEach: number) =>
  gifts(
    db,
    sql`(select *, row_number() over (partition by agreement_id order by due_on desc, created_at desc) as place
      from gift_charge where person_id = ${personId})`,
    sql`where c.place <= ${ofEach} order by c.due_on desc, c.created_at desc`,
  );

/** Of one mandate: only what tells which are ours, and whether they may have news. */
export async function listChargesOfMandate(db: Database, mandateId: string) {
  return db.selectFrom('gift_charge').select(['id', 'state']).where('mandate_id', '=', mandateId).execute();
}

/** Of some ids, those that are charges of ours: what is needed to read them at Vipps. */
export async function listChargesToRead(db: Database, ids: string[]) {
  const { rows } = await sql<Pick<ChargeRow, 'id' | 'kind' | 'rail'> & { externalId: string | null }>`
    select c.id, c.kind, c.rail, m.external_id as "externalId"
    from gift_charge c left join gift_mandate m on m.id = c.mandate_id where c.id = any(${ids}::uuid[])`.execute(
    db,
  );
  return rows;
}

/** Of some mandates: what is known of the charges that Vipps may have news of. */
export async function listChargeMoney(db: Database, mandateIds: string[]) {
  const { rows } = await sql<{ id: string; mandateId: string; state: GiftState; refundedOre: number }>`
    select c.id, c.mandate_id as "mandateId", c.state,
           coalesce((select sum(e.amount_ore) from gift_charge_event e
             where e.charge_id = c.id and e.kind = 'refunded'), 0)::int as "refundedOre"
    from gift_charge c where c.mandate_id = any(${mandateIds}::uuid[])`.execute(db);
  return rows;
}

/** Of one agreement, newest due day first. */
export async function listChargesOfAgreement(db: Database, agreementId: string, limit: number) {
  const { rows } = await sql<ChargeRow>`
    select ${columns} from gift_charge c where c.agreement_id = ${agreementId}
    order by c.due_on desc, c.created_at desc limit ${limit}`.execute(db);
  return rows;
}

/** The due day of the newest payment of a living agreement, where that did not go through. */
export async function findFailedPayment(db: Database, personId: string): Promise<string | null> {
  const { rows } = await sql<{ dueOn: string; state: GiftState }>`select c.due_on::text as "dueOn", c.state
    from gift_charge c join gift_agreement a on a.id = c.agreement_id
    where a.person_id = ${personId} and a.state in ('active', 'paused')
      and c.state not in ('planned', 'sent', 'cancelled')
    order by c.due_on desc limit 1`.execute(db);
  return rows[0]?.state === 'failed' ? rows[0].dueOn : null;
}

/** Of some charges, in the order in which they happened. */
export async function listChargeEvents(db: Database, chargeIds: string[]): Promise<StoredChargeEvent[]> {
  const { rows } = await sql<StoredChargeEvent>`
    select id, charge_id as "chargeId", key, kind, happened_at as "happenedAt", actor, staff_id as "staffId",
           amount_ore as "amountOre", failure
    from gift_charge_event where charge_id = any(${chargeIds}::uuid[]) order by happened_at, key`.execute(db);
  return rows;
}

export type NewCharge = Omit<
  ChargeRow,
  'state' | 'failure' | 'approvalUrl' | 'isCancelWanted' | 'failedCalls'
>;

/** @returns the ids that were new: a period that has a charge gets no other */
export async function addCharges(tx: Transaction, charges: NewCharge[], state: GiftState): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into gift_charge (id, kind, person_id, agreement_id, mandate_id, period, rail, amount_ore, purpose_id,
      due_on, state, created_at)
    select r.id, r.kind, r."personId", r."agreementId", r."mandateId", r.period, r.rail, r."amountOre",
      r."purposeId", r."dueOn", ${state}, r."createdAt"
    from json_to_recordset(${JSON.stringify(charges)}::json) as r (id uuid, kind text, "personId" uuid,
      "agreementId" uuid, "mandateId" uuid, period text, rail text, "amountOre" int, "purposeId" text, "dueOn" date,
      "createdAt" timestamptz)
    on conflict do nothing returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

export type NewChargeEvent = ChargeEvent & { id: string; chargeId: string; staffId: string | null };

/** @returns those that were news */
export async function addChargeEvents(tx: Transaction, events: NewChargeEvent[], recordedAt: Date) {
  const { rows } = await sql<{ chargeId: string; kind: ChargeEventKind }>`
    insert into gift_charge_event (id, charge_id, key, kind, happened_at, recorded_at, actor, staff_id, amount_ore,
      failure)
    select r.id, r."chargeId", r.key, r.kind, r."happenedAt", ${recordedAt}, r.actor, r."staffId", r."amountOre",
      r.failure
    from json_to_recordset(${JSON.stringify(events)}::json) as r (id uuid, "chargeId" uuid, key text, kind text,
      "happenedAt" timestamptz, actor text, "staffId" uuid, "amountOre" int, failure text)
    on conflict (charge_id, key) do nothing returning charge_id as "chargeId", kind`.execute(tx);
  return rows;
}

export async function setChargeStates(
  tx: Transaction,
  states: { id: string; state: GiftState; failure: GiftFailure | null }[],
): Promise<void> {
  await sql`update gift_charge c set state = r.state, failure = r.failure
    from json_to_recordset(${JSON.stringify(states)}::json) as r (id uuid, state text, failure text)
    where c.id = r.id`.execute(tx);
}

export async function addReceipts(tx: Transaction, receipts: ReceiptRow[]): Promise<void> {
  await tx
    .insertInto('gift_receipt')
    .values(
      receipts.map((row) => ({
        charge_id: row.chargeId,
        number: row.number,
        issued_at: row.issuedAt,
        amount_ore: row.amountOre,
        donor_name: row.donorName,
        organisation_name: row.organisationName,
        organisation_number: row.organisationNumber,
      })),
    )
    .execute();
}

export async function setApprovalUrl(db: Database, id: string, url: string): Promise<void> {
  await sql`update gift_charge set approval_url = ${url}, failed_calls = 0 where id = ${id}`.execute(db);
}

export async function countFailedChargeCall(db: Database, id: string): Promise<void> {
  await sql`update gift_charge set failed_calls = failed_calls + 1 where id = ${id}`.execute(db);
}

/** Only before it has been sent: afterwards the day is the rail's. */
export async function setDueOn(db: Database, id: string, dueOn: string): Promise<void> {
  await sql`update gift_charge set due_on = ${dueOn} where id = ${id} and state = 'planned'`.execute(db);
}

/**
 * Those of an agreement's charges that can still be called off are to be: from a due day on, to before another. Those
 * that have not been sent on their day would be sent late, so they are, too.
 * @returns their ids
 */
export async function wantCancelled(
  tx: Transaction,
  agreementId: string,
  { from, before, rail }: { from: string; before: string | null; rail?: Rail },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update gift_charge set is_cancel_wanted = true
    where agreement_id = ${agreementId} and state in ('planned', 'sent', 'retrying') and not is_cancel_wanted
      and (due_on >= ${from} or state = 'planned') and (${before}::date is null or due_on < ${before})
      and rail = coalesce(${rail ?? null}, rail)
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

export type ChargeToSend = Pick<
  ChargeRow,
  'id' | 'amountOre' | 'dueOn' | 'state' | 'isCancelWanted' | 'purposeId' | 'mandateId'
> & {
  externalId: string;
  /** The newest change of the agreement has not been sent to the rail. */
  isUntold: boolean;
};

/** Recurring charges to send to the rail: new ones, and those to cancel. */
export async function listChargesToSend(db: Database, rail: Rail, after: string, limit: number) {
  const { rows } = await sql<ChargeToSend>`
    select c.id, c.amount_ore as "amountOre", c.due_on as "dueOn", c.state, c.is_cancel_wanted as "isCancelWanted",
           c.purpose_id as "purposeId", c.mandate_id as "mandateId", m.external_id as "externalId",
           m.told_version < a.version and a.mandate_id = m.id as "isUntold"
    from gift_charge c join gift_mandate m on m.id = c.mandate_id join gift_agreement a on a.id = m.agreement_id
    where c.rail = ${rail} and c.kind = 'recurring' and c.id > ${after} and m.external_id is not null
      and c.state in ('planned', 'sent', 'retrying') and (c.state = 'planned' or c.is_cancel_wanted)
    order by c.id limit ${limit}`.execute(db);
  return rows;
}

/** One-off gifts that may have news at the rail. */
export async function listPaymentsToCheck(
  db: Database,
  { rail, after, since, limit }: { rail: Rail; after: string; since: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from gift_charge where rail = ${rail} and kind = 'one-off' and id > ${after}
      and (state = 'waiting' or (created_at > ${since} and state in ('paid', 'partly-refunded')))
    order by id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Given less paid back, by the Norwegian year in which the gift came; newest first. */
export async function listYearSums(db: Database, personId: string) {
  const { rows } = await sql<{ year: number; givenOre: number }>`
    select extract(year from paid.happened_at at time zone 'Europe/Oslo')::int as year,
           sum(paid.amount_ore - coalesce((select sum(back.amount_ore) from gift_charge_event back
             where back.charge_id = c.id and back.kind = 'refunded'), 0))::int as "givenOre"
    from gift_charge c join gift_charge_event paid on paid.charge_id = c.id and paid.kind = 'paid'
    where c.person_id = ${personId}
    group by 1 order by 1 desc`.execute(db);
  return rows;
}
