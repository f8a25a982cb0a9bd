/** The second guardian: the link, what it shows, and the answer. Each function runs in the caller's transaction. */
import { randomUUID } from 'node:crypto';
import type {
  ChildState,
  GuardianInvitation,
  InvitationAnswer,
  InvitationReceipt,
} from '#contract/children-endpoints.ts';
import type { FieldProblem } from '#contract/problem.ts';
import type { ContactPointValue } from '#contract/values/contact-point.ts';
import type { Actor } from '#server/actor.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { createLinkCodes } from '#server/platform/link-codes.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { SendingLimits } from '#server/platform/sending-limits.ts';
import { isSignInRecent, requireRecentSignIn } from '#server/platform/sign-in-age.ts';
import { withNeeds } from '#server/platform/with-needs.ts';
import type { AttentionSource } from '../home/home-service.ts';
import { signInReference } from '../joining/joining-service.ts';
import type { Announce } from '../notices/notices-service.ts';
import { settleConsent } from './child-consent-service.ts';
import { addEvent, addGuardian, closeChild } from './child-registration-repository.ts';
import { findProvenContacts } from './children-repository.ts';
import { neededDeclarations } from './children-rules.ts';
import {
  addInvitation,
  type FoundInvitation,
  findInvitation,
  findInvitationOf,
  findInvitationToSend,
  forgetIdleContact,
  type InvitedChild,
  listInvitedChildren,
  listKnownBy,
  listOpenInvitationsTo,
  setAnswered,
} from './guardian-invitation-repository.ts';
import {
  expiryOf,
  invitationState,
  isNameless,
  isProvenAs,
  type KnownCaller,
} from './guardian-invitation-rules.ts';

/** Carries the id only: the code is derived from it again when the letter leaves. */
export const sendInvitationJob = { name: 'send-guardian-invitation', sends: true };
export type SendInvitation = { invitationId: string; letter: 'invitation' | 'reminder' };

/** Finds who is known by the name of an invitation: a job, so that the time of an answer tells nothing of it. */
export const findNamesakesJob = { name: 'find-namesakes-of-invitation' };
export type FindNamesakes = { invitationId: string };

/** To somebody who is known by the name of an invitation that went elsewhere. Carries ids only. */
export const tellNamesakeJob = { name: 'tell-namesake-of-invitation', sends: true };
export type TellNamesake = { personId: string; invitationId: string };
/** Of a name that more bear than this, no letter says anything to anybody. */
const namesakesTold = 5;

/** The code of a link, made from the id: a reminder carries the same link. */
export const createInvitationCodes = (secret: Buffer) => createLinkCodes(secret, 'guardian invitation');

/** That somebody waits for this person's answer: only where the person has proved the contact point it was sent to. */
export const attentionToInvitation =
  (codes: ReturnType<typeof createInvitationCodes>): AttentionSource =>
  async (db, personId, today) => {
    const open = await listOpenInvitationsTo(db, personId, today);
    return open.map(({ id, codeHash, until }) => ({
      code: 'ANSWER_ASKED',
      name: null,
      on: until,
      link: codes.codeOf(id, codeHash),
    }));
  };

export type GuardianInvitationService = ReturnType<typeof createGuardianInvitationService>;

type Needs = {
  jobs: Pick<Jobs, 'enqueue'>;
  announce: Announce;
  limits: SendingLimits;
  codes: ReturnType<typeof createInvitationCodes>;
};

export const createGuardianInvitationService = (needs: Needs) => ({
  ...withNeeds(needs, { invite, notifyNamesakes, open, answer }),
  closeAnswered,
});

async function knownCaller(db: Database, { personId, signIn }: Actor): Promise<KnownCaller> {
  const { name, contacts } = await findProvenContacts(db, personId);
  const proven = [
    ...contacts,
    ...signIn.emails.map((one) => one.toLowerCase()),
    ...(signIn.phone ? [signIn.phone] : []),
  ];
  return {
    personId,
    name: isNameless(signIn.accountName, name) ? '' : name,
    contacts: [...new Set(proven)],
  };
}

