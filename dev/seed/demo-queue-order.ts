/** How the desk has put its queue in order: tags on cases, and views that two employees have saved. Not in what route tests start from. */
import { sql } from 'kysely';
import type { QueueChoice } from '#contract/desk-queue-endpoints.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { demoPersons } from './demo-people.ts';
import { demoQueue } from './demo-queue.ts';

const id = (series: string, number: number) =>
  `94${series}00000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const { mona, ingrid } = demoPersons;

/** Each with the subjects of the cases that have it. */
const tags: Record<string, string[]> = {
  'Ring tilbake': ['Får ikke kode på SMS', 'Endre trekkdato'],
  'Spør lokallaget': ['Får jeg være med på leiren?'],
  Familie: ['To blad i samme postkasse', 'Hva betyr det at Emma er registrert?'],
};
const tagIds = Object.fromEntries(Object.keys(tags).map((name, place) => [name, id('1', place)]));

const views: [owner: { id: string }, name: string, choice: QueueChoice][] = [
  [mona, 'Ring tilbake', { state: 'waiting', owner: 'everybody', tag: tagIds['Ring tilbake']! }],
  [mona, 'Innsyn og personvern', { state: 'open', owner: 'everybody', topic: 'privacy' }],
  [ingrid, 'Seremonier som ingen har', { state: 'waiting', owner: 'nobody', topic: 'ceremonies' }],
];

/** Safe to run again: what is there already stays as it is. After the enquiries. */
export async function seedQueueOrder(tx: Transaction, now: Date): Promise<void> {
  const known = await sql`select from desk_tag limit 1`.execute(tx);
  if (known.rows.length > 0) return;
  for (const [name, subjects] of Object.entries(tags)) {
    await sql`insert into desk_tag (id, name, added_at, added_by)
      values (${tagIds[name]}, ${name}, ${now}, ${mona.id})`.execute(tx);
    const cases = demoQueue.filter(({ subject }) => subjects.includes(subject));
    for (const one of cases)
      await sql`insert into enquiry_tag (enquiry_id, tag_id) values (${one.id}, ${tagIds[name]})`.execute(tx);
  }
  for (const [place, [owner, name, choice]] of views.entries())
    await sql`insert into queue_view (id, staff_id, name, choice, saved_at)
      values (${id('2', place)}, ${owner.id}, ${name}, ${JSON.stringify(choice)}::jsonb, ${now})`.execute(tx);
}
