/** What administrators do with a file that is moved in. What takes long is a job, one step of a run at a time. */
import type { MoveInDetails, MoveInRun } from '#contract/move-in-endpoints.ts';
import { type MoveInDecision, type MoveInKindId, moveInOutcomes } from '#contract/move-in-values.ts';
import { type Mapping, placesOf } from '#contract/values/file-columns.ts';
import type { Actor } from '#server/actor.ts';
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { fileFaultOf } from '#server/platform/file-rows.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { requireRecentSignIn } from '#server/platform/sign-in-age.ts';
import { findMapping, rememberMapping } from './move-in-file-repository.ts';
import type { MoveInFiles } from './move-in-file-service.ts';
import { moveInKinds } from './move-in-kind-rules.ts';
import { suggestMapping } from './move-in-mapping-rules.ts';
import { countDuplicates } from './move-in-row-repository.ts';
import {
  addEvent,
  findRun,
  findStepBy,
  listEvents,
  listRuns,
  listSources,
  type MoveInActor,
  type RunRow,
  setRun,
  setStepBy,
} from './move-in-run-repository.ts';
import type { MoveIns } from './move-in-service.ts';

type By = { actor: Actor; now: Date };
export type MoveInActs = ReturnType<typeof createMoveInActs>;

/** Carries the id: what is to be done, the state of the run says. */
export const moveInStepJob = { name: 'move-in-step' };
export type MoveInStep = { runId: string };

const runsShown = 50;

const shownRun = ({ id, kind, source, fileName, state, fault, ...run }: RunRow): MoveInRun => ({
  id,
  kind,
  source,
  fileName,
  state,
  fault,
  counts:
    run.counts &&
    (Object.fromEntries(moveInOutcomes.map((outcome) => [outcome, run.counts![outcome] ?? 0])) as NonNullable<
      MoveInRun['counts']
    >),
  startedBy: run.startedByName,
  startedAt: run.startedAt.toISOString(),
  isBalanced: state === 'applied' && run.isBalanced,
});

const actorOf = ({ personId, name }: Actor): MoveInActor => ({ id: personId, name });

