/** Sending a registration: what is checked, and what becomes of each child. Runs in the caller's transaction. */
import { randomUUID } from 'node:crypto';
import type { NewChild, NewChildRegistration, RegistrationReceipt } from '#contract/children-endpoints.ts';
import type { FieldProblem } from '#contract/problem.ts';
import { checkChildNumber } from '#contract/values/child-number.ts';
import { readContactPoint } from '#contract/values/contact-point.ts';
import type { FodselsnummerSeries } from '#contract/values/fodselsnummer.ts';
import type { Actor } from '#server/actor.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { NumberSeal } from '#server/platform/sealed-number.ts';
import { withNeeds } from '#server/platform/with-needs.ts';
import { discardSentDraft } from '../drafts/drafts-service.ts';
import { signInReference } from '../joining/joining-service.ts';
import type { Announce } from '../notices/notices-service.ts';
import { type CompareChildNumbers, compareChildNumbersJob } from './child-number-service.ts';
import {
  addChild,
  addEvent,
  addGuardian,
  claimSubmission,
  countSubmissions,
  listOwnNumbers,
  listSubmitted,
  setSubmittedChildren,
} from './child-registration-repository.ts';
import { findRegistrant } from './children-repository.ts';
import { checkDay, neededDeclarations, registrantObstacle, sendingsPerDay } from './children-rules.ts';
import type { createPermits } from './children-service.ts';
import { findInvitationOf } from './guardian-invitation-repository.ts';
import { isOneself, isProvenAs } from './guardian-invitation-rules.ts';
import type { GuardianInvitationService } from './guardian-invitation-service.ts';

export const childrenDraft = 'register-children';

type Checked = NewChild & { bornOn: string; index: Buffer };
export type ChildRegistrationService = ReturnType<typeof createChildRegistrationService>;

type Needs = {
  jobs: Pick<Jobs, 'enqueue'>;
  announce: Announce;
  permits: ReturnType<typeof createPermits>;
  seal: NumberSeal;
  series: FodselsnummerSeries;
  invitations: Pick<GuardianInvitationService, 'invite'>;
  /** In how many working days member service answers. */
  answerWithinDays: number;
};

export const createChildRegistrationService = (needs: Needs) => withNeeds(needs, { register });

/** Each child by itself, and none twice. @throws Refusal INVALID_INPUT with every fault there is */
async function checkChildren(
  needs: Needs,
  tx: Transaction,
  actor: Actor,
  children: NewChild[],
  today: string,
) {
  const faults: FieldProblem[] = [];
  const checked = children.map((child, place): Checked => {
    const fault = (field: keyof NewChild, code: FieldProblem['code']) =>
      faults.push({ path: `/children/${place}/${field}`, code });
    const number = checkChildNumber(child.fodselsnummer, { accept: needs.series, today });
    const index = needs.seal.index(child.fodselsnummer);
    if ('problem' in number) {
      fault('fodselsnummer', number.problem);
      return { ...child, bornOn: '', index };
    }
    if (children.findIndex(({ fodselsnummer }) => fodselsnummer === child.fodselsnummer) < place)
      fault('fodselsnummer', 'TWICE');
    const needed = neededDeclarations(number.bornOn, today);
    if (needed.informed && !child.isInformed) fault('isInformed', 'REQUIRED');
    if (needed.heard && !child.isHeard) fault('isHeard', 'REQUIRED');
    return { ...child, bornOn: number.bornOn, index };
  });
  const own = await listOwnNumbers(
    tx,
    actor.personId,
    checked.flatMap(({ fodselsnummer }) => needs.seal.indexes(fodselsnummer)),
  );
  for (const [place, { fodselsnummer }] of checked.entries())
    if (needs.seal.indexes(fodselsnummer).some((index) => own.some((one) => one.equals(index))))
      faults.push({ path: `/children/${place}/fodselsnummer`, code: 'YOURS_ALREADY' });
  if (faults.length > 0) throw new Refusal('INVALID_INPUT', { fields: faults });
  return checked;
}

async function receiptOf(needs: Needs, tx: Transaction, submissionId: string, now: Date) {
  const children = await listSubmitted(tx, submissionId);
  const invitation = await findInvitationOf(tx, submissionId);
  const isWaiting = children.some(({ state }) => state === 'waiting');
  return {
    children,
    waitsFor:
      isWaiting && invitation ? { name: invitation.name, until: norwegianDay(invitation.expiresAt) } : null,
    checkBy: children.some(({ state }) => state === 'checking')
      ? checkDay(norwegianDay(now), needs.answerWithinDays)
      : null,
  };
}

