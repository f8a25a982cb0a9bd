import { sql } from 'kysely';
import type { RoleLogLine } from '#contract/administration-endpoints.ts';
import type { PortalRole } from '#contract/portal-roles.ts';
import type { Language } from '#contract/values/portal-languages.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { InvitationFacts } from './role-rules.ts';

type Some = Database | Transaction;

export type OpenInvitation = Omit<InvitationFacts, 'isInviterAdministrator'> & {
  id: string;
  reason: string;
  invitedBy: string | null;
  invitedAt: Date;
};

const nameOf = (alias: string) => sql`nullif(trim(${sql.ref(`${alias}.given_name`)} || ' ' ||
  ${sql.ref(`${alias}.family_name`)}), '')`;

/** Neither accepted nor withdrawn, the newest first. */
export async function listOpenInvitations(db: Some): Promise<OpenInvitation[]> {
  const { rows } = await sql<OpenInvitation>`
    select i.id, i.role, i.email, i.reason, ${nameOf('p')} as "invitedBy", i.invited_by as "invitedById",
      i.confirmed_by as "confirmedById", i.invited_at as "invitedAt", i.expires_at as "expiresAt",
      i.is_second_administrator as "isSecondAdministrator"
    from role_invitation i left join person p on p.id = i.invited_by
    where i.accepted_at is null and i.withdrawn_at is null order by i.invited_at desc, i.id`.execute(db);
  return rows;
}

export async function addRoleInvitation(
  tx: Transaction,
  one: {
    id: string;
    role: PortalRole;
    email: string;
    reason: string;
    invitedBy: string;
    at: Date;
    isSecondAdministrator: boolean;
  },
): Promise<void> {
  await sql`
    insert into role_invitation (id, role, email, reason, invited_by, invited_at, is_second_administrator)
    values (${one.id}, ${one.role}, ${one.email}, ${one.reason}, ${one.invitedBy}, ${one.at},
      ${one.isSecondAdministrator})`.execute(tx);
}

/** From now on the link works. */
export async function setSent(
  tx: Transaction,
  id: string,
  sent: { confirmedBy: string | null; at: Date; expiresAt: Date; hash: Buffer },
): Promise<void> {
  await sql`
    update role_invitation set confirmed_by = ${sent.confirmedBy}, sent_at = ${sent.at},
      expires_at = ${sent.expiresAt}, code_hash = ${sent.hash} where id = ${id}`.execute(tx);
}

export async function withdrawInvitation(tx: Transaction, id: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update role_invitation set withdrawn_at = ${at}
    where id = ${id} and accepted_at is null and withdrawn_at is null returning id`.execute(tx);
  return rows.length > 0;
}

export type FoundInvitation = InvitationFacts & {
  id: string;
  reason: string;
  invitedBy: string;
  confirmedBy: string | null;
};

/** The open invitation of a link; locks it. */
export async function holdInvitation(tx: Transaction, hash: Buffer): Promise<FoundInvitation | undefined> {
  const { rows } = await sql<FoundInvitation>`
    select i.id, i.role, i.email, i.reason, i.invited_by as "invitedById", i.confirmed_by as "confirmedById",
      coalesce(${nameOf('p')}, '') as "invitedBy", ${nameOf('c')} as "confirmedBy", i.expires_at as "expiresAt",
      i.is_second_administrator as "isSecondAdministrator",
      exists (select from staff_member s where s.person_id = i.invited_by and s.is_administrator) as "isInviterAdministrator"
    from role_invitation i left join person p on p.id = i.invited_by left join person c on c.id = i.confirmed_by
    where i.code_hash = ${hash} and i.accepted_at is null and i.withdrawn_at is null for update of i`.execute(
    tx,
  );
  return rows[0];
}

export async function setAccepted(tx: Transaction, id: string, personId: string, at: Date): Promise<void> {
  await sql`update role_invitation set accepted_by = ${personId}, accepted_at = ${at} where id = ${id}`.execute(
    tx,
  );
}

export type InvitationLetter = { email: string; sentAt: Date; codeHash: Buffer; language: Language };

/** What the letter needs; undefined where it was withdrawn or accepted meanwhile. */
export async function findInvitationLetter(db: Database, id: string): Promise<InvitationLetter | undefined> {
  const { rows } = await sql<InvitationLetter>`
    select i.email, i.sent_at as "sentAt", i.code_hash as "codeHash",
      coalesce((select p.language from person p where lower(p.email) = lower(i.email) limit 1), 'nb') as language
    from role_invitation i
    where i.id = ${id} and i.sent_at is not null and i.accepted_at is null and i.withdrawn_at is null`.execute(
    db,
  );
  return rows[0];
}

export type KeptRoleLine = Omit<RoleLogLine, 'at' | 'role' | 'laterRole'> & { role: PortalRole; at: Date };

/** The newest of the log of roles. */
export async function listRoleLog(db: Some, most: number): Promise<KeptRoleLine[]> {
  const { rows } = await sql<KeptRoleLine>`
    select c.id, ${nameOf('p')} as name, c.change, c.role, c.made_by as "madeBy",
      c.made_by_id is null as "isByOperator", c.confirmed_by as "confirmedBy", c.reason, c.happened_at as at
    from staff_change c join person p on p.id = c.person_id
    order by c.happened_at desc, c.id desc limit ${most}`.execute(db);
  return rows;
}

/** Whether no other person has been an administrator, now or before. */
export async function isOnlyAdministratorEver(db: Some, personId: string): Promise<boolean> {
  const { rows } = await sql<{ isOnly: boolean }>`
    select not exists (select from staff_member where is_administrator and person_id <> ${personId})
      and not exists (select from staff_change where role = 'administrator' and person_id <> ${personId})
      as "isOnly"`.execute(db);
  return rows[0]!.isOnly;
}

/** The addresses that the portal knows a person by. */
export async function findEmail(db: Some, personId: string): Promise<string | null> {
  const { rows } = await sql<{ email: string | null }>`
    select email from person where id = ${personId}`.execute(db);
  return rows[0]?.email ?? null;
}

/** What is over and done with. */
export async function forgetInvitations(db: Database, before: Date): Promise<void> {
  await sql`
    delete from role_invitation where coalesce(accepted_at, withdrawn_at, expires_at) < ${before}
      or sent_at is null and invited_at < ${before}`.execute(db);
}

/** The leaders of the national unit today. */
export async function listNationalLeaders(
  db: Database,
  today: string,
): Promise<{ email: string; name: string; language: Language }[]> {
  const { rows } = await sql<{ email: string; name: string; language: Language }>`
    select p.email, coalesce(p.preferred_name, p.given_name) as name, p.language
    from office o join unit u on u.id = o.unit_id join person p on p.id = o.person_id
    where u.kind = 'national' and o.role = 'leader' and o.accepted_at is not null and o.withdrawn_at is null
      and o.from_on <= ${today} and o.until_on >= ${today} and p.died_on is null and p.email is not null
    order by p.id`.execute(db);
  return rows;
}
