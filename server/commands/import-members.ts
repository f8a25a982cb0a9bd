/**
 * Brings a member register in: `npm run import -- members FILE.csv|xlsx [--apply] [--report REPORT.csv]`.
 * With `--source`, and for all other kinds, the file is moved in from an old system: see `move-in.ts`.
 * Without `--apply` nothing is written. Every row that is not simply taken is told, by line and member number only:
 * the report may be passed on, and names and numbers of people have no business in it.
 */
import { createWriteStream, type WriteStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type Config, loadConfig } from '#server/config/config.ts';
import {
  createNumberIndex,
  createRegisterLeavings,
} from '#server/features/leaving/register-leaving-service.ts';
import { importMembers } from '#server/features/register-import/register-import-service.ts';
import type { Outcome } from '#server/features/register-import/register-plan-service.ts';
import type { Database } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
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
import { moveIn } from './move-in.ts';
import { runCommand, withDatabase } from './run-command.ts';

const wordsOf = ({ refusal, changes, notes }: Outcome): string =>
  [
    refusal ? refusalWords[refusal] : '',
    changes.length > 0 ? texts.changed(changes.map((change) => changeWords[change])) : '',
    ...notes.map((note) => noteWords[note]),
  ]
    .filter(Boolean)
    .join(', ');

type Import = { db: Database; config: Config; rows: ReturnType<typeof rowsOf>; isApplied: boolean };

async function run(): Promise<number> {
  const { values, positionals } = readArguments();
  const [kind, file] = positionals;
  if (kind && file && (values.source || kind !== 'members')) {
    const leavingsOf = (secret: Buffer) => createRegisterLeavings(createNumberIndex(secret));
    return moveIn(kind, file, { ...values, leavingsOf });
  }
  if (kind !== 'members' || !file) throw new ImportProblem(texts.usage);
  const rows = rowsOf(file);
  await access(file).catch(() => {
    throw new ImportProblem(texts.noFile(file));
  });
  await readThrough(file);
  const config = loadConfig(process.env);
  const report = values.report ? createWriteStream(values.report) : null;
  try {
    await withDatabase(config, (db) => bringIn({ db, config, rows, isApplied: values.apply }, report));
  } finally {
    await new Promise<void>((done) => (report ? report.end(done) : done()));
  }
  return 0;
}

/** @param report what is refused and changed, a line each; in the terminal where there is none */
async function bringIn({ db, config, rows, isApplied }: Import, report: WriteStream | null): Promise<void> {
  report?.write(`\ufeff${texts.reportHeading}`);
  const counts = { added: 0, changed: 0, same: 0, refused: 0 };
  let told = 0;
  const secret = loadSecret(config.secret, config.dataDir);
  const now = new Date();
  const needs = {
    db,
    seal: createNumberSeal([secret]),
    leavings: createRegisterLeavings(createNumberIndex(secret)),
    accept: config.fodselsnummerSeries,
    today: norwegianDay(now),
    now,
    apply: isApplied,
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
    const read = Object.values(counts).reduce((sum, count) => sum + count, 0);
    if (read - told >= 10_000) {
      told = read;
      console.error(texts.progress(read));
    }
  }
  console.log(texts.done(counts, isApplied));
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        apply: { type: 'boolean', default: false },
        report: { type: 'string' },
        source: { type: 'string' },
        duplicates: { type: 'string' },
      },
    });
  } catch {
    throw new ImportProblem(texts.usage);
  }
}

await runCommand(() =>
  run().catch((error: unknown) => {
    const sentence = sentenceOf(error);
    throw sentence === null ? error : new StartProblem(sentence);
  }),
);
