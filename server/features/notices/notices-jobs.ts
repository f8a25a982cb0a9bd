import { isOptional, type NoticeKind, typeOfNotice } from '#contract/notice-kinds.ts';
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import { closingDay } from '#contract/values/enquiry-silence.ts';
import {
  activityCancelled,
  activityChanged,
  activityMessage,
  activityOffer,
  activityOfferOver,
  activityRefunded,
  activityReminder,
  activitySignedOff,
  activitySignedUp,
  activityWaiting,
  queueTurn,
} from '#server/letters/activity-letters.ts';
import {
  childAnswered,
  childChanged,
  childExpired,
  childrenSent,
  childSoon15,
  childStruckOff,
} from '#server/letters/children-letters.ts';
import { newDevice } from '#server/letters/contact-letters.ts';
import {
  enquiryAnswered,
  enquiryClosed,
  enquiryReceived,
  enquiryReminder,
  unitAsked,
} from '#server/letters/enquiry-letters.ts';
import {
  agreementChanged,
  agreementResumes,
  claimComing,
  giftFailed,
  giftReceived,
  giftRefunded,
} from '#server/letters/giving-letters.ts';
import {
  communitiesChoice,
  communitiesReminder,
  joined,
  joinedAtDesk,
} from '#server/letters/joining-letters.ts';
import { addressedTo, type Letter, withUnsubscribe } from '#server/letters/letter.ts';
import {
  magazineEnding,
  magazineIssueOut,
  magazineOrdered,
  magazineOwnCopy,
  magazinePostReturned,
  magazineRefunded,
} from '#server/letters/magazine-letters.ts';
import {
  memberFileOld,
  officeOffered,
  officeOver,
  officeSoonOver,
  officeUndeclared,
  registerFileOld,
  unitCaseWaits,
} from '#server/letters/office-letters.ts';
import { accountRecovered } from '#server/letters/recovery-letters.ts';
import { reimbursementLetters } from '#server/letters/reimbursement-letters.ts';
import {
  chapterGiven,
  meetingNews,
  nominationAsked,
  proposalReceived,
  unitMessage,
  unitSummons,
} from '#server/letters/unit-letters.ts';
import {
  detailsCorrected,
  numberMissing,
  numberRemoved,
  statementChanged,
  statementReady,
} from '#server/letters/year-letters.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { JobDefinition } from '#server/platform/jobs/jobs.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import type { Ports } from '#server/portal-ports.ts';
import { takeHeld } from './delivery-repository.ts';
import { isPutOff } from './notice-bundle-service.ts';
import type { UnsubscribeCodes } from './notice-preference-service.ts';
import { sendNotice } from './notice-sending-service.ts';
import { findNotice, type NoticeToSend } from './notices-repository.ts';
import { type DeliverNotice, deliverNoticeJob } from './notices-service.ts';

/** Where the link of an e-mail leads: a page that asks, and what a mail program posts to. */
export const unsubscribePath = '/avmelding';

/** Null where what it is about has gone meanwhile. */
type LetterOf = (notice: NoticeToSend, origin: string, organisation: OrganisationProfile) => Letter | null;

const aboutEnquiry =
  (letter: typeof enquiryReceived): LetterOf =>
  ({ enquiryId, enquiryNumber: number, language }, origin, organisation) =>
    enquiryId && number
      ? letter({ number, link: `${origin}/henvendelser/${enquiryId}`, organisation, language })
      : null;

/** Null where the person has written meanwhile. */
const aboutSilence: LetterOf = (notice, origin, organisation) => {
  const { enquiryState, lastMessageAt, createdAt } = notice;
  if (enquiryState !== 'waiting-for-member' || !lastMessageAt) return null;
  const remindedOn = norwegianDay(createdAt);
  const silence = { isWaiting: true, lastMessageOn: norwegianDay(lastMessageAt), remindedOn };
  const closesOn = closingDay(silence, remindedOn);
  return aboutEnquiry((enquiry) => enquiryReminder({ ...enquiry, closesOn }))(notice, origin, organisation);
};

/** Links to the start page, whose address says nothing of what it is about. */
const toHome =
  (letter: typeof childrenSent): LetterOf =>
  ({ language }, origin) =>
    letter({ link: `${origin}/home`, language });

/** Links to what it is about: an address that says nothing of it. */
const toActivity =
  (letter: typeof activitySignedUp): LetterOf =>
  ({ subjectId, language }, origin) =>
    letter({ link: `${origin}/activities/${subjectId}`, language });

