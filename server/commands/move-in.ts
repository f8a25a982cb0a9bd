/**
 * Moves a register of an old system in, one kind at a time: `npm run import -- gifts FILE --source=SYSTEM [--apply]
 * [--duplicates=same|other|leave-out] [--report REPORT.csv]`, and out again: `npm run import -- undo RUN`. Without `--apply` the file is
 * staged and checked, and what was read of it is deleted again. See docs/move-in.md.
 */
import { createWriteStream, type WriteStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import {
  moveInFaultWords,
  moveInOutcomeWords,
  moveInReportHeading,
  rowRemarks,
} from '#contract/move-in-texts.ts';
import { MoveInDecision, MoveInKindId, moveInMatches } from '#contract/move-in-values.ts';
import { type Config, loadConfig } from '#server/config/config.ts';
import type { RegisterLeavings } from '#server/features/leaving/register-leaving-service.ts';
import { reportOf, summaryOf } from '#server/features/register-import/move-in-report-service.ts';
import { type MoveIns, moveInsWith } from '#server/features/register-import/move-in-service.ts';
import { type Database, inTransaction } from '#server/platform/database/database.ts';
import { createNumberSeal } from '#server/platform/sealed-number.ts';
import { loadSecret } from '#server/platform/server-secret.ts';
import { ImportProblem, rowsOf } from './import-members-file.ts';
import { importTexts, moveInTexts as texts } from './import-members-texts.ts';
import { withDatabase } from './run-command.ts';

type Options = {
  apply: boolean;
  report?: string;
  source?: string;
  duplicates?: string;
  leavingsOf(secret: Buffer): RegisterLeavings;
};
const by = { id: null, name: userInfo().username };

function moveInsOf(config: Config, { leavingsOf }: Options): MoveIns {
  const secret = loadSecret(config.secret, config.dataDir);
  return moveInsWith({
    seal: createNumberSeal([secret]),
    accept: config.fodselsnummerSeries,
    organisation: config.organisation,
    leavings: leavingsOf(secret),
  });
}

/** @returns the exit code: 1 where the file or the decisions do not let it be moved in */
export async function moveIn(kindName: string, file: string, options: Options): Promise<number> {
  const config = loadConfig(process.env);
  if (kindName === 'undo') return withDatabase(config, (db) => undo(db, moveInsOf(config, options), file));
  const kind = MoveInKindId.safeParse(kindName).data;
  const decision =
    options.duplicates === undefined ? null : MoveInDecision.safeParse(options.duplicates).data;
  if (!kind || !options.source || decision === undefined) throw new ImportProblem(importTexts.usage);
  const rows = rowsOf(file);
  await access(file).catch(() => {
    throw new ImportProblem(importTexts.noFile(file));
  });
  return withDatabase(config, async (db) => {
    const moveIns = moveInsOf(config, options);
    const now = new Date();
    const run = { kind, source: options.source!, fileName: path.basename(file) };
    const id = await inTransaction(db, (tx) => moveIns.begin(tx, run, by, now));
    await moveIns.stage(db, id, rows, by, now);
    const report = options.report ? createWriteStream(options.report) : null;
    await writeReport(db, id, report).finally(
      () => new Promise<void>((done) => (report ? report.end(done) : done())),
    );
    if (decision && (await summaryOf(db, id)).state === 'staged')
      for (const matchedBy of moveInMatches)
        await inTransaction(db, (tx) => moveIns.decide(tx, id, { matchedBy }, decision, by, now));
    return options.apply ? apply(db, moveIns, id, now) : discard(db, moveIns, id, now);
  });
}

/** By line and the key of the old system only: the report may be passed on. */
async function writeReport(db: Database, id: string, report: WriteStream | null): Promise<void> {
  report?.write(`${moveInReportHeading}\n`);
  for (let after = 0; ; ) {
    const rows = await reportOf(db, id, after, 1000);
    if (rows.length === 0) return;
    for (const row of rows) {
      const words = rowRemarks(row);
      if (report)
        report.write(
          `${row.line};${row.externalId ?? ''};${moveInOutcomeWords[row.outcome]};${words.replaceAll(';', ',')}\n`,
        );
      else
        console.log(
          `${row.line}: ${row.externalId ?? ''} ${moveInOutcomeWords[row.outcome]}${words && `: ${words}`}`,
        );
    }
    after = rows.at(-1)!.line;
  }
}

async function apply(db: Database, moveIns: MoveIns, id: string, now: Date): Promise<number> {
  const staged = await summaryOf(db, id);
  if (staged.state !== 'staged' || staged.undecided > 0) {
    console.error(staged.fault ? moveInFaultWords(staged.fault) : texts.undecided(staged.undecided));
    await inTransaction(db, (tx) => moveIns.discard(tx, id, by, now));
    return 1;
  }
  await inTransaction(db, (tx) => moveIns.beginApplying(tx, id, now));
  await moveIns.apply(db, id, by, now);
  const { counts } = await summaryOf(db, id);
  console.log(texts.done(counts, id));
  return 0;
}

async function discard(db: Database, moveIns: MoveIns, id: string, now: Date): Promise<number> {
  const { counts, fault } = await summaryOf(db, id);
  await inTransaction(db, (tx) => moveIns.discard(tx, id, by, now));
  if (fault) {
    console.error(moveInFaultWords(fault));
    return 1;
  }
  console.log(texts.dryRun(counts));
  return 0;
}

async function undo(db: Database, moveIns: MoveIns, id: string): Promise<number> {
  const now = new Date();
  const isRun = /^[0-9a-f-]{36}$/.test(id) && (await summaryOf(db, id)).state === 'applied';
  if (!isRun) throw new ImportProblem(texts.noRun);
  await inTransaction(db, (tx) => moveIns.beginUndoing(tx, id, now));
  await moveIns.undo(db, id, by, now);
  const { fault } = await summaryOf(db, id);
  console.log(fault ? moveInFaultWords(fault) : texts.undone);
  return fault ? 1 : 0;
}
