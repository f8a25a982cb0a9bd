/** When the simulator draws charges: at 09 and at 17 Norwegian time (Vipps Recurring API guide, charges). */
import { addDays } from '#contract/values/bank-days.ts';

const norwegian = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Oslo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
});

/** Norwegian day and hour of a moment. */
export function norwegianHour(moment: Date): { day: string; hour: number } {
  const [day = '', hour = '0'] = norwegian.format(moment).split(' ');
  return { day, hour: Number(hour) };
}

export type Batch = { day: string; hour: 9 | 17; key: string; at: Date };
const batch = (day: string, hour: 9 | 17): Batch => {
  // Norwegian time is one or two hours before UTC.
  const noon = new Date(`${day}T12:00:00Z`);
  const offset = norwegianHour(noon).hour - 12;
  const at = new Date(`${day}T${String(hour - offset).padStart(2, '0')}:00:00Z`);
  return { day, hour, key: `${day} ${String(hour).padStart(2, '0')}`, at };
};
/** The last one that has been at a moment. */
export function batchOf(moment: Date): Batch {
  const { day, hour } = norwegianHour(moment);
  if (hour >= 17) return batch(day, 17);
  return hour >= 9 ? batch(day, 9) : batch(addDays(day, -1), 17);
}
export const nextBatch = ({ day, hour }: Batch): Batch =>
  hour === 9 ? batch(day, 17) : batch(addDays(day, 1), 9);