/** Links to the reader's magazine. */
const toMagazine =
  (letter: typeof magazineOrdered): LetterOf =>
  ({ language }, origin) =>
    letter({ link: `${origin}/magasininn/mine-opplysninger`, language });
/** Null where the turn has been used, or is over. Links to the list: the address of the page itself says what it is about. */
const aboutTurn: LetterOf = ({ isTurn, language }, origin) =>
  isTurn ? queueTurn({ link: `${origin}/meldinger`, language }) : null;

/** Links to the offices that somebody has. */
const toOffices =
  (letter: typeof officeOffered): LetterOf =>
  ({ language }, origin) =>
    letter({ link: `${origin}/tillitsvalgt`, language });

/** Links to the receipt of what happened. */
const toReceipt =
  (page: 'kvittering' | 'kvittering-avtale', letter: typeof giftReceived): LetterOf =>
  ({ subjectId, language }, origin) =>
    letter({ link: `${origin}/${page}/${subjectId}`, language });

/** Links to what was written, which only its receiver can read. */
const toUnitMessage =
  (letter: typeof unitMessage): LetterOf =>
  ({ subjectId, language, replyTo }, origin) =>
    letter({ link: `${origin}/meldinger/brev/${subjectId}`, language, isAnswerable: replyTo !== null });

const letterFor: Record<NoticeKind, LetterOf> = {
  'enquiry-received': aboutEnquiry(enquiryReceived),
  'enquiry-answered': aboutEnquiry(enquiryAnswered),
  'enquiry-reminder': aboutSilence,
  // Opened again before it left, it is not told.
  'enquiry-closed': (notice, ...rest) =>
    notice.enquiryState === 'closed' ? aboutEnquiry(enquiryClosed)(notice, ...rest) : null,
  'unit-asked': aboutEnquiry(unitAsked),
  'agreement-changed': toReceipt('kvittering-avtale', agreementChanged),
  'agreement-resumes': toReceipt('kvittering-avtale', agreementResumes),
  'gift-received': toReceipt('kvittering', giftReceived),
  'gift-failed': toReceipt('kvittering', giftFailed),
  'gift-refunded': toReceipt('kvittering', giftRefunded),
  // Called off meanwhile, nothing comes.
  'claim-coming': ({ language, claim }, origin, { giving: { avtalegiro } }) =>
    claim?.isCalledOff
      ? null
      : claimComing({
          link: `${origin}/home`,
          language,
          claim: claim && avtalegiro && { ...claim, account: avtalegiro.account },
        }),
  'number-missing': ({ language }, origin, { giving }) =>
    numberMissing({
      language,
      link: `${origin}/mine-opplysninger`,
      deadline: giving.tax?.numberDeadline ?? '01-15',
    }),
  'number-removed': ({ language }, origin) =>
    numberRemoved({ link: `${origin}/mine-opplysninger`, language }),
  'details-corrected': ({ language }, origin) =>
    detailsCorrected({ link: `${origin}/mine-opplysninger`, language }),
  'chapter-given': ({ language }, origin) => chapterGiven({ link: `${origin}/mine-opplysninger`, language }),
  'statement-ready': ({ language }, origin) => statementReady({ link: `${origin}/kvittering/aar`, language }),
  'statement-changed': ({ language }, origin) =>
    statementChanged({ link: `${origin}/kvittering/aar`, language }),
  'new-device': ({ language }, origin, { memberService: { phone } }) =>
    newDevice({ link: `${origin}/mitt-personvern/palogginger`, phone, language }),
  'account-recovered': ({ language }, origin, { memberService: { phone } }) =>
    accountRecovered({ link: `${origin}/mitt-personvern/palogginger`, phone, language }),
  joined: ({ language }, origin) => joined({ link: `${origin}/velkommen`, language }),
  'joined-at-desk': ({ language }, origin) => joinedAtDesk({ link: `${origin}/verifisering`, language }),
  'communities-reminder': ({ language }, origin) =>
    communitiesReminder({ link: `${origin}/hefinn/medlemskap-i-andre-samfunn`, language }),
  // Not to the page itself: its address says what it is about.
  'communities-choice': ({ language }, origin) =>
    communitiesChoice({ link: `${origin}/meldinger`, language }),
  'children-sent': toHome(childrenSent),
  'child-answered': toHome(childAnswered),
  'child-expired': toHome(childExpired),
  'child-ended': toHome(childChanged),
  'child-guardian-left': toHome(childChanged),
  'child-checked': toHome(childChanged),
  'child-soon-15': toHome(childSoon15),
  'child-struck-off': toHome(childStruckOff),
  'magazine-ordered': toMagazine(magazineOrdered),
  'magazine-ending': toMagazine(magazineEnding),
  'magazine-refunded': toMagazine(magazineRefunded),
  'magazine-own-copy': toMagazine(magazineOwnCopy),
  'magazine-returned': toMagazine(magazinePostReturned),
  'magazine-issue-out': toMagazine(magazineIssueOut),
  'activity-signed-up': toActivity(activitySignedUp),
  'activity-waiting': toActivity(activityWaiting),
  'activity-offer': toActivity(activityOffer),
  'activity-offer-over': toActivity(activityOfferOver),
  'activity-signed-off': toActivity(activitySignedOff),
  'activity-changed': toActivity(activityChanged),
  'activity-cancelled': toActivity(activityCancelled),
  'activity-message': toActivity(activityMessage),
  'activity-refunded': toActivity(activityRefunded),
  'activity-reminder': toActivity(activityReminder),
  'naming-turn': aboutTurn,
  'confirmation-turn': aboutTurn,
  'member-file-old': toOffices(memberFileOld),
  'register-file-old': ({ language }, origin) =>
    registerFileOld({ link: `${origin}/medlemsservice/medlemmer`, language }),
  'unit-case': ({ subjectId, language }, origin) =>
    unitCaseWaits({ link: `${origin}/tillitsvalgt/${subjectId}/saker`, language }),
  'office-offered': toOffices(officeOffered),
  'office-soon-over': toOffices(officeSoonOver),
  'office-over': toOffices(officeOver),
  'office-undeclared': toOffices(officeUndeclared),
  'unit-message': toUnitMessage(unitMessage),
  'unit-summons': toUnitMessage(unitSummons),
  'meeting-papers': toUnitMessage(meetingNews),
  'meeting-lists': toUnitMessage(meetingNews),
  'meeting-minutes': toUnitMessage(meetingNews),
  ...reimbursementLetters,
  'nomination-asked': toUnitMessage(nominationAsked),
  'proposal-received': toUnitMessage(proposalReceived),
};

