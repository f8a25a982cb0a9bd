/**
 * The changes that a system gets, as JSON Lines: `npm run export -- events --to=SYSTEM --since=POSITION`. The same events as
 * its webhooks have, for a system that has been without a network or is moved. Its copies are recorded as elsewhere.
 * Without `--to` for the only system there is: which members and fields are written depends on the purpose of the system.
 */
import { parseArgs } from 'node:util';
import { largestPage } from '#contract/register-api-endpoints.ts';
import { loadConfig } from '#server/config/config.ts';
import { positionBefore } from '#server/features/feeding/feed-repository.ts';
import { type Reader, readNewChanges, takeUpChanges } from '#server/features/feeding/feed-service.ts';
import { listSubscribers } from '#server/features/feeding/subscriber-repository.ts';
import type { Database } from '#server/platform/database/database.ts';
import { exportTexts as texts } from './export-events-texts.ts';
import { runCommand, withDatabase } from './run-command.ts';

type Wanted = { to: string; since: string };

/** @returns null where the words cannot be understood */
function readWords(args: string[]): Wanted | 'list' | null {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { to: { type: 'string', default: '' }, since: { type: 'string', default: '0' } },
  });
  const [command, ...more] = positionals;
  if (more.length) return null;
  if (command === 'list') return 'list';
  const isSince = /^\d{1,15}$/.test(values.since) || !Number.isNaN(Date.parse(values.since));
  return command === 'events' && isSince ? values : null;
}

async function list(db: Database): Promise<number> {
  const subscribers = await listSubscribers(db);
  console.log(subscribers.length ? subscribers.map(texts.line).join('\n') : texts.none);
  return 0;
}

/** @returns the one with that name, or the only one; null where there is none, and the reason has been printed */
async function findReader(db: Database, to: string): Promise<Reader | null> {
  const active = (await listSubscribers(db)).filter(({ state }) => state === 'active');
  const only = active.length === 1 ? active[0] : undefined;
  const meant = to
    ? (active.find(({ name }) => name === to) ??
      active.find(({ name }) => name.toLowerCase() === to.toLowerCase()))
    : only;
  if (meant) return meant;
  console.error(to ? texts.unknown(to) : active.length ? texts.choose(active) : texts.none);
  return null;
}

/** @returns the exit code */
async function write(db: Database, { to, since }: Wanted): Promise<number> {
  const reader = await findReader(db, to);
  if (!reader) return 1;
  await takeUpChanges(db, new Date());
  let after = /^\d+$/.test(since) ? Number(since) : await positionBefore(db, new Date(since));
  let count = 0;
  for (let hasMore = true; hasMore; ) {
    const range = { after, until: null, limit: largestPage };
    const page = await readNewChanges(db, reader, range, new Date());
    for (const change of page.changes) process.stdout.write(`${JSON.stringify(change)}\n`);
    count += page.changes.length;
    after = page.position;
    hasMore = page.hasMore;
  }
  console.error(texts.done(count, after));
  return 0;
}

await runCommand(async () => {
  const wanted = readWords(process.argv.slice(2));
  if (wanted !== null)
    return withDatabase(loadConfig(process.env), (db) => (wanted === 'list' ? list(db) : write(db, wanted)));
  console.error(texts.usage);
  return 2;
});
