/** What is counted of the enquiries of a period. Days are `YYYY-MM-DD`, in Norway; times are working days. */
import type { DeskFigures, WeekFigures } from '#contract/desk-work-endpoints.ts';
import { addDays, workingDaysBetween } from '#contract/values/working-days.ts';

type Group = {
  receivedOn: string;
  answeredOn: string | null;
  /** Closed without an answer. */
  closedOn: string | null;
  promisedOn: string;
  count: number;
};

/** The Monday of the week that a day belongs to. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** Unanswered enquiries whose promise still runs say nothing yet about whether it is kept. */
export function figuresOf(groups: readonly Group[], today: string): DeskFigures {
  let [received, answered, kept, judged] = [0, 0, 0, 0];
  const times: [days: number, count: number][] = [];
  for (const { receivedOn, answeredOn, promisedOn, count } of groups) {
    received += count;
    if (answeredOn !== null) {
      answered += count;
      times.push([workingDaysBetween(receivedOn, answeredOn), count]);
    }
    if (answeredOn === null && promisedOn >= today) continue;
    judged += count;
    if (answeredOn !== null && answeredOn <= promisedOn) kept += count;
  }
  times.sort(([one], [other]) => one - other);
  return {
    received,
    answered,
    medianDays: quantile(times, answered, 0.5),
    ninetiethDays: quantile(times, answered, 0.9),
    keptShare: judged === 0 ? null : kept / judged,
  };
}

/** The least number of days within which that share was answered. */
function quantile(times: readonly [days: number, count: number][], total: number, share: number) {
  let seen = 0;
  for (const [days, count] of times) {
    seen += count;
    if (seen >= total * share) return days;
  }
  return null;
}

/** Each week of the period, those without anything included. @param groups those of the time before it too */
export function weeksOf(groups: readonly Group[], fromOn: string, today: string): WeekFigures[] {
  const weeks: WeekFigures[] = [];
  for (let mondayOn = fromOn; mondayOn <= today; mondayOn = addDays(mondayOn, 7)) {
    const sundayOn = addDays(mondayOn, 6);
    const isIn = (day: string | null) => day !== null && day >= mondayOn && day <= sundayOn;
    const { received, medianDays, keptShare } = figuresOf(
      groups.filter(({ receivedOn }) => isIn(receivedOn)),
      today,
    );
    const lastOn = sundayOn < today ? sundayOn : today;
    const waiting = groups.filter((group) => waitsOn(group, lastOn));
    weeks.push({
      mondayOn,
      received,
      answered: sumOf(groups.filter(({ answeredOn }) => isIn(answeredOn))),
      waiting: sumOf(waiting),
      oldestDays: waiting.length
        ? Math.max(...waiting.map(({ receivedOn }) => workingDaysBetween(receivedOn, lastOn)))
        : null,
      medianDays,
      keptShare,
    });
  }
  return weeks;
}

const sumOf = (groups: readonly Group[]): number => groups.reduce((sum, { count }) => sum + count, 0);
/** At the end of the day. */
const waitsOn = ({ receivedOn, answeredOn, closedOn }: Group, day: string): boolean =>
  receivedOn <= day && (answeredOn === null || answeredOn > day) && (closedOn === null || closedOn > day);
