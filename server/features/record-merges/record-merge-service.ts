/**
 * Member service merges two records of one person, and parts them again. Each feature says which of its columns follow;
 * the other record is emptied and kept, so that nothing finds it, until it can no longer be undone.
 */
import { randomUUID } from 'node:crypto';
import type { SeenField } from '#contract/look-values.ts';
import type { MergePreview, RecordMerge, RecordMerges } from '#contract/record-merge-endpoints.ts';
import type { Events } from '#server/events.ts';
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { moveRows, returnRows, tryOut } from '#server/platform/database/moved-rows.ts';
import type { PersonColumn } from '#server/platform/database/person-rows.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { NumberSeal } from '#server/platform/sealed-number.ts';
import { requireRecentSignIn } from '#server/platform/sign-in-age.ts';
import type { Announce } from '../notices/notices-service.ts';
import { persons } from '../persons/person-service.ts';
import { isOtherPerson, mergeWayOf } from '../record-access/record-access-service.ts';
import { accounts } from '../session/account-service.ts';
import { logLooks } from '../staff-desk/access-log-service.ts';
import type { Act, DeskCaseService } from '../staff-desk/desk-case-service.ts';
import type { DeskPersonService } from '../staff-desk/desk-person-service.ts';
import {
  addMerge,
  type Filled,
  findMerge,
  findSide,
  isMerged,
  listMerges,
  lockPersons,
  type MergeRow,
  type SideRow,
  setEnded,
  setMerged,
} from './record-merge-repository.ts';
import { clashesOf, isOpen, mergeState, movesOf, refusalsOf, sideOf } from './record-merge-rules.ts';

type Why = { enquiryId?: string | undefined; reasonId?: string | undefined };
type Ground = Awaited<ReturnType<DeskPersonService['groundFor']>>;
type Pair = { keptId: string; otherId: string };
type Asked = Why & { otherId: string; otherReasonId?: string | undefined };

const seen: SeenField[] = ['name', 'birth-date', 'membership', 'contact-points'];

export type RecordMergeService = ReturnType<typeof createRecordMerges>;

