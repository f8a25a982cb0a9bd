/**
 * Moves registers of an old system in. A file is a run: staged and checked first, decided where somebody may be here
 * already, then written, and undone as a whole until somebody has changed what it brought.
 */
import { randomUUID } from 'node:crypto';
import type { MoveInDecision, MoveInMatch, MoveInState } from '#contract/move-in-values.ts';
import type { FileRow } from '#server/platform/csv-rows.ts';
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { moveInWriters } from './move-in-apply-service.ts';
import { addSums, removeSums } from './move-in-balance-repository.ts';
import { removeChunks } from './move-in-file-repository.ts';
import {
  addLinks,
  countByOutcome,
  countDuplicates,
  countRowsToApply,
  decide,
  findLastLine,
  forgetContents,
  leaveOut,
  listLinks,
  listRowsToApply,
  type RowToApply,
  removeLinks,
  removeRows,
  takeRows,
} from './move-in-row-repository.ts';
import {
  addEvent,
  addProgress,
  addRun,
  findRun,
  listAbandoned,
  lockRun,
  type MoveInActor,
  type RunRow,
  setRun,
} from './move-in-run-repository.ts';
import { type StagingNeeds, stagingWith } from './move-in-staging-service.ts';

/** Rows that are written in one transaction. */
const batchSize = 2000;

export type MoveIns = ReturnType<typeof moveInsWith>;