export function createMoveInActs(needs: {
  jobs: Pick<Jobs, 'enqueue'>;
  moveIns: MoveIns;
  files: MoveInFiles;
}) {
  const { jobs, moveIns, files } = needs;

  /** @throws Refusal NOT_FOUND */
  async function details(db: Database | Transaction, id: string): Promise<MoveInDetails> {
    const run = await findRun(db, id);
    if (!run || run.state === 'discarded') throw new Refusal('NOT_FOUND');
    return {
      run: shownRun(run),
      fileBytes: run.fileBytes,
      receivedBytes: await files.countBytes(db, id),
      rowsDone: run.rowsDone,
      rowsToDo: run.rowsToDo,
      headings: run.headings.map((heading, place) => ({ heading, values: run.samples[place] ?? [] })),
      columns: { ...run.columns },
      duplicates: run.state === 'staged' ? await countDuplicates(db, id) : [],
      log: (await listEvents(db, id)).map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
    };
  }

  /** The state of the run says what the job does. */
  async function step(tx: Transaction, id: string, actor: Actor): Promise<MoveInDetails> {
    await setStepBy(tx, id, actorOf(actor));
    await jobs.enqueue<MoveInStep>(tx, moveInStepJob, { runId: id });
    return details(tx, id);
  }

  async function read(db: Database, run: RunRow, by: MoveInActor, now: Date): Promise<void> {
    try {
      const { headings, samples } = await files.withRows(db, run, moveIns.readHeadings);
      const { columns: ours } = moveInKinds[run.kind];
      const columns = suggestMapping(run, ours, headings, await findMapping(db, run));
      await setRun(db, run.id, { state: 'matching', headings, samples, columns }, now);
    } catch (error) {
      const fault = fileFaultOf(error);
      if (fault === null) throw error;
      await inTransaction(db, async (tx) => {
        await setRun(tx, run.id, { state: 'refused', fault }, now);
        await addEvent(tx, { runId: run.id, kind: 'refused', detail: fault }, by, now);
      });
    }
  }

  return {
    details,

    async list(db: Database, before: string | null) {
      const runs = await listRuns(db, { before, limit: runsShown + 1 });
      return {
        runs: runs.slice(0, runsShown).map(shownRun),
        nextBefore: runs.length > runsShown ? runs[runsShown - 1]!.id : null,
        sources: await listSources(db),
      };
    },

    async begin(
      tx: Transaction,
      { actor, now }: By,
      file: { kind: MoveInKindId; source: string; fileName: string; fileBytes: number },
    ): Promise<MoveInDetails> {
      return details(tx, await moveIns.begin(tx, file, actorOf(actor), now));
    },

    /** @throws Refusal NOT_FOUND, CHANGED_ELSEWHERE, UPLOAD_OUT_OF_STEP */
    async take(tx: Transaction, id: string, chunk: { start: number; content: Uint8Array }) {
      const run = await moveIns.demand(tx, id, 'receiving');
      return { receivedBytes: await files.take(tx, run, chunk) };
    },

    /** @throws Refusal NOT_FOUND, CHANGED_ELSEWHERE, UPLOAD_OUT_OF_STEP */
    async beginReading(tx: Transaction, { actor, now }: By, id: string): Promise<MoveInDetails> {
      const run = await moveIns.demand(tx, id, 'receiving');
      if ((await files.countBytes(tx, id)) !== run.fileBytes) throw new Refusal('UPLOAD_OUT_OF_STEP');
      await setRun(tx, id, { state: 'reading' }, now);
      return step(tx, id, actor);
    },

    /** @throws Refusal NOT_FOUND, CHANGED_ELSEWHERE, INVALID_INPUT for a needed column without a heading of the file */
    async match(tx: Transaction, { actor, now }: By, id: string, wished: Mapping): Promise<MoveInDetails> {
      const run = await moveIns.demand(tx, id, 'matching', 'staged');
      if (run.fileBytes === null) throw new Refusal('CHANGED_ELSEWHERE');
      const { columns: ours } = moveInKinds[run.kind];
      const columns = Object.fromEntries(
        Object.keys(ours).map((column) => [
          column,
          run.headings.includes(wished[column] ?? '') ? wished[column]! : '',
        ]),
      );
      const { places } = placesOf(ours, run.headings, columns);
      const missing = Object.keys(ours).filter((column) => ours[column]!.isNeeded && !places.has(column));
      if (missing.length > 0)
        throw new Refusal('INVALID_INPUT', {
          fields: missing.map((column) => ({ path: `/columns/${column}`, code: 'REQUIRED' as const })),
        });
      // That a column is not read is remembered where it would have been read otherwise.
      const guessed = suggestMapping(run, ours, run.headings);
      const chosen = Object.entries(columns).filter(([column, heading]) => heading || guessed[column]);
      await rememberMapping(tx, run, Object.fromEntries(chosen), now);
      await setRun(tx, id, { state: 'staging', columns }, now);
      await addEvent(tx, { runId: id, kind: 'matched', detail: '' }, actorOf(actor), now);
      return step(tx, id, actor);
    },

    /** @param line null: all that are not decided. @throws Refusal NOT_FOUND, CHANGED_ELSEWHERE */
    async decide(
      tx: Transaction,
      { actor, now }: By,
      id: string,
      { line, decision }: { line: number | null; decision: MoveInDecision },
    ): Promise<MoveInDetails> {
      await moveIns.decide(tx, id, line === null ? 'rest' : { line }, decision, actorOf(actor), now);
      return details(tx, id);
    },

    /** @throws Refusal NOT_FOUND, SIGN_IN_AGAIN, CHANGED_ELSEWHERE where a decision is missing */
    async beginApplying(tx: Transaction, by: By, id: string): Promise<MoveInDetails> {
      requireRecentSignIn(by.actor, by.now);
      await moveIns.beginApplying(tx, id, by.now);
      return step(tx, id, by.actor);
    },

    /** @throws Refusal NOT_FOUND, SIGN_IN_AGAIN, CHANGED_ELSEWHERE */
    async beginUndoing(tx: Transaction, by: By, id: string): Promise<MoveInDetails> {
      requireRecentSignIn(by.actor, by.now);
      await moveIns.beginUndoing(tx, id, by.now);
      return step(tx, id, by.actor);
    },

    /** @throws Refusal NOT_FOUND, CHANGED_ELSEWHERE */
    async discard(tx: Transaction, { actor, now }: By, id: string): Promise<MoveInDetails> {
      const before = await details(tx, id);
      await moveIns.discard(tx, id, actorOf(actor), now);
      return { ...before, run: { ...before.run, state: 'discarded' } };
    },

    /** The step that the state of the run asks for. Harmless when it runs twice. */
    async runStep(db: Database, runId: string, now: Date): Promise<void> {
      const run = await findRun(db, runId);
      if (!run) return;
      const by = await findStepBy(db, runId);
      if (run.state === 'reading') await read(db, run, by, now);
      if (run.state === 'staging')
        await files.withRows(db, run, (rows) => moveIns.stage(db, runId, rows, by, now));
      if (run.state === 'applying') await moveIns.apply(db, runId, by, now);
      if (run.state === 'undoing') await moveIns.undo(db, runId, by, now);
    },
  };
}
