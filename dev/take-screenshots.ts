/** `npm run screenshots`: starts the portal with the demo people and takes the pictures in docs/screenshots again. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const { status } = spawnSync(
  process.execPath,
  ['node_modules/@playwright/test/cli.js', 'test', 'screenshots', '--workers=1', ...process.argv.slice(2)],
  { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, SCREENSHOTS: '1' } },
);
process.exit(status ?? 1);