export function createRecordMerges(needs: {
  seal: NumberSeal;
  /** Of all features: what follows when two records are merged. */
  columns: readonly PersonColumn[];
  announce: Announce;
  accountKnown: Events['accountKnown'];
  persons: Pick<DeskPersonService, 'groundFor' | 'countOnce'>;
  cases: Pick<DeskCaseService, 'tellChange'>;
}) {
  const { seal } = needs;
  const digitsOf = ({ id, sealedNumber }: SideRow) => sealedNumber && seal.open(id, sealedNumber);

  /** Locked until the transaction ends. @throws Refusal NOT_FOUND */
  async function hold(
    tx: Transaction,
    { keptId, otherId }: Pair,
  ): Promise<{ kept: SideRow; other: SideRow }> {
    await lockPersons(tx, [keptId, otherId]);
    const kept = await findSide(tx, keptId);
    const other = await findSide(tx, otherId);
    if (!kept || !other || keptId === otherId) throw new Refusal('NOT_FOUND');
    return { kept, other };
  }

  /** @param mergeId of the one that is asked about, where it waits already */
  async function judge(tx: Transaction, by: Act, pair: Pair, mergeId: string | null) {
    const { kept, other } = await hold(tx, pair);
    const way = (await mergeWayOf(tx, pair, by.now))!;
    const refusals = refusalsOf({
      ...pair,
      actorId: by.actor.personId,
      way,
      bornOn: [kept.bornOn, other.bornOn],
      numbers: [digitsOf(kept), digitsOf(other)],
      isRunning: kept.isRunning || other.isRunning,
      isMerged: await isMerged(tx, { ...pair, except: mergeId }),
    });
    return { kept, other, refusals, needsColleague: way === 'with-colleague' };
  }

  /** The kept record gets a number that only the other had, or that only the other had confirmed. */
  async function takeNumber(tx: Transaction, kept: SideRow, other: SideRow): Promise<Filled['number']> {
    const digits = digitsOf(other);
    if (!digits) return null;
    const isConfirmed = other.numberState === 'confirmed';
    if (kept.sealedNumber) {
      if (kept.numberState === 'confirmed' || !isConfirmed) return null;
      await persons.setNumberState(tx, kept.id, 'confirmed');
      return 'confirmed';
    }
    const sealed = seal.seal(kept.id, digits);
    const { isDNumber } = other;
    const givenAt = other.numberGivenAt ?? new Date(0);
    await persons.setNumber(tx, kept.id, { sealed, index: seal.index(digits), isDNumber, givenAt });
    if (isConfirmed) await persons.setNumberState(tx, kept.id, 'confirmed');
    return 'moved';
  }

  async function mergeRows(tx: Transaction, { kept, other }: { kept: SideRow; other: SideRow }) {
    const merged = { from: other.id, into: kept.id };
    // A new address ends the share in a household: it is filled in before the rows of the household come.
    const columns = await persons.fillFrom(tx, merged);
    const moved = await moveRows(tx, needs.columns, merged);
    const closed = await persons.close(tx, other.id);
    const number = await takeNumber(tx, kept, other);
    return { moved, closed, filled: { columns, number } };
  }

  /** @throws Refusal CHANGED_ELSEWHERE where both have what a person can have one of */
  async function carryOut(
    tx: Transaction,
    by: Act,
    merge: MergeRow,
    pair: { kept: SideRow; other: SideRow },
  ) {
    const { kept, other } = pair;
    const done = await mergeRows(tx, pair);
    if (clashesOf(done.moved).length > 0) throw new Refusal('CHANGED_ELSEWHERE');
    const approvedBy = merge.askedBy === by.actor.personId ? null : by.actor.personId;
    await setMerged(tx, merge.id, { ...done, approvedBy, sealedNumber: other.sealedNumber, at: by.now });
    // A new user who turns out to be in the register need not join.
    for (const { id: accountId } of await accounts.listOf(tx, kept.id))
      await needs.accountKnown(tx, { accountId, personId: kept.id });
    await tell(tx, by, merge, { before: `${other.name} + ${kept.name}`, after: kept.name });
  }

  /** The line in the case, and the notice. */
  async function tell(tx: Transaction, by: Act, merge: MergeRow, names: { before: string; after: string }) {
    if (merge.enquiryId) await needs.cases.tellChange(tx, by, merge.enquiryId, { field: 'name', ...names });
    const told = { personId: merge.keptId!, kind: 'details-corrected', subjectId: merge.id } as const;
    await needs.announce(tx, { ...told, now: by.now });
  }

  /** What is answered names the other records too: each is a look. Called last. */
  async function show(tx: Transaction, by: Act, personId: string, ground: Ground): Promise<RecordMerges> {
    const merges: RecordMerge[] = [];
    for (const row of await listMerges(tx, personId)) {
      const moved = movesOf((row.moved ?? []).map(({ column, keys }) => ({ column, count: keys.length })));
      merges.push({
        id: row.id,
        kept: row.keptId === null ? null : { id: row.keptId, name: row.keptName },
        other: { id: row.otherId, name: row.otherName, memberNumber: row.otherNumber },
        reason: row.reason,
        by: row.askedByName,
        askedAt: row.askedAt.toISOString(),
        isMine: row.askedBy === by.actor.personId,
        approvedBy: row.approvedByName,
        mergedAt: row.mergedAt?.toISOString() ?? null,
        endedBy: row.endedByName,
        endedAt: row.endedAt?.toISOString() ?? null,
        state: mergeState(row),
        moved,
      });
    }
    const others = merges.flatMap(({ kept, other }) => [kept?.id ?? personId, other.id]);
    await logLooks(tx, by, { ...ground, fields: seen }, [...new Set([personId, ...others])]);
    return { merges };
  }

  /** Why one may see each of the two. @throws Refusal REASON_NEEDED, before it is said whether there is such a person */
  async function groundsFor(
    tx: Transaction,
    by: Act,
    keptId: string,
    asked: Asked,
  ): Promise<[Ground, Ground]> {
    const { enquiryId, otherId, otherReasonId: reasonId } = asked;
    return [
      await needs.persons.groundFor(tx, by, keptId, asked),
      await needs.persons.groundFor(tx, by, otherId, { enquiryId, reasonId }),
    ];
  }

  /** @throws Refusal SIGN_IN_AGAIN, NOT_FOUND, REASON_NEEDED; NOT_FOUND also where it is over */
  async function holdMerge(tx: Transaction, by: Act, id: string, why: Why) {
    requireRecentSignIn(by.actor, by.now);
    const found = await findMerge(tx, id);
    if (!found?.keptId) throw new Refusal('NOT_FOUND');
    const pair = { keptId: found.keptId, otherId: found.otherId };
    const ground = await needs.persons.groundFor(tx, by, pair.keptId, why);
    const sides = await hold(tx, pair);
    // What it was before the two were held may be over by now.
    const merge = await findMerge(tx, id);
    if (!merge || !isOpen(merge, by.now)) throw new Refusal('NOT_FOUND');
    return { merge, pair, ...sides, ground };
  }

  /** @throws Refusal CHANGED_ELSEWHERE where the kept record has become another since */
  async function part(tx: Transaction, merge: MergeRow, { kept, other }: { kept: SideRow; other: SideRow }) {
    const filled = merge.filled!;
    const digits = merge.sealedNumber && seal.open(other.id, merge.sealedNumber);
    const hasGivenNumberOn = filled.number === 'moved' && digitsOf(kept) !== digits;
    const isClosed = await isMerged(tx, { keptId: kept.id, otherId: other.id, except: merge.id });
    if (kept.isDead || kept.isRunning || hasGivenNumberOn || isClosed) throw new Refusal('CHANGED_ELSEWHERE');
    if (filled.number === 'moved') await persons.removeNumber(tx, kept.id);
    if (filled.number === 'confirmed') await persons.setNumberState(tx, kept.id, 'taken');
    const number =
      merge.sealedNumber && digits ? { sealed: merge.sealedNumber, index: seal.index(digits) } : null;
    // The address comes before the share in the household, as when they were merged.
    await persons.reopen(tx, other.id, merge.closed!, number);
    await returnRows(tx, merge.moved!, { from: other.id, into: kept.id });
    await persons.takeBack(tx, kept.id, filled.columns);
  }

  return {
    /** @throws Refusal REASON_NEEDED, TOO_MANY_LOOKS */
    list: (db: Database, by: Act, personId: string, why: Why): Promise<RecordMerges> =>
      inTransaction(db, async (tx) => {
        const ground = await needs.persons.groundFor(tx, by, personId, why);
        await needs.persons.countOnce(tx, by, 'details');
        return show(tx, by, personId, ground);
      }),

    /** The merge itself, which is then taken back. @throws Refusal REASON_NEEDED, TOO_MANY_LOOKS, NOT_FOUND */
    preview: (db: Database, by: Act, keptId: string, asked: Asked): Promise<MergePreview> =>
      inTransaction(db, async (tx) => {
        const [ground, otherGround] = await groundsFor(tx, by, keptId, asked);
        await needs.persons.countOnce(tx, by, 'details');
        const judged = await judge(tx, by, { keptId, otherId: asked.otherId }, null);
        const { kept, other, refusals, needsColleague } = judged;
        const shown = { kept: sideOf(kept), other: sideOf(other), needsColleague };
        const moved = refusals.length > 0 ? [] : (await tryOut(tx, () => mergeRows(tx, judged))).moved;
        await logLooks(tx, by, { ...ground, fields: seen }, [keptId]);
        await logLooks(tx, by, { ...otherGround, fields: seen }, [asked.otherId]);
        return {
          ...shown,
          moves: movesOf(moved.map(({ column, keys }) => ({ column, count: keys.length }))),
          staying: moved.reduce((sum, { staying }) => sum + staying, 0),
          refusals: [...refusals, ...clashesOf(moved)],
        };
      }),

    /** @throws Refusal SIGN_IN_AGAIN, REASON_NEEDED, NOT_FOUND; CHANGED_ELSEWHERE where the preview would refuse it */
    async merge(tx: Transaction, by: Act, keptId: string, asked: Asked & { reason: string }) {
      requireRecentSignIn(by.actor, by.now);
      const { otherId, reason } = asked;
      const [ground] = await groundsFor(tx, by, keptId, asked);
      const judged = await judge(tx, by, { keptId, otherId }, null);
      if (judged.refusals.length > 0) throw new Refusal('CHANGED_ELSEWHERE');
      const id = randomUUID();
      const enquiryId = ground.reason === 'enquiry' ? (ground.subjectId ?? null) : null;
      await addMerge(tx, { id, keptId, otherId, enquiryId, reason, askedBy: by.actor.personId, at: by.now });
      if (!judged.needsColleague) await carryOut(tx, by, (await findMerge(tx, id))!, judged);
      return show(tx, by, keptId, ground);
    },

    /** @throws Refusal as `holdMerge`; SECOND_PERSON_NEEDED, CHANGED_ELSEWHERE where it cannot be done any more */
    async approve(tx: Transaction, by: Act, id: string, why: Why): Promise<RecordMerges> {
      const { merge, pair, ground } = await holdMerge(tx, by, id, why);
      if (merge.mergedAt) throw new Refusal('NOT_FOUND');
      const started = { startedBy: merge.askedBy, personId: pair.keptId, accountId: null };
      if (!isOtherPerson(started, by.actor)) throw new Refusal('SECOND_PERSON_NEEDED');
      const judged = await judge(tx, by, pair, id);
      if (judged.refusals.length > 0) throw new Refusal('CHANGED_ELSEWHERE');
      await carryOut(tx, by, merge, judged);
      return show(tx, by, pair.keptId, ground);
    },

    /** @throws Refusal as `holdMerge` and `part` */
    async undo(tx: Transaction, by: Act, id: string, why: Why & { reason: string }): Promise<RecordMerges> {
      const { merge, pair, kept, other, ground } = await holdMerge(tx, by, id, why);
      if (by.actor.personId === pair.keptId) throw new Refusal('NOT_FOUND');
      if (merge.mergedAt) {
        await part(tx, merge, { kept, other });
        await tell(tx, by, merge, { before: kept.name, after: `${merge.otherName} + ${kept.name}` });
      }
      await setEnded(tx, id, { by: by.actor.personId, at: by.now });
      return show(tx, by, pair.keptId, ground);
    },
  };
}
