/** Quiet hours: no SMS is sent between them, Norwegian time. */
import { addDays } from '#contract/values/working-days.ts';
import { norwegianClock, norwegianMoment } from './norwegian-time.ts';

const hourMs = 3_600_000;

/**
 * When what would leave now may leave, through summer time and back.
 * @param hours `HH:MM`; from the first until just before the second, over midnight where the first is the later one
 * @returns the end of the quiet hours; null outside them
 */
export function quietUntil(now: Date, hours: { from: string; until: string }): Date | null {
  const { from, until } = hours;
  const [day = '', time = ''] = norwegianClock(now).split('T');
  const isOverMidnight = from > until;
  const isQuiet = isOverMidnight ? time >= from || time < until : time >= from && time < until;
  if (!isQuiet) return null;
  const endsTomorrow = isOverMidnight && time >= from;
  const end = endsTomorrow ? addDays(day, 1) : day;
  // The hour that is skipped in spring is over as soon as it would begin.
  const moment = norwegianMoment(`${end}T${until}`) ?? norwegianMoment(`${end}T03:00`)!;
  // Shown twice in autumn: the first time has passed.
  return moment > now ? moment : new Date(moment.getTime() + hourMs);
}
