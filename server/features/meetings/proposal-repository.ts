/** Motions and candidates that members have sent to an annual meeting. */
import { type RawBuilder, sql } from 'kysely';
import type { OfficeRole } from '#contract/office-values.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { Motion, Nomination } from './proposal-shapes-rules.ts';

type Some = Database | Transaction;

export type MotionRow = Motion & { meetingId: string; personId: string; by: string };

const fullName = (person: string) =>
  sql`concat_ws(' ', coalesce(${sql.ref(`${person}.preferred_name`)}, ${sql.ref(`${person}.given_name`)}), ${sql.ref(`${person}.family_name`)})`;
const selectMotion = sql`
  select t.id, t.message_id as "meetingId", t.person_id as "personId", ${fullName('p')} as by, t.title, t.body,
    t.reason, t.shows_name as "isNamed", t.version, t.sent_at as "sentAt", t.withdrawn_at as "withdrawnAt",
    m.motions_published_at as "publishedAt"
  from meeting_motion t join person p on p.id = t.person_id join unit_message m on m.id = t.message_id`;
const motions = async (db: Some, rest: RawBuilder<unknown>): Promise<MotionRow[]> =>
  (await sql<MotionRow>`${selectMotion} ${rest}`.execute(db)).rows;

/** Those that stand, of some meetings; in the order they came. */
export const listMotions = (db: Some, meetingIds: string[]): Promise<MotionRow[]> =>
  motions(
    db,
    sql`where t.message_id = any(${meetingIds}::uuid[]) and t.withdrawn_at is null order by t.sent_at, t.id`,
  );

/** Of one person, newest first; of one meeting or of all. */
export const listOwnMotions = (db: Some, personId: string, meetingId?: string): Promise<MotionRow[]> =>
  motions(
    db,
    sql`where t.person_id = ${personId} ${meetingId ? sql`and t.message_id = ${meetingId}` : sql``}
      order by t.sent_at desc, t.id`,
  );

/** One's own, held until the transaction ends. */
export async function findOwnMotion(
  tx: Transaction,
  id: string,
  personId: string,
): Promise<MotionRow | undefined> {
  return (await motions(tx, sql`where t.id = ${id} and t.person_id = ${personId} for update of t`))[0];
}

type MotionWords = { title: string; body: string; reason: string; isNamed: boolean };