async function find(needs: Needs, db: Database, code: string, caller: KnownCaller, now: Date, hold: boolean) {
  const invitation = await findInvitation(db, needs.codes.hashOf(code), { hold });
  return {
    invitation,
    state: invitation ? invitationState(invitation, caller, now) : ('unknown' as const),
  };
}

async function answerOne(
  tx: Transaction,
  actor: Actor,
  childId: string,
  { isConfirmed, isProven, textVersion }: { isConfirmed: boolean; isProven: boolean; textVersion: string },
  now: Date,
): Promise<ChildState> {
  const { personId } = actor;
  const today = norwegianDay(now);
  await addEvent(tx, { childId, kind: isConfirmed ? 'confirmed' : 'declined', personId, at: now });
  if (!isConfirmed) {
    await closeChild(tx, childId, { state: 'declined', at: now, endedOn: today, purgeOn: today });
    return 'declined';
  }
  await addGuardian(tx, {
    childId,
    personId,
    isRegistrant: false,
    isProven,
    textVersion,
    at: now,
    signInReference: signInReference(actor.signIn),
  });
  return settleConsent(tx, childId, now);
}

/** A receipt to both, whatever the answer was. */
async function tellBoth(
  needs: Needs,
  tx: Transaction,
  invitation: FoundInvitation,
  personId: string,
  now: Date,
) {
  const persons = new Set([personId, ...(invitation.registrantId ? [invitation.registrantId] : [])]);
  for (const one of persons)
    await needs.announce(tx, {
      personId: one,
      kind: 'child-answered',
      subjectId: invitation.submissionId,
      now,
    });
}

/**
 * Writes the invitation and what has happened; sends the letter, unless every child has to be looked at first.
 * @throws Refusal INVALID_INPUT where we send no SMS to that country, TOO_MANY_REQUESTS
 */
async function invite(
  needs: Needs,
  tx: Transaction,
  submissionId: string,
  second: { name: string; contact: ContactPointValue },
  now: Date,
): Promise<void> {
  const refused = await needs.limits.take(tx, { to: second.contact, purpose: 'invitation' }, now);
  if (refused?.why === 'country')
    throw new Refusal('INVALID_INPUT', {
      fields: [{ path: '/secondGuardian/contact', code: 'COUNTRY' }],
    });
  if (refused) throw new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: 86_400 });
  const id = randomUUID();
  const codeHash = needs.codes.hashOf(needs.codes.codeOf(id));
  const times = { createdAt: now, expiresAt: expiryOf(now) };
  await addInvitation(tx, { id, submissionId, ...second, codeHash, ...times });
  const children = await listInvitedChildren(tx, submissionId, norwegianDay(now));
  if (children.length === 0) return;
  for (const { id: childId } of children)
    await addEvent(tx, { childId, kind: 'invited', personId: null, at: now });
  await needs.jobs.enqueue<SendInvitation>(tx, sendInvitationJob, { invitationId: id, letter: 'invitation' });
  await needs.jobs.enqueue<FindNamesakes>(tx, findNamesakesJob, { invitationId: id });
}

/** Those who are known by the name of an invitation that is still open. */
async function notifyNamesakes(needs: Needs, tx: Transaction, invitationId: string, now: Date) {
  const invitation = await findInvitationToSend(tx, invitationId, now);
  if (!invitation) return;
  const namesakes = await listKnownBy(tx, { name: invitation.name, contact: invitation.value });
  if (namesakes.length > namesakesTold) return;
  for (const { personId } of namesakes)
    await needs.jobs.enqueue<TellNamesake>(tx, tellNamesakeJob, { personId, invitationId });
}

/** The second guardian has answered in another way: where nothing is left to answer, the link is used. */
async function closeAnswered(
  tx: Transaction,
  submissionId: string,
  personId: string,
  now: Date,
): Promise<void> {
  const invitation = await findInvitationOf(tx, submissionId);
  const left = await listInvitedChildren(tx, submissionId, norwegianDay(now));
  if (invitation && left.length === 0)
    await setAnswered(tx, invitation.id, { at: now, personId, wasConfirmed: true });
  await forgetIdleContact(tx, submissionId);
}

