/** What concerns the person who calls, as far as it decides which areas they are shown. */
import type { Me } from '#contract/session-endpoints.ts';
import type { Actor } from '#server/actor.ts';
import type { Database } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { findStanding } from './session-repository.ts';
import { isAdult } from './session-rules.ts';

type Standing = Pick<Me, 'hasLeft' | 'isAdult' | 'isElected' | 'isGuardian' | 'isMember'>;

/** @param person null while a person of a shared account has to be chosen */
export async function readStanding(
  db: Database,
  person: Pick<Actor, 'personId' | 'isMember'> | null,
  now: Date,
): Promise<Standing> {
  if (!person) return { isMember: false, hasLeft: false, isAdult: true, isGuardian: false, isElected: false };
  const today = norwegianDay(now);
  const { bornOn, wasMember, isGuardian, isElected } = await findStanding(db, person.personId, today);
  const { isMember } = person;
  return {
    isMember,
    hasLeft: wasMember && !isMember,
    isAdult: isAdult(bornOn, today),
    isGuardian,
    isElected,
  };
}
