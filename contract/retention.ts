/**
 * How long everything is kept: the one table that the nightly jobs are tested against, and that the pages tell from
 * (GDPR art. 5(1)(e); bokføringsloven § 13 for vouchers). What has no row here is kept as long as what it belongs to.
 */
import * as z from 'zod/mini';

export const retentionIds = [
  'membership',
  'unfinished-joining',
  'contact-codes',
  'enquiries',
  'unsent-files',
  'drafts',
  'notices',
  'children',
  'child-evidence',
  'grant-evidence',
  'gifts',
  'tax-reports',
  'grant-lists',
  'sign-ups',
  'meetings',
  'health-answers',
  'queue-places',
  'magazine-deliveries',
  'offices',
  'member-files',
  'register-files',
  'unit-messages',
  'reimbursements',
  'returned-reimbursements',
  'leaving-certificate',
  'leaving-trace',
  'death-reports',
  'desk-acts',
  'outside-changes',
  'role-invitations',
  'chapter-moves',
  'record-merges',
  'access-log',
  'sessions',
  'recoveries',
  'sign-in-changes',
  'repeated-writes',
] as const;
export const RetentionId = z.enum(retentionIds);
export type RetentionId = z.infer<typeof RetentionId>;

/** Those that the pages of the release before do not know. With the next release they are among the others. */
export const laterRetentionIds = [
  'reimbursements',
  'returned-reimbursements',
  'chapter-moves',
  'record-merges',
] as const satisfies RetentionId[];
export type LaterRetentionId = (typeof laterRetentionIds)[number];
export const isLaterRetention = (id: RetentionId): id is LaterRetentionId =>
  (laterRetentionIds as readonly RetentionId[]).includes(id);
export type EarlierRetentionId = Exclude<RetentionId, LaterRetentionId>;
export const EarlierRetentionId = z.enum(
  retentionIds.filter((id): id is EarlierRetentionId => !isLaterRetention(id)),
);

/** `years`: whole ones after the end of the year it belongs to. */
export type Period = { hours: number } | { days: number } | { months: number } | { years: number };

export type RetentionPeriod = {
  /** Null: at once, when what it belongs to ends. */
  period: Period | null;
};

export const retention = {
  membership: { period: null },
  'unfinished-joining': { period: { days: 30 } },
  'contact-codes': { period: { days: 1 } },
  enquiries: { period: { months: 24 } },
  'unsent-files': { period: { days: 14 } },
  drafts: { period: { months: 12 } },
  notices: { period: { months: 24 } },
  children: { period: null },
  'child-evidence': { period: { years: 5 } },
  'grant-evidence': { period: { years: 5 } },
  gifts: { period: { years: 5 } },
  'tax-reports': { period: { years: 5 } },
  'grant-lists': { period: { years: 5 } },
  'sign-ups': { period: { months: 12 } },
  meetings: { period: { months: 24 } },
  'health-answers': { period: { days: 30 } },
  'queue-places': { period: { days: 30 } },
  'magazine-deliveries': { period: { months: 24 } },
  offices: { period: { months: 24 } },
  'member-files': { period: { months: 24 } },
  'register-files': { period: { months: 24 } },
  'unit-messages': { period: { months: 24 } },
  reimbursements: { period: { years: 5 } },
  'returned-reimbursements': { period: { months: 24 } },
  'leaving-certificate': { period: { days: 14 } },
  'leaving-trace': { period: { years: 5 } },
  'death-reports': { period: { months: 12 } },
  'desk-acts': { period: { months: 24 } },
  'outside-changes': { period: { days: 90 } },
  'role-invitations': { period: { days: 90 } },
  'chapter-moves': { period: { days: 30 } },
  'record-merges': { period: { days: 30 } },
  'access-log': { period: { months: 24 } },
  sessions: { period: { days: 90 } },
  recoveries: { period: { months: 12 } },
  'sign-in-changes': { period: { days: 30 } },
  'repeated-writes': { period: { hours: 24 } },
} as const satisfies Record<RetentionId, RetentionPeriod>;

/**
 * The last moment something of this age was still kept: what is older goes.
 * @param period as in the table; `years` counts whole Norwegian years
 */
export function keptSince(period: Period, now: Date): Date {
  if ('hours' in period) return new Date(now.getTime() - period.hours * 3_600_000);
  if ('days' in period) return new Date(now.getTime() - period.days * 86_400_000);
  if ('years' in period) return new Date(`${osloYear(now) - period.years}-01-01T00:00:00+01:00`);
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - period.months);
  return since;
}

/** The day on which something from this moment has gone, `YYYY-MM-DD`. */
export function goneOn(period: Period, from: Date): string {
  if ('years' in period) return `${osloYear(from) + period.years + 1}-01-01`;
  const end = new Date(from);
  if ('hours' in period) end.setTime(end.getTime() + period.hours * 3_600_000);
  else if ('days' in period) end.setTime(end.getTime() + period.days * 86_400_000);
  else end.setUTCMonth(end.getUTCMonth() + period.months);
  // Removed in the night that follows.
  end.setTime(end.getTime() + 86_400_000);
  return end.toISOString().slice(0, 10);
}

/** Half a day into the year is the same year in Norway and in UTC but for one hour, which this takes care of. */
const osloYear = (moment: Date): number => new Date(moment.getTime() + 3_600_000).getUTCFullYear();