async function open(
  needs: Needs,
  db: Database,
  actor: Actor,
  code: string,
  now: Date,
): Promise<GuardianInvitation> {
  const caller = await knownCaller(db, actor);
  const { invitation, state } = await find(needs, db, code, caller, now, false);
  if (!invitation || state !== 'open') return { state, open: null };
  const today = norwegianDay(now);
  const children = await listInvitedChildren(db, invitation.submissionId, today);
  // All of them are 15 now: there is nothing left to decide here.
  if (children.length === 0) return { state: 'withdrawn', open: null };
  return {
    state,
    open: {
      registrant: invitation.registrant,
      children: children.map((child) => shownChild(child, today)),
      until: norwegianDay(invitation.expiresAt),
      // Of who has not given a name, what the first guardian wrote is shown, and kept nowhere.
      you: { name: caller.name || invitation.name, contacts: caller.contacts.slice(0, 2) },
      isSignInRecent: isSignInRecent(actor.signIn.authenticatedAt, now),
    },
  };
}

/**
 * One answer for each child, all at once; the link is used by it.
 * @throws Refusal SIGN_IN_AGAIN, INVALID_INPUT (a child is missing, or a declaration about it)
 */
async function answer(
  needs: Needs,
  tx: Transaction,
  actor: Actor,
  answer: InvitationAnswer,
  now: Date,
): Promise<InvitationReceipt> {
  const caller = await knownCaller(tx, actor);
  const { invitation, state } = await find(needs, tx, answer.code, caller, now, true);
  if (!invitation || state !== 'open') return { outcome: 'gone', children: [] };
  requireRecentSignIn(actor, now);
  const children = await listInvitedChildren(tx, invitation.submissionId, norwegianDay(now));
  checkAnswers(children, answer, norwegianDay(now));
  const isProven = isProvenAs(invitation.name, actor.signIn);
  const { textVersion } = answer;
  const receipt: InvitationReceipt['children'] = [];
  for (const child of children) {
    const isConfirmed = answer.answers.some(({ childId, isConfirmed: yes }) => childId === child.id && yes);
    receipt.push({
      id: child.id,
      givenName: child.givenName,
      state: await answerOne(tx, actor, child.id, { isConfirmed, isProven, textVersion }, now),
    });
  }
  const wasConfirmed = receipt.some(({ state: one }) => one !== 'declined');
  await setAnswered(tx, invitation.id, { at: now, personId: actor.personId, wasConfirmed });
  await forgetIdleContact(tx, invitation.submissionId);
  await tellBoth(needs, tx, invitation, actor.personId, now);
  return { outcome: 'answered', children: receipt };
}

function shownChild({ id, givenName, familyName, bornOn }: InvitedChild, today: string) {
  const { informed, heard } = neededDeclarations(bornOn, today);
  return {
    id,
    givenName,
    familyName,
    bornYear: Number(bornOn.slice(0, 4)),
    needsInforming: informed,
    needsHearing: heard,
  };
}

function checkAnswers(children: InvitedChild[], { answers }: InvitationAnswer, today: string): void {
  const faults: FieldProblem[] = [];
  for (const { id, bornOn } of children) {
    const place = answers.findIndex(({ childId }) => childId === id);
    const given = answers[place];
    if (!given) faults.push({ path: '/answers', code: 'REQUIRED' });
    if (!given?.isConfirmed) continue;
    const needed = neededDeclarations(bornOn, today);
    if (needed.informed && !given.isInformed)
      faults.push({ path: `/answers/${place}/isInformed`, code: 'REQUIRED' });
    if (needed.heard && !given.isHeard) faults.push({ path: `/answers/${place}/isHeard`, code: 'REQUIRED' });
  }
  if (faults.length > 0) throw new Refusal('INVALID_INPUT', { fields: faults });
}
