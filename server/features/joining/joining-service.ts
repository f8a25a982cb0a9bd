/** Joining, step by step, and the one transaction that makes a member. Each function runs in the caller's. */

import { createHash } from 'node:crypto';
import type {
  Declared,
  Joining,
  JoiningDetails,
  JoiningOutcome,
  NewJoiningDetails,
  OtherCommunities,
} from '#contract/joining-endpoints.ts';
import { isPossibleBirthDate, isTooYoung } from '#contract/values/birth-date-rules.ts';
import { agreesWithBirthDate, type FodselsnummerSeries, isDNumber } from '#contract/values/fodselsnummer.ts';
import type { Language } from '#contract/values/portal-languages.ts';
import type { Actor } from '#server/actor.ts';
import type { Events } from '#server/events.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { lockPerson } from '#server/platform/database/person-lock.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { NumberSeal } from '#server/platform/sealed-number.ts';
import { withNeeds } from '#server/platform/with-needs.ts';
import { knownPurpose } from '../binding-words/binding-words-service.ts';
import { discardSentDraft } from '../drafts/drafts-service.ts';
import type { EnquiryService } from '../enquiries/enquiry-service.ts';
import type { Announce } from '../notices/notices-service.ts';
import type { CompareLater } from '../numbers/number-service.ts';
import { type Applicant, createBecomeMember, joiningDrafts as drafts } from './become-member-service.ts';
import {
  findJoining,
  findKnownPerson,
  hasPossibleDouble,
  type JoiningRow,
  type KnownPerson,
  removeJoining,
  saveCommunities,
  saveDetails,
  setBeingChecked,
} from './joining-repository.ts';
import { nextStep, reminderDay } from './joining-rules.ts';

/** The person that member service registers, and the evidence of what was said. */
export type AtDesk = {
  personId: string;
  details: JoiningDetails;
  /** Empty: later. */
  fodselsnummer: string;
  answer: OtherCommunities['answer'];
  textVersion: string;
  purposeVersion: string | undefined;
  reference: string;
  channel: 'phone' | 'paper';
  registeredBy: string;
};

export type JoiningService = ReturnType<typeof createJoiningService>;

type Needs = {
  jobs: Pick<Jobs, 'enqueue'>;
  announce: Announce;
  enquiries: Pick<EnquiryService, 'send'>;
  recordSought: Events['recordSought'];
  seal: NumberSeal;
  series: FodselsnummerSeries;
  compareLater: CompareLater;
  checkWords: Record<Language, { subject: string; message: string }>;
};

const contextOf = (needs: Needs) => ({ ...needs, becomeMember: createBecomeMember(needs) });
type Context = ReturnType<typeof contextOf>;

/**
 * @param needs.checkWords the enquiry that is sent when the register may have the person already
 */
export const createJoiningService = (needs: Needs) => ({
  ...withNeeds(contextOf(needs), { setDetails, join, approve, joinAtDesk }),
  read,
  setCommunities,
  letGoOn,
});

/** @throws Refusal INVALID_INPUT */
function checkDetails(context: Context, typed: NewJoiningDetails, hasNumber: boolean, today: string): void {
  const { bornOn, fodselsnummer, isFodselsnummerLater } = typed;
  const refuse = (path: string, code: 'REQUIRED' | 'INVALID') => {
    throw new Refusal('INVALID_INPUT', { fields: [{ path, code }] });
  };
  if (!isPossibleBirthDate(bornOn, today)) refuse('/bornOn', 'INVALID');
  if (isFodselsnummerLater) return;
  if (fodselsnummer === '') {
    if (!hasNumber) refuse('/fodselsnummer', 'REQUIRED');
    return;
  }
  const options = { accept: context.series, today };
  if (!agreesWithBirthDate(fodselsnummer, bornOn, options)) refuse('/fodselsnummer', 'INVALID');
}

async function read(db: Database, actor: Actor, now: Date): Promise<Joining> {
  const known = await findKnownPerson(db, actor.personId);
  const row = await findJoining(db, actor.personId);
  return joiningOf(actor, known, row, norwegianDay(now));
}

