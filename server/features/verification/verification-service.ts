/** Contact points proven by a code. Each function runs in the caller's transaction. */
import { randomUUID } from 'node:crypto';
import type {
  CodeOutcome,
  CodeRequestOutcome,
  ContactKind,
  ContactPoint,
  PendingCode,
} from '#contract/verification-endpoints.ts';
import type { Actor } from '#server/actor.ts';
import { countAttempt, findAttempts, forgetAttempts } from '#server/platform/database/attempts.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { SendingLimits } from '#server/platform/sending-limits.ts';
import { createSigner } from '#server/platform/server-secret.ts';
import { withNeeds } from '#server/platform/with-needs.ts';
import { persons } from '../persons/person-service.ts';
import { isProven } from './claim-repository.ts';
import {
  addCode,
  type ContactRow,
  countTry,
  findContact,
  findContactForChange,
  listAskedSince,
  listPendingCodes,
  type PendingCodeRow,
  replaceCodes,
  setUsed,
} from './contact-code-repository.ts';
import type { SignInChanges } from './sign-in-change-service.ts';
import { codeLimits, mayAskAgainAt, normalisedContact, whyNotCompared } from './verification-rules.ts';

/** Carries the id only, and makes the digits itself, so that they are stored nowhere. */
export const sendContactCodeJob = { name: 'send-contact-code', sends: true };
export type ContactCodeJob = { codeId: string };

/** The keyed hash that a code is stored as. @param secret the server's, 32 bytes */
export function createCodeHash(secret: Buffer) {
  const signer = createSigner(secret, 'contact code');
  return {
    hashOf: (id: string, salt: string, code: string): string =>
      signer.sign(`${id}\n${salt}\n${code}`).toString('base64url'),
    isHashOf: (hash: string, id: string, salt: string, code: string): boolean =>
      signer.isOurs(Buffer.from(hash, 'base64url'), `${id}\n${salt}\n${code}`),
  };
}

const wrongSubject = (personId: string) => `wrong-codes:${personId}`;

export type VerificationService = ReturnType<typeof createVerificationService>;

type Needs = {
  jobs: Pick<Jobs, 'enqueue'>;
  secret: Buffer;
  limits: SendingLimits;
  signInChanges: Pick<SignInChanges, 'contactChanged'>;
  contactProven(tx: Transaction, personId: string): Promise<void>;
};

const contextOf = (needs: Needs) => ({ ...needs, ...createCodeHash(needs.secret) });
type Context = ReturnType<typeof contextOf>;

/** @param needs.contactProven what is done as soon as it is known that an address is theirs */
export const createVerificationService = (needs: Needs) => ({
  ...withNeeds(contextOf(needs), { startContactPointProof, startContactPointChange, confirmContactPoint }),
  getContactPoints,
});

async function issue(
  context: Context,
  tx: Transaction,
  actor: Actor,
  contact: { kind: ContactKind; value: string; isChange: boolean; network: string | undefined },
  now: Date,
): Promise<CodeRequestOutcome> {
  const { personId, accountId } = actor;
  const { kind, value, isChange, network } = contact;
  const wait = (until: Date) => ({ outcome: 'wait' as const, resendAt: until.toISOString() });
  const wrong = await findAttempts(tx, wrongSubject(personId), now);
  if (wrong && wrong.count >= codeLimits.wrongPerHour) return wait(wrong.windowEnds);
  // The person is held: what comes at once is counted one after the other.
  const dayAgo = new Date(now.getTime() - 86_400_000);
  const mayAskAt = mayAskAgainAt(await listAskedSince(tx, personId, dayAgo), kind, now);
  if (mayAskAt) return wait(mayAskAt);
  const purpose = isChange ? 'change' : 'own';
  const refused = await context.limits.take(tx, { to: { kind, value }, purpose, accountId, network }, now);
  if (refused) return refused.why === 'country' ? { outcome: 'country' } : wait(refused.until);
  await replaceCodes(tx, personId, kind, now);
  const expiresAt = new Date(now.getTime() + codeLimits.lifetimeMs);
  const code = { id: randomUUID(), kind, value, askedAt: now, expiresAt };
  await addCode(tx, { ...code, personId, accountId, isChange });
  await context.jobs.enqueue<ContactCodeJob>(tx, sendContactCodeJob, { codeId: code.id });
  return { outcome: 'sent', code: pendingOf(code) };
}

async function findOwnContact(tx: Transaction, personId: string): Promise<ContactRow> {
  const contact = await findContactForChange(tx, personId);
  if (!contact) throw new Refusal('NOT_FOUND');
  return contact;
}

