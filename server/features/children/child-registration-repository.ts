/** How a registration begins, goes on and ends. Each function runs in the caller's transaction. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { ChildGround } from '#contract/child-decision.ts';
import type { ChildEvent, ChildState } from '#contract/children-endpoints.ts';
import type { Transaction } from '#server/platform/database/database.ts';

export type Submission = {
  id: string;
  personId: string;
  sentAt: Date;
  isSole: boolean;
  textVersion: string;
  declarations: object;
  signInReference: string;
};

/** Takes the id, or says whose it is already; waits for the same sending that is still on its way. */
export async function claimSubmission(
  tx: Transaction,
  submission: Submission,
): Promise<{ isNew: boolean; personId: string | null }> {
  const { id, personId, sentAt, isSole, textVersion, declarations, signInReference } = submission;
  const { rows } = await sql<{ id: string }>`
    insert into child_submission (id, person_id, sent_at, is_sole, text_version, declarations, sign_in_reference)
    values (${id}, ${personId}, ${sentAt}, ${isSole}, ${textVersion}, ${JSON.stringify(declarations)},
            ${signInReference})
    on conflict (id) do nothing returning id`.execute(tx);
  if (rows.length > 0) return { isNew: true, personId };
  const taken = await tx.selectFrom('child_submission').select('person_id').where('id', '=', id).execute();
  return { isNew: false, personId: taken[0]?.person_id ?? null };
}

