/**
 * The queue of an opening: a place for each person by the order in which they came, so many admitted at a time, each for
 * a limited time. It is all in the database: a reload, another tab or a night without a network changes nothing. A poll
 * admits those whose turn it is; a job does when no one polls. A user who is absent when their turn comes is
 * notified, and the turn is held for them: over the night, too.
 */

import type { MyRound, QueueTicket } from '#contract/ceremony-endpoints.ts';
import type { CeremonyProfile } from '#contract/organisation-profile.ts';
import { keptSince, retention } from '#contract/retention.ts';
import type { QuietHours } from '#contract/values/quiet-time.ts';
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { quietUntil } from '#server/platform/quiet-hours.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { withNeeds } from '#server/platform/with-needs.ts';
import type { Announce } from '../notices/notices-service.ts';
import {
  addTicket,
  admitNext,
  endTicket,
  extendTurn,
  findMemberStanding,
  findOpenings,
  findRoundsWithoutQueue,
  findTicketsOf,
  forgetTickets,
  holdRound,
  holdTurnOf,
  isToBeTended,
  listLiveRounds,
  moveUp,
  setSeen,
  type TicketRow,
  takeUnseen,
} from './ceremony-queue-repository.ts';
import {
  askAgainSeconds,
  awayAfterMs,
  graceMs,
  mayFrom,
  mostExtensions,
  type Openings,
  openingFor,
  roomOpensAt,
} from './ceremony-rules.ts';

const toldAtATime = 200;

type RoundStanding = Pick<MyRound, 'roomOpensAt' | 'admittedFrom' | 'isOpenNow' | 'ticket'>;

export type CeremonyQueue = ReturnType<typeof createCeremonyQueue>;

type Needs = {
  queue: CeremonyProfile['queue'];
  smsQuietHours: QuietHours | null;
  announce: Announce;
};

export const createCeremonyQueue = (needs: Needs) => ({
  ...withNeeds(needs, { isOpenTo, standingIn, look, join, moreTime, leave, holdTurn, tend }),
  isAsMember,
  findTicket,
  endTurn,
  forget,
  standingOf,
});

const standingOf = findMemberStanding;

const inMinutes = (from: Date, minutes: number) => new Date(from.getTime() + minutes * 60_000);

const endsBefore = (now: Date) => new Date(now.getTime() - graceMs);

const admit = (needs: Needs, tx: Transaction, roundId: string, now: Date) =>
  admitNext(tx, roundId, {
    admits: needs.queue.admits,
    now,
    endsBefore: endsBefore(now),
    finishBy: inMinutes(now, needs.queue.finishMinutes),
  });

const isRoom = (needs: Needs, db: Database | Transaction, roundId: string, now: Date) =>
  isToBeTended(db, roundId, { admits: needs.queue.admits, now, endsBefore: endsBefore(now) });

const withoutQueue = (needs: Needs, db: Database | Transaction, roundIds: readonly string[], now: Date) =>
  findRoundsWithoutQueue(db, roundIds, { admits: needs.queue.admits, endsBefore: endsBefore(now), now });

/** Whether sign-up is open to the person, and needs no place in the queue. */
async function isOpenTo(
  needs: Needs,
  db: Database | Transaction,
  roundId: string,
  personId: string,
  now: Date,
) {
  const openings = await findOpenings(db, roundId);
  if (!openings || now < openingFor(openings, (await standingOf(db, personId)) !== null)) return false;
  return (await withoutQueue(needs, db, [roundId], now)).has(roundId);
}

/** An expired turn is over, also before it has been recorded. */
function ticketOf(row: TicketRow | undefined, now: Date): QueueTicket | null {
  if (!row) return null;
  const isOut = row.state === 'admitted' && row.finishBy !== null && row.finishBy <= endsBefore(now);
  const state = isOut ? 'over' : row.state;
  const place = state === 'waiting' ? row.ahead + 1 : null;
  return {
    state,
    place,
    admittedFrom: row.mayFrom.toISOString(),
    finishBy: state === 'admitted' ? (row.finishBy?.toISOString() ?? null) : null,
    askAgainSeconds: askAgainSeconds(place, row.mayFrom, now),
  };
}

