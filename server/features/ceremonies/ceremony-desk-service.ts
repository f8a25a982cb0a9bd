/** Member service says when sign-up opens. */
import type { RoundContent, StaffRound, StaffRounds } from '#contract/ceremony-desk-endpoints.ts';
import type { Actor } from '#server/actor.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { norwegianMoment } from '#server/platform/norwegian-time.ts';
import { Refusal } from '#server/platform/refusal.ts';
import {
  type CountedRound,
  findRoundForChange,
  hasOverlap,
  listCountedRounds,
  moveWaiting,
  saveRound,
} from './ceremony-repository.ts';
import { checkRound } from './ceremony-rules.ts';
import { roundOf } from './ceremony-service.ts';

const list = async (db: Database | Transaction): Promise<StaffRounds> => ({
  rounds: (await listCountedRounds(db)).map(staffRoundOf),
});

/** @throws Refusal INVALID_INPUT; `/firstOn` where the days belong to another round of the kind */
async function read(tx: Transaction, content: RoundContent, exceptId: string | null) {
  const checked = checkRound(content, norwegianMoment);
  if ('faults' in checked) throw new Refusal('INVALID_INPUT', { fields: checked.faults });
  if (await hasOverlap(tx, content, exceptId))
    throw new Refusal('INVALID_INPUT', { fields: [{ path: '/firstOn', code: 'TWICE' }] });
  return checked.times;
}

export const ceremonyDesk = {
  list,

  /** @throws Refusal INVALID_INPUT */
  async create(tx: Transaction, { personId }: Actor, content: RoundContent, now: Date): Promise<StaffRounds> {
    await saveRound(tx, null, content, await read(tx, content, null), { personId, now });
    return list(tx);
  },

  /** @throws Refusal NOT_FOUND, CHANGED_ELSEWHERE, INVALID_INPUT */
  async change(
    tx: Transaction,
    { personId }: Actor,
    id: string,
    { version, ...content }: RoundContent & { version: number },
    now: Date,
  ): Promise<StaffRounds> {
    const times = await read(tx, content, id);
    const before = await findRoundForChange(tx, id);
    if (!before) throw new Refusal('NOT_FOUND');
    if (before.version !== version) throw new Refusal('CHANGED_ELSEWHERE');
    await saveRound(tx, id, content, times, { personId, now });
    await moveWaiting(tx, before, times);
    return list(tx);
  },
};

function staffRoundOf(row: CountedRound): StaffRound {
  const { kind, name, firstOn, lastOn, version, dates, capacity, taken, waiting, admitted } = row;
  const [membersOpenOn = '', membersOpenTime = ''] = row.membersOpenLocal.split('T');
  const [openOn = '', openTime = ''] = row.openLocal.split('T');
  return {
    ...roundOf(row),
    content: { kind, name, firstOn, lastOn, membersOpenOn, membersOpenTime, openOn, openTime },
    version,
    dates,
    capacity,
    taken,
    waiting,
    admitted,
  };
}
