/** Makes changes of the access log visible, also by the owner of the database: a seal, and a copy of its head outside. */
import { keptSince, retention } from '#contract/retention.ts';
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { type LogSeal, logSealOf } from '#server/platform/database/log-sealing.ts';
import type { LogHead, LogHeadList } from '#server/ports/log-heads.ts';
import { findBrokenRow } from './access-log-repository.ts';
import { hashesOf, lockHead, readHead, setSeal } from './log-head-repository.ts';

/** Seals the last row, and with it all before it. */
export async function sealHead(
  tx: Transaction,
  { number, hash }: { number: number; hash: Buffer },
): Promise<void> {
  const seal = logSealOf(tx);
  if (!seal) return;
  await setSeal(tx, { number, seal: seal.seal(number, hash), key: seal.key });
}

/** What does not fit, and at which row. */
export type LogFault = { row: number; fault: 'chain' | 'seal' | 'missing' | 'changed' };

/**
 * Whether the log is whole: each row follows from the one before it, the last one carries our seal, and what was
 * recorded outside the database is still in it.
 * @param heads null where only the database is to be looked at
 */
export async function findLogFault(
  db: Database,
  seal: LogSeal,
  heads: readonly LogHead[] | null,
  now: Date,
): Promise<LogFault | null> {
  const broken = await findBrokenRow(db);
  if (broken !== null) return { row: broken, fault: 'chain' };
  const head = await readHead(db);
  const isSealed =
    head.number === 0 ||
    (head.sealedNumber === head.number &&
      head.seal !== null &&
      seal.isOurs(head.seal, head.number, head.hash));
  if (!isSealed) return { row: head.number, fault: 'seal' };
  return heads && findTraceFault(db, seal, heads, now);
}

async function findTraceFault(
  db: Database,
  seal: LogSeal,
  heads: readonly LogHead[],
  now: Date,
): Promise<LogFault | null> {
  // A day more than the law asks for: the nightly job may not have been there yet, or a little early.
  const since = new Date(keptSince(retention['access-log'].period, now).getTime() + 24 * 3_600_000);
  const ours = heads.filter(({ seal: sealed, number, hash }) =>
    seal.isOurs(Buffer.from(sealed, 'base64url'), number, Buffer.from(hash, 'base64url')),
  );
  const hashes = await hashesOf(
    db,
    ours.map(({ number }) => number),
  );
  for (const { number, hash, lookedAt } of ours) {
    const found = hashes.get(number);
    if (found === undefined && new Date(lookedAt) >= since) return { row: number, fault: 'missing' };
    if (found !== undefined && found !== hash) return { row: number, fault: 'changed' };
  }
  return null;
}

/**
 * At the start: what was there before there were seals is sealed once, and what a former key sealed is sealed with the
 * newest. Nothing is sealed that does not hold.
 */
export const renewSeal = (db: Database, seal: LogSeal): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockHead(tx);
    const head = await readHead(tx);
    if (head.number === 0 || head.key === seal.key) return;
    const isFormer =
      head.seal !== null &&
      head.sealedNumber === head.number &&
      seal.isOurs(head.seal, head.number, head.hash);
    if (head.seal !== null && !isFormer) return;
    if ((await findBrokenRow(tx)) !== null) return;
    await setSeal(tx, { number: head.number, seal: seal.seal(head.number, head.hash), key: seal.key });
  });

/**
 * Records where the log stands, where that has changed.
 * @returns the head that was recorded, or what does not fit: then nothing is
 */
export async function exportHead(
  db: Database,
  seal: LogSeal,
  list: LogHeadList,
  now: Date,
): Promise<{ head: LogHead | null; fault: LogFault | null }> {
  const heads = await list.all();
  const fault = await findLogFault(db, seal, heads, now);
  if (fault) return { head: null, fault };
  const { number, hash, lookedAt } = await readHead(db);
  const sealed = seal.seal(number, hash).toString('base64url');
  if (number === 0 || lookedAt === null || heads.at(-1)?.seal === sealed) return { head: null, fault: null };
  const head: LogHead = {
    number,
    hash: hash.toString('base64url'),
    lookedAt: lookedAt.toISOString(),
    seal: sealed,
    at: now.toISOString(),
  };
  await list.add(head);
  return { head, fault: null };
}