/** @throws Refusal INVALID_INPUT */
async function setDetails(
  context: Context,
  tx: Transaction,
  actor: Actor,
  typed: NewJoiningDetails,
  now: Date,
) {
  const { personId } = actor;
  await lockPerson(tx, personId);
  const known = await findKnownPerson(tx, personId);
  if (known.isMember) return { isTooYoung: false, joining: await read(tx, actor, now) };
  const today = norwegianDay(now);
  const { fodselsnummer, isFodselsnummerLater, ...details } = typed;
  const row = await findJoining(tx, personId);
  const isBornOnChanged = row !== undefined && row.details.bornOn !== details.bornOn;
  const hasNumber = (row?.index ?? null) !== null && !isBornOnChanged;
  if (isPossibleBirthDate(details.bornOn, today) && isTooYoung(details.bornOn, today)) {
    await removeJoining(tx, personId);
    await discardSentDraft(tx, personId, drafts.details);
    return { isTooYoung: true, joining: await read(tx, actor, now) };
  }
  checkDetails(context, typed, hasNumber || known.hasFodselsnummer, today);
  const number = fodselsnummer && {
    sealed: context.seal.seal(personId, fodselsnummer),
    index: context.seal.index(fodselsnummer),
    isDNumber: isDNumber(fodselsnummer),
  };
  const kept = isFodselsnummerLater || isBornOnChanged ? null : undefined;
  await saveDetails(tx, personId, details, (!isFodselsnummerLater && number) || kept, now);
  await discardSentDraft(tx, personId, drafts.details);
  return { isTooYoung: false, joining: await read(tx, actor, now) };
}

/** Not kept where the first step is missing, or there is nothing to join. */
async function setCommunities(tx: Transaction, actor: Actor, communities: OtherCommunities, now: Date) {
  const before = await read(tx, actor, now);
  if (before.step === 'member' || before.step === 'details') return before;
  await saveCommunities(tx, actor.personId, communities, now);
  await discardSentDraft(tx, actor.personId, drafts.communities);
  return read(tx, actor, now);
}

/** Pressing twice changes nothing. */
async function join(
  context: Context,
  tx: Transaction,
  actor: Actor,
  declarations: Declared,
  language: Language,
  now: Date,
): Promise<{ outcome: JoiningOutcome }> {
  const { personId } = actor;
  await lockPerson(tx, personId);
  const known = await findKnownPerson(tx, personId);
  if (known.isMember) return { outcome: 'joined' };
  const row = await findJoining(tx, personId);
  if (row?.checkEnquiryId) return { outcome: 'checking' };
  if (!row?.communities || isTooYoung(row.details.bornOn, norwegianDay(now)))
    return { outcome: 'unfinished' };
  const { emails, phone } = actor.signIn;
  const { bornOn } = row.details;
  if (await hasPossibleDouble(tx, { personId, bornOn, emails, phone })) {
    const enquiry = await context.enquiries.send(
      tx,
      actor,
      { topic: 'membership', ...context.checkWords[language] },
      now,
    );
    await setBeingChecked(tx, personId, enquiry.id);
    const { endorsesPurpose, textVersion } = declarations;
    const purpose = await knownPurpose(tx, declarations);
    await context.recordSought(tx, {
      enquiryId: enquiry.id,
      kind: 'joining',
      accountId: actor.accountId,
      bornOn,
      emails,
      phone,
      name: `${row.details.givenName} ${row.details.familyName}`,
      evidence: {
        declarations: { endorsesPurpose, ...purpose },
        textVersion,
        signInReference: signInReference(actor.signIn),
      },
      askedAt: now,
    });
    return { outcome: 'checking' };
  }
  const applicant = { ...actor, signInReference: signInReference(actor.signIn) };
  const moments = { joinedAt: now, now };
  await context.becomeMember(tx, applicant, row.details, row.communities, row, declarations, moments);
  return { outcome: 'joined' };
}

/**
 * Member service has seen that the person is not in the register: a member as of when they pressed «Bli medlem».
 * @returns false where there is nothing left to approve
 */
