/** The numbers of registered children, and whose they are. Asked by a job and by member service. */
import { sql } from 'kysely';
import type { ChildState } from '#contract/children-endpoints.ts';
import type { Transaction } from '#server/platform/database/database.ts';

/** With what is needed to see whether two parents have sent in the same child. */
export type Uncompared = {
  id: string;
  submissionId: string;
  named: string | null;
  contacts: string[] | null;
};

/** Of a sending. */
export async function listUncomparedNumbers(
  tx: Transaction,
  submissionId: string,
): Promise<{ id: string; sealed: Buffer }[]> {
  const { rows } = await sql<{ id: string; sealed: Buffer }>`
    select id, fodselsnummer_sealed as sealed from child
    where submission_id = ${submissionId} and number_state = 'unconfirmed' and fodselsnummer_sealed is not null`.execute(
    tx,
  );
  return rows;
}

/** Every child with the number gets its newest index: after a change of secret they are found by it again. */
export async function alignIndexes(tx: Transaction, [newest, ...former]: readonly Buffer[]): Promise<void> {
  if (former.length > 0)
    await sql`update child t set fodselsnummer_index = ${newest}
      where fodselsnummer_index = any(${former}::bytea[]) and not (number_state = 'confirmed' and exists (
        select from child o where o.fodselsnummer_index = ${newest} and o.number_state = 'confirmed'))`.execute(
      tx,
    );
}

/** Locks the number for comparing until the transaction ends. */
export async function holdNumber(tx: Transaction, index: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('child ' || encode(${index}::bytea, 'hex')))`.execute(tx);
}

/** Everybody's with a number, the first sent first; held until the transaction ends. */
export async function listUncompared(tx: Transaction, index: Buffer): Promise<Uncompared[]> {
  const { rows } = await sql<Uncompared>`
    select c.id, c.submission_id as "submissionId", i.contact_value as named,
           (select array_remove(array[lower(p.email), p.phone], null) from person p where p.id = s.person_id) as contacts
    from child c join child_submission s on s.id = c.submission_id
    left join guardian_invitation i on i.submission_id = s.id and i.answered_at is null
    where c.fodselsnummer_index = ${index} and c.number_state = 'unconfirmed'
      and c.state in ('waiting', 'checking', 'registered')
    order by s.sent_at, c.id for update of c`.execute(tx);
  return rows;
}

export async function setNumberState(
  tx: Transaction,
  childId: string,
  state: 'confirmed' | 'taken',
): Promise<void> {
  await tx.updateTable('child').set({ number_state: state }).where('id', '=', childId).execute();
}

export type Standing = {
  id: string;
  state: ChildState;
  submissionId: string | null;
  registrantContacts: string[];
  invited: string | null;
};

/**
 * The registration that a number has already, held until the transaction ends. One of them at most is confirmed.
 * @param exceptId the one that is asked for
 */
export async function findStanding(
  tx: Transaction,
  index: Buffer,
  exceptId: string,
): Promise<Standing | undefined> {
  const { rows } = await sql<Standing>`
    select c.id, c.state, c.submission_id as "submissionId",
           (select array_remove(array[lower(p.email), p.phone], null) from child_guardian g
            join person p on p.id = g.person_id where g.child_id = c.id and g.is_registrant limit 1)
             as "registrantContacts",
           (select i.contact_value from guardian_invitation i
            where i.submission_id = c.submission_id and i.answered_at is null) as invited
    from child c where c.fodselsnummer_index = ${index} and c.state in ('waiting', 'checking', 'registered')
      and c.number_state = 'confirmed' and c.id <> ${exceptId}
    for update of c`.execute(tx);
  return rows[0];
}
