/** Leaving as it is done and shown. What follows from it is in `purge-repository`. */

import { sql } from 'kysely';
import type { Language } from '#contract/values/portal-languages.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { GivingFacts } from './leaving-rules.ts';

export type LeaverFacts = {
  membershipId: string | null;
  number: string | null;
  joinedOn: string | null;
  name: string;
  /** Proven to be theirs: a certificate is for no other reader. */
  email: string | null;
  magazine: 'paper' | 'digital' | 'none';
  language: Language;
  hasFodselsnummer: boolean;
  isDNumber: boolean;
  isStaff: boolean;
  /** Somebody else signs in with an account of this person's too. */
  isAccountShared: boolean;
  /** Given names of the children whose registration ends with the membership, and of those that stay; eldest first. */
  children: string[];
  childrenStaying: string[];
};

export async function findGivingFacts(db: Database, personId: string): Promise<GivingFacts> {
  const { rows } = await sql<GivingFacts>`
    select exists (
             select from gift_agreement a
             where a.person_id = ${personId} and a.state in ('waiting', 'active', 'paused')) as "hasAgreement",
           (select extract(year from max(e.happened_at) at time zone 'Europe/Oslo')::int
            from gift_charge c join gift_charge_event e on e.charge_id = c.id and e.kind = 'paid'
            where c.person_id = ${personId}) as "lastGiftYear",
           coalesce((
             select w.is_wanted from gift_tax_wish w where w.person_id = ${personId}
             order by w.happened_at desc, w.id limit 1), false) as "wantsTaxReport"`.execute(db);
  return rows[0]!;
}

/** As `endRegistrationsOf` of the children's service decides it. */
const childrenOf = (personId: string, isStaying: boolean) => sql`
  coalesce((
    select array_agg(c.given_name order by c.born_on, c.id)
    from child c join child_guardian own on own.child_id = c.id and own.person_id = ${personId}
    where c.state in ('waiting', 'checking', 'registered') and ${isStaying} = (c.state = 'registered' and exists (
      select from child_guardian o join membership m on m.person_id = o.person_id and m.ended_on is null
      where o.child_id = c.id and o.person_id <> ${personId}))), '{}')`;

export async function findLeaver(db: Database, personId: string): Promise<LeaverFacts> {
  const { rows } = await sql<LeaverFacts>`
    select m.id as "membershipId", m.number, m.joined_on as "joinedOn",
           trim(p.given_name || ' ' || p.family_name) as name, case when p.email_verified_at is not null then p.email end as email, p.magazine, p.language,
           p.fodselsnummer_index is not null as "hasFodselsnummer", p.is_d_number as "isDNumber",
           exists (select from staff_member s where s.person_id = p.id) as "isStaff",
           exists (
             select from account_person own join account_person other on other.account_id = own.account_id
             where own.person_id = p.id and other.person_id <> p.id) as "isAccountShared",
           ${childrenOf(personId, false)} as children, ${childrenOf(personId, true)} as "childrenStaying"
    from person p left join membership m on m.person_id = p.id and m.ended_on is null
    where p.id = ${personId}`.execute(db);
  return rows[0]!;
}

export type Certificate = {
  name: string;
  number: string;
  joinedOn: string;
  language: Language;
  /** Where it came in writing: how, and on which day. */
  written?: { channel: 'letter' | 'email'; arrivedOn: string };
};

/** How it came: by the member's own hand here, in writing, with a register that was brought in, or by death. */
export type LeavingChannel = 'portal' | 'letter' | 'email' | 'import' | 'death';

export type LeavingRow = {
  id: string;
  leftAt: Date;
  personId: string | null;
  membershipId: string | null;
  certificate: Certificate | null;
  email: string | null;
  emailSentAt: Date | null;
  accountChoice: 'keep' | 'delete';
  channel: LeavingChannel;
  purgedAt: Date | null;
};

export async function addLeaving(
  tx: Transaction,
  leaving: Pick<LeavingRow, 'id' | 'leftAt' | 'email' | 'accountChoice'> & {
    personId: string;
    membershipId: string | null;
    certificate: Certificate | null;
    textVersion: string;
    numberIndex: Buffer | null;
    channel: LeavingChannel;
    arrivedOn: string | null;
    registeredBy: string | null;
  },
): Promise<void> {
  await tx
    .insertInto('leaving')
    .values({
      id: leaving.id,
      left_at: leaving.leftAt,
      text_version: leaving.textVersion,
      person_id: leaving.personId,
      membership_id: leaving.membershipId,
      certificate: leaving.certificate && JSON.stringify(leaving.certificate),
      email: leaving.email,
      account_choice: leaving.accountChoice,
      number_index: leaving.numberIndex,
      channel: leaving.channel,
      arrived_on: leaving.arrivedOn,
      registered_by: leaving.registeredBy,
    })
    .execute();
}

/** Whether one is under way already, that has not been worked on yet. */
export async function isLeavingUnderWay(tx: Transaction, personId: string): Promise<boolean> {
  const { rows } = await sql`
    select from leaving where person_id = ${personId} and purged_at is null and account_choice = 'delete'`.execute(
    tx,
  );
  return rows.length > 0;
}

export async function countReason(tx: Transaction, month: string, reason: string): Promise<void> {
  await sql`
    insert into leaving_reason (month, reason, leavers) values (${month}, ${reason}, 1)
    on conflict (month, reason) do update set leavers = leaving_reason.leavers + 1`.execute(tx);
}

const columns = sql`
  id, left_at as "leftAt", person_id as "personId", membership_id as "membershipId", certificate, email,
  email_sent_at as "emailSentAt", account_choice as "accountChoice", channel, purged_at as "purgedAt"`;

export async function findLeaving(db: Database, id: string): Promise<LeavingRow | undefined> {
  const { rows } = await sql<LeavingRow>`select ${columns} from leaving where id = ${id}`.execute(db);
  return rows[0];
}

/** The newest of a person whose certificate can still be fetched. */
export async function findNewestLeaving(db: Database, personId: string): Promise<LeavingRow | undefined> {
  const { rows } = await sql<LeavingRow>`
    select ${columns} from leaving where person_id = ${personId} and certificate is not null
    order by left_at desc limit 1`.execute(db);
  return rows[0];
}

/** @param digits the first ten of the id, as in the reference */
export async function findLeavingByReference(
  db: Database,
  digits: string,
): Promise<(LeavingRow & { arrivedOn: string | null; registeredBy: string | null }) | undefined> {
  const [first, last] = ['0', 'f'].map((rest) => digits.padEnd(32, rest));
  const { rows } = await sql<LeavingRow & { arrivedOn: string | null; registeredBy: string | null }>`
    select ${columns}, arrived_on as "arrivedOn",
      (select trim(p.given_name || ' ' || p.family_name) from staff_member s join person p on p.id = s.person_id
       where s.person_id = leaving.registered_by) as "registeredBy"
    from leaving where id between ${first}::uuid and ${last}::uuid order by left_at desc limit 1`.execute(db);
  return rows[0];
}

/** The address does not exist: no retry, and not recorded as used. */
export async function forgetEmail(db: Database, id: string): Promise<void> {
  await db.updateTable('leaving').set({ email: null }).where('id', '=', id).execute();
}

export async function markCertificateSent(db: Database, id: string, at: Date): Promise<void> {
  await db.updateTable('leaving').set({ email_sent_at: at }).where('id', '=', id).execute();
}
