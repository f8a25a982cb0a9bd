/**
 * The changes that a system gets, as JSON Lines: `npm run export -- events --to=SYSTEM --since=POSITION`. The same events as
 * its webhooks have, for a system that has been without a network or is moved. Its copies are recorded as elsewhere.
 */
import { parseArgs } from 'node:util';
import { largestPage } from '#contract/register-api-endpoints.ts';
import { loadConfig } from '#server/config/config.ts';
import { positionBefore } from '#server/features/feeding/feed-repository.ts';
import { readChanges, takeUpChanges } from '#server/features/feeding/feed-service.ts';
import { findSubscriberByName, listSubscribers } from '#server/features/feeding/subscriber-repository.ts';
import { type Database, inTransaction } from '#server/platform/database/database.ts';
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
  return command === 'events' && values.to && isSince ? values : null;
}

async function list(db: Database): Promise<number> {
  const subscribers = await listSubscribers(db);
  console.log(subscribers.length ? subscribers.map(texts.line).join('\n') : texts.none);
  return 0;
}

/** @returns the exit code */
async function write(db: Database, { to, since }: Wanted): Promise<number> {
  const subscriber = await findSubscriberByName(db, to);
  if (subscriber?.state !== 'active') {
    console.error(texts.unknown(to));
    return 1;
  }
  await takeUpChanges(db, new Date());
  let after = /^\d+$/.test(since) ? Number(since) : await positionBefore(db, new Date(since));
  let count = 0;
  for (let hasMore = true; hasMore; ) {
    const page = await inTransaction(db, (tx) =>
      readChanges(tx, subscriber, { after, until: null, limit: largestPage }, new Date()),
    );
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
