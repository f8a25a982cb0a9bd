/** Roles by invitation: an administrator invites, the invited person accepts with a strong sign-in, and each change is in the log. */
import { randomUUID } from 'node:crypto';
import type { RoleInvitation, RoleOutcome, Roles } from '#contract/administration-endpoints.ts';
import {
  type EarlierRole,
  isLaterRole,
  type LaterRole,
  type PortalRole,
  sayRole,
  takesTwo,
} from '#contract/portal-roles.ts';
import type { Actor } from '#server/actor.ts';
import { countAttempt } from '#server/platform/database/attempts.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { createLinkCodes } from '#server/platform/link-codes.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { isSignInRecent, requireRecentSignIn } from '#server/platform/sign-in-age.ts';
import { persons } from '../persons/person-service.ts';
import {
  changeRoles,
  countAdministrators,
  findRoles,
  listStaff,
  lockRoles,
} from '../staff-desk/staff-member-service.ts';
import {
  addRoleInvitation,
  findEmail,
  holdInvitation,
  isOnlyAdministratorEver,
  listOpenInvitations,
  listRoleLog,
  type OpenInvitation,
  setAccepted,
  setSent,
  withdrawInvitation,
} from './role-repository.ts';
import { invitationDays, mayConfirm, outcomeOf, withoutRole, withRole } from './role-rules.ts';

export { isOnlyAdministratorEver, listStaff };

/** Carries the id: the address is found when the letter leaves. */
export const sendRoleInvitationJob = { name: 'send-role-invitation', sends: true };
export type SendRoleInvitation = { invitationId: string };

const logLines = 100;
const invitationsPerDay = 50;
const dayMs = 86_400_000;

type By = { actor: Actor; now: Date };
export type RoleService = ReturnType<typeof createRoles>;

/** The code of a link, a new one for each time that a letter is sent. */
export function createRoleCodes(secret: Buffer) {
  const { codeOf, hashOf } = createLinkCodes(secret, 'role invitation');
  return {
    codeOf: (id: string, sentAt: Date, kept?: Buffer | null): string =>
      codeOf(`${id} ${sentAt.getTime()}`, kept),
    hashOf,
  };
}

/** The addresses by which the caller is known, here and at the identity provider. */
async function emailsOf(db: Database | Transaction, { personId, signIn }: Actor): Promise<string[]> {
  const email = await findEmail(db, personId);
  return [...signIn.emails, ...(email === null ? [] : [email])];
}

async function show(db: Database | Transaction, by: By): Promise<Roles> {
  const { actor, now } = by;
  const holders = (await listStaff(db)).map(({ personId, name, roles }) => ({
    personId,
    name,
    roles: roles.filter((role): role is EarlierRole => !isLaterRole(role)),
    laterRoles: roles.filter(isLaterRole),
  }));
  const emails = await emailsOf(db, actor);
  const invitations = (await listOpenInvitations(db)).map((one) => ({
    id: one.id,
    ...sayRole(one.role),
    email: one.email,
    reason: one.reason,
    invitedBy: one.invitedBy,
    invitedAt: one.invitedAt.toISOString(),
    state: stateOf(one, now),
    isToConfirm: one.expiresAt === null && mayConfirm(one, { personId: actor.personId, emails }),
  }));
  const log = (await listRoleLog(db, logLines)).map((line) => ({
    ...line,
    ...sayRole(line.role),
    at: line.at.toISOString(),
  }));
  return {
    ownPersonId: actor.personId,
    administratorCount: holders.filter(({ roles }) => roles.includes('administrator')).length,
    mayInviteSecond: await isOnlyAdministratorEver(db, actor.personId),
    isSignInRecent: isSignInRecent(actor.signIn.authenticatedAt, now),
    holders,
    invitations,
    log,
  };
}

const stateOf = ({ expiresAt }: OpenInvitation, now: Date): RoleInvitation['state'] =>
  expiresAt === null ? 'unconfirmed' : expiresAt > now ? 'sent' : 'expired';

