/** When donors are notified of their year, and what the statement says of the report (docs/rules/tax-and-books.md). */
import type { YearStatement } from '#contract/year-statement-endpoints.ts';

/** Days of the organisation profile, `MM-DD`. */
export type TaxCalendar = {
  numberDeadline: string;
  numberReminders: { november: string; december: string; january: string };
  statementOn: string;
};
export type ReminderKind = 'number-november' | 'number-december' | 'number-january';

/** After this the statement is no news: a server that starts in summer sends no notice about last year. `MM-DD` */
const lastStatementDay = '03-31';

/**
 * The reminder whose time it is, and the year whose gifts it is about. One that was missed is made up for until the
 * next one's day, and the last one until the deadline; never two at once.
 * @param today in Norway
 */
export function numberReminderOn(
  today: string,
  { numberReminders, numberDeadline }: TaxCalendar,
): { year: number; kind: ReminderKind } | null {
  const [year, day] = [Number(today.slice(0, 4)), today.slice(5)];
  if (day >= numberReminders.january && day <= numberDeadline)
    return { year: year - 1, kind: 'number-january' };
  if (day >= numberReminders.december) return { year, kind: 'number-december' };
  return day >= numberReminders.november ? { year, kind: 'number-november' } : null;
}

/** @returns the year whose statement donors are notified of today; null at other times */
export function statementNoticeOn(today: string, { statementOn }: TaxCalendar): number | null {
  const day = today.slice(5);
  return day >= statementOn && day <= lastStatementDay ? Number(today.slice(0, 4)) - 1 : null;
}

/** From this day the donor has the statement of a year. */
export const statementReadyOn = (year: number, { statementOn }: TaxCalendar): string =>
  `${year + 1}-${statementOn}`;

type Outcome = YearStatement['report']['outcome'];

/**
 * What is in the newest delivery counts; what has changed since is said beside it.
 * @param nowKroner what would be reported today; 0 where nothing would
 * @param delivered of the newest delivery; undefined where there is none
 */
export function reportedInStatement(
  reckoned: { outcome: Exclude<Outcome, 'reported' | 'next-delivery'>; nowKroner: number },
  delivered: { amountKroner: number | null } | undefined,
): Pick<YearStatement['report'], 'outcome' | 'amountKroner' | 'nextKroner'> {
  const { outcome, nowKroner } = reckoned;
  if (!delivered) return { outcome, amountKroner: 0, nextKroner: null };
  const amountKroner = delivered.amountKroner ?? 0;
  const nextKroner = nowKroner === amountKroner ? null : nowKroner;
  if (amountKroner > 0) return { outcome: 'reported', amountKroner, nextKroner };
  if (nowKroner > 0) return { outcome: 'next-delivery', amountKroner, nextKroner };
  return { outcome, amountKroner, nextKroner: null };
}