async function approve(
  context: Context,
  tx: Transaction,
  applicant: Applicant,
  declarations: Declared,
  moments: { joinedAt: Date; now: Date },
): Promise<boolean> {
  const { personId } = applicant;
  await lockPerson(tx, personId);
  const row = await findJoining(tx, personId);
  const { isMember } = await findKnownPerson(tx, personId);
  if (isMember || !row?.checkEnquiryId || !row.communities) return false;
  await context.becomeMember(tx, applicant, row.details, row.communities, row, declarations, moments);
  return true;
}

/**
 * Somebody joins by telephone or on paper, by the same rules. @returns the member number
 * @throws Refusal CHANGED_ELSEWHERE for a member, INVALID_INPUT
 */
async function joinAtDesk(
  context: Context,
  tx: Transaction,
  one: AtDesk,
  moments: { joinedAt: Date; now: Date },
): Promise<string> {
  const { personId, details, fodselsnummer, channel, registeredBy } = one;
  await lockPerson(tx, personId);
  const known = await findKnownPerson(tx, personId);
  if (known.isMember) throw new Refusal('CHANGED_ELSEWHERE');
  const today = norwegianDay(moments.joinedAt);
  const isFodselsnummerLater = fodselsnummer === '';
  if (isPossibleBirthDate(details.bornOn, today) && isTooYoung(details.bornOn, today))
    throw new Refusal('INVALID_INPUT', { fields: [{ path: '/bornOn', code: 'INVALID' }] });
  checkDetails(context, { ...details, fodselsnummer, isFodselsnummerLater }, false, today);
  const number = {
    sealed: isFodselsnummerLater ? null : context.seal.seal(personId, fodselsnummer),
    index: isFodselsnummerLater ? null : context.seal.index(fodselsnummer),
    isDNumber: !isFodselsnummerLater && isDNumber(fodselsnummer),
  };
  const applicant: Applicant = {
    personId,
    accountId: null,
    signIn: { emails: [], phone: null },
    signInReference: one.reference,
    atDesk: { channel, registeredBy },
  };
  const communities = { answer: one.answer, wantsReminder: false, grantsSupport: false };
  const { textVersion, purposeVersion } = one;
  const declarations = { endorsesPurpose: true, textVersion, purposeVersion };
  return context.becomeMember(tx, applicant, details, communities, number, declarations, moments);
}

/** Member service has said no: what was typed is kept as any joining that has begun, to be corrected or forgotten. */
const letGoOn = (tx: Transaction, personId: string) => setBeingChecked(tx, personId, null);

function joiningOf(actor: Actor, known: KnownPerson, row: JoiningRow | undefined, today: string): Joining {
  const { isMember } = known;
  const isMarked = /hefinn/i.test(actor.signIn.accountName);
  return {
    step: nextStep({
      isMember,
      isBeingChecked: Boolean(row?.checkEnquiryId),
      hasDetails: row !== undefined,
      hasCommunities: Boolean(row?.communities),
    }),
    details: row?.details ?? null,
    known: {
      // The name of a new account belongs to no person.
      ...(!isMarked && { givenName: known.givenName, familyName: known.familyName }),
      ...(known.bornOn && { bornOn: known.bornOn }),
      email: known.email ?? actor.signIn.emails[0] ?? '',
      phone: known.phone ?? actor.signIn.phone ?? '',
    },
    hasFodselsnummer: (row?.index ?? null) !== null || known.hasFodselsnummer,
    isDNumber: row?.index ? row.isDNumber : known.isDNumber,
    communities: row?.communities ?? null,
    today,
    reminderOn: reminderDay(today),
  };
}

/** Which sign-in it was done in: whose, as a hash, and when. */
export function signInReference({ issuer, subject, authenticatedAt }: Actor['signIn']): string {
  const hash = createHash('sha256').update(`${issuer} ${subject}`).digest('base64url');
  return `${hash} ${authenticatedAt === null ? 'unknown' : new Date(authenticatedAt * 1000).toISOString()}`;
}