const findTicketOf = async (db: Database | Transaction, roundId: string, personId: string) =>
  (await findTicketsOf(db, [roundId], personId)).get(roundId);

const findTicket = async (db: Database | Transaction, roundId: string, personId: string, now: Date) =>
  ticketOf(await findTicketOf(db, roundId, personId), now);

const setSeenNow = (needs: Needs, db: Database | Transaction, roundId: string, personId: string, now: Date) =>
  setSeen(db, roundId, personId, {
    now,
    endsBefore: endsBefore(now),
    finishBy: inMinutes(now, needs.queue.finishMinutes),
  });

/** A turn that comes at night is held until a while into the morning. */
async function tellAway(needs: Needs, db: Database, now: Date): Promise<void> {
  const heardAt = (needs.smsQuietHours && quietUntil(now, needs.smsQuietHours)) ?? now;
  const turn = {
    now,
    admittedBefore: new Date(now.getTime() - awayAfterMs),
    finishBy: inMinutes(heardAt, needs.queue.awayMinutes),
  };
  for (;;) {
    const told = await inTransaction(db, async (tx) => {
      const turns = await takeUnseen(tx, turn, toldAtATime);
      for (const { personId, kind, roundId } of turns)
        await needs.announce(tx, { personId, kind: `${kind}-turn`, subjectId: roundId, now });
      return turns.length;
    });
    if (told < toldAtATime) return;
  }
}

/** Twice is once. @throws Refusal NOT_FOUND, SIGN_UP_NOT_OPEN */
async function join(needs: Needs, tx: Transaction, roundId: string, personId: string, now: Date) {
  const openings = await findOpenings(tx, roundId);
  if (!openings) throw new Refusal('NOT_FOUND');
  const opening = openingFor(openings, (await standingOf(tx, personId)) !== null);
  if (now < roomOpensAt(opening, needs.queue.roomMinutes)) throw new Refusal('SIGN_UP_NOT_OPEN');
  const from = mayFrom(opening, now);
  const standing = await findTicketOf(tx, roundId, personId);
  // The round before the places in it, here and everywhere: no deadlock.
  if (standing?.state === 'waiting' && standing.mayFrom > from) {
    await holdRound(tx, roundId, { isPatient: true });
    await moveUp(tx, standing.id, from);
  }
  if (standing?.state === 'admitted' && ticketOf(standing, now)?.state === 'over') {
    await holdRound(tx, roundId, { isPatient: true });
    await admit(needs, tx, roundId, now);
  }
  await addTicket(tx, { roundId, personId, mayFrom: from }, now);
  if (await isRoom(needs, tx, roundId, now)) {
    await holdRound(tx, roundId, { isPatient: true });
    await admit(needs, tx, roundId, now);
  }
  await setSeenNow(needs, tx, roundId, personId, now);
  return (await findTicket(tx, roundId, personId, now))!;
}

/** Whether somebody comes first and pays what members pay. */
const isAsMember = async (db: Database | Transaction, personId: string): Promise<boolean> =>
  (await standingOf(db, personId)) !== null;

/** How openings stand for the person, by round: from when each can be waited for and entered, and the place in its queue. */
async function standingIn(
  needs: Needs,
  db: Database,
  rounds: readonly ({ id: string } & Openings)[],
  { personId, isAsMember }: { personId: string; isAsMember: boolean },
  now: Date,
): Promise<Map<string, RoundStanding>> {
  const ids = rounds.map(({ id }) => id);
  const tickets = await findTicketsOf(db, ids, personId);
  const free = await withoutQueue(needs, db, ids, now);
  return new Map(
    rounds.map(({ id, ...openings }) => {
      const opening = openingFor(openings, isAsMember);
      const standing = {
        roomOpensAt: roomOpensAt(opening, needs.queue.roomMinutes).toISOString(),
        admittedFrom: opening.toISOString(),
        isOpenNow: now >= opening && free.has(id),
        ticket: ticketOf(tickets.get(id), now),
      };
      return [id, standing];
    }),
  );
}

