/**
 * The list of erasures of this server, and what the database knows of it: what one server has erased is in the list of
 * every other a minute later, and a list that was lost is missed before a restored backup brings a leaver back.
 */
import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log.ts';
import { createSigner } from '#server/platform/server-secret.ts';
import { StartProblem } from '#server/platform/start-problem.ts';
import type { Erasure, ErasureList } from '#server/ports/erasure-list.ts';
import { sharedErasuresTexts as texts } from './shared-erasures-texts.ts';

const syncMs = 60_000;
/** A list may lack the newest: another server erased them while this one was stopped for a new version. */
const graceMs = 24 * 3_600_000;

type Known = { erasure: Erasure; seal: Buffer; recordedAt: Date };
const keyOf = ({ kind, id }: Erasure): string => `${kind} ${id}`;

/** @param list the file of this server @param secret what the rows of the database are sealed with */
export function createSharedErasures(db: Database, list: ErasureList, secret: Buffer) {
  const signer = createSigner(secret, 'erasures known');

  /** @returns those with our seal, and how many have another */
  async function readKnown(since: Date): Promise<{ known: Known[]; foreign: number }> {
    const { rows } = await sql<{ entry: string; seal: Buffer; recordedAt: Date }>`
      select entry, seal, recorded_at as "recordedAt" from erasure_known
      where recorded_at >= ${since} order by recorded_at`.execute(db);
    const ours = rows.filter(({ entry, seal }) => signer.isOurs(seal, entry));
    const known = ours.map(({ entry, ...row }) => ({ ...row, erasure: JSON.parse(entry) as Erasure }));
    return { known, foreign: rows.length - ours.length };
  }

  /** Sealed with the newest secret, also where it is known under a former one. */
  async function makeKnown(erasure: Erasure): Promise<void> {
    const entry = JSON.stringify(erasure);
    await sql`
      insert into erasure_known (kind, subject_id, entry, seal)
      values (${erasure.kind}, ${erasure.id}, ${entry}, ${signer.sign(entry)})
      on conflict (kind, subject_id) do update set entry = excluded.entry, seal = excluded.seal`.execute(db);
  }

  /** @returns what the database knows and the list lacks */
  async function findMissing(known: readonly Known[]): Promise<Known[]> {
    const there = new Set((await list.all()).map(keyOf));
    return known.filter(({ erasure }) => !there.has(keyOf(erasure)));
  }

  async function complete(missing: readonly Known[]): Promise<void> {
    for (const { erasure } of missing) await list.add(erasure);
  }

  return {
    /** The file first: what is known in the database only could be lost with it. */
    async add(erasure: Erasure): Promise<void> {
      await list.add(erasure);
      await makeKnown(erasure);
    },

    all: (): Promise<Erasure[]> => list.all(),

    /**
     * At the start, before anything that is back is erased again.
     * @returns how many erasures are known
     * @throws StartProblem where the list lacks what the database has known for long: it is lost, or an old one
     */
    async merge(log: Pick<Log, 'info' | 'error'>, takesOldList = false): Promise<number> {
      const { known, foreign } = await readKnown(new Date(0));
      if (foreign > 0) log.error({ foreign }, 'erasures in the database without our seal: not used');
      const missing = await findMissing(known).catch((cause) => {
        throw new StartProblem(texts.unreadable, { cause });
      });
      const isOld = missing.some(({ recordedAt }) => recordedAt.getTime() < Date.now() - graceMs);
      if (isOld && !takesOldList) throw new StartProblem(texts.listLacks(missing.length, known.length));
      await complete(missing);
      const all = new Map((await list.all()).map((erasure) => [keyOf(erasure), erasure]));
      const seals = new Map(known.map(({ erasure, seal }) => [keyOf(erasure), seal]));
      for (const [key, erasure] of all)
        if (!seals.get(key)?.equals(signer.sign(JSON.stringify(erasure)))) await makeKnown(erasure);
      log.info({ count: all.size, added: missing.length }, 'the list of erasures');
      return all.size;
    },

    /** Every minute what other servers have erased. @returns how to end it */
    keepMerging(log: Pick<Log, 'warn'>): () => void {
      const timer = setInterval(() => {
        readKnown(new Date(Date.now() - graceMs))
          .then(({ known }) => findMissing(known))
          .then(complete)
          .catch((err) => log.warn({ err }, 'could not complete the list of erasures'));
      }, syncMs);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}
