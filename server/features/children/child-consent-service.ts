/** What comes of it when all who have to have said yes. */
import type { Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { addEvent, listConsents, setChecking, setRegistered } from './child-registration-repository.ts';
import { afterConsent } from './children-rules.ts';

/** Registered where two have shown who they are; else it waits for member service. */
export async function settleConsent(
  tx: Transaction,
  childId: string,
  now: Date,
): Promise<'registered' | 'checking'> {
  const state = afterConsent(await listConsents(tx, childId));
  if (state === 'registered') await setRegistered(tx, childId, norwegianDay(now), null);
  else {
    await addEvent(tx, { childId, kind: 'checking', personId: null, at: now });
    await setChecking(tx, childId);
  }
  return state;
}
