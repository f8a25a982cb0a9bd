/**
 * What should have been charged, reckoned apart from the portal's rules: from what the donors did, with the holidays
 * of a kept library. A month between two charges must have its reason; where there is none, it was missed.
 */
import Holidays from 'date-holidays';
import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';

export type Faults = {
  drawn: number;
  doubles: number;
  missed: number;
  differing: number;
  examples: string[];
};
type Event = {
  kind: string;
  on: string;
  day: number;
  frequency: string;
  firstOn: string | null;
  pausedOn: string | null;
  resumesOn: string | null;
};
/** `isTried`: the first try at drawing it failed. */
type Charge = { id: string; period: string; state: string; isTried: boolean };

const calendar = new Holidays('NO', { types: ['public'] });
const closed = new Map<string, Set<string>>();
function isOpen(day: Date): boolean {
  const text = day.toISOString().slice(0, 10);
  const year = text.slice(0, 4);
  if (!closed.has(year))
    closed.set(year, new Set(calendar.getHolidays(Number(year)).map(({ date }) => date.slice(0, 10))));
  return day.getUTCDay() % 6 !== 0 && !closed.get(year)!.has(text) && !text.endsWith('-12-24');
}
const next = (period: string, months = 1): string => {
  const [year = 0, month = 0] = period.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 7);
};
/** The bank day of a period: forwards, unless that is another month. */
function dueOf(period: string, wanted: number): string {
  const last = new Date(Date.parse(`${next(period)}-01`) - 86_400_000).getUTCDate();
  const day = new Date(`${period}-${String(Math.min(wanted, last)).padStart(2, '0')}T00:00:00Z`);
  for (const step of [1, -1]) {
    const tried = new Date(day);
    while (!isOpen(tried)) tried.setUTCDate(tried.getUTCDate() + step);
    const text = tried.toISOString().slice(0, 10);
    if (text.startsWith(period)) return text;
  }
  throw new Error(`no bank day in ${period}`);
}
/** As the profile says: when a charge is sent, and how near its due day it may be. */
const [daysAhead, nearestDays] = [4, 2];
const steps: Record<string, number> = { monthly: 1, quarterly: 3, yearly: 12 };

/**
 * @param atVipps the state there of each charge
 * @param away days on which no charge could be sent
 * @param lastDay the last day that was lived: what is due by then, with a week to spare, must be there
 */
