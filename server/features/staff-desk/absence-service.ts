/** Employees say when they are away; cases that have waited long enough for them go back to the queue. */
import type { Absence, Absences } from '#contract/desk-absence-endpoints.ts';
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { enquiryCase } from '../enquiries/enquiry-case-service.ts';
import { listAbsences, listHeldByAway, removeAbsence, setAbsence } from './absence-repository.ts';
import { absenceFault, awayUntil, isHalfGone } from './absence-rules.ts';
import { addEvent, findCase, lockCases } from './desk-case-repository.ts';
import type { Act } from './desk-case-service.ts';

async function show(db: Database, { actor, now }: Act): Promise<Absences> {
  const all = await listAbsences(db, norwegianDay(now));
  const own = all.find(({ staffId }) => staffId === actor.personId);
  return {
    mine: own ? { fromOn: own.fromOn, untilOn: own.untilOn } : null,
    others: all.filter((one) => one !== own).map(({ name, fromOn, untilOn }) => ({ name, fromOn, untilOn })),
  };
}

export const absences = {
  list: show,

  /** @throws Refusal INVALID_INPUT for days that are no absence */
  async set(tx: Transaction, by: Act, absence: Absence): Promise<Absences> {
    const fault = absenceFault(absence, norwegianDay(by.now));
    if (fault) throw new Refusal('INVALID_INPUT', { fields: [{ path: `/${fault}`, code: 'INVALID' }] });
    await setAbsence(tx, { ...absence, staffId: by.actor.personId, at: by.now });
    return show(tx, by);
  },

  async end(tx: Transaction, by: Act): Promise<Absences> {
    await removeAbsence(tx, by.actor.personId);
    return show(tx, by);
  },
};

/**
 * Gives back to the queue what waits at somebody who is away and has half of its promise behind it. Safe to run twice and
 * beside itself: each case is read again under a lock. @returns how many
 */
export async function freeHeldCases(db: Database, now: Date): Promise<number> {
  const today = norwegianDay(now);
  let freed = 0;
  for (const { id } of (await listHeldByAway(db, today)).filter((one) => isLate(one, today)))
    await inTransaction(db, async (tx) => {
      await lockCases(tx, [id]);
      const facts = await findCase(tx, id);
      if (!facts?.assigneeId || facts.state === 'closed' || !awayUntil(facts.absence, today)) return;
      if (!isLate(facts, today)) return;
      await enquiryCase.change(tx, id, { assignee_id: null });
      // Whose it was, and no actor: the portal did it.
      const event = { enquiryId: id, actorId: null, assigneeId: facts.assigneeId, at: now };
      await addEvent(tx, { ...event, kind: 'released' });
      freed++;
    });
  return freed;
}

const isLate = (one: { waitsSince: Date | null; dueOn: string | null }, today: string): boolean =>
  one.waitsSince !== null && one.dueOn !== null && isHalfGone(norwegianDay(one.waitsSince), one.dueOn, today);
