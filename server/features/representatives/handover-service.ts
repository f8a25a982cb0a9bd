/** The old board proposes the new one, each accepts, and what is to be known is handed over. */
import { randomUUID } from 'node:crypto';
import type { BoardChange, Handover, NewBoardChange } from '#contract/handover-endpoints.ts';
import { addDays } from '#contract/values/working-days.ts';
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { withNeeds } from '#server/platform/with-needs.ts';
import { actingIn, getActingIn, offices, unitsAmong } from '../offices/office-service.ts';
import { logList } from '../staff-desk/access-log-service.ts';
import {
  addChange,
  type BoardChangeRow,
  closeChange,
  endForChange,
  findNote,
  findOpenChange,
  giveBackTerms,
  holdChange,
  listComing,
  listKnownMeetings,
  listOfChange,
  saveNote,
  tieToChange,
  withdrawProposed,
} from './handover-repository.ts';
import type { By, OfficeActs } from './office-act-service.ts';
import { unitOfficeOf } from './office-view-service.ts';
import { countUnwelcomed } from './unit-member-repository.ts';
import { newDays } from './unit-member-service.ts';

export type Handovers = ReturnType<typeof createHandovers>;

type Needs = { acts: Pick<OfficeActs, 'offerAsBoard'> };

export const createHandovers = (needs: Needs) => ({
  ...withNeeds(needs, { propose }),
  get: read,
  setNote,
  cancel,
});

async function changeOf(tx: Transaction, by: By, row: BoardChangeRow): Promise<BoardChange> {
  const { proposed, ending } = await listOfChange(tx, row.id);
  const rows = await offices.list(tx, [...proposed, ...ending]);
  const shown = (ids: readonly string[]) =>
    ids.flatMap((id) =>
      rows.filter((office) => office.id === id).map((office) => unitOfficeOf(office, by.now)),
    );
  const { id, meetingOn, takesOverOn, proposedBy } = row;
  const change = {
    id,
    meetingOn,
    takesOverOn,
    proposedBy,
    proposed: shown(proposed),
    ending: shown(ending),
  };
  const look = { as: 'representative', list: 'list-offices', subjectId: row.unitId } as const;
  const seen = rows.map(({ personId }) => personId);
  await logList(tx, by, { ...look, fields: ['name'] }, seen);
  return change;
}

/** @throws Refusal NOT_FOUND */
async function get(tx: Transaction, by: By, unitId: string): Promise<Handover> {
  const { actor, now } = by;
  const today = norwegianDay(now);
  const all = await offices.listIn(tx, unitId, today);
  const own = all.filter(({ personId }) => personId === actor.personId);
  const [acting] = unitsAmong(own, today);
  if (!acting) throw new Refusal('NOT_FOUND');
  const { powers } = acting;
  const change = await findOpenChange(tx, unitId);
  const note = await findNote(tx, unitId);
  const filled = all.filter(({ isMember }) => isMember);
  const coming = await listComing(tx, unitId, now);
  return {
    change: change ? await changeOf(tx, by, change) : null,
    note: {
      body: note?.body ?? '',
      version: note?.version ?? 0,
      changedBy: note?.changedBy ?? '',
      changedAt: note?.changedAt.toISOString() ?? null,
    },
    tasks: {
      unwelcomed: powers.includes('members')
        ? await countUnwelcomed(tx, unitId, addDays(today, -newDays))
        : null,
      unanswered: filled.filter((office) => offices.stateOf(office, today) === 'offered').length,
    },
    meetings: await listKnownMeetings(tx, unitId, today),
    activities: coming.map(({ startsAt, ...one }) => ({ ...one, startsAt: startsAt.toISOString() })),
    endings: filled
      .filter(({ acceptedAt }) => acceptedAt)
      .map(({ role, untilOn }) => ({ role, untilOn }))
      .sort((one, other) => one.untilOn.localeCompare(other.untilOn)),
  };
}

const read = (db: Database, by: By, unitId: string) => inTransaction(db, (tx) => get(tx, by, unitId));

/** @throws Refusal NOT_FOUND, CHANGED_ELSEWHERE */
async function setNote(tx: Transaction, by: By, unitId: string, note: { body: string; version: number }) {
  await getActingIn(tx, by.actor.personId, unitId, norwegianDay(by.now));
  const isSaved = await saveNote(tx, { unitId, ...note, by: by.actor.personId, at: by.now });
  if (!isSaved) throw new Refusal('CHANGED_ELSEWHERE');
  return get(tx, by, unitId);
}

/** All or nothing. @throws Refusal NOT_FOUND, FORBIDDEN, INVALID_INPUT, OFFICE_TAKEN, OFFICE_NOT_POSSIBLE */
async function propose(needs: Needs, tx: Transaction, by: By, unitId: string, proposal: NewBoardChange) {
  const today = norwegianDay(by.now);
  await getActingIn(tx, by.actor.personId, unitId, today, 'offices');
  const { meetingOn, takesOverOn, untilOn } = proposal;
  // The proposer holds the office until the new one takes over.
  if (takesOverOn <= today)
    throw new Refusal('INVALID_INPUT', { fields: [{ path: '/takesOverOn', code: 'INVALID' }] });
  const former = await findOpenChange(tx, unitId);
  if (former && former.takesOverOn > today) throw new Refusal('OFFICE_NOT_POSSIBLE');
  if (former) await closeChange(tx, former.id, 'done_at', by.now);
  const id = randomUUID();
  await addChange(tx, { id, unitId, meetingOn, takesOverOn, by: by.actor.personId, at: by.now });
  for (const officeId of new Set(proposal.ending)) {
    const office = { id: officeId, unitId, untilOn: addDays(takesOverOn, -1) };
    if (!(await endForChange(tx, id, office))) throw new Refusal('OFFICE_NOT_POSSIBLE');
  }
  for (const { role, personId } of proposal.proposed) {
    const term = { role, personId, fromOn: takesOverOn, untilOn };
    await tieToChange(tx, (await needs.acts.offerAsBoard(tx, by, unitId, term)).id, id);
  }
  return get(tx, by, unitId);
}

/** @throws Refusal NOT_FOUND, OFFICE_NOT_POSSIBLE once the new ones have taken over */
async function cancel(tx: Transaction, { actor, now }: By, id: string): Promise<Record<string, never>> {
  const today = norwegianDay(now);
  const change = await holdChange(tx, id);
  const acting = change && (await actingIn(tx, actor.personId, change.unitId, today));
  if (!change || !acting?.powers.includes('offices')) throw new Refusal('NOT_FOUND');
  if (change.takesOverOn <= today) throw new Refusal('OFFICE_NOT_POSSIBLE');
  await withdrawProposed(tx, id, now);
  await giveBackTerms(tx, id, today);
  await closeChange(tx, id, 'cancelled_at', now);
  return {};
}