export async function findFaults(
  db: Database,
  atVipps: ReadonlyMap<string, string>,
  away: ReadonlySet<string>,
  lastDay: string,
): Promise<Faults> {
  const faults: Faults = { drawn: 0, doubles: 0, missed: 0, differing: 0, examples: [] };
  const { rows } = await sql<{ id: string; events: Event[]; charges: Charge[] }>`
    select a.id,
      (select json_agg(json_build_object('kind', e.kind, 'day', e.day, 'frequency', e.frequency,
        'on', to_char(e.happened_at at time zone 'Europe/Oslo', 'YYYY-MM-DD'), 'firstOn', e.first_on,
        'pausedOn', e.paused_on, 'resumesOn', e.resumes_on) order by e.sequence)
        from gift_agreement_event e where e.agreement_id = a.id) as events,
      coalesce((select json_agg(json_build_object('id', c.id, 'period', c.period, 'state', c.state,
        'isTried', exists (select from gift_charge_event e where e.charge_id = c.id and e.kind = 'retrying'))
        order by c.period) from gift_charge c where c.agreement_id = a.id), '[]') as charges
    from gift_agreement a`.execute(db);
  for (const { id, events, charges } of rows) judge(id, events, charges);
  return faults;

  function judge(id: string, events: Event[], charges: Charge[]): void {
    const living = charges.filter(({ state }) => state !== 'cancelled');
    for (const charge of charges) {
      const there = atVipps.get(charge.id);
      const isDrawn = there === 'CHARGED';
      if (isDrawn) faults.drawn += 1;
      const isSame = isDrawn ? charge.state === 'paid' : charge.state !== 'paid';
      if (!isSame) note('differing', `${id} ${charge.period}: ${charge.state} here, ${there} at Vipps`);
    }
    const drawnPeriods = charges.flatMap(({ id: chargeId, period }) =>
      atVipps.get(chargeId) === 'CHARGED' ? [period] : [],
    );
    for (const [place, period] of drawnPeriods.entries())
      if (drawnPeriods.indexOf(period) !== place) note('doubles', `${id} ${period} was drawn twice`);

    const approved = events.find(({ kind }) => kind === 'approved');
    if (!approved) return;
    const end = lastLivingDay(events);
    const charged = living.map(({ period }) => period);
    let expected = approved.firstOn!.slice(0, 7);
    for (const period of [...charged, null]) {
      for (; period === null ? dueOf(expected, 31) < end : expected < period; expected = next(expected))
        if (!isExplained(expected, { events, charges, charged }, end))
          note('missed', `${id} ${expected} was not charged: ${storyOf(events, charges)}`);
      if (period === null) break;
      if (expected !== period) note('doubles', `${id} ${period} came before its time`);
      expected = next(period);
    }
  }

  /** Until when the agreement must have been drawn: a week before it stopped, or before the trial did. */
  function lastLivingDay(events: Event[]): string {
    const last = events.findLast(({ kind }) => kind === 'stopped' || kind === 'restarted');
    const until = last?.kind === 'stopped' ? last.on : lastDay;
    return new Date(Date.parse(until) - 7 * 86_400_000).toISOString().slice(0, 10);
  }

  /** Whether it is right that a month has no charge. */
  function isExplained(
    period: string,
    { events, charges, charged }: { events: Event[]; charges: Charge[]; charged: string[] },
    end: string,
  ): boolean {
    // It had failed once, and was to be tried again, when the donor or Vipps called it off.
    if (charges.some((one) => one.period === period && one.state === 'cancelled' && one.isTried)) return true;
    const at = (on: string) => events.findLast((event) => event.on <= on) ?? events[0]!;
    const terms = at(`${period}-31`);
    const due = dueOf(period, terms.day);
    if (due >= end) return true;
    // In the rhythm of a quarter or a year: the last charge before it is less than a step away.
    const before = charged.filter((one) => one < period).at(-1);
    const rhythms = events
      .filter(({ on }) => on <= `${next(period)}-31`)
      .map(({ frequency }) => steps[frequency]!);
    if (before && period < next(before, Math.max(...rhythms.slice(-3))))
      return Math.max(...rhythms.slice(-3)) > 1;
    const dues = [...new Set(events.map(({ day }) => dueOf(period, day)))];
    return events.some((event, place) => {
      // Asked not to draw, before it could be sent: then it is not sent late either.
      const isInTime = (one: string) => dueWhenSent(one) >= event.on;
      if (event.kind === 'paused') return dues.some((one) => isInTime(one) && one < event.resumesOn!);
      if (event.kind === 'stopped') {
        const again = events.slice(place).find(({ kind }) => kind === 'approved');
        return dues.some((one) => isInTime(one) && (!again || one < again.firstOn!));
      }
      // A new day, or an earlier end of a pause, begins with the nearest day that Vipps takes.
      const isMove = ['changed', 'resumed', 'approved'].includes(event.kind) && event.firstOn !== null;
      return (
        isMove &&
        event.on.slice(0, 7) <= period &&
        dues.some((one) => one < event.firstOn! && one >= `${event.on.slice(0, 7)}-01`)
      );
    });
  }

  /**
   * The due day of a charge that could be sent only so late, after an outage. What has failed waits for its next try,
   * and the trial works but once a day: the first day after an outage may be too early for it.
   */
  function dueWhenSent(due: string): string {
    const later = (day: string, days: number) =>
      new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
    let sentOn = later(due, -daysAhead);
    while (away.has(sentOn) || (sentOn > later(due, -daysAhead) && away.has(later(sentOn, -1))))
      sentOn = later(sentOn, 1);
    let moved = later(sentOn, nearestDays);
    if (moved <= due) return due;
    while (!isOpen(new Date(moved))) moved = later(moved, 1);
    return moved;
  }

  function storyOf(events: Event[], charges: Charge[]): string {
    const told = events.map(
      ({ on, kind, day, frequency, ...rest }) =>
        `${on} ${kind} ${frequency} ${day} ${rest.firstOn} ${rest.pausedOn ?? ''} ${rest.resumesOn ?? ''}`,
    );
    return [...told, ...charges.map(({ period, state }) => `${period} ${state}`)].join('; ');
  }

  function note(kind: 'doubles' | 'missed' | 'differing', example: string): void {
    faults[kind] += 1;
    if (faults.examples.length < 20) faults.examples.push(example);
  }
}
