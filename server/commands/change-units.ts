/**
 * The organisation's units: `npm run units -- list`, `add`, `rename`, `move` and `areas`; see «The first day» in
 * docs/operations.md.
 */
import os from 'node:os';
import { parseArgs } from 'node:util';
import { loadConfig } from '#server/config/config.ts';
import {
  changeUnit,
  listUnits,
  type UnitChange,
} from '#server/features/representatives/unit-change-service.ts';
import type { Database } from '#server/platform/database/database.ts';
import { changeUnitsTexts as texts } from './change-units-texts.ts';
import { runCommand, withDatabase } from './run-command.ts';

type Wanted = 'list' | { change: UnitChange; reason: string };

const options = {
  kind: { type: 'string' },
  parent: { type: 'string' },
  municipalities: { type: 'string' },
  to: { type: 'string' },
  reason: { type: 'string', default: '' },
} as const;

/** @returns null where the words cannot be understood */
function readWords(args: string[]): Wanted | null {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [command, unit, ...more] = positionals;
  if (command === 'list' && !unit) return 'list';
  const reason = values.reason.trim();
  if (!unit || more.length > 0 || !reason) return null;
  const change = changeOf(command, unit, values);
  return change && { change, reason };
}

function changeOf(
  command: string | undefined,
  unit: string,
  { kind, parent, municipalities, to }: Partial<Record<keyof typeof options, string>>,
): UnitChange | null {
  const areas = (municipalities ?? '').split(/[\s,]+/).filter(Boolean);
  if (command === 'add' && (kind === 'national' || kind === 'region' || kind === 'chapter'))
    return { kind: 'add', unit: unit.trim(), as: kind, parent: parent ?? null, municipalities: areas };
  if (command === 'rename' && to) return { kind: 'rename', unit, to: to.trim() };
  if (command === 'move' && parent) return { kind: 'move', unit, parent };
  if (command === 'areas' && municipalities !== undefined)
    return { kind: 'areas', unit, municipalities: areas };
  return null;
}

/** @returns the exit code */
async function run(db: Database, wanted: Wanted): Promise<number> {
  if (wanted === 'list') {
    const units = await listUnits(db);
    const names = new Map(units.map(({ id, name }) => [id, name]));
    const lines = units.map((unit) => texts.line(unit, names.get(unit.parentId ?? '')));
    console.log(lines.length > 0 ? lines.join('\n') : texts.none);
    return 0;
  }
  const maker = { madeBy: os.userInfo().username, reason: wanted.reason, at: new Date() };
  const outcome = await changeUnit(db, wanted.change, maker);
  console.log(texts.outcomes[outcome]);
  return outcome === 'changed' || outcome === 'same' ? 0 : 1;
}

await runCommand(async () => {
  const wanted = readWords(process.argv.slice(2));
  if (wanted !== null) return withDatabase(loadConfig(process.env), (db) => run(db, wanted));
  console.error(texts.usage);
  return 2;
});