/** How it stands; lets the next ones in where there is room. @throws Refusal NOT_FOUND */
async function look(needs: Needs, db: Database, roundId: string, personId: string, now: Date) {
  if (!(await findOpenings(db, roundId))) throw new Refusal('NOT_FOUND');
  const row = await findTicketOf(db, roundId, personId);
  const isTurn = row?.state === 'waiting' && (await isRoom(needs, db, roundId, now));
  if (isTurn)
    await inTransaction(db, async (tx) => {
      if (await holdRound(tx, roundId, { isPatient: false })) await admit(needs, tx, roundId, now);
    });
  const found = isTurn ? await findTicketOf(db, roundId, personId) : row;
  if (found?.state !== 'admitted' || found.isSeen) return ticketOf(found, now);
  await setSeenNow(needs, db, roundId, personId, now);
  return findTicket(db, roundId, personId, now);
}

/** @returns the turn with its new end, or as it was where it is over or cannot be longer. @throws Refusal NOT_FOUND */
async function moreTime(needs: Needs, tx: Transaction, roundId: string, personId: string, now: Date) {
  if (!(await findOpenings(tx, roundId))) throw new Refusal('NOT_FOUND');
  const limits = {
    minutes: needs.queue.finishMinutes,
    times: mostExtensions,
    endsBefore: endsBefore(now),
    now,
  };
  await extendTurn(tx, roundId, personId, limits);
  return findTicket(tx, roundId, personId, now);
}

/** Twice is once. @throws Refusal NOT_FOUND */
async function leave(needs: Needs, tx: Transaction, roundId: string, personId: string, now: Date) {
  if (!(await holdRound(tx, roundId, { isPatient: true }))) throw new Refusal('NOT_FOUND');
  if (await endTicket(tx, roundId, personId, 'left', now)) await admit(needs, tx, roundId, now);
}

/**
 * Holds the person's turn for the rest of the transaction. Others sign up meanwhile, and others are let in. Where
 * no one waits, who comes without a place in the queue has their turn at once.
 * @returns why it is not the person's turn; null when it is
 */
async function holdTurn(needs: Needs, tx: Transaction, roundId: string, personId: string, now: Date) {
  const turn = await holdTurnOf(tx, roundId, personId);
  if (turn && turn.finishBy > endsBefore(now)) return null;
  if (await isOpenTo(needs, tx, roundId, personId, now)) {
    const { state } = await join(needs, tx, roundId, personId, now);
    if (state === 'admitted' && (await holdTurnOf(tx, roundId, personId))) return null;
  }
  const ticket = await findTicket(tx, roundId, personId, now);
  return ticket?.state === 'over' ? 'TURN_OVER' : 'QUEUE_FIRST';
}

/** Signed up. The next poll admits those whose turn it is. */
async function endTurn(tx: Transaction, roundId: string, personId: string, now: Date): Promise<void> {
  await endTicket(tx, roundId, personId, 'done', now);
}

/** For when no one polls. Absent users are notified before the next ones are admitted: their room is free. */
async function tend(needs: Needs, db: Database, now: Date): Promise<void> {
  await tellAway(needs, db, now);
  for (const roundId of await listLiveRounds(db))
    await inTransaction(db, async (tx) => {
      if (await holdRound(tx, roundId, { isPatient: true })) await admit(needs, tx, roundId, now);
    });
}

const forget = (db: Database, now: Date) =>
  forgetTickets(db, keptSince(retention['queue-places'].period, now));
