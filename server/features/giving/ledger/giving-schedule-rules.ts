/**
 * When an agreement is drawn. One reckoning, for what the donor is shown and for what the scheduler does.
 * Days are Norwegian, `YYYY-MM-DD`; a period is the month a charge is for, `YYYY-MM`.
 */
import type { Frequency, UpcomingCharge } from '#contract/giving-values.ts';
import { addDays, bankDayFrom, bankDayUntil, isBankDay } from '#contract/values/bank-days.ts';
import { type ClaimDays, firstClaimDueOn, lastCancelOn } from './giro-day-rules.ts';

export type ScheduleTerms = {
  amountOre: number;
  frequency: Frequency;
  /** 31 stands for the last day of the month. */
  day: number;
  /** No due day before this one. */
  firstOn: string;
  /** Charges up to this period do not count in the rhythm: the frequency was another then. */
  cadenceAfter: string | null;
  /** Due days from the one to the day before the other are left out. */
  pausedOn: string | null;
  resumesOn: string | null;
};

/**
 * Days before the due day on which a charge is sent; and how near it may be at the very least. `claims`: it goes in a
 * file, the next bank day at the latest, and the file has a lead of its own.
 */
export type LeadTimes = { sendDaysAhead: number; minimumDaysAhead: number; claims?: ClaimDays };

/** A charge that is to be made. `sendOn` may have passed. */
export type PlannedCharge = {
  period: string;
  dueOn: string;
  movedFromOn: string | null;
  amountOre: number;
  sendOn: string;
};

/** One that has been made, and has not been drawn yet. */
export type OpenCharge = { giftId?: string; period: string; dueOn: string; amountOre: number };

/** What was missed longer ago than this is left out: two charges in a week would be a bad surprise. */
export const catchUpDays = 14;

const monthsBetween: Record<Frequency, number> = { monthly: 1, quarterly: 3, yearly: 12 };

export function addMonths(period: string, months: number): string {
  const count = Number(period.slice(0, 4)) * 12 + Number(period.slice(5)) - 1 + months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
}

/** The day of a month, or its last one where the month is shorter. */
export function dayOfPeriod(period: string, day: number): string {
  const last = new Date(Date.UTC(Number(period.slice(0, 4)), Number(period.slice(5)), 0)).getUTCDate();
  return `${period}-${String(Math.min(day, last)).padStart(2, '0')}`;
}

/** The bank day on which a period is due: the next one, or the one before where the next is in another month. */
export function dueDayOf(period: string, day: number): string {
  const wanted = dayOfPeriod(period, day);
  const next = bankDayFrom(wanted);
  return next.startsWith(period) ? next : bankDayUntil(wanted);
}

/** The first day of giving again after a pause that begins on a day. */
export const resumeDay = (pausedOn: string, months: number): string =>
  dayOfPeriod(addMonths(pausedOn.slice(0, 7), months), Number(pausedOn.slice(8)));

/** The first day that an agreement approved, resumed or moved today can be due. */
export function earliestDueOn(today: string, { minimumDaysAhead, claims }: LeadTimes): string {
  if (!claims) return addDays(today, minimumDaysAhead);
  const sentOn = bankDayFrom(addDays(today, 1));
  return [addDays(sentOn, minimumDaysAhead), firstClaimDueOn(sentOn, claims)].sort().at(-1)!;
}

/** When a charge is sent: so early that it can be due on its day. */
function sendDayOf(dueOn: string, lead: LeadTimes): string {
  let sendOn = addDays(dueOn, -lead.sendDaysAhead);
  while (lead.claims && earliestDueOn(sendOn, lead) > dueOn) sendOn = addDays(sendOn, -1);
  return sendOn;
}

/** The last due day that charges are made for today. */
export function lastDueToMake(today: string, lead: LeadTimes): string {
  let due = addDays(today, lead.sendDaysAhead);
  while (sendDayOf(addDays(due, 1), lead) <= today) due = addDays(due, 1);
  return due;
}

/** The last day on which a pause or a stop is sure to reach it. */
const stoppableUntil = (dueOn: string, { claims }: LeadTimes): string =>
  addDays(claims ? lastCancelOn(dueOn, claims) : dueOn, -1);

