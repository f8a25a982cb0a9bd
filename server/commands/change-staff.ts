/**
 * Who has which role: `npm run staff -- list`, `add WHO [--treasurer | --administrator] --reason=TEXT`,
 * `remove WHO [--administrator] --reason=TEXT`; see «The first day» in docs/operations.md.
 */
import os from 'node:os';
import { parseArgs } from 'node:util';
import { loadConfig } from '#server/config/config.ts';
import { listStaff } from '#server/features/staff-desk/staff-member-repository.ts';
import { changeStaff, type StaffRequest } from '#server/features/staff-desk/staff-member-service.ts';
import type { Database } from '#server/platform/database/database.ts';
import { changeStaffTexts as texts } from './change-staff-texts.ts';
import { runCommand, withDatabase } from './run-command.ts';

type Wanted = Omit<StaffRequest, 'madeBy'> | 'list';

/** @returns null where the words cannot be understood */
function readWords(args: string[]): Wanted | null {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      treasurer: { type: 'boolean', default: false },
      administrator: { type: 'boolean', default: false },
      reason: { type: 'string', default: '' },
    },
  });
  const [command, who, ...more] = positionals;
  if (command === 'list' && !who) return 'list';
  const reason = values.reason.trim();
  if (!who || more.length > 0 || !reason) return null;
  const { treasurer, administrator } = values;
  if (treasurer && (administrator || command === 'remove')) return null;
  if (command === 'remove') return { who, as: administrator ? 'no-administrator' : 'none', reason };
  if (command !== 'add') return null;
  return { who, as: administrator ? 'administrator' : treasurer ? 'treasurer' : 'employee', reason };
}

/** @returns the exit code */
async function run(db: Database, wanted: Wanted): Promise<number> {
  if (wanted === 'list') {
    const staff = await listStaff(db);
    console.log(staff.length > 0 ? staff.map(texts.line).join('\n') : texts.none);
    return 0;
  }
  const outcome = await changeStaff(db, { ...wanted, madeBy: os.userInfo().username }, new Date());
  console.log(texts.outcomes[outcome]);
  return outcome === 'changed' || outcome === 'same' ? 0 : 1;
}

await runCommand(async () => {
  const wanted = readWords(process.argv.slice(2));
  if (wanted !== null) return withDatabase(loadConfig(process.env), (db) => run(db, wanted));
  console.error(texts.usage);
  return 2;
});