export async function countSubmissions(tx: Transaction, personId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from child_submission
    where person_id = ${personId} and sent_at > ${since}`.execute(tx);
  return rows[0]!.count;
}

export async function setSubmittedChildren(tx: Transaction, id: string, childIds: string[]): Promise<void> {
  await tx.updateTable('child_submission').set({ child_ids: childIds }).where('id', '=', id).execute();
}

/** The children of a sending, in the order they were sent. */
export async function listSubmitted(tx: Transaction, submissionId: string) {
  const { rows } = await sql<{ id: string; givenName: string; state: ChildState }>`
    select c.id, c.given_name as "givenName", c.state
    from child_submission s
    join lateral unnest(s.child_ids) with ordinality as sent (id, place) on true
    join child c on c.id = sent.id::uuid
    where s.id = ${submissionId} order by sent.place`.execute(tx);
  return rows;
}

/** Those of the numbers that a child of the guardian's own has already. */
export async function listOwnNumbers(
  tx: Transaction,
  guardianId: string,
  indexes: readonly Buffer[],
): Promise<Buffer[]> {
  const { rows } = await sql<{ index: Buffer }>`
    select distinct c.fodselsnummer_index as index from child c
    join child_guardian g on g.child_id = c.id and g.person_id = ${guardianId}
    where c.state in ('waiting', 'checking', 'registered')
      and c.fodselsnummer_index = any(${indexes as Buffer[]}::bytea[])`.execute(tx);
  return rows.map(({ index }) => index);
}

export type NewChildRow = {
  id: string;
  submissionId: string;
  givenName: string;
  familyName: string;
  bornOn: string;
  sealed: Buffer;
  index: Buffer;
  state: 'waiting' | 'checking';
};

/** Whether the number is anybody's already is not asked here. */
export async function addChild(tx: Transaction, child: NewChildRow): Promise<void> {
  await sql`
    insert into child (id, submission_id, given_name, family_name, born_on, fodselsnummer_sealed,
                       fodselsnummer_index, number_state, state)
    values (${child.id}, ${child.submissionId}, ${child.givenName}, ${child.familyName}, ${child.bornOn},
            ${child.sealed}, ${child.index}, 'unconfirmed', ${child.state})`.execute(tx);
}

export async function addGuardian(
  tx: Transaction,
  guardian: {
    childId: string;
    personId: string;
    isRegistrant: boolean;
    at: Date;
    signInReference: string;
    /** The sign-in has shown who it is. */
    isProven: boolean;
    /** Of the words that were agreed to; those of the registrant are kept with the submission. */
    textVersion: string | null;
  },
): Promise<void> {
  await tx
    .insertInto('child_guardian')
    .values({
      child_id: guardian.childId,
      person_id: guardian.personId,
      is_registrant: guardian.isRegistrant,
      declared_at: guardian.at,
      sign_in_reference: guardian.signInReference,
      is_proven: guardian.isProven,
      text_version: guardian.textVersion,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Two registrations of one child: the guardians of the one become guardians of the other. @returns those who were new */
export async function joinGuardians(
  tx: Transaction,
  { from, to, at }: { from: string; to: string; at: Date },
): Promise<string[]> {
  const { rows } = await sql<{ personId: string }>`
    insert into child_guardian (child_id, person_id, is_registrant, declared_at, sign_in_reference, is_proven,
      text_version, text_language)
    select ${to}, g.person_id, false, ${at}, g.sign_in_reference, g.is_proven, g.text_version, g.text_language
    from child_guardian g where g.child_id = ${from} order by g.declared_at
    on conflict do nothing returning person_id as "personId"`.execute(tx);
  return rows.map(({ personId }) => personId);
}

/** Those who have said yes, and whether their sign-in has shown who they are. */
export async function listConsents(tx: Transaction, childId: string): Promise<{ isProven: boolean }[]> {
  const rows = await tx
    .selectFrom('child_guardian')
    .select('is_proven')
    .where('child_id', '=', childId)
    .execute();
  return rows.map(({ is_proven: isProven }) => ({ isProven }));
}

export async function removeGuardian(tx: Transaction, childId: string, personId: string): Promise<void> {
  await tx
    .deleteFrom('child_guardian')
    .where('child_id', '=', childId)
    .where('person_id', '=', personId)
    .execute();
}

export async function listGuardianIds(tx: Transaction, childId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('child_guardian')
    .select('person_id')
    .where('child_id', '=', childId)
    .execute();
  return rows.map(({ person_id: personId }) => personId);
}

/** @param personId null: the calendar, or member service */
export async function addEvent(
  tx: Transaction,
  event: { childId: string; kind: ChildEvent['kind']; personId: string | null; at: Date },
): Promise<void> {
  await tx
    .insertInto('child_event')
    .values({
      id: randomUUID(),
      child_id: event.childId,
      kind: event.kind,
      person_id: event.personId,
      happened_at: event.at,
    })
    .execute();
}

/** All who have to have said yes; member service looks before it counts. */
export async function setChecking(tx: Transaction, childId: string): Promise<void> {
  await tx.updateTable('child').set({ state: 'checking' }).where('id', '=', childId).execute();
}

/** @param ground member service's; null where two have shown who they are */
export async function setRegistered(
  tx: Transaction,
  childId: string,
  registeredOn: string,
  ground: ChildGround | null,
): Promise<void> {
  await tx
    .updateTable('child')
    .set({ state: 'registered', registered_on: registeredOn, accepted_ground: ground })
    .where('id', '=', childId)
    .execute();
}

/**
 * Ends it, and takes the number out of it: of one that has been registered the sealed number stays for the control of
 * the grant; of one that never was, nothing.
 * @param end.endedOn first day on which it is not registered @param end.purgeOn both `YYYY-MM-DD`
 * @returns the sending it came with
 */
export async function closeChild(
  tx: Transaction,
  childId: string,
  end: { state: ChildState; at: Date; endedOn: string; purgeOn: string },
): Promise<string | null> {
  await keepEvidence(tx, childId, end);
  const closed = await tx
    .updateTable('child')
    .set({ state: end.state, closed_at: end.at, fodselsnummer_sealed: null, fodselsnummer_index: null })
    .where('id', '=', childId)
    .returning('submission_id')
    .executeTakeFirst();
  return closed?.submission_id ?? null;
}

/**
 * One of two guardians cannot register alone, so it can be read from the sending; from before the portal, from who its
 * guardians are. A guardian who has left since has said yes all the same.
 */
const hasBoth = sql`(not coalesce(s.is_sole, true)
  or (select count(*) from child_guardian g where g.child_id = c.id) >= 2)`;

/** @param end.endedOn first day on which it is not registered */
export async function keepEvidence(
  tx: Transaction,
  childId: string,
  end: { endedOn: string; purgeOn: string },
): Promise<void> {
  await sql`
    insert into child_grant_evidence (id, fodselsnummer_sealed, registered_on, ended_on, is_sole, has_both,
                                      submission_id, second_reference, accepted_ground, purge_on)
    select c.id, c.fodselsnummer_sealed, c.registered_on, ${end.endedOn}::date,
           coalesce(s.is_sole, false), ${hasBoth},
           c.submission_id,
           (select g.sign_in_reference from child_guardian g
            where g.child_id = c.id and not g.is_registrant order by g.declared_at limit 1),
           c.accepted_ground, ${end.purgeOn}::date
    from child c left join child_submission s on s.id = c.submission_id
    where c.id = ${childId} and c.state = 'registered' and c.fodselsnummer_sealed is not null
      and c.number_state = 'confirmed' and c.registered_on is not null
    on conflict (id) do nothing`.execute(tx);
}

export type GuardedChild = {
  id: string;
  givenName: string;
  state: ChildState;
  others: { isMember: boolean }[];
};

/** The active registrations of a guardian with their other guardians, held until the transaction ends. */
export async function listActiveOf(tx: Transaction, personId: string): Promise<GuardedChild[]> {
  const { rows } = await sql<GuardedChild>`
    select c.id, c.given_name as "givenName", c.state,
           (select coalesce(jsonb_agg(jsonb_build_object('isMember',
              exists (select from membership m where m.person_id = g.person_id and m.ended_on is null))), '[]')
            from child_guardian g where g.child_id = c.id and g.person_id <> ${personId}) as others
    from child c join child_guardian own on own.child_id = c.id and own.person_id = ${personId}
    where c.state in ('waiting', 'checking', 'registered') order by c.born_on, c.id for update of c`.execute(
    tx,
  );
  return rows;
}

/** What the person has done stays in the history of children that others are guardians of; who it was does not. */
export async function forgetActor(tx: Transaction, personId: string): Promise<void> {
  await tx.updateTable('child_event').set({ person_id: null }).where('person_id', '=', personId).execute();
  await tx
    .updateTable('child_submission')
    .set({ person_id: null })
    .where('person_id', '=', personId)
    .execute();
  await sql`update guardian_invitation set answered_by = null where answered_by = ${personId}`.execute(tx);
}
