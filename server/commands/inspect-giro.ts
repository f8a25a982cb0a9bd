/**
 * Says what is in a file of the NY-format: `npm run --silent giro -- inspect FILE`. Prints one JSON object.
 * Exit code 0: readable without problems; 1: readable, but it does not agree with itself; 2: not such a file, or one
 * that cannot be read.
 */
import { readFile } from 'node:fs/promises';
import { readGiroFile } from '#server/adapters/avtalegiro/giro-lines.ts';
import { type GiroProblem, GiroRefusal } from '#server/adapters/avtalegiro/giro-refusal.ts';
import type { GiroFile } from '#server/ports/giro-file.ts';
import { inspectTexts as texts } from './inspect-giro-texts.ts';

type Inspection = {
  /** Of the first assignment: payments and mandates of one day come in one file. */
  kind: string | null;
  assignments: object[];
  problems: GiroProblem[];
};

function shown({ assignments }: GiroFile, problems: GiroProblem[]): Inspection {
  return {
    kind: assignments[0]?.kind ?? null,
    assignments: assignments.map(({ kind, account, count, recordCount, sumOre, items, ...rest }) => ({
      kind,
      account,
      count,
      recordCount,
      sumOre,
      ...rest,
      items,
    })),
    problems,
  };
}

const [command, name] = process.argv.slice(2);
if (command !== 'inspect' || !name) {
  console.error(texts.usage);
  process.exit(2);
}
const print = (inspection: Inspection) => console.log(JSON.stringify(inspection, null, 2));
const bytes = await readFile(name).catch(() => null);
if (!bytes) {
  console.error(texts.noFile(name));
  process.exit(2);
}
try {
  const { file, problems } = readGiroFile(bytes);
  print(shown(file, problems));
  process.exitCode = problems.length > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof GiroRefusal)) throw error;
  const { line, position, code, message } = error;
  print({ kind: null, assignments: [], problems: [{ line, position, code, text: message }] });
  process.exitCode = 2;
}
