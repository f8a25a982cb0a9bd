/** What a person has chosen otherwise than it is unless they choose. */
import { sql } from 'kysely';
import {
  isChoosable,
  isOnByDefault,
  type NoticeChannel,
  type NoticeKind,
  type NoticeType,
  noticeChannels,
  noticeTypes,
  typeOfNotice,
} from '#contract/notice-kinds.ts';
import type { NoticePreference } from '#contract/notice-preference-endpoints.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { type Merged, rowsFollowNew } from '#server/platform/database/person-rows.ts';

/** One for each type. What cannot be chosen is as it always is, whatever was chosen once. */
export async function listPreferences(db: Database, personId: string): Promise<NoticePreference[]> {
  const chosen = await db
    .selectFrom('notice_preference')
    .select(['type', 'channel', 'is_on'])
    .where('person_id', '=', personId)
    .execute();
  const isOn = (type: NoticeType, channel: NoticeChannel): boolean => {
    const choice = isChoosable(type, channel)
      ? chosen.find((one) => one.type === type && one.channel === channel)
      : undefined;
    return choice?.is_on ?? isOnByDefault(channel);
  };
  return noticeTypes.map((type) => {
    const [portal = true, email = true, sms = false] = noticeChannels.map((channel) => isOn(type, channel));
    return { type, portal, email, sms };
  });
}

/** How they want to be notified of one kind. */
export async function findPreference(
  db: Database,
  personId: string,
  kind: NoticeKind,
): Promise<NoticePreference> {
  const all = await listPreferences(db, personId);
  return all.find(({ type }) => type === typeOfNotice[kind])!;
}

export async function setPreference(
  tx: Transaction,
  choice: {
    personId: string;
    type: NoticeType;
    channel: NoticeChannel;
    isOn: boolean;
    source: 'portal' | 'page' | 'one-click';
    at: Date;
  },
): Promise<void> {
  const { personId, type, channel, isOn, source, at } = choice;
  await sql`
    insert into notice_preference (person_id, type, channel, is_on, source, changed_at)
    values (${personId}, ${type}, ${channel}, ${isOn}, ${source}, ${at})
    on conflict (person_id, type, channel) do update
      set is_on = excluded.is_on, source = excluded.source, changed_at = excluded.changed_at
      where notice_preference.is_on <> excluded.is_on`.execute(tx);
}

export type Reachability = {
  hasEmail: boolean;
  hasPhone: boolean;
  isEmailStopped: boolean;
  isSenderNamed: boolean;
};

export async function findReachability(db: Database, personId: string): Promise<Reachability> {
  const { rows } = await sql<Reachability>`
    select email is not null as "hasEmail", phone is not null as "hasPhone",
      email is not null and email_stopped_at is not null as "isEmailStopped",
      exists (select from named_sender s where s.person_id = person.id and s.is_named) as "isSenderNamed"
    from person where id = ${personId}`.execute(db);
  return rows[0] ?? { hasEmail: false, hasPhone: false, isEmailStopped: false, isSenderNamed: false };
}

/** Whether e-mail to a person may say which organisation it comes from. */
export async function setSenderNamed(
  tx: Transaction,
  choice: { personId: string; isNamed: boolean; at: Date },
): Promise<void> {
  await tx
    .insertInto('named_sender')
    .values({ person_id: choice.personId, is_named: choice.isNamed, changed_at: choice.at })
    .onConflict((conflict) =>
      conflict.column('person_id').doUpdateSet({ is_named: choice.isNamed, changed_at: choice.at }),
    )
    .execute();
}

/** The person a notice was for; undefined when it is deleted. */
export async function findReceiver(
  db: Database,
  noticeId: string,
): Promise<{ personId: string; kind: NoticeKind } | undefined> {
  const { rows } = await sql<{ personId: string; kind: NoticeKind }>`
    select person_id as "personId", kind from notice where id = ${noticeId}`.execute(db);
  return rows[0];
}

/** What the other has chosen stands. */
export async function mergeNotices(tx: Transaction, merged: Merged): Promise<void> {
  await rowsFollowNew('notice_preference', 'type', 'channel')(tx, merged);
  await rowsFollowNew('named_sender')(tx, merged);
}