/** What stands after a right code. */
async function accept(
  context: Context,
  tx: Transaction,
  actor: Actor,
  code: { id: string; kind: ContactKind; value: string; isChange: boolean },
  now: Date,
): Promise<CodeOutcome> {
  const { kind, value } = code;
  const contact = await findOwnContact(tx, actor.personId);
  const present = contact[kind];
  const isSame = present !== null && normalisedContact(kind, present) === value;
  // Asked for the address they had then, and another has been put in its place since.
  if (!isSame && !code.isChange) return 'expired';
  const formerly = { former: present, formerVerifiedAt: contact[`${kind}VerifiedAt`] };
  await persons.setContactPoint(tx, actor.personId, { kind, value: isSame ? present : value }, now);
  await setUsed(tx, code.id, now);
  await replaceCodes(tx, actor.personId, kind, now);
  if (!isSame) await context.signInChanges.contactChanged(tx, actor, { kind, value, ...formerly }, now);
  await context.contactProven(tx, actor.personId);
  return 'verified';
}

async function getContactPoints(db: Database, actor: Actor, now: Date) {
  const contact = await findContact(db, actor.personId);
  if (!contact) throw new Refusal('NOT_FOUND');
  return {
    points: pointsOf(contact),
    pending: (await listPendingCodes(db, actor, now)).map(pendingOf),
    isProven: await isProven(db, actor.accountId, actor.personId),
  };
}

/** Sends a code to the contact point that the person has. */
async function startContactPointProof(
  context: Context,
  tx: Transaction,
  actor: Actor,
  kind: ContactKind,
  now: Date,
  network?: string,
): Promise<CodeRequestOutcome> {
  const present = (await findOwnContact(tx, actor.personId))[kind];
  if (!present) return { outcome: 'nothing-to-verify' };
  const value = normalisedContact(kind, present);
  return issue(context, tx, actor, { kind, value, isChange: false, network }, now);
}

/**
 * Sends a code to a new contact point; it takes the place of the present one when the code is right.
 * The caller has seen to it that the sign-in is recent enough.
 * @param contact.value a valid e-mail address, or a number in E.164
 */
async function startContactPointChange(
  context: Context,
  tx: Transaction,
  actor: Actor,
  contact: { kind: ContactKind; value: string },
  now: Date,
  network?: string,
): Promise<CodeRequestOutcome> {
  await findOwnContact(tx, actor.personId);
  const value = normalisedContact(contact.kind, contact.value);
  return issue(context, tx, actor, { kind: contact.kind, value, isChange: true, network }, now);
}

/** Tries a code of the person's own. The try is counted before the code is compared. */
async function confirmContactPoint(
  context: Context,
  tx: Transaction,
  actor: Actor,
  typed: { id: string; code: string },
  now: Date,
): Promise<CodeOutcome> {
  const code = await countTry(tx, typed.id, actor);
  if (!code) return 'not-yours';
  const refused = whyNotCompared(code, now);
  if (refused) return refused;
  // Before the letter has left there is no code to know.
  if (!code.salt || !code.hash) return 'wrong';
  const wrong = wrongSubject(actor.personId);
  const tries = await countAttempt(tx, wrong, now, new Date(now.getTime() + 3_600_000));
  if (tries > codeLimits.wrongPerHour) return 'too-many';
  if (!context.isHashOf(code.hash, typed.id, code.salt, typed.code)) {
    const isLast = code.attempts >= codeLimits.triesPerCode || tries >= codeLimits.wrongPerHour;
    return isLast ? 'too-many' : 'wrong';
  }
  await forgetAttempts(tx, wrong);
  return accept(context, tx, actor, { ...code, id: typed.id }, now);
}

function pendingOf({ id, kind, value, askedAt, expiresAt }: PendingCodeRow): PendingCode {
  const resendAt = new Date(askedAt.getTime() + codeLimits.resendAfterMs);
  return { id, kind, value, expiresAt: expiresAt.toISOString(), resendAt: resendAt.toISOString() };
}

function pointsOf(contact: ContactRow): ContactPoint[] {
  const { email, phone, isEmailStopped, phoneVerifiedAt } = contact;
  // An address that e-mail comes back from has to be proven again.
  const emailVerifiedAt = isEmailStopped ? null : contact.emailVerifiedAt;
  const points: ContactPoint[] = [];
  if (email) points.push({ kind: 'email', value: email, verifiedAt: emailVerifiedAt?.toISOString() ?? null });
  if (phone) points.push({ kind: 'phone', value: phone, verifiedAt: phoneVerifiedAt?.toISOString() ?? null });
  return points;
}
