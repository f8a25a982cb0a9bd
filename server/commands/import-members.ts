/**
 * Brings a member register in: `npm run import -- members FILE.csv|xlsx [--apply] [--report REPORT.csv]`.
 * Without `--apply` nothing is written. Every row that is not simply taken is told, by line and member number only:
 * the report may be passed on, and names and numbers of people have no business in it.
 */
import { createWriteStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { ConfigProblem, loadConfig } from '#server/config/config.ts';
import {
  createNumberIndex,
  createRegisterLeavings,
} from '#server/features/leaving/register-leaving-service.ts';
import { importMembers } from '#server/features/register-import/register-import-service.ts';
import type { Outcome } from '#server/features/register-import/register-plan-service.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { createLog } from '#server/platform/log.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { keepFilesPrivate, makePrivate } from '#server/platform/private-folder.ts';
import { createNumberSeal } from '#server/platform/sealed-number.ts';
import { loadSecret } from '#server/platform/server-secret.ts';
import { StartProblem } from '#server/platform/start-problem.ts';
import { ImportProblem, readThrough, rowsOf, sentenceOf } from './import-members-file.ts';
import {
  changeWords,
  noteWords,
  refusalWords,
  resultWords,
  importTexts as texts,
} from './import-members-texts.ts';

const wordsOf = ({ refusal, changes, notes }: Outcome): string =>
  [
    refusal ? refusalWords[refusal] : '',
    changes.length > 0 ? texts.changed(changes.map((change) => changeWords[change])) : '',
    ...notes.map((note) => noteWords[note]),
  ]
    .filter(Boolean)
    .join(', ');

async function run(): Promise<void> {
  keepFilesPrivate();
  const { values, positionals } = readArguments();
  const [kind, file] = positionals;
  if (kind !== 'members' || !file) throw new ImportProblem(texts.usage);
  const rows = rowsOf(file);
  await access(file).catch(() => {
    throw new ImportProblem(texts.noFile(file));
  });
  await readThrough(file);
  const config = loadConfig(process.env);
  makePrivate(config.dataDir);
  const log = createLog(undefined, 'error');
  const database = await openDatabase({
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
    prepare: config.databasePrepare,
    log,
  });
  const report = values.report ? createWriteStream(values.report) : null;
  report?.write(`\ufeff${texts.reportHeading}`);
  const counts = { added: 0, changed: 0, same: 0, refused: 0 };
  let told = 0;
  try {
    const secret = loadSecret(config.secret, config.dataDir);
    const now = new Date();
    const needs = {
      db: database.db,
      seal: createNumberSeal([secret]),
      leavings: createRegisterLeavings(createNumberIndex(secret)),
      accept: config.fodselsnummerSeries,
      today: norwegianDay(now),
      now,
      apply: values.apply,
      onIgnoredColumns: (headings: string[]) => console.error(texts.columnsIgnored(headings)),
    };
    for await (const outcomes of importMembers(needs, rows)) {
      for (const outcome of outcomes) {
        counts[outcome.result]++;
        const { line, number, result } = outcome;
        const words = wordsOf(outcome);
        report?.write(`${line};${number};${resultWords[result]};${words.replaceAll(';', ',')}\n`);
        if (words && !report) console.log(`${line}: ${number} ${resultWords[result]}: ${words}`);
      }
      const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
      if (rows - told >= 10_000) {
        told = rows;
        console.error(texts.progress(rows));
      }
    }
    console.log(texts.done(counts, values.apply));
  } finally {
    await new Promise<void>((done) => (report ? report.end(done) : done()));
    await database.close();
  }
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { apply: { type: 'boolean', default: false }, report: { type: 'string' } },
    });
  } catch {
    throw new ImportProblem(texts.usage);
  }
}

try {
  await run();
} catch (error) {
  if (error instanceof StartProblem || error instanceof ConfigProblem) console.error(error.sentence);
  else console.error(sentenceOf(error) ?? error);
  process.exitCode = 1;
}
