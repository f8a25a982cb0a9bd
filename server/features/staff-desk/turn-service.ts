/** Employees who take turns are given the cases that have no assignee. */
import type { Turn, TurnChoice } from '#contract/desk-turn-endpoints.ts';
import { isWorkingDay } from '#contract/values/working-days.ts';
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { enquiryCase } from '../enquiries/enquiry-case-service.ts';
import { addEvent, findCase, lockCases } from './desk-case-repository.ts';
import type { Act } from './desk-case-service.ts';
import {
  listFormerAssignees,
  listTurns,
  listUngiven,
  lockTurns,
  removeTurn,
  setGiven,
  setTurn,
} from './turn-repository.ts';
import { nextInTurn } from './turn-rules.ts';

async function show(db: Database, { actor }: Pick<Act, 'actor'>): Promise<Turn> {
  const all = await listTurns(db);
  const own = all.find(({ staffId }) => staffId === actor.personId);
  return {
    mine: own ? { topics: own.topics } : null,
    others: all.filter((one) => one !== own).map(({ name, topics }) => ({ name, topics })),
  };
}

export const turns = {
  list: show,

  async set(tx: Transaction, by: Act, { topics }: TurnChoice): Promise<Turn> {
    await setTurn(tx, { staffId: by.actor.personId, topics: [...new Set(topics)], at: by.now });
    return show(tx, by);
  },

  async end(tx: Transaction, by: Act): Promise<Turn> {
    await removeTurn(tx, by.actor.personId);
    return show(tx, by);
  },
};

/** Cases that one run gives away at most; the next run takes the others. */
const inOneRun = 200;

/**
 * Gives each case without an assignee to the next in turn, on working days. Safe to run twice and beside itself: the turn
 * is locked first, and each case is read again. @returns how many
 */
export async function giveCases(db: Database, now: Date): Promise<number> {
  const today = norwegianDay(now);
  if (!isWorkingDay(today) || (await listTurns(db)).length === 0) return 0;
  let given = 0;
  for (const id of await listUngiven(db, inOneRun))
    given += await inTransaction(db, async (tx) => {
      const employees = await lockTurns(tx, today);
      await lockCases(tx, [id]);
      const facts = await findCase(tx, id);
      if (!facts || facts.assigneeId || facts.state === 'closed' || !facts.waitsSince || facts.forwardedTo)
        return 0;
      const former = await listFormerAssignees(tx, id);
      const next = nextInTurn(
        employees,
        facts.topic,
        (staffId) => staffId === facts.personId || former.includes(staffId),
      );
      if (!next) return 0;
      await enquiryCase.change(tx, id, { assignee_id: next.staffId });
      await setGiven(tx, next.staffId, now);
      // No actor: the portal did it.
      await addEvent(tx, {
        enquiryId: id,
        kind: 'assigned',
        actorId: null,
        assigneeId: next.staffId,
        at: now,
      });
      return 1;
    });
  return given;
}
