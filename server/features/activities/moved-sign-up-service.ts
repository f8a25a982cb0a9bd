/** Sign-ups of an old system, for the feature that moves them in. */
import { randomUUID } from 'node:crypto';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import {
  addMovedSignUps,
  holdPlaces,
  listActivityNames,
  listChildrenOfMany,
  type MovedSignUp,
  removeMovedSignUps,
  type SignUpToMove,
} from './moved-sign-up-repository.ts';

/** By id, and by the name in lower case with the day it begins. Null where several are called that. */
export async function activitiesByName(db: Database, now: Date) {
  const found = new Map<string, { id: string; isOpen: boolean } | null>();
  for (const { id, title, on, state, endsAt } of await listActivityNames(db, now)) {
    const activity = { id, isOpen: state === 'published' && endsAt > now };
    const name = `${title.toLowerCase()}|${on}`;
    found.set(id, activity);
    found.set(name, found.has(name) ? null : activity);
  }
  return found;
}

/** Counted while the activity is held: what no longer fits waits, for somebody may have signed up meanwhile. */
async function add(tx: Transaction, signUps: readonly SignUpToMove[], now: Date): Promise<void> {
  const places = await holdPlaces(tx, [...new Set(signUps.map(({ activityId }) => activityId))]);
  const known = await listChildrenOfMany(
    tx,
    [...new Set(signUps.map(({ personId }) => personId))],
    norwegianDay(now),
  );
  const brought = new Set<string>();
  const moved = signUps.map((signUp): MovedSignUp => {
    const { activityId, personId, seats } = signUp;
    const free = places.get(activityId) ?? null;
    const hasPlace = signUp.state === 'signed-up' && (free === null || free >= seats);
    if (hasPlace && free !== null) places.set(activityId, free - seats);
    const childIdOf = (name: string): string | null => {
      const own = known.find(
        (child) =>
          child.guardianId === personId &&
          [child.name, child.givenName].some((one) => one.toLowerCase() === name.toLowerCase()),
      );
      const key = `${activityId} ${own?.id}`;
      if (!own || brought.has(key)) return null;
      brought.add(key);
      return own.id;
    };
    const participants = [
      ...(signUp.isComing ? [{ kind: 'self' as const, childId: null, name: null }] : []),
      ...signUp.children.map((name) => ({ kind: 'child' as const, childId: childIdOf(name), name })),
      ...signUp.guests.map((name) => ({ kind: 'guest' as const, childId: null, name })),
    ];
    return {
      ...signUp,
      state: hasPlace ? 'signed-up' : 'waiting',
      participants: participants.map((one, position) => ({ ...one, id: randomUUID(), position })),
    };
  });
  await addMovedSignUps(tx, moved, now);
}

export const movedSignUps = { add, remove: removeMovedSignUps };