/**
 * Whether it has to wait. That somebody has joined is nothing for a stranger whose address was typed by mistake: the
 * welcome leaves when the address is proven.
 */
const waitsForProof = (notice: NoticeToSend): boolean =>
  notice.kind === 'joined' && !(notice.email ? notice.isEmailProven : notice.isPhoneProven);

/** Nothing is sent to the dead. A hold never suspends a security notice: a living member must get it at once. */
const isSilent = ({ kind, isDead, isOnHold }: NoticeToSend): boolean =>
  isDead || (isOnHold && typeOfNotice[kind] !== 'security');

/**
 * Sends one notice. Safe to run twice: what is sent is not sent again, and a send that was cut off before it
 * could be marked goes out with the same message id, by which the receiving side knows it.
 */
export const deliverNotice = (
  needs: Pick<Ports, 'db' | 'mail' | 'sms' | 'clock' | 'origin' | 'organisation'> & {
    codes: UnsubscribeCodes;
  },
): JobDefinition<DeliverNotice> => ({
  ...deliverNoticeJob,
  async run({ noticeId }) {
    const { db, origin, organisation, codes } = needs;
    const notice = await findNotice(db, noticeId);
    if (!notice || notice.sentAt || isSilent(notice)) return;
    const words = letterFor[notice.kind](notice, origin, organisation);
    if (!words || waitsForProof(notice)) return;
    if (await isPutOff(needs, notice)) return;
    const sender = notice.isSenderNamed ? organisation.name : null;
    const letter = addressedTo(words, {
      name: notice.calledName,
      language: notice.language,
      origin,
      sender,
    });
    const sending = { ...needs, smsQuietHours: organisation.smsQuietHours, sender };
    if (!isOptional(typeOfNotice[notice.kind])) return sendNotice(sending, notice, letter, null);
    const unsubscribeAt = `${origin}${unsubscribePath}/${codes.codeOf(notice.id)}`;
    await sendNotice(sending, notice, withUnsubscribe(letter, unsubscribeAt, notice.language), unsubscribeAt);
  },
});

/** At the end of the quiet hours, or of a wait for other receipts. Safe to run twice: what has been taken up is taken up. */
export const sendHeldNotices = (needs: Pick<Ports, 'db' | 'clock' | 'jobs'>): JobDefinition => ({
  name: 'send-held-notices',
  schedule: '*/5 * * * *',
  run: () =>
    inTransaction(needs.db, async (tx) => {
      for (const noticeId of await takeHeld(tx, needs.clock.now()))
        await needs.jobs.enqueue<DeliverNotice>(tx, deliverNoticeJob, { noticeId });
    }),
});
