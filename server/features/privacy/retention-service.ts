/** How long what is kept of a person stays. */
import {
  goneOn,
  isLaterRetention,
  type RetentionPeriod,
  retention,
  retentionIds,
} from '#contract/retention.ts';
import type { Database } from '#server/platform/database/database.ts';
import { isMember, listChildDays, listKept } from './retention-repository.ts';

/** Each thing with its period, how many there are of this person's, and the day the oldest of them is gone. */
export async function listRetention(db: Database, personId: string) {
  const kept = await listKept(db, personId);
  const all = retentionIds.map((id) => {
    const { period }: RetentionPeriod = retention[id];
    const one = kept.get(id);
    const nextOn = one?.oldest && period ? goneOn(period, one.oldest) : null;
    return { id, period, count: one?.count ?? null, nextOn };
  });
  const children = await listChildDays(db, personId);
  const member = await isMember(db, personId);
  const things = all.map((thing) => {
    if (thing.id === 'children') return { ...thing, count: children.length, nextOn: children[0] ?? null };
    return thing.id === 'membership' ? { ...thing, count: member ? 1 : 0 } : thing;
  });
  return {
    things: things.flatMap(({ id, ...thing }) => (isLaterRetention(id) ? [] : [{ ...thing, id }])),
    laterThings: things.flatMap(({ id, ...thing }) => (isLaterRetention(id) ? [{ ...thing, id }] : [])),
  };
}