export function createRoles(needs: { jobs: Pick<Jobs, 'enqueue'>; secret: Buffer }) {
  const codes = createRoleCodes(needs.secret);

  async function send(tx: Transaction, id: string, confirmedBy: string | null, now: Date): Promise<void> {
    const hash = codes.hashOf(codes.codeOf(id, now));
    const expiresAt = new Date(now.getTime() + invitationDays * dayMs);
    await setSent(tx, id, { confirmedBy, at: now, expiresAt, hash });
    await needs.jobs.enqueue<SendRoleInvitation>(tx, sendRoleInvitationJob, { invitationId: id });
  }

  return {
    show,

    /** @throws Refusal SIGN_IN_AGAIN, SECOND_PERSON_NEEDED, TOO_MANY_MESSAGES */
    async invite(
      tx: Transaction,
      by: By,
      { email, role, reason }: { email: string; role: PortalRole; reason: string },
    ): Promise<Roles> {
      requireRecentSignIn(by.actor, by.now);
      const { actor, now } = by;
      await lockRoles(tx);
      const isAlone = (await countAdministrators(tx)) < 2;
      const isSecondAdministrator =
        isAlone && role === 'administrator' && (await isOnlyAdministratorEver(tx, actor.personId));
      if (takesTwo(role) && isAlone && !isSecondAdministrator) throw new Refusal('SECOND_PERSON_NEEDED');
      const until = new Date(now.getTime() + dayMs);
      if ((await countAttempt(tx, `role-invitation:${actor.personId}`, now, until)) > invitationsPerDay)
        throw new Refusal('TOO_MANY_MESSAGES', { retryAfterSeconds: 86_400 });
      const id = randomUUID();
      await addRoleInvitation(tx, {
        id,
        role,
        email: email.toLowerCase(),
        reason,
        invitedBy: actor.personId,
        at: now,
        isSecondAdministrator,
      });
      if (!takesTwo(role) || isSecondAdministrator) await send(tx, id, null, now);
      return show(tx, by);
    },

    /** @throws Refusal SIGN_IN_AGAIN, SECOND_PERSON_NEEDED, NOT_FOUND */
    async confirm(tx: Transaction, by: By, id: string): Promise<Roles> {
      requireRecentSignIn(by.actor, by.now);
      await lockRoles(tx);
      const { actor, now } = by;
      const one = (await listOpenInvitations(tx)).find((open) => open.id === id && open.expiresAt === null);
      if (!one) throw new Refusal('NOT_FOUND');
      if (!mayConfirm(one, { personId: actor.personId, emails: await emailsOf(tx, actor) }))
        throw new Refusal('SECOND_PERSON_NEEDED');
      await send(tx, id, actor.personId, now);
      return show(tx, by);
    },

    /** @throws Refusal NOT_FOUND */
    async withdraw(tx: Transaction, by: By, id: string): Promise<Roles> {
      if (!(await withdrawInvitation(tx, id, by.now))) throw new Refusal('NOT_FOUND');
      return show(tx, by);
    },

    /** @throws Refusal SIGN_IN_AGAIN, NOT_FOUND, SECOND_PERSON_NEEDED for the last administrator */
    async end(
      tx: Transaction,
      by: By,
      { personId, role, reason }: { personId: string; role: PortalRole; reason: string },
    ): Promise<Roles> {
      requireRecentSignIn(by.actor, by.now);
      await lockRoles(tx);
      const before = await findRoles(tx, personId);
      if (!before.includes(role)) throw new Refusal('NOT_FOUND');
      const { name: madeBy, personId: madeById } = by.actor;
      const change = {
        personId,
        before,
        after: withoutRole(before, role),
        madeBy,
        madeById,
        confirmedBy: null,
      };
      const outcome = await changeRoles(tx, { ...change, reason, at: by.now });
      if (outcome === 'last-administrator') throw new Refusal('SECOND_PERSON_NEEDED');
      return show(tx, by);
    },

    /** @throws Refusal STRONG_SIGN_IN_NEEDED, SIGN_IN_AGAIN */
    async accept(
      tx: Transaction,
      by: By,
      { code, givenName, familyName }: { code: string; givenName?: string; familyName?: string },
    ): Promise<{ outcome: RoleOutcome; role: EarlierRole | null; laterRole: LaterRole | null }> {
      const { actor, now } = by;
      if (!actor.signIn.isStrong) throw new Refusal('STRONG_SIGN_IN_NEEDED');
      requireRecentSignIn(by.actor, by.now);
      await lockRoles(tx);
      const found = await holdInvitation(tx, codes.hashOf(code));
      const emails = await emailsOf(tx, actor);
      const outcome = outcomeOf(
        found,
        { personId: actor.personId, emails },
        now,
        await countAdministrators(tx),
      );
      if (outcome !== 'accepted' || !found) return { outcome, role: null, laterRole: null };
      // The name of a member is known from the register.
      if (actor.isJoining && givenName && familyName)
        await persons.changeName(tx, actor.personId, { givenName, familyName });
      const before = await findRoles(tx, actor.personId);
      await changeRoles(tx, {
        personId: actor.personId,
        before,
        after: withRole(before, found.role),
        madeBy: found.invitedBy,
        madeById: found.invitedById,
        confirmedBy: found.confirmedBy,
        reason: found.reason,
        at: now,
      });
      await setAccepted(tx, found.id, actor.personId, now);
      return { outcome, ...sayRole(found.role) };
    },
  };
}
