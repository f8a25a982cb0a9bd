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
  'sign-ups',
  'meetings',
  'health-answers',
  'queue-places',
  'magazine-deliveries',
  'offices',
  'member-files',
  'unit-messages',
  'leaving-certificate',
  'leaving-trace',
  'death-reports',
  'access-log',
  'sessions',
  'recoveries',
  'sign-in-changes',
  'repeated-writes',
] as const;
export const RetentionId = z.enum(retentionIds);
export type RetentionId = z.infer<typeof RetentionId>;

/** `years`: whole ones after the end of the year it belongs to. */
export type Period = { hours: number } | { days: number } | { months: number } | { years: number };

export type RetentionPeriod = {
  /** Null: at once, when what it belongs to ends. */
  period: Period | null;
  /** The nightly job that takes it away; null where something else does at once, or the database's own cleaning. */
  job: string | null;
};

export const retention = {
  membership: { period: null, job: 'purge-leaver' },
  'unfinished-joining': { period: { days: 30 }, job: 'forget-joinings' },
  'contact-codes': { period: { days: 1 }, job: 'forget-old-codes' },
  enquiries: { period: { months: 24 }, job: 'forget-old-enquiries' },
  'unsent-files': { period: { days: 14 }, job: 'forget-unsent-files' },
  drafts: { period: { months: 12 }, job: 'forget-old-drafts' },
  notices: { period: { months: 24 }, job: 'forget-old-notices' },
  children: { period: null, job: 'strike-off-children' },
  'child-evidence': { period: { years: 5 }, job: 'forget-ended-children' },
  'grant-evidence': { period: { years: 5 }, job: 'forget-leavers' },
  gifts: { period: { years: 5 }, job: 'forget-old-gifts' },
  'tax-reports': { period: { years: 5 }, job: 'forget-tax-reports' },
  'sign-ups': { period: { months: 12 }, job: 'forget-old-sign-ups' },
  meetings: { period: { months: 24 }, job: 'forget-unit-messages' },
  'health-answers': { period: { days: 30 }, job: 'forget-activity-answers' },
  'queue-places': { period: { days: 30 }, job: 'forget-ceremony-queues' },
  'magazine-deliveries': { period: { months: 24 }, job: 'tidy-magazine' },
  offices: { period: { months: 24 }, job: 'forget-offices' },
  'member-files': { period: { months: 24 }, job: 'forget-member-files' },
  'unit-messages': { period: { months: 24 }, job: 'forget-unit-messages' },
  'leaving-certificate': { period: { days: 14 }, job: 'forget-leavers' },
  'leaving-trace': { period: { years: 5 }, job: 'forget-leavers' },
  'death-reports': { period: { months: 12 }, job: 'forget-death-reports' },
  'access-log': { period: { months: 24 }, job: 'tidy-desk' },
  sessions: { period: { days: 90 }, job: 'forget-old-sessions' },
  recoveries: { period: { months: 12 }, job: 'tend-recoveries' },
  'sign-in-changes': { period: { days: 30 }, job: 'forget-sign-in-changes' },
  'repeated-writes': { period: { hours: 24 }, job: 'forget-old-answers' },
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
