/** Sign-ups, the parties behind them, and the waiting list. Written while the activity is held. */
import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { SignUpState } from '#contract/activity-values.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

export type EndedBy = 'self' | 'organiser' | 'time' | 'payment' | 'move';
export type SignUpRow = {
  id: string;
  activityId: string;
  personId: string;
  state: SignUpState;
  seats: number;
  amountOre: number;
  wantsSms: boolean;
  queuedAt: Date;
  heldUntil: Date | null;
  calendarCode: string;
};
export type PartyMember = {
  kind: 'self' | 'child' | 'guest';
  childId: string | null;
  name: string;
  /** Of a child unknown to the portal. */
  bornOn?: string | null;
};

const columns = sql`
  s.id, s.activity_id as "activityId", s.person_id as "personId", s.state, s.seats, s.amount_ore as "amountOre",
  s.wants_sms as "wantsSms", s.queued_at as "queuedAt", s.held_until as "heldUntil",
  s.calendar_code as "calendarCode"`;

/** For the work behind the calls: whose it is has been asked before. */
export async function findSignUp(db: Database | Transaction, id: string): Promise<SignUpRow | undefined> {
  const { rows } = await sql<SignUpRow>`select ${columns} from sign_up s where s.id = ${id}`.execute(db);
  return rows[0];
}

export async function findOwnSignUp(
  db: Database | Transaction,
  id: string,
  owner: string,
): Promise<SignUpRow | undefined> {
  const signUp = await findSignUp(db, id);
  return signUp?.personId === owner ? signUp : undefined;
}

/** Whether the organiser has moved the activity to another time or place since the person took the place. */
export async function isOtherSince(db: Database | Transaction, signUpId: string): Promise<boolean> {
  const { rows } = await sql`
    select from sign_up s join activity_news n on n.activity_id = s.activity_id and n.kind = 'changed'
      and n.fields && array['time', 'place'] and n.happened_at > s.changed_at
    where s.id = ${signUpId} limit 1`.execute(db);
  return rows.length > 0;
}

/** Whether somebody who comes has paid for it, or is about to. */
export async function isPaidBySome(tx: Transaction, activityId: string): Promise<boolean> {
  const { rows } = await sql`
    select from sign_up where activity_id = ${activityId} and amount_ore > 0
      and state in ('signed-up', 'awaiting-payment') limit 1`.execute(tx);
  return rows.length > 0;
}

/** The one that stands. */
export async function findSignUpOf(
  db: Database | Transaction,
  activityId: string,
  personId: string,
): Promise<SignUpRow | undefined> {
  const { rows } = await sql<SignUpRow>`
    select ${columns} from sign_up s
    where s.activity_id = ${activityId} and s.person_id = ${personId} and s.state <> 'cancelled'`.execute(db);
  return rows[0];
}

export async function addSignUp(
  tx: Transaction,
  signUp: Omit<SignUpRow, 'calendarCode' | 'id'>,
  party: readonly PartyMember[],
  now: Date,
): Promise<string> {
  const id = randomUUID();
  await tx
    .insertInto('sign_up')
    .values({
      id,
      activity_id: signUp.activityId,
      person_id: signUp.personId,
      state: signUp.state,
      seats: signUp.seats,
      amount_ore: signUp.amountOre,
      wants_sms: signUp.wantsSms,
      queued_at: signUp.queuedAt,
      held_until: signUp.heldUntil,
      changed_at: now,
      calendar_code: randomBytes(18).toString('base64url'),
    })
    .execute();
  await tx
    .insertInto('activity_participant')
    .values(
      party.map(({ kind, childId, name, bornOn = null }, position) => ({
        id: randomUUID(),
        sign_up_id: id,
        activity_id: signUp.activityId,
        position,
        kind,
        name,
        child_id: childId,
        born_on: bornOn,
      })),
    )
    .execute();
  return id;
}

export async function addAnswers(
  tx: Transaction,
  signUpId: string,
  answers: readonly { questionId: string; answer: string }[],
): Promise<void> {
  if (answers.length === 0) return;
  await tx
    .insertInto('activity_answer')
    .values(
      answers.map(({ questionId, answer }) => ({ sign_up_id: signUpId, question_id: questionId, answer })),
    )
    .execute();
}

export async function setSignUp(
  tx: Transaction,
  id: string,
  change: { state: 'signed-up' | 'awaiting-payment' | 'offered'; heldUntil: Date | null; amountOre?: number },
  now: Date,
): Promise<void> {
  await sql`
    update sign_up set state = ${change.state}, held_until = ${change.heldUntil}, changed_at = ${now},
      sequence = sequence + 1, amount_ore = coalesce(${change.amountOre ?? null}::int, amount_ore)
    where id = ${id}`.execute(tx);
}

/** Who came along and what was answered go at once. */
export async function endSignUp(tx: Transaction, id: string, endedBy: EndedBy, now: Date): Promise<void> {
  await sql`
    update sign_up set state = 'cancelled', ended_by = ${endedBy}, held_until = null, changed_at = ${now},
      sequence = sequence + 1 where id = ${id} and state <> 'cancelled'`.execute(tx);
  await tx.deleteFrom('activity_participant').where('sign_up_id', '=', id).execute();
  await tx.deleteFrom('activity_answer').where('sign_up_id', '=', id).execute();
}

