/** Administrators move members from one chapter to another; each of them is told by a job. */
import { randomUUID } from 'node:crypto';
import type { ChapterMoves, NewChapterMove, Residents } from '#contract/chapter-move-endpoints.ts';
import { keptSince, retention } from '#contract/retention.ts';
import type { Actor } from '#server/actor.ts';
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { findPostalCode, listMunicipalities } from '#server/platform/postal-register.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { requireRecentSignIn } from '#server/platform/sign-in-age.ts';
import { withNeeds } from '#server/platform/with-needs.ts';
import { readUnits } from '../administration/unit-administration-service.ts';
import { memberships } from '../memberships/membership-service.ts';
import type { Announce } from '../notices/notices-service.ts';
import { countStaying } from '../representatives/unit-closing-service.ts';
import {
  addMove,
  countByPostalCode,
  forgetMoved,
  listMoves,
  lockChapters,
  lockMove,
  lockMoved,
  setUndone,
  takeUntold,
} from './chapter-move-repository.ts';
import { codesIn, isUndoable, residentsOf } from './chapter-move-rules.ts';

type By = { actor: Actor; now: Date };

/** Carries only the id of the move. */
export const tellMovedJob = { name: 'tell-moved-members', sends: true };
export type TellMoved = { moveId: string };

const movesShown = 50;

export type ChapterMoveService = ReturnType<typeof createChapterMoves>;

type Needs = { jobs: Pick<Jobs, 'enqueue'>; announce: Announce };

export const createChapterMoves = (needs: Needs) => ({
  ...withNeeds(needs, { move, undo, tell }),
  list,
  getResidents,
  forgetOld,
});

/** @throws Refusal SIGN_IN_AGAIN, INVALID_INPUT */
async function begin(tx: Transaction, { actor, now }: By, toId: string, fromId: string): Promise<void> {
  requireRecentSignIn(actor, now);
  if (toId === fromId || !(await lockChapters(tx, [fromId, toId])))
    throw new Refusal('INVALID_INPUT', { fields: [{ path: '/toId', code: 'INVALID' }] });
}

/** @returns how many members were moved */
async function keep(
  needs: Needs,
  tx: Transaction,
  { actor, now }: By,
  move: NewChapterMove,
  personIds: readonly string[],
  untold: readonly string[] = [],
): Promise<number> {
  if (personIds.length === 0) return 0;
  const id = randomUUID();
  await addMove(tx, { ...move, id, madeBy: actor.name, at: now }, personIds, untold);
  await needs.jobs.enqueue<TellMoved>(tx, tellMovedJob, { moveId: id });
  return personIds.length;
}

const list = async (db: Database, now: Date): Promise<ChapterMoves> => ({
  moves: (await listMoves(db, movesShown)).map(({ fromId: _from, toId: _to, ...move }) => ({
    ...move,
    municipalities: [...move.municipalities],
    at: move.at.toISOString(),
    undoneAt: move.undoneAt?.toISOString() ?? null,
    isUndoable: isUndoable(move, now),
  })),
});

async function getResidents(db: Database, chapterId: string, now: Date): Promise<Residents> {
  return {
    places: residentsOf(await countByPostalCode(db, chapterId), placeFinder()),
    staying: await countStaying(db, chapterId, now),
  };
}

/** @throws Refusal SIGN_IN_AGAIN; INVALID_INPUT where one of the two is no chapter */
async function move(needs: Needs, tx: Transaction, by: By, wish: NewChapterMove) {
  const { fromId, toId, municipalities } = wish;
  await begin(tx, by, toId, fromId);
  const codes =
    municipalities.length > 0
      ? codesIn(await countByPostalCode(tx, fromId), placeFinder(), municipalities)
      : null;
  const personIds = await memberships.moveMembers(tx, { fromId, toId, personIds: null, codes });
  return { moved: await keep(needs, tx, by, wish, personIds), units: await readUnits(tx) };
}

/** @throws Refusal NOT_FOUND, SIGN_IN_AGAIN; CHANGED_ELSEWHERE where it is undone already, or too old */
async function undo(needs: Needs, tx: Transaction, by: By, id: string) {
  const done = await lockMove(tx, id);
  if (!done) throw new Refusal('NOT_FOUND');
  await begin(tx, by, done.fromId, done.toId);
  if (!isUndoable(done, by.now)) throw new Refusal('CHANGED_ELSEWHERE');
  const back = { fromId: done.toId, toId: done.fromId };
  const before = await lockMoved(tx, id);
  const personIds = await memberships.moveMembers(tx, {
    ...back,
    personIds: before.map(({ personId }) => personId),
    codes: null,
  });
  await setUndone(tx, id, by.now);
  // To a member who got no notice of the move there is nothing new.
  const untold = before.filter(({ isTold }) => !isTold).map(({ personId }) => personId);
  const moved = await keep(
    needs,
    tx,
    by,
    { ...back, municipalities: [], reason: done.reason },
    personIds,
    untold,
  );
  return { moved, units: await readUnits(tx) };
}

/** Safe to be cut off, and to run twice: each person is told once, if they are still in the chapter. */
async function tell(needs: Needs, db: Database, moveId: string, now: Date, atATime = 200): Promise<void> {
  const tellSome = (): Promise<boolean> =>
    inTransaction(db, async (tx) => {
      const some = await takeUntold(tx, moveId, atATime);
      for (const { personId, chapterId } of some ?? [])
        await needs.announce(tx, { personId, kind: 'chapter-given', subjectId: chapterId, now });
      return some !== null;
    });
  while (await tellSome());
}

/** Who was moved is known for as long as the move can be undone. */
const forgetOld = (db: Database, now: Date): Promise<void> =>
  forgetMoved(db, keptSince(retention['chapter-moves'].period, now));

/** The municipality of a postal code: the first of several; null where the register does not know it. */
function placeFinder() {
  const places = new Map(listMunicipalities().map(({ municipality, place }) => [municipality, place]));
  return (postalCode: string) => {
    const municipality = findPostalCode(postalCode)?.municipalities[0];
    return municipality ? { municipality, place: places.get(municipality) ?? '' } : null;
  };
}
