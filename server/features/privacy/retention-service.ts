/** How long what is kept of a person stays. */
import type { KeptThing } from '#contract/privacy-endpoints.ts';
import { goneOn, type RetentionPeriod, retention, retentionIds } from '#contract/retention.ts';
import type { Database } from '#server/platform/database/database.ts';
import { isMember, listChildDays, listKept } from './retention-repository.ts';

/** Each thing with its period, how many there are of this person's, and the day the oldest of them is gone. */
export async function listRetention(db: Database, personId: string): Promise<KeptThing[]> {
  const all = await listKept(db, personId);
  const things = retentionIds.map((id): KeptThing => {
    const { period }: RetentionPeriod = retention[id];
    const kept = all.get(id);
    const nextOn = kept?.oldest && period ? goneOn(period, kept.oldest) : null;
    return { id, period, count: kept?.count ?? null, nextOn };
  });
  const children = await listChildDays(db, personId);
  const member = await isMember(db, personId);
  return things.map((thing) => {
    if (thing.id === 'children') return { ...thing, count: children.length, nextOn: children[0] ?? null };
    return thing.id === 'membership' ? { ...thing, count: member ? 1 : 0 } : thing;
  });
}
