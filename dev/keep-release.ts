/**
 * `npm run keep:release`: keeps what the next release has to get on with, when this one goes into production. Commit
 * what it writes together with the release.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { listMigrations } from '#server/platform/database/migrate.ts';
import { shapesNow } from '../test/support/release-shapes.ts';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'test/previous-release');
// Sources without a history have none: the tests of the release cannot be run again then.
const head = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' });
const commit = head.status === 0 ? head.stdout.trim() : 'unknown';
const shapes = shapesNow();
const migrations = listMigrations().map(({ name }) => name);
const release = {
  commit,
  date: new Date().toISOString().slice(0, 10),
  lastMigration: migrations.sort().at(-1),
};

writeFileSync(path.join(folder, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
// A line for each endpoint: a difference between two releases is read line by line.
writeFileSync(
  path.join(folder, 'contract.jsonl'),
  shapes.map((shape) => `${JSON.stringify(shape)}\n`).join(''),
);
console.log(`Kept: ${shapes.length} endpoints and ${migrations.length} migrations of ${commit.slice(0, 8)}`);
