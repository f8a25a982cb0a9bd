import { sql } from 'kysely';
import type { EnquiryState } from '#contract/enquiry-endpoints.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

/** What a notice can be about. */
export type NoticeKind =
  | 'enquiry-received'
  | 'enquiry-answered'
  | 'enquiry-reminder'
  | 'enquiry-closed'
  | 'joined'
  | 'communities-reminder'
  | 'agreement-changed'
  | 'agreement-resumes'
  | 'claim-coming'
  | 'gift-received'
  | 'gift-failed'
  | 'gift-refunded'
  | 'number-missing'
  | 'statement-ready'
  | 'statement-changed'
  | 'children-sent'
  | 'child-answered'
  | 'child-expired'
  | 'child-ended'
  | 'child-guardian-left'
  | 'child-checked'
  | 'child-soon-15'
  | 'child-struck-off'
  | 'magazine-ordered'
  | 'magazine-issue-out'
  | 'activity-signed-up'
  | 'activity-waiting'
  | 'activity-offer'
  | 'activity-offer-over'
  | 'activity-signed-off'
  | 'activity-changed'
  | 'activity-cancelled'
  | 'activity-message'
  | 'activity-refunded'
  | 'activity-reminder';

export type NoticeToSend = {
  id: string;
  kind: NoticeKind;
  sentAt: Date | null;
  subjectId: string | null;
  /** `sms`: besides the e-mail, because it was asked for. */
  channel: 'sms' | null;
  email: string | null;
  phone: string | null;
  /** Known to be theirs. */
  isEmailProven: boolean;
  isPhoneProven: boolean;
  /** The person wants nothing done with their data but keeping them. */
  isRestricted: boolean;
  /** What the person has chosen to be written to in. */
  language: 'nb' | 'nn';
  enquiryId: string | null;
  enquiryNumber: string | null;
  enquiryState: EnquiryState | null;
  lastMessageAt: Date | null;
  createdAt: Date;
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
    })
    .execute();
}

/** The notice with the address it goes to; undefined when the person has been deleted meanwhile. */
export async function findNotice(db: Database, id: string): Promise<NoticeToSend | undefined> {
  const { rows } = await sql<NoticeToSend>`
    select n.id, n.kind, n.sent_at as "sentAt", n.subject_id as "subjectId", n.channel, p.email, p.phone,
           p.email_verified_at is not null as "isEmailProven", p.phone_verified_at is not null as "isPhoneProven", p.language,
           p.restricted_at is not null as "isRestricted",
           e.id as "enquiryId", e.number as "enquiryNumber",
           e.state as "enquiryState", e.last_message_at as "lastMessageAt", n.created_at as "createdAt"
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

/** Not sent, and not to be tried: nothing has failed. */
export async function markHeldBack(db: Database, id: string, at: Date): Promise<void> {
  await db.updateTable('notice').set({ given_up_at: at }).where('id', '=', id).execute();
}

export async function markSent(db: Database, id: string, at: Date): Promise<void> {
  await db.updateTable('notice').set({ sent_at: at }).where('id', '=', id).execute();
}
