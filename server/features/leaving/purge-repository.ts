/** What is deleted after a leaving. Every function may run again. */
import { sql } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';

export type MembershipToPurge = {
  joinedOn: string;
  leftOn: string;
  fodselsnummerSealed: Buffer | null;
  isDNumber: boolean;
  /** Lived in Norway and stood in no other community, as far as was known. */
  counts: boolean;
  /** When, in which words and with which declarations; null where there was none in the portal. */
  joining: object | null;
};

/** The ended membership with what proves that it was rightly counted; undefined when it has been purged. */
export async function findMembershipToPurge(
  tx: Transaction,
  membershipId: string,
): Promise<MembershipToPurge | undefined> {
  const { rows } = await sql<MembershipToPurge>`
    select m.joined_on as "joinedOn", m.ended_on as "leftOn", 
           case when p.number_state = 'confirmed' then p.fodselsnummer_sealed end as "fodselsnummerSealed",
           p.is_d_number as "isDNumber",
           coalesce(p.country, 'NO') = 'NO'
             and not (coalesce(p.other_communities = 'yes', false) and p.other_communities_settled_at is null) as counts,
           (select jsonb_build_object(
              'id', e.id, 'joinedAt', e.joined_at, 'channel', e.channel, 'textVersion', e.text_version,
              'textLanguage', e.text_language,
              'declarations', e.declarations - 'otherCommunities', 'signInReference', e.sign_in_reference)
            from joining_evidence e where e.membership_id = m.id order by e.joined_at limit 1) as joining
    from membership m join person p on p.id = m.person_id
    where m.id = ${membershipId} and m.ended_on is not null
    for update of m`.execute(tx);
  return rows[0];
}

export async function addGrantEvidence(
  tx: Transaction,
  evidence: {
    id: string;
    fodselsnummerSealed: Buffer;
    joinedOn: string;
    leftOn: string;
    joining: object | null;
    keepUntilOn: string;
    counts: boolean;
  },
): Promise<void> {
  await tx
    .insertInto('grant_evidence')
    .values({
      id: evidence.id,
      fodselsnummer_sealed: evidence.fodselsnummerSealed,
      joined_on: evidence.joinedOn,
      left_on: evidence.leftOn,
      joining: evidence.joining && JSON.stringify(evidence.joining),
      keep_until_on: evidence.keepUntilOn,
      counts: evidence.counts,
    })
    .execute();
}

/** @returns whether the person has joined again since */
export async function isMemberAgain(tx: Transaction, personId: string): Promise<boolean> {
  const { rows } = await sql`
    select from membership where person_id = ${personId} and ended_on is null`.execute(tx);
  return rows.length > 0;
}

/** What was answered before the person left. */
export async function removeAnswers(tx: Transaction, personId: string, leftAt: Date): Promise<void> {
  await sql`
    delete from idempotency_key where person_id = ${personId} and created_at <= ${leftAt}
      and endpoint <> 'POST /api/leaving'`.execute(tx);
  // What others have been answered may name the person. Their writes stay done once; only the answers are forgotten.
  await sql`
    update idempotency_key set answer = '' where person_id <> ${personId} and created_at <= ${leftAt}
      and endpoint ~ '^[A-Z]+ /api/(staff|organiser|units|unit-|member-files|board-changes)'`.execute(tx);
}

/** Whether a membership that was taken out is back. */
export async function hasMembership(db: Database, id: string, personId: string): Promise<boolean> {
  const { rows } = await sql`
    select from membership where id = ${id} and person_id = ${personId} and ended_on is null`.execute(db);
  return rows.length > 0;
}

/** Whether an account that was taken out is back. */
export async function hasAccount(db: Database, id: string, personId: string): Promise<boolean> {
  const { rows } = await sql`
    select from account_person where account_id = ${id} and person_id = ${personId}`.execute(db);
  return rows.length > 0;
}

/** How the person gets the magazine, as it was left by the choice that was made beside leaving. */
export async function keepsMagazine(db: Database, personId: string): Promise<boolean> {
  const { rows } = await sql`select from person where id = ${personId} and magazine <> 'none'`.execute(db);
  return rows.length > 0;
}

export async function markPurged(tx: Transaction, leavingId: string, at: Date): Promise<void> {
  await tx.updateTable('leaving').set({ purged_at: at }).where('id', '=', leavingId).execute();
}

/** @param before leavings older than this have an expired certificate */
export async function forgetCertificates(db: Database, before: Date): Promise<void> {
  await sql`
    update leaving set certificate = null, email = null, person_id = null, membership_id = null
    where left_at < ${before} and purged_at is not null
      and (person_id is not null or certificate is not null or email is not null)
      and not exists (
        select from enquiry e where e.person_id = leaving.person_id and e.received_at <= leaving.left_at)
      and not exists (
        select from person p where p.id = leaving.person_id and p.fodselsnummer_index is not null
          and not exists (select from membership m where m.person_id = p.id and m.ended_on is null))`.execute(
    db,
  );
  await sql`
    update leaving set certificate = null, email = null
    where left_at < ${before} and certificate is not null`.execute(db);
}

export type Remaining = { personId: string; leftAt: Date; accountChoice: 'keep' | 'delete' };

/** Former members with data that is still kept: an enquiry that was open, a number that a gift needed. */
export async function listRemaining(db: Database): Promise<Remaining[]> {
  const { rows } = await sql<Remaining>`
    select person_id as "personId", left_at as "leftAt", account_choice as "accountChoice" from leaving
    where purged_at is not null and person_id is not null order by left_at`.execute(db);
  return rows;
}

/** @param today in Norway. @param leftBefore leavings from before this moment need no evidence any more */
export async function removeOldEvidence(
  db: Database,
  limits: { today: string; leftBefore: Date },
): Promise<void> {
  await db.deleteFrom('grant_evidence').where('keep_until_on', '<', limits.today).execute();
  await sql`
    delete from leaving where left_at < ${limits.leftBefore} and certificate is null and purged_at is not null`.execute(
    db,
  );
}
