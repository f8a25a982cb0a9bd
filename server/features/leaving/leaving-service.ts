/** Leaving: what it would mean, the act, and its certificate. Each function runs in the caller's transaction. */

import { randomUUID } from 'node:crypto';
import type { WrittenLeaving, WrittenLeavingReceipt } from '#contract/desk-leaving-endpoints.ts';
import type { LeavingReceipt, NewLeaving } from '#contract/leaving-endpoints.ts';
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import type { Actor } from '#server/actor.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { lockPerson } from '#server/platform/database/person-lock.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { isSignInRecent, requireRecentSignIn } from '#server/platform/sign-in-age.ts';
import { withNeeds } from '#server/platform/with-needs.ts';
import type { ActivityCare } from '../activities/activity-care-service.ts';
import type { ChildrenService } from '../children/children-service.ts';
import type { EnquiryService } from '../enquiries/enquiry-service.ts';
import type { MagazineService } from '../magazine/magazine-service.ts';
import { memberships } from '../memberships/membership-service.ts';
import { type CertificateMaker, createLeavingRecords } from './leaving-record-service.ts';
import {
  addLeaving,
  countReason,
  findGivingFacts,
  findLeaver,
  findNewestLeaving,
  isLeavingUnderWay,
  type LeaverFacts,
  type LeavingRow,
} from './leaving-repository.ts';
import {
  accountEndingOf,
  certificateUntilOn,
  childEvidenceUntilOn,
  giftRecordsUntilOn,
  grantEvidenceUntilOn,
  leavingEvidenceUntilOn,
  referenceOf,
  taxNumberUntilOn,
} from './leaving-rules.ts';
import { createNumberIndex } from './register-leaving-service.ts';

/** Both carry the id of the leaving, and run after it. */
export const purgeLeaverJob = { name: 'purge-leaver' };
export const sendLeavingCertificateJob = { name: 'send-leaving-certificate', sends: true };
export type LeavingJob = { leavingId: string };

type LeavingAct = {
  personId: string;
  magazine: 'keep' | 'stop';
  account: 'keep' | 'delete';
  email: string | null;
  /** Of what the leaver had read; the channel where it came in writing. */
  textVersion: string;
  written: { channel: 'letter' | 'email'; arrivedOn: string; registeredBy: string } | null;
  now: Date;
};

export type LeavingService = ReturnType<typeof createLeavingService>;

type Needs = {
  jobs: Pick<Jobs, 'enqueue'>;
  enquiries: Pick<EnquiryService, 'countOpen'>;
  children: Pick<ChildrenService, 'endRegistrationsOf'>;
  magazine: Pick<MagazineService, 'stop'>;
  signUps: Pick<ActivityCare, 'endSignUpsOf'>;
  secret: Buffer;
  organisation: Pick<OrganisationProfile, 'grantList'>;
  isAccountOurs: boolean;
  makeCertificate: CertificateMaker;
};

const contextOf = (needs: Needs) => ({
  ...needs,
  ...createNumberIndex(needs.secret),
  ...createLeavingRecords(needs),
});
type Context = ReturnType<typeof contextOf>;

/**
 * @param needs.isAccountOurs the portal may delete accounts at the identity provider
 * @param needs.secret what the key of the certificates' codes is derived from
 */
export function createLeavingService(needs: Needs) {
  const context = contextOf(needs);
  return {
    ...withNeeds(context, { overview, leave, leaveInWriting, endByDeath, leaveAgain }),
    findByReference: context.findByReference,
    certificateOf: context.certificateOf,
  };
}

