import { sql } from 'kysely';
import type { EnquiryState } from '#contract/enquiry-endpoints.ts';
import type { NoticeKind } from '#contract/notice-kinds.ts';
import type { Language } from '#contract/values/portal-languages.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { Merged, Until } from '#server/platform/database/person-rows.ts';

export type NoticeToSend = {
  id: string;
  personId: string;
  kind: NoticeKind;
  sentAt: Date | null;
  subjectId: string | null;
  /** `sms`: besides the e-mail, because it was asked for. */
  channel: 'sms' | null;
  /** Null too where e-mail has come back too often. */
  email: string | null;
  phone: string | null;
  /** Known to be theirs. */
  isEmailProven: boolean;
  isPhoneProven: boolean;
  /** The person wants nothing done with their data but keeping them. */
  isRestricted: boolean;
  /** What the person has chosen to be written to in. */
  language: Language;
  /** What they are called; null where the e-mail address may be another's. */
  calledName: string | null;
  /** E-mail to them may say which organisation it comes from: never at an address that may be another's. */
  isSenderNamed: boolean;
  enquiryId: string | null;
  enquiryNumber: string | null;
  enquiryState: EnquiryState | null;
  lastMessageAt: Date | null;
  createdAt: Date;
  isDead: boolean;
  /** All notices are suspended, except those that protect the sign-in. */
  isOnHold: boolean;
  /** A queue still has a turn for them. */
  isTurn: boolean;
  /** Where answers to what those elected have written go. */
  replyTo: string | null;
  /** The payment that is coming, as the bank has been asked for it; null where nothing is. */
  claim: { amountOre: number; dueOn: string; isCalledOff: boolean } | null;
};

export async function addNotice(
  tx: Transaction,
  notice: {
    id: string;
    personId: string;
    kind: NoticeKind;
    subjectId: string;
    channel?: 'sms';
    createdAt: Date;
    /** In the person's list in the portal. */
    isShown: boolean;
    /** No news to them: a receipt of what they have just done. */
    isRead: boolean;
  },
): Promise<void> {
  await tx
    .insertInto('notice')
    .values({
      id: notice.id,
      person_id: notice.personId,
      kind: notice.kind,
      subject_id: notice.subjectId,
      channel: notice.channel ?? null,
      created_at: notice.createdAt,
      is_shown: notice.isShown,
      read_at: notice.isRead ? notice.createdAt : null,
    })
    .execute();
}

/** The notice with the address it goes to; undefined when the person has been deleted meanwhile. */
export async function findNotice(db: Database, id: string): Promise<NoticeToSend | undefined> {
  const { rows } = await sql<NoticeToSend>`
    select n.id, n.person_id as "personId", n.kind, n.sent_at as "sentAt", n.subject_id as "subjectId", n.channel,
           case when p.email_stopped_at is null then p.email end as email, p.phone,
           p.email_verified_at is not null as "isEmailProven", p.phone_verified_at is not null as "isPhoneProven", p.language,
           case when p.email_verified_at is not null then coalesce(nullif(p.preferred_name, ''), p.given_name) end as "calledName",
           exists (select from named_sender s where s.person_id = p.id and s.is_named)
             and p.email_verified_at is not null as "isSenderNamed",
           p.restricted_at is not null as "isRestricted",
           e.id as "enquiryId", e.number as "enquiryNumber",
           (select u.reply_email from unit_message um join unit u on u.id = um.unit_id where um.id = n.subject_id
             -- What is between a member and the portal is not answered to a board.
             and n.kind not in ('nomination-asked', 'proposal-received')) as "replyTo",
           e.state as "enquiryState", e.last_message_at as "lastMessageAt", n.created_at as "createdAt",
           exists (select from ceremony_ticket t where t.round_id = n.subject_id and t.person_id = n.person_id
             and t.state = 'admitted') as "isTurn",
           (select json_build_object('amountOre', coalesce(g.amount_ore, c.amount_ore),
               'dueOn', coalesce(g.due_on, c.due_on), 'isCalledOff', c.state = 'cancelled')
             from gift_charge c left join giro_claim g on g.charge_id = c.id and g.is_live
             where c.id = n.subject_id and n.kind = 'claim-coming') as claim,
           p.died_on is not null as "isDead",
           exists (select from person_hold h where h.person_id = p.id and h.scope = 'all') as "isOnHold"
    from notice n
    join person p on p.id = n.person_id
    left join enquiry e on e.id = n.subject_id
    where n.id = ${id}`.execute(db);
  return rows[0];
}

/** Those of a person that have neither left nor failed: they wait for something. */
export async function listWaitingNotices(
  tx: Transaction,
  personId: string,
  kind: NoticeKind,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('notice')
    .select('id')
    .where('person_id', '=', personId)
    .where('kind', '=', kind)
    .where('sent_at', 'is', null)
    .where('failure', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Those of a person that have neither left nor failed, of whatever kind. */
export async function listUnsentNotices(tx: Transaction, personId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from notice where person_id = ${personId} and sent_at is null and failure is null
    order by created_at, id`.execute(tx);
  return rows.map(({ id }) => id);
}

export async function removeUnsentNotices(tx: Transaction, personId: string): Promise<void> {
  await sql`delete from notice where person_id = ${personId} and sent_at is null`.execute(tx);
}

export async function markSent(db: Database, id: string, at: Date): Promise<void> {
  await db.updateTable('notice').set({ sent_at: at }).where('id', '=', id).execute();
}

/** After that the list is no archive; bounces go with what they are of. */
export async function forgetNotices(db: Database, before: Date): Promise<number> {
  const { rows } = await sql`delete from notice where created_at < ${before} returning id`.execute(db);
  return rows.length;
}

/** Not the unsent ones about an enquiry, which is still answered. */
export async function removeNotices(tx: Transaction, personId: string, until: Until): Promise<void> {
  await sql`
    delete from notice n where n.person_id = ${personId} and n.created_at <= ${until}
      and not (n.sent_at is null and exists (select from enquiry e where e.id = n.subject_id))`.execute(tx);
}

export async function returnNotices(
  tx: Transaction,
  subjectIds: string[],
  { from, into }: Merged,
): Promise<void> {
  await sql`update notice set person_id = ${into}
    where person_id = ${from} and subject_id = any(${subjectIds}::uuid[])`.execute(tx);
}
