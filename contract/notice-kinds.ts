/** What the portal tells a person, and how it may reach them. */
import * as z from 'zod/mini';

/** A person chooses for each of these how they are notified. */
export const noticeTypes = [
  'security',
  'enquiries',
  'membership',
  'giving',
  'children',
  'magazine',
  'activities',
  'year',
  'reminders',
  'magazine-issues',
  'chapter',
] as const;
export const NoticeType = z.enum(noticeTypes);
export type NoticeType = z.infer<typeof NoticeType>;

/** Everything that can happen, with its type. A new one needs a line here, its words, and its letter. */
export const typeOfNotice = {
  'enquiry-received': 'enquiries',
  'enquiry-answered': 'enquiries',
  'enquiry-reminder': 'enquiries',
  'enquiry-closed': 'enquiries',
  'unit-asked': 'enquiries',
  'new-device': 'security',
  'account-recovered': 'security',
  joined: 'membership',
  'joined-at-desk': 'membership',
  'communities-reminder': 'reminders',
  'communities-choice': 'membership',
  'agreement-changed': 'giving',
  'agreement-resumes': 'giving',
  'claim-coming': 'giving',
  'gift-received': 'giving',
  'gift-failed': 'giving',
  'gift-refunded': 'giving',
  'number-missing': 'reminders',
  'number-removed': 'security',
  'details-corrected': 'security',
  'statement-ready': 'year',
  'statement-changed': 'giving',
  'children-sent': 'children',
  'child-answered': 'children',
  'child-expired': 'children',
  'child-ended': 'children',
  'child-guardian-left': 'children',
  'child-checked': 'children',
  'child-soon-15': 'children',
  'child-struck-off': 'children',
  'magazine-ordered': 'magazine',
  'magazine-ending': 'magazine',
  'magazine-refunded': 'magazine',
  'magazine-own-copy': 'magazine',
  'magazine-returned': 'magazine',
  'magazine-issue-out': 'magazine-issues',
  'activity-signed-up': 'activities',
  'activity-waiting': 'activities',
  'activity-offer': 'activities',
  'activity-offer-over': 'activities',
  'activity-signed-off': 'activities',
  'activity-changed': 'activities',
  'activity-cancelled': 'activities',
  'activity-message': 'activities',
  'activity-refunded': 'activities',
  'activity-reminder': 'reminders',
  'naming-turn': 'activities',
  'confirmation-turn': 'activities',
  'office-offered': 'membership',
  'office-soon-over': 'membership',
  'office-over': 'membership',
  'office-undeclared': 'membership',
  'member-file-old': 'membership',
  'register-file-old': 'membership',
  'unit-case': 'membership',
  'unit-message': 'chapter',
  'unit-summons': 'membership',
  'meeting-papers': 'chapter',
  'meeting-lists': 'chapter',
  'meeting-minutes': 'chapter',
  'nomination-asked': 'membership',
  'proposal-received': 'membership',
  'reimbursement-waits': 'membership',
  'reimbursement-organisation': 'membership',
  'reimbursement-approved': 'enquiries',
  'reimbursement-returned': 'enquiries',
  'reimbursement-paid': 'enquiries',
  'reimbursement-changed': 'enquiries',
  'chapter-given': 'membership',
} as const satisfies Record<string, NoticeType>;
export type NoticeKind = keyof typeof typeOfNotice;
export const noticeKinds = Object.keys(typeOfNotice) as [NoticeKind, ...NoticeKind[]];

/** Kinds that the pages of the release before do not know. With the next release they are among the others. */
export const laterNoticeKinds = [
  'reimbursement-waits',
  'reimbursement-organisation',
  'reimbursement-approved',
  'reimbursement-returned',
  'reimbursement-paid',
  'reimbursement-changed',
  'chapter-given',
] as const satisfies NoticeKind[];
export type LaterNoticeKind = (typeof laterNoticeKinds)[number];
type EarlierNoticeKind = Exclude<NoticeKind, LaterNoticeKind>;
const isLater = (kind: NoticeKind): kind is LaterNoticeKind =>
  (laterNoticeKinds as readonly NoticeKind[]).includes(kind);
export const EarlierNoticeKind = z.enum(
  noticeKinds.filter((kind): kind is EarlierNoticeKind => !isLater(kind)),
);

const nearestOf: Record<LaterNoticeKind, EarlierNoticeKind> = {
  'reimbursement-waits': 'unit-case',
  'reimbursement-organisation': 'unit-case',
  'reimbursement-approved': 'enquiry-answered',
  'reimbursement-returned': 'enquiry-answered',
  'reimbursement-paid': 'enquiry-answered',
  'reimbursement-changed': 'enquiry-answered',
  'chapter-given': 'details-corrected',
};

/** A kind as both releases read it: one that the release before knows, and beside it the later one that is meant. */
export const bothKindsOf = (
  kind: NoticeKind,
): { kind: EarlierNoticeKind; laterKind: LaterNoticeKind | null } =>
  isLater(kind) ? { kind: nearestOf[kind], laterKind: kind } : { kind, laterKind: null };

export const noticeChannels = ['portal', 'email', 'sms'] as const;
export const NoticeChannel = z.enum(noticeChannels);
export type NoticeChannel = z.infer<typeof NoticeChannel>;

/** Sent without a request: can be turned off, and every e-mail has an unsubscribe link (RFC 8058). */
const optionalTypes: readonly NoticeType[] = ['year', 'reminders', 'magazine-issues', 'chapter'];
export const isOptional = (type: NoticeType): boolean => optionalTypes.includes(type);

/** Whether a person can turn it on and off; what is not optional always comes to the list and by e-mail. */
export const isChoosable = (type: NoticeType, channel: NoticeChannel): boolean =>
  isOptional(type) || (channel === 'sms' && type !== 'security');

/** Until somebody has chosen: the list and the e-mail, and no SMS besides. */
export const isOnByDefault = (channel: NoticeChannel): boolean => channel !== 'sms';

/** Receipts of what somebody has just done themselves: in the list, but no news to them. */
const receipts: readonly NoticeKind[] = [
  'enquiry-received',
  'joined',
  'children-sent',
  'magazine-ordered',
  'activity-signed-up',
  'activity-waiting',
  'proposal-received',
];
export const isReceipt = (kind: NoticeKind): boolean => receipts.includes(kind);