export async function listParty(db: Database | Transaction, signUpId: string): Promise<PartyMember[]> {
  const { rows } = await sql<PartyMember>`
    select kind, child_id as "childId", name, born_on as "bornOn" from activity_participant
    where sign_up_id = ${signUpId} order by position`.execute(db);
  return rows;
}

export async function listAnswers(db: Database | Transaction, signUpId: string) {
  const { rows } = await sql<{ words: string; kind: 'text' | 'yes-no'; isHealth: boolean; answer: string }>`
    select q.words, q.kind, q.is_health as "isHealth", w.answer from activity_answer w join activity_question q on q.id = w.question_id
    where w.sign_up_id = ${signUpId} order by q.position`.execute(db);
  return rows;
}

/** First come, first. A person on hold is not invited, and keeps their turn. */
export async function listQueue(db: Database | Transaction, activityId: string): Promise<SignUpRow[]> {
  const { rows } = await sql<SignUpRow>`
    select ${columns} from sign_up s where s.activity_id = ${activityId} and s.state = 'waiting'
      and not exists (select from person_hold h where h.person_id = s.person_id and h.scope = 'all')
    order by s.queued_at, s.id`.execute(db);
  return rows;
}

/** Everybody who has a place, waits for one or is offered one. */
export async function listStanding(tx: Database | Transaction, activityId: string): Promise<SignUpRow[]> {
  const { rows } = await sql<SignUpRow>`
    select ${columns} from sign_up s where s.activity_id = ${activityId} and s.state <> 'cancelled'
    order by s.queued_at, s.id`.execute(tx);
  return rows;
}

/** Offers and times to pay that have run out; for a person on hold the time does not run. */
export async function listRunOut(db: Database, now: Date): Promise<SignUpRow[]> {
  const { rows } = await sql<SignUpRow>`
    select ${columns} from sign_up s where s.held_until <= ${now}
      and not exists (select from person_hold h where h.person_id = s.person_id and h.scope = 'all') order by s.held_until, s.id limit 500`.execute(
    db,
  );
  return rows;
}

export type SignUpPerson = {
  name: string;
  bornOn: string | null;
  isMember: boolean;
  hasPhone: boolean;
  chapterId: string | null;
};

export async function findSignUpPerson(db: Database | Transaction, personId: string): Promise<SignUpPerson> {
  const { rows } = await sql<SignUpPerson>`
    select trim(coalesce(p.preferred_name, p.given_name) || ' ' || p.family_name) as name, p.born_on as "bornOn",
           m.id is not null as "isMember", p.phone is not null as "hasPhone", m.chapter_id as "chapterId"
    from person p left join membership m on m.person_id = p.id and m.ended_on is null
    where p.id = ${personId}`.execute(db);
  return rows[0]!;
}

export type OwnChild = { id: string; name: string; givenName: string; bornOn: string; isSignedUp: boolean };

/** Registered children that the caller is a guardian of. @param today in Norway, `YYYY-MM-DD` */
export async function listOwnChildren(
  db: Database | Transaction,
  personId: string,
  activityId: string,
  today: string,
): Promise<OwnChild[]> {
  const { rows } = await sql<OwnChild>`
    select c.id, trim(c.given_name || ' ' || c.family_name) as name, c.given_name as "givenName",
           c.born_on as "bornOn",
           exists (select from activity_participant t where t.activity_id = ${activityId} and t.child_id = c.id)
             as "isSignedUp"
    from child c join child_guardian g on g.child_id = c.id
    where g.person_id = ${personId} and c.state = 'registered' and c.turns_15_on > ${today}::date
    order by c.born_on, c.id`.execute(db);
  return rows;
}

/** Whether somebody of a party is in any sign-up of a round already. Of two who try at once one waits for the other. */
export async function isInRound(
  tx: Transaction,
  roundId: string,
  personId: string,
  party: readonly PartyMember[],
): Promise<boolean> {
  const others = party.filter(({ bornOn }) => bornOn);
  const keys = party.map(
    ({ childId, name, bornOn }) =>
      `${roundId} ${childId ?? (bornOn ? `${name.toLowerCase()} ${bornOn}` : personId)}`,
  );
  // Always in the same order: two with the same children do not wait for each other.
  for (const key of keys.toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
  const { rows } = await sql<{ isIn: boolean }>`
    select exists (
      select from ceremony_round r
      join activity a on a.type = r.kind and left(a.starts_local, 10)::date between r.first_on and r.last_on
      join sign_up s on s.activity_id = a.id and s.state <> 'cancelled'
      join activity_participant t on t.sign_up_id = s.id
      where r.id = ${roundId} and (
        t.child_id = any(${party.flatMap(({ childId }) => childId ?? [])}::uuid[])
        or (t.kind = 'self' and s.person_id = ${personId} and ${party.some(({ kind }) => kind === 'self')})
        or (lower(t.name), t.born_on) in (
          select lower(o.name), o.born_on
          from unnest(${others.map(({ name }) => name)}::text[], ${others.map(({ bornOn }) => bornOn)}::date[])
            as o (name, born_on))
      )) as "isIn"`.execute(tx);
  return rows[0]!.isIn;
}
