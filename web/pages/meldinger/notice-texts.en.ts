/** In English. */

import type { Notice } from '#contract/notice-endpoints.ts';
import type { NoticeKind } from '#contract/notice-kinds.ts';
import { joiningAge } from '#contract/values/joining-age.ts';
import { type PageAddress, paths } from '#web/paths.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import { activityPaths } from '#web/ui/activity-paths.ts';
import { ceremonyPaths } from '#web/ui/ceremony-paths.ts';
import { democracyPaths } from '#web/ui/democracy-paths.ts';

type To = (subjectId: string | null) => PageAddress;
type Words = { title: (about: string | null) => string; to: To };

const named = (before: string, otherwise: string) => (about: string | null) =>
  about ? `${before} “${about}”` : otherwise;
const plain = (title: string) => () => title;
/** With the child's name where it is still known. */
const aboutChild = (sentence: (name: string) => string) => (about: string | null) =>
  sentence(about ?? 'a child');

const toEnquiry: To = (id) => (id ? paths.enquiry(id) : paths.enquiries);
const toActivity: To = (id) => (id ? activityPaths.one(id) : activityPaths.mine);
const toAgreement: To = (id) => (id ? `/kvittering-avtale/${id}` : paths.manageDonorAgreement);
const toGift: To = (id) => (id ? paths.giftReceipt(id) : paths.manageDonorAgreement);
const toLetter: To = (id) => (id ? `${paths.notices}/brev/${id}` : paths.notices);
const toMeeting: To = (id) => (id ? democracyPaths.meeting(id) : democracyPaths.mine);
const toUnit =
  (part: string): To =>
  (id) =>
    id ? `${paths.representative}/${id}/${part}` : paths.representative;
const toPage =
  (page: PageAddress): To =>
  () =>
    page;

const toClaims = toPage('/tillitsvalgt/utlegg');