/** The day itself, or the first bank day that the rail can still take it for. */
export function nearestDueOn(due: string, today: string, lead: LeadTimes): string {
  const earliest = earliestDueOn(today, lead);
  return due < earliest ? bankDayFrom(earliest) : due;
}

/**
 * The next charges that are to be made, if nothing is changed.
 * @param lastPeriod the latest period that has a charge, in whatever state but cancelled
 */
export function plannedCharges(
  terms: ScheduleTerms,
  lastPeriod: string | null,
  today: string,
  lead: LeadTimes,
  count: number,
): PlannedCharge[] {
  const step = monthsBetween[terms.frequency];
  const isRhythm = lastPeriod !== null && (terms.cadenceAfter === null || lastPeriod > terms.cadenceAfter);
  const afterLast = lastPeriod ? addMonths(lastPeriod, isRhythm ? step : 1) : '';
  const planned: PlannedCharge[] = [];
  let period = [terms.firstOn.slice(0, 7), afterLast].sort().at(-1)!;
  // Bounded by the longest pause and the longest step, with much to spare.
  for (let tries = 0; planned.length < count && tries < 500; tries += 1) {
    const charge = chargeFor(period, terms, today, lead);
    if (charge) planned.push(charge);
    period = addMonths(period, charge ? step : 1);
  }
  return planned;
}

function chargeFor(
  period: string,
  terms: ScheduleTerms,
  today: string,
  lead: LeadTimes,
): PlannedCharge | null {
  const due = dueDayOf(period, terms.day);
  if (due < terms.firstOn || due < addDays(today, -catchUpDays)) return null;
  const dueOn = nearestDueOn(due, today, lead);
  if (isInPause(due, terms) || isInPause(dueOn, terms)) return null;
  const wanted = dayOfPeriod(period, terms.day);
  return {
    period,
    dueOn,
    movedFromOn: dueOn === wanted || (dueOn === due && isBankDay(wanted)) ? null : wanted,
    amountOre: terms.amountOre,
    sendOn: sendDayOf(dueOn, lead),
  };
}

const isInPause = (day: string, { pausedOn, resumesOn }: ScheduleTerms): boolean =>
  pausedOn !== null && resumesOn !== null && day >= pausedOn && day < resumesOn;

/** Those of the next charges that are to be made today. The scheduler makes these, and nothing else. */
export const chargesToMake = (
  terms: ScheduleTerms,
  lastPeriod: string | null,
  today: string,
  lead: LeadTimes,
): PlannedCharge[] =>
  plannedCharges(terms, lastPeriod, today, lead, 2).filter(({ sendOn }) => sendOn <= today);

/**
 * The next charges as the donor is shown them: those that are made already, then those that will be.
 * @param open made and not drawn yet, also those that are not to be drawn before the agreement is changed
 */
export function upcomingCharges(
  terms: ScheduleTerms,
  { open, lastPeriod }: { open: OpenCharge[]; lastPeriod: string | null },
  today: string,
  lead: LeadTimes,
  count = 3,
): UpcomingCharge[] {
  const made = open
    .toSorted((a, b) => a.dueOn.localeCompare(b.dueOn))
    .map(
      ({ period, dueOn, amountOre, giftId = null }): UpcomingCharge => ({
        period,
        giftId,
        dueOn,
        amountOre,
        movedFromOn: movedFrom(period, dueOn, terms.day),
        isSent: true,
        changeableUntilOn: null,
        stoppableUntilOn: stoppableUntil(dueOn, lead),
      }),
    );
  const planned = plannedCharges(terms, lastPeriod, today, lead, count).map(
    ({ sendOn, ...charge }): UpcomingCharge => ({
      ...charge,
      giftId: null,
      isSent: false,
      changeableUntilOn: sendOn > today ? addDays(sendOn, -1) : null,
      stoppableUntilOn: stoppableUntil(charge.dueOn, lead),
    }),
  );
  return [...made, ...planned].slice(0, count);
}

function movedFrom(period: string, dueOn: string, day: number): string | null {
  const wanted = dayOfPeriod(period, day);
  return dueOn !== wanted && dueOn === dueDayOf(period, day) ? wanted : null;
}