export function moveInsWith(needs: StagingNeeds) {
  const staging = stagingWith(needs);
  const writers = moveInWriters(needs.organisation);

  const linkOf = ({ externalId, targetId, personId, decision, sumKey }: RowToApply, { kind }: RunRow) => {
    const isPerson = kind === 'members' || kind === 'givers';
    const isNew = decision !== 'same';
    const isFormer = sumKey === 'former';
    return {
      external_id: externalId,
      target_id: targetId,
      person_id: isPerson && isNew ? (isFormer ? null : targetId) : personId,
      is_new: isPerson && isNew && !isFormer,
      sum_key: sumKey,
    };
  };

  /** Rows that another server has taken since they were listed are left to it. */
  async function applyBatch(db: Database, runId: string, listed: readonly RowToApply[], now: Date) {
    if (listed.length === 0) return;
    await inTransaction(db, async (tx) => {
      const run = (await lockRun(tx, runId))!;
      const taken = await takeRows(
        tx,
        runId,
        listed.map(({ line }) => line),
      );
      const rows = listed.filter(({ line }) => taken.has(line));
      if (rows.length === 0) return;
      await writers[run.kind].write(tx, rows, now);
      await addLinks(
        tx,
        run,
        rows.map((row) => linkOf(row, run)),
      );
      await addProgress(tx, runId, rows.length);
    });
  }

  /** The next rows are fetched while some are written. */
  async function applyAll(db: Database, runId: string, now: Date): Promise<void> {
    const last = await findLastLine(db, runId);
    const listAfter = (after: number) => listRowsToApply(db, runId, { after, until: after + batchSize });
    let rows = await listAfter(0);
    for (let after = batchSize; after < last + batchSize; after += batchSize)
      [rows] = await Promise.all([listAfter(after), applyBatch(db, runId, rows, now)]);
  }

  const hasUndecided = async (db: Database | Transaction, runId: string) =>
    (await countDuplicates(db, runId)).some(({ open }) => open > 0);

  /** @throws Refusal NOT_FOUND, or CHANGED_ELSEWHERE where the run is no longer in one of the states */
  async function demand(tx: Transaction, id: string, ...states: MoveInState[]): Promise<RunRow> {
    const run = await lockRun(tx, id);
    if (!run) throw new Refusal('NOT_FOUND');
    if (!states.includes(run.state)) throw new Refusal('CHANGED_ELSEWHERE');
    return run;
  }

  async function removeContents(tx: Transaction, id: string, now: Date): Promise<void> {
    await removeRows(tx, id);
    await removeChunks(tx, id);
    await setRun(tx, id, { state: 'discarded', samples: [] }, now);
  }

  return {
    demand,
    readHeadings: staging.readHeadings,

    /**
     * @param file.fileBytes how many bytes will come, of a file that comes in pieces
     * @returns the run's id
     */
    async begin(
      tx: Transaction,
      file: Pick<RunRow, 'kind' | 'source' | 'fileName'> & { fileBytes?: number },
      by: MoveInActor,
      now: Date,
    ): Promise<string> {
      const id = randomUUID();
      const { fileBytes = null } = file;
      const state = fileBytes === null ? 'staging' : 'receiving';
      await addRun(tx, { ...file, id, fileBytes, state }, by, now);
      return id;
    },

    stage: (db: Database, id: string, rows: AsyncIterable<FileRow>, by: MoveInActor, now: Date) =>
      staging.stage(db, id, rows, by, now),

    async decide(
      tx: Transaction,
      id: string,
      which: { line: number } | { matchedBy: MoveInMatch } | 'rest',
      decision: MoveInDecision,
      by: MoveInActor,
      now: Date,
    ): Promise<void> {
      await demand(tx, id, 'staged');
      const rows = await decide(tx, id, which, decision);
      const about =
        typeof which === 'string' ? which : 'line' in which ? `line ${which.line}` : which.matchedBy;
      if (rows > 0)
        await addEvent(
          tx,
          { runId: id, kind: 'decided', detail: `${about}: ${decision} (${rows})` },
          by,
          now,
        );
    },

    /** @throws Refusal CHANGED_ELSEWHERE where a decision is missing */
    async beginApplying(tx: Transaction, id: string, now: Date): Promise<void> {
      await demand(tx, id, 'staged');
      if (await hasUndecided(tx, id)) throw new Refusal('CHANGED_ELSEWHERE');
      await setRun(tx, id, { state: 'applying', rowsToDo: await countRowsToApply(tx, id) }, now);
    },

    /**
     * Writes the rows, some thousand at a time: a run that was cut off goes on where it was.
     * Somebody may have come since the file was staged: then there is a decision to make first.
     */
    async apply(db: Database, id: string, by: MoveInActor, now: Date): Promise<void> {
      const run = (await findRun(db, id))!;
      if ((await listLinks(db, id, { after: '', limit: 1 })).length === 0) {
        await staging.check(db, run);
        if (await hasUndecided(db, id)) {
          await setRun(db, id, { state: 'staged', fault: 'UNDECIDED' }, now);
          return;
        }
      }
      await applyAll(db, id, now);
      await inTransaction(db, async (tx) => {
        // Another server may have come here first.
        if ((await lockRun(tx, id))!.state !== 'applying') return;
        await leaveOut(tx, id);
        await forgetContents(tx, id);
        await removeChunks(tx, id);
        await addSums(tx, run);
        await setRun(tx, id, { state: 'applied', samples: [], counts: await countByOutcome(tx, id) }, now);
        await addEvent(tx, { runId: id, kind: 'applied', detail: '' }, by, now);
      });
    },

    async beginUndoing(tx: Transaction, id: string, now: Date): Promise<void> {
      await demand(tx, id, 'applied');
      await setRun(tx, id, { state: 'undoing' }, now);
    },

    /** All of it or nothing: what somebody has changed since keeps the whole run. */
    undo: (db: Database, id: string, by: MoveInActor, now: Date): Promise<void> =>
      inTransaction(db, async (tx) => {
        const run = (await lockRun(tx, id))!;
        const writer = writers[run.kind];
        const fault = await writer.findChange(tx, id);
        if (fault) {
          await setRun(tx, id, { state: 'applied', fault }, now);
          return addEvent(tx, { runId: id, kind: 'not-undone', detail: fault }, by, now);
        }
        for (let after = ''; ; ) {
          const links = await listLinks(tx, id, { after, limit: 10_000 });
          if (links.length === 0) break;
          await writer.undo(tx, links);
          // Links of persons who are gone have gone with them.
          after = links.at(-1)!.externalId;
        }
        await removeLinks(tx, id);
        await removeSums(tx, id);
        await setRun(tx, id, { state: 'undone' }, now);
        await addEvent(tx, { runId: id, kind: 'undone', detail: '' }, by, now);
      }),

    /** What is not applied goes, with all that was read of it. */
    async discard(tx: Transaction, id: string, by: MoveInActor, now: Date): Promise<void> {
      await demand(tx, id, 'receiving', 'reading', 'matching', 'staging', 'staged', 'refused');
      await removeContents(tx, id, now);
      await addEvent(tx, { runId: id, kind: 'discarded', detail: '' }, by, now);
    },

    /** Files that were never moved in are not kept. */
    async discardAbandoned(db: Database, before: Date, now: Date): Promise<void> {
      for (const id of await listAbandoned(db, before))
        await inTransaction(db, async (tx) => {
          const run = await lockRun(tx, id);
          if (!run || run.state === 'applying' || run.state === 'undoing') return;
          await removeContents(tx, id, now);
        });
    },
  };
}