/** The act itself, by the member or member service. */
async function end(context: Context, tx: Transaction, leaver: LeaverFacts, act: LeavingAct) {
  const { personId, written, now } = act;
  const { membershipId, number, joinedOn, name, language } = leaver;
  if (!membershipId || !number || !joinedOn) throw new Refusal('NOT_A_MEMBER');
  await memberships.end(tx, membershipId, written?.arrivedOn ?? norwegianDay(now));
  // A child is registered through a parent who is a member (statutes).
  await context.children.endRegistrationsOf(tx, personId, now);
  if (act.magazine === 'stop') await context.magazine.stop(tx, personId, now);
  // Those who keep the sign-in keep what is open to all users.
  await context.signUps.endSignUpsOf(tx, personId, { alsoOpen: act.account === 'delete' }, now);
  const came = written ?? { channel: 'portal' as const, arrivedOn: null, registeredBy: null };
  const leaving = {
    id: randomUUID(),
    leftAt: now,
    personId,
    membershipId,
    email: act.email,
    emailSentAt: null,
    certificate: {
      name,
      number,
      joinedOn,
      language,
      ...(written && { written: { channel: written.channel, arrivedOn: written.arrivedOn } }),
    },
    accountChoice: leaver.isStaff ? ('keep' as const) : act.account,
    ...came,
    purgedAt: null,
  };
  await addLeaving(tx, {
    ...leaving,
    textVersion: act.textVersion,
    numberIndex: context.indexOf(number),
  });
  const job: LeavingJob = { leavingId: leaving.id };
  if (leaving.email) await context.jobs.enqueue(tx, sendLeavingCertificateJob, job);
  await context.jobs.enqueue(tx, purgeLeaverJob, job);
  return leaving;
}

const receiptOf = (context: Context, { id, leftAt, email, accountChoice }: LeavingRow): LeavingReceipt => ({
  reference: referenceOf(id),
  leftAt: leftAt.toISOString(),
  code: context.codeOf(id),
  untilOn: certificateUntilOn(norwegianDay(leftAt)),
  sentTo: email,
  isAccountEnding: accountChoice === 'delete',
});

async function overview(context: Context, db: Database, { personId, signIn }: Actor, now: Date) {
  const leaver = await findLeaver(db, personId);
  const { isStaff, isAccountShared: isShared } = leaver;
  const newest = await findNewestLeaving(db, personId);
  const giving = await findGivingFacts(db, personId);
  const { open } = await context.enquiries.countOpen(db, personId);
  const today = norwegianDay(now);
  const isMember = leaver.membershipId !== null;
  return {
    isMember,
    isSignInRecent: isSignInRecent(signIn.authenticatedAt, now),
    children: leaver.children,
    childrenStaying: leaver.childrenStaying,
    childEvidenceUntilOn:
      leaver.children.length > 0 ? childEvidenceUntilOn(today, context.organisation.grantList) : null,
    magazine: leaver.magazine,
    giving: {
      hasAgreement: giving.hasAgreement,
      recordsUntilOn: giftRecordsUntilOn(giving.lastGiftYear),
      numberUntilOn: leaver.hasFodselsnummer ? taxNumberUntilOn(giving, today) : null,
    },
    openEnquiries: open,
    email: leaver.email,
    accountEnding: accountEndingOf({ isStaff, isShared, isOurs: context.isAccountOurs }),
    grantEvidenceUntilOn:
      leaver.joinedOn &&
      grantEvidenceUntilOn(
        { ...leaver, joinedOn: leaver.joinedOn, leftOn: today },
        context.organisation.grantList,
      ),
    leavingEvidenceUntilOn: leavingEvidenceUntilOn(today),
    certificateUntilOn: certificateUntilOn(today),
    receipt: !isMember && newest ? receiptOf(context, newest) : null,
  };
}

/**
 * Effective at once. Pressing twice, or in two tabs, is one leaving.
 * @throws Refusal SIGN_IN_AGAIN, NOT_A_MEMBER
 */