export async function addMotion(
  tx: Transaction,
  motion: MotionWords & { id: string; meetingId: string; personId: string; textVersion: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('meeting_motion')
    .values({
      id: motion.id,
      message_id: motion.meetingId,
      person_id: motion.personId,
      title: motion.title,
      body: motion.body,
      reason: motion.reason,
      shows_name: motion.isNamed,
      text_version: motion.textVersion,
      sent_at: motion.at,
      changed_at: motion.at,
    })
    .execute();
}

export async function changeMotion(tx: Transaction, id: string, words: MotionWords, at: Date): Promise<void> {
  await sql`update meeting_motion set title = ${words.title}, body = ${words.body}, reason = ${words.reason},
    shows_name = ${words.isNamed}, version = version + 1, changed_at = ${at} where id = ${id}`.execute(tx);
}

export async function withdrawMotion(tx: Transaction, id: string, at: Date): Promise<void> {
  await sql`update meeting_motion set withdrawn_at = ${at}, version = version + 1 where id = ${id}`.execute(
    tx,
  );
}

export type NominationRow = Nomination & {
  meetingId: string;
  nominatorId: string | null;
  /** As the register has it; empty where no member was found. */
  nomineeName: string;
};

const selectNomination = sql`
  select n.id, n.message_id as "meetingId", n.nominator_id as "nominatorId", n.nominee_id as "nomineeId",
    ${fullName('a')} as "nominatorName", ${fullName('b')} as "nomineeName", n.typed_name as "typedName", n.role,
    n.reason, n.version, n.sent_at as "sentAt", n.is_accepted as "isAccepted", n.withdrawn_at as "withdrawnAt",
    m.candidates_published_at as "publishedAt"
  from meeting_nomination n join unit_message m on m.id = n.message_id
  left join person a on a.id = n.nominator_id left join person b on b.id = n.nominee_id`;
const nominations = async (db: Some, rest: RawBuilder<unknown>): Promise<NominationRow[]> =>
  (await sql<NominationRow>`${selectNomination} ${rest}`.execute(db)).rows;

/** Those who have said yes, of some meetings; once for each office, in the order they were proposed. */
export async function listCandidates(db: Some, meetingIds: string[]): Promise<NominationRow[]> {
  const rows = await nominations(
    db,
    sql`where n.message_id = any(${meetingIds}::uuid[]) and n.is_accepted and n.withdrawn_at is null
      and exists (select from membership s where s.person_id = n.nominee_id and s.ended_on is null)
      order by n.sent_at, n.id`,
  );
  const seen = new Set<string>();
  return rows.filter(({ meetingId, nomineeId, role }) => {
    const key = `${meetingId} ${nomineeId} ${role}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** The proposer's own, newest first; to one meeting or to all. */
export const listOwnNominations = (
  db: Some,
  personId: string,
  meetingId?: string,
): Promise<NominationRow[]> =>
  nominations(
    db,
    sql`where n.nominator_id = ${personId} ${meetingId ? sql`and n.message_id = ${meetingId}` : sql``}
      order by n.sent_at desc, n.id`,
  );

/** In which somebody else has proposed the person. */
export const listAsked = (db: Some, personId: string, meetingId?: string): Promise<NominationRow[]> =>
  nominations(
    db,
    sql`where n.nominee_id = ${personId} and n.nominator_id is distinct from n.nominee_id
      and n.withdrawn_at is null ${meetingId ? sql`and n.message_id = ${meetingId}` : sql``}
      order by n.sent_at, n.id`,
  );

/** Held until the transaction ends. */
export async function findNomination(
  tx: Transaction,
  id: string,
  of: { nominatorId: string } | { nomineeId: string },
): Promise<NominationRow | undefined> {
  const whose =
    'nominatorId' in of
      ? sql`n.nominator_id = ${of.nominatorId}`
      : sql`n.nominee_id = ${of.nomineeId} and n.withdrawn_at is null`;
  return (await nominations(tx, sql`where n.id = ${id} and ${whose} for update of n`))[0];
}

export async function addNomination(
  tx: Transaction,
  nomination: {
    id: string;
    meetingId: string;
    nominatorId: string;
    nomineeId: string | null;
    typedName: string;
    role: OfficeRole;
    reason: string;
    isAccepted: boolean;
    textVersion: string;
    at: Date;
  },
): Promise<void> {
  const { at, isAccepted } = nomination;
  await tx
    .insertInto('meeting_nomination')
    .values({
      id: nomination.id,
      message_id: nomination.meetingId,
      nominator_id: nomination.nominatorId,
      nominee_id: nomination.nomineeId,
      typed_name: nomination.typedName,
      role: nomination.role,
      reason: nomination.reason,
      text_version: nomination.textVersion,
      sent_at: at,
      changed_at: at,
      ...(isAccepted && { answered_at: at, is_accepted: true }),
    })
    .execute();
}

export async function changeNomination(
  tx: Transaction,
  id: string,
  words: { role: OfficeRole; reason: string },
  at: Date,
): Promise<void> {
  await sql`update meeting_nomination set role = ${words.role}, reason = ${words.reason}, version = version + 1,
    changed_at = ${at} where id = ${id}`.execute(tx);
}

export async function withdrawNomination(tx: Transaction, id: string, at: Date): Promise<void> {
  await sql`update meeting_nomination set withdrawn_at = ${at}, version = version + 1 where id = ${id}`.execute(
    tx,
  );
}

export async function answerNomination(
  tx: Transaction,
  id: string,
  answer: { isAccepted: boolean; textVersion: string; at: Date },
): Promise<void> {
  await sql`update meeting_nomination set is_accepted = ${answer.isAccepted}, answered_at = ${answer.at},
    text_version = ${answer.textVersion}, text_language = agreed_language() where id = ${id}`.execute(tx);
}
