import { sql } from 'kysely';
import type { StaffRole } from '#contract/session-endpoints.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

export type AccountPerson = {
  accountId: string;
  personId: string;
  givenName: string;
  familyName: string;
  preferredName: string | null;
  isMember: boolean;
  /** Proven to be somebody of the register, the guardian of a child, or a donor: has come past the joining. */
  isKnown: boolean;
  staffRole: StaffRole | null;
  isTreasurer: boolean;
  isSupervisor: boolean;
  isCeremonyCoordinator: boolean;
  isMagazineEditor: boolean;
  isAdministrator: boolean;
  /** When we were told that they are dead, and they have not shown up since as far as is known. */
  reportedDeadAt: Date | null;
};

export type AccountName = { issuer: string; subject: string };

/** The persons behind each account, in the order of their names; none for an account that is not known yet. */
export async function listPersonsOfAccounts(
  db: Database,
  accounts: readonly AccountName[],
): Promise<AccountPerson[][]> {
  const [issuers, subjects] = [accounts.map((one) => one.issuer), accounts.map((one) => one.subject)];
  const { rows } = await sql<AccountPerson & { place: number }>`
    select named.place::int, a.id as "accountId", p.id as "personId", p.given_name as "givenName",
           p.family_name as "familyName", p.preferred_name as "preferredName",
           exists (select from membership m where m.person_id = p.id and m.ended_on is null) as "isMember",
           (ap.proven_by <> 'first-sign-in' or s.role is not null or s.is_administrator is true
             or s.is_ceremony_coordinator is true or s.is_magazine_editor is true
             or exists (select from child_guardian g where g.person_id = p.id)
             or exists (select from gift_agreement g join gift_agreement_event e on e.agreement_id = g.id
               where g.person_id = p.id and e.kind = 'approved')
             or exists (select from gift_charge c join gift_receipt r on r.charge_id = c.id
               where c.person_id = p.id)) as "isKnown",
           s.role as "staffRole", coalesce(s.is_treasurer, false) as "isTreasurer",
           coalesce(s.is_supervisor, false) as "isSupervisor",
           coalesce(s.is_ceremony_coordinator, false) as "isCeremonyCoordinator",
           coalesce(s.is_magazine_editor, false) as "isMagazineEditor",
           coalesce(s.is_administrator, false) as "isAdministrator",
           (select min(r.reported_at) from death_report r where r.person_id = p.id and r.state = 'waiting'
             and r.disputed_at is null) as "reportedDeadAt"
    from unnest(${issuers}::text[], ${subjects}::text[]) with ordinality as named (issuer, subject, place)
    join account a on a.issuer = named.issuer and a.subject = named.subject
    join account_person ap on ap.account_id = a.id
    join person p on p.id = ap.person_id
    left join staff_member s on s.person_id = p.id
    order by p.given_name, p.family_name, p.id`.execute(db);
  const persons = accounts.map((): AccountPerson[] => []);
  for (const { place, ...person } of rows) persons[place - 1]!.push(person);
  return persons;
}

/** What concerns a person, as far as it decides which areas they are shown. @param today a Norwegian day */
export async function findStanding(
  db: Database,
  personId: string,
  today: string,
): Promise<{ bornOn: string | null; wasMember: boolean; isGuardian: boolean; isElected: boolean }> {
  const { rows } = await sql<{
    bornOn: string | null;
    wasMember: boolean;
    isGuardian: boolean;
    isElected: boolean;
  }>`
    select p.born_on as "bornOn",
           exists (select from membership m where m.person_id = p.id)
             or exists (select from leaving l where l.person_id = p.id and l.certificate is not null) as "wasMember",
           exists (select from child_guardian g where g.person_id = p.id) as "isGuardian",
           exists (select from office o where o.person_id = p.id and o.until_on >= ${today}
             and o.declined_at is null and o.withdrawn_at is null) as "isElected"
    from person p where p.id = ${personId}`.execute(db);
  return rows[0] ?? { bornOn: null, wasMember: false, isGuardian: false, isElected: false };
}

/** Whether the account was closed here after this sign-in. @param authenticatedAt null where the issuer does not say */
export async function isAccountClosed(
  db: Database,
  accountHash: string,
  authenticatedAt: Date | null,
): Promise<boolean> {
  const { rows } = await sql`
    select from closed_account where account_hash = ${accountHash}
      and (${authenticatedAt}::timestamptz is null or closed_at >= ${authenticatedAt})`.execute(db);
  return rows.length > 0;
}

/** @returns false where another request has just added it */
export async function addAccount(
  tx: Transaction,
  account: { id: string; issuer: string; subject: string },
): Promise<boolean> {
  const added = await tx
    .insertInto('account')
    .values(account)
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}