async function leave(context: Context, tx: Transaction, actor: Actor, choices: NewLeaving, now: Date) {
  const { personId } = actor;
  await lockPerson(tx, personId);
  const leaver = await findLeaver(tx, personId);
  if (!leaver?.membershipId) {
    const former = await findNewestLeaving(tx, personId);
    if (!former) throw new Refusal('NOT_A_MEMBER');
    return receiptOf(context, former);
  }
  requireRecentSignIn(actor, now);
  const { magazine, account, textVersion, reason } = choices;
  if (reason) await countReason(tx, `${norwegianDay(now).slice(0, 7)}-01`, reason);
  return receiptOf(
    context,
    await end(context, tx, leaver, {
      personId,
      magazine,
      account,
      textVersion,
      now,
      email: choices.sendsEmail ? leaver.email : null,
      written: null,
    }),
  );
}

/**
 * The same, for somebody who has written to us. The sign-in stays: they have said nothing of it.
 * @throws Refusal NOT_FOUND, NOT_A_MEMBER, INVALID_INPUT for a day before they joined or still to come
 */
async function leaveInWriting(
  context: Context,
  tx: Transaction,
  personId: string,
  written: Pick<WrittenLeaving, 'channel' | 'arrivedOn' | 'magazine' | 'email'> & {
    registeredBy: string;
  },
  now: Date,
): Promise<WrittenLeavingReceipt> {
  await lockPerson(tx, personId);
  const leaver = await findLeaver(tx, personId);
  if (!leaver) throw new Refusal('NOT_FOUND');
  if (!leaver.membershipId || !leaver.joinedOn) throw new Refusal('NOT_A_MEMBER');
  const { channel, arrivedOn, magazine, registeredBy } = written;
  if (arrivedOn < leaver.joinedOn || arrivedOn > norwegianDay(now))
    throw new Refusal('INVALID_INPUT', { fields: [{ path: '/arrivedOn', code: 'INVALID' }] });
  const leaving = await end(context, tx, leaver, {
    personId,
    magazine,
    now,
    account: 'keep',
    textVersion: channel,
    email: written.email === 'yes' ? leaver.email : null,
    written: { channel, arrivedOn, registeredBy },
  });
  const { reference, code, untilOn, sentTo } = receiptOf(context, leaving);
  return { reference, code, untilOn, sentTo };
}

/**
 * For somebody who has died: the membership ends on that day, and the same job as for all who leave takes them out of
 * the register and their sign-ins with them. No letter, and no certificate.
 * @throws Refusal INVALID_INPUT for a day before they joined
 */
async function endByDeath(
  context: Context,
  tx: Transaction,
  personId: string,
  death: { diedOn: string; staffId: string | null },
  now: Date,
): Promise<void> {
  const { membershipId, number, joinedOn } = await findLeaver(tx, personId);
  if (joinedOn && death.diedOn < joinedOn)
    throw new Refusal('INVALID_INPUT', { fields: [{ path: '/diedOn', code: 'INVALID' }] });
  if (membershipId) await memberships.end(tx, membershipId, death.diedOn);
  // Those imported from a register that knew of it have one already.
  if (await isLeavingUnderWay(tx, personId)) return;
  const leavingId = randomUUID();
  await addLeaving(tx, {
    id: leavingId,
    leftAt: now,
    personId,
    membershipId,
    email: null,
    accountChoice: 'delete',
    certificate: null,
    textVersion: 'death',
    channel: 'death',
    arrivedOn: null,
    numberIndex: number ? context.indexOf(number) : null,
    registeredBy: death.staffId,
  });
  await context.jobs.enqueue<LeavingJob>(tx, purgeLeaverJob, { leavingId });
}

/** After a backup was restored: former members leave again, with the same choices. */
async function leaveAgain(
  context: Context,
  tx: Transaction,
  personId: string,
  { magazine, account }: Pick<LeavingAct, 'magazine' | 'account'>,
  now: Date,
): Promise<void> {
  await lockPerson(tx, personId);
  const leaver = await findLeaver(tx, personId);
  if (!leaver?.membershipId) return;
  const act = { personId, magazine, account, now, email: null, textVersion: 'restored', written: null };
  await end(context, tx, leaver, act);
}