/**
 * Waiting for the second guardian; of one who decides alone, for member service: that is said, not shown. Also where the
 * number is taken already: a job finds that out, and the caller cannot tell.
 * @returns its id
 */
async function addOne(
  needs: Needs,
  tx: Transaction,
  actor: Actor,
  submissionId: string,
  child: Checked,
  { isSole, isProven }: { isSole: boolean; isProven: boolean },
  now: Date,
): Promise<string> {
  const { personId } = actor;
  const { givenName, familyName, bornOn, index } = child;
  const id = randomUUID();
  const reference = { signInReference: signInReference(actor.signIn), at: now };
  const row = { id, submissionId, givenName, familyName, bornOn, index };
  const sealed = needs.seal.seal(id, child.fodselsnummer);
  await addChild(tx, { ...row, sealed, state: isSole ? 'checking' : 'waiting' });
  await addGuardian(tx, {
    childId: id,
    personId,
    isRegistrant: true,
    isProven,
    textVersion: null,
    ...reference,
  });
  await addEvent(tx, { childId: id, kind: 'sent', personId, at: now });
  if (isSole) await addEvent(tx, { childId: id, kind: 'checking', personId: null, at: now });
  return id;
}

/**
 * @param id chosen by the browser: the same sending again changes nothing
 * @throws Refusal SIGN_IN_AGAIN, NOT_A_MEMBER, NOT_OF_AGE, TOO_MANY_REQUESTS, INVALID_INPUT, NOT_FOUND (another's id)
 */
async function register(
  needs: Needs,
  tx: Transaction,
  actor: Actor,
  id: string,
  sent: NewChildRegistration,
  now: Date,
): Promise<RegistrationReceipt> {
  const { personId, signIn } = actor;
  const today = norwegianDay(now);
  const { isSole, secondGuardian, textVersion, isNotElsewhere } = sent;
  const registrant = await findRegistrant(tx, personId, { hold: true });
  const claimed = await claimSubmission(tx, {
    id,
    personId,
    isSole,
    textVersion,
    sentAt: now,
    declarations: {
      isNotElsewhere,
      isInformed: sent.children.map(({ isInformed }) => isInformed),
      isHeard: sent.children.map(({ isHeard }) => isHeard),
    },
    signInReference: signInReference(signIn),
  });
  if (claimed.personId !== personId) throw new Refusal('NOT_FOUND');
  if (!claimed.isNew) return receiptOf(needs, tx, id, now);

  if (!needs.permits.isValid(sent.permit, personId, now)) throw new Refusal('SIGN_IN_AGAIN');
  const obstacle = registrantObstacle(registrant, today);
  if (obstacle) throw new Refusal(obstacle === 'not-member' ? 'NOT_A_MEMBER' : 'NOT_OF_AGE');
  const dayAgo = new Date(now.getTime() - 86_400_000);
  if ((await countSubmissions(tx, personId, dayAgo)) > sendingsPerDay)
    throw new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: 86_400 });
  const self = {
    name: registrant.name,
    contacts: [...registrant.contacts, ...emailsOf(signIn), ...(signIn.phone ? [signIn.phone] : [])],
  };
  const second = secondGuardian && {
    name: secondGuardian.name,
    contact: readContactPoint(secondGuardian.contact)!,
  };
  if (second && isOneself(second, self))
    throw new Refusal('INVALID_INPUT', {
      fields: [{ path: '/secondGuardian/contact', code: 'YOURSELF' }],
    });
  const children = await checkChildren(needs, tx, actor, sent.children, today);

  const childIds: string[] = [];
  const isProven = isProvenAs(registrant.name, signIn);
  for (const child of children)
    childIds.push(await addOne(needs, tx, actor, id, child, { isSole, isProven }, now));
  await setSubmittedChildren(tx, id, childIds);
  await needs.jobs.enqueue<CompareChildNumbers>(tx, compareChildNumbersJob, { submissionId: id });
  if (second) await needs.invitations.invite(tx, id, second, now);
  await needs.announce(tx, { personId, kind: 'children-sent', subjectId: id, now });
  await discardSentDraft(tx, personId, childrenDraft);
  return receiptOf(needs, tx, id, now);
}

const emailsOf = ({ emails }: Actor['signIn']): string[] => emails.map((one) => one.toLowerCase());
