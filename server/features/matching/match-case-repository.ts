import { sql } from 'kysely';
import type { Declared } from '#contract/joining-endpoints.ts';
import type { MatchKind, MatchOutcome, Sought } from '#contract/match-endpoints.ts';
import type { Language } from '#contract/values/portal-languages.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

export type NewMatchCase = {
  enquiryId: string;
  kind: MatchKind;
  accountId: string;
  name: string;
  bornOn: string;
  emails: string[];
  phone: string | null;
  /** Of a joining. */
  evidence: { declarations: object; textVersion: string; signInReference: string } | null;
  askedAt: Date;
};

export async function addMatchCase(tx: Transaction, one: NewMatchCase): Promise<void> {
  await tx
    .insertInto('match_case')
    .values({
      enquiry_id: one.enquiryId,
      kind: one.kind,
      account_id: one.accountId,
      name: one.name,
      born_on: one.bornOn,
      emails: one.emails,
      phone: one.phone,
      asked_at: one.askedAt,
      declarations: one.evidence && JSON.stringify(one.evidence.declarations),
      text_version: one.evidence?.textVersion ?? null,
      sign_in_reference: one.evidence?.signInReference ?? null,
    })
    .execute();
}

export type MatchCaseRow = {
  enquiryId: string;
  kind: MatchKind;
  accountId: string;
  /** Of the enquiry: the sender, or the record they were linked to. */
  personId: string;
  name: string;
  bornOn: string;
  emails: string[];
  phone: string | null;
  declarations: Omit<Declared, 'textVersion'> | null;
  textVersion: string | null;
  textLanguage: string;
  signInReference: string | null;
  askedAt: Date;
  isNumberTaken: boolean;
  outcome: MatchOutcome | null;
  decidedAt: Date | null;
  decidedBy: string | null;
  reason: string | null;
};

export async function findMatchCase(db: Database, enquiryId: string): Promise<MatchCaseRow | undefined> {
  const { rows } = await sql<MatchCaseRow>`
    select c.enquiry_id as "enquiryId", c.kind, c.account_id as "accountId", e.person_id as "personId", c.name,
      c.born_on as "bornOn", c.emails, c.phone, c.declarations, c.text_version as "textVersion",
      c.text_language as "textLanguage",
      c.sign_in_reference as "signInReference", c.asked_at as "askedAt", c.outcome, c.decided_at as "decidedAt",
      trim(s.given_name || ' ' || s.family_name) as "decidedBy", c.reason,
      exists (select from joining j join person p on p.fodselsnummer_index = j.fodselsnummer_index
              where j.person_id = e.person_id and p.id <> j.person_id and p.number_state = 'confirmed') as "isNumberTaken"
    from match_case c join enquiry e on e.id = c.enquiry_id left join person s on s.id = c.decided_by
    where c.enquiry_id = ${enquiryId}`.execute(db);
  return rows[0];
}

/** The newest one of a person that is not decided, while its enquiry is open. */
export async function findSought(db: Database, personId: string): Promise<Sought | null> {
  const { rows } = await sql<Omit<Sought, 'askedAt'> & { askedAt: Date }>`
    select c.kind, c.enquiry_id as "enquiryId", c.asked_at as "askedAt"
    from match_case c join enquiry e on e.id = c.enquiry_id
    where e.person_id = ${personId} and c.outcome is null and e.state <> 'closed'
    order by c.asked_at desc limit 1`.execute(db);
  return rows[0] ? { ...rows[0], askedAt: rows[0].askedAt.toISOString() } : null;
}

/** As {@link findMatchCase}, and locks it until the transaction ends. */
export async function findMatchCaseForChange(
  tx: Transaction,
  enquiryId: string,
): Promise<MatchCaseRow | undefined> {
  await sql`select from match_case where enquiry_id = ${enquiryId} for update`.execute(tx);
  return findMatchCase(tx, enquiryId);
}

export async function setDecided(
  tx: Transaction,
  enquiryId: string,
  decision: { outcome: MatchOutcome; by: string | null; reason: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('match_case')
    .set({
      outcome: decision.outcome,
      decided_by: decision.by,
      reason: decision.reason,
      decided_at: decision.at,
    })
    .where('enquiry_id', '=', enquiryId)
    .execute();
}

/** What was decided about an account turned out wrong: it is to be decided again. */
export async function reopenMatchCases(tx: Transaction, accountId: string): Promise<void> {
  await sql`
    update match_case set outcome = null, decided_at = null, decided_by = null, reason = null
    where account_id = ${accountId} and outcome = 'linked'`.execute(tx);
}

/** Whose enquiry it is; undefined where there is none, null for an unidentified sender. */
export async function findEnquiryOwner(db: Database, enquiryId: string): Promise<string | null | undefined> {
  const row = await db
    .selectFrom('enquiry')
    .select('person_id')
    .where('id', '=', enquiryId)
    .executeTakeFirst();
  return row ? row.person_id : undefined;
}

type ApplicantToTell = { number: string; email: string | null; phone: string | null; language: Language };

/**
 * Where the applicant signed in, if that is nowhere the person of the enquiry is told; undefined where they are, or
 * nothing has been decided.
 */
export async function findApplicantToTell(
  db: Database,
  enquiryId: string,
): Promise<ApplicantToTell | undefined> {
  const { rows } = await sql<ApplicantToTell>`
    select e.number, p.language, c.emails[1] as email, c.phone
    from match_case c join enquiry e on e.id = c.enquiry_id join person p on p.id = e.person_id
    where c.enquiry_id = ${enquiryId} and c.outcome is not null
      -- A notice goes to the e-mail address, or by SMS where there is none.
      and not case when p.email is not null then lower(p.email) = any(c.emails)
        else coalesce(p.phone = c.phone, false) end`.execute(db);
  return rows[0];
}