const words: Record<NoticeKind, Words> = {
  'enquiry-received': {
    title: named('We have received the enquiry', 'We have received your enquiry'),
    to: toEnquiry,
  },
  'enquiry-answered': { title: named('You have an answer to', 'You have an answer'), to: toEnquiry },
  'enquiry-reminder': {
    title: named('We are waiting for an answer from you in', 'We are waiting for an answer from you'),
    to: toEnquiry,
  },
  'enquiry-closed': {
    title: named(
      'Closed because we did not hear more from you:',
      'An enquiry is closed because we did not hear more from you',
    ),
    to: toEnquiry,
  },
  'unit-asked': {
    title: named('We are asking you who may read', 'We are asking you who may read your enquiry'),
    to: toEnquiry,
  },
  'new-device': {
    title: plain('New sign-in from a device we have not seen before'),
    to: toPage(paths.mySessions),
  },
  'account-recovered': {
    title: plain('Your access is restored'),
    to: toPage(paths.mySessions),
  },
  joined: { title: plain('Welcome as a member'), to: toPage(paths.welcome) },
  'joined-at-desk': {
    title: plain('We have registered you as a member, as we were asked to'),
    to: toPage(paths.welcome),
  },
  'communities-reminder': {
    title: plain('The reminder you asked for: memberships elsewhere'),
    to: toPage(paths.otherCommunities),
  },
  'communities-choice': {
    title: plain('A choice about memberships elsewhere is waiting for you'),
    to: toPage(paths.otherCommunities),
  },
  'agreement-changed': { title: plain('Your giving agreement is changed'), to: toAgreement },
  'agreement-resumes': { title: plain('The pause in the giving agreement is soon over'), to: toAgreement },
  'claim-coming': { title: plain('The next gift is taken soon'), to: toPage(paths.manageDonorAgreement) },
  'gift-received': { title: plain('Thank you for the gift. The receipt is ready'), to: toGift },
  'gift-failed': { title: plain('A gift was not taken. You owe us nothing'), to: toGift },
  'gift-refunded': { title: plain('We have refunded a gift'), to: toGift },
  'number-missing': {
    title: plain('We need your identity number for the gift to give a tax deduction'),
    to: toPage(paths.myDetails),
  },
  'number-removed': {
    title: plain('The identity number you gave could not be used'),
    to: toPage(paths.myDetails),
  },
  'details-corrected': {
    title: plain('We have corrected your details. See whether everything is right'),
    to: toPage(paths.myDetails),
  },
  'statement-ready': { title: plain('Your yearly statement is ready'), to: toPage(paths.yearStatements) },
  'statement-changed': {
    title: plain('Your yearly statement is corrected'),
    to: toPage(paths.yearStatements),
  },
  'children-sent': {
    title: plain('We have received the registration of children'),
    to: toPage(paths.childReceipt),
  },
  'child-answered': {
    title: plain('The other parent has answered about the registration of children'),
    to: toPage(paths.childReceipt),
  },
  'child-expired': {
    title: plain('The registration of children was not confirmed in time'),
    to: toPage(paths.childReceipt),
  },
  'child-ended': {
    title: aboutChild((name) => `The registration of ${name} has ended`),
    to: toPage(paths.childReceipt),
  },
  'child-guardian-left': {
    title: aboutChild((name) => `The other parent is no longer part of the registration of ${name}`),
    to: toPage(paths.childReceipt),
  },
  'child-checked': {
    title: aboutChild((name) => `The registration of ${name} is checked`),
    to: toPage(paths.childReceipt),
  },
  'child-soon-15': {
    title: (about) => `${about ?? 'A child you have registered'} turns ${joiningAge} soon`,
    to: toPage(paths.childReceipt),
  },
  'child-struck-off': {
    title: plain(`A child you have registered has turned ${joiningAge}, and the registration is deleted`),
    to: toPage(paths.childReceipt),
  },
  'magazine-ordered': { title: plain('The magazine is ordered'), to: toPage(paths.myMagazine) },
  'magazine-ending': {
    title: plain('What you have paid for of the magazine runs out soon'),
    to: toPage(paths.myMagazine),
  },
  'magazine-refunded': { title: plain('We have refunded the magazine'), to: toPage(paths.myMagazine) },
  'magazine-own-copy': {
    title: plain('You get your own copy of the magazine'),
    to: toPage(paths.myMagazine),
  },
  'magazine-returned': {
    title: plain('The magazine was returned. Check your address'),
    to: toPage(paths.myMagazine),
  },
  'magazine-issue-out': { title: plain('A new issue of the magazine is out'), to: toPage(paths.myMagazine) },
  'activity-signed-up': {
    title: named('You have signed up for', 'You have signed up for an activity'),
    to: toActivity,
  },
  'activity-waiting': {
    title: named('You are on the waiting list for', 'You are on a waiting list'),
    to: toActivity,
  },
  'activity-offer': { title: named('A place for you at', 'You have been offered a place'), to: toActivity },
  'activity-offer-over': {
    title: named('The place is given to somebody else:', 'A place we held for you is given to somebody else'),
    to: toActivity,
  },
  'activity-signed-off': {
    title: named('You are signed off', 'You are signed off from an activity'),
    to: toActivity,
  },
  'activity-changed': { title: named('Change in', 'An activity is changed'), to: toActivity },
  'activity-cancelled': { title: named('Called off:', 'An activity is called off'), to: toActivity },
  'activity-message': {
    title: named('Message to you who have signed up', 'Message to you who have signed up'),
    to: toActivity,
  },
  'activity-refunded': {
    title: named('We have refunded', 'We have refunded an activity'),
    to: toActivity,
  },
  'activity-reminder': { title: named('Soon:', 'An activity is just around the corner'), to: toActivity },
  'naming-turn': {
    title: named('It is your turn in the queue:', 'It is your turn in the queue'),
    to: toPage(ceremonyPaths.naming),
  },
  'confirmation-turn': {
    title: named('It is your turn in the queue:', 'It is your turn in the queue'),
    to: toPage(ceremonyPaths.confirmation),
  },
  'member-file-old': {
    title: plain('Delete the list you downloaded a month ago'),
    to: toPage(paths.representative),
  },
  'register-file-old': {
    title: plain('Delete the file you downloaded a month ago'),
    to: toPage('/medlemsservice/medlemmer'),
  },
  'unit-case': {
    title: plain('A case from member service is waiting for an answer from you'),
    to: toUnit('saker'),
  },
  'office-offered': {
    title: plain('You have been asked to take an elected role'),
    to: toPage(paths.representative),
  },
  'office-soon-over': { title: plain('Your elected role is soon over'), to: toPage(paths.representative) },
  'office-over': {
    title: plain('An elected role is over. Thank you for your work'),
    to: toPage(paths.representative),
  },
  'office-undeclared': {
    title: plain('The declaration of confidentiality has to be accepted again'),
    to: toPage(paths.representative),
  },
  'reimbursement-waits': { title: plain('An expense claim is waiting for you'), to: toUnit('utlegg') },
  'reimbursement-organisation': {
    title: plain('An expense claim is waiting for the organisation'),
    to: toPage('/medlemsservice/utlegg'),
  },
  'reimbursement-approved': {
    title: named('Expense claim approved:', 'Your expense claim is approved'),
    to: toClaims,
  },
  'reimbursement-returned': {
    title: named('Expense claim returned:', 'Your expense claim is returned'),
    to: toClaims,
  },
  'chapter-given': {
    title: named('You now belong to', 'You now belong to another chapter'),
    to: toPage(paths.myDetails),
  },
  'reimbursement-paid': { title: named('Expense claim paid:', 'Your expense claim is paid'), to: toClaims },
  'reimbursement-changed': {
    title: named('Something has changed with the expense claim', 'Your expense claim has changed'),
    to: toClaims,
  },
  'unit-message': { title: named('Letter from your chapter:', 'A letter from your chapter'), to: toLetter },
  'unit-summons': { title: named('Call to the annual meeting:', 'Call to the annual meeting'), to: toLetter },
  'meeting-papers': { title: named('New papers:', 'New papers for the annual meeting'), to: toMeeting },
  'meeting-lists': {
    title: named('See motions and candidates:', 'See motions and candidates for the annual meeting'),
    to: toMeeting,
  },
  'meeting-minutes': {
    title: named('The minutes are ready:', 'The minutes of the annual meeting are ready'),
    to: toMeeting,
  },
  'nomination-asked': {
    title: named('You are nominated for an elected role:', 'You are nominated for an elected role'),
    to: toMeeting,
  },
  'proposal-received': {
    title: named('We have received what you sent in:', 'We have received what you sent in'),
    to: toMeeting,
  },
};

/** @returns the sentence that is the link, and where it goes */
export function wordsOfNotice({ kind, laterKind, about, subjectId }: Notice): {
  title: string;
  to: PageAddress;
} {
  const { title, to } = words[laterKind ?? kind];
  return { title: title(about), to: to(subjectId) };
}
export type Complete = Whole<
  Compared<typeof import('./notice-texts.ts'), typeof import('./notice-texts.en.ts')>
>;
