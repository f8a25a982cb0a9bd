/** A repeated write has one effect and one answer. */
import { createHash } from 'node:crypto';
import { type Database, inTransaction, type Transaction } from '../database/database.ts';
import { Refusal } from '../refusal.ts';
import { createTextSeal } from '../sealed-text.ts';
import { createSigner } from '../server-secret.ts';

export type Answer = { status: number; body: string };

/** How answers lie for their day: a copy of the database reveals none of them. */
export type AnswerKeeping = {
  seal(owner: string, body: string): string;
  open(owner: string, sealed: string): string;
  /** Whose keys those of somebody without a sign-in are: strangers at two addresses never meet in one. */
  anonymousId(address: string): string;
};

/** @param secret the server's, 32 bytes */
export function createAnswerKeeping(secret: Buffer): AnswerKeeping {
  const { seal, open } = createTextSeal(secret, 'answers to repeated writes');
  const { sign } = createSigner(secret, 'anonymous caller', 16);
  return {
    seal: (owner, body) => seal(owner, body).toString('base64'),
    open: (owner, sealed) => open(owner, Buffer.from(sealed, 'base64')),
    anonymousId: (address) =>
      sign(address)
        .toString('hex')
        .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
  };
}

/**
 * Runs `work` once per person and key, in one transaction with the record of its answer: both are kept or
 * neither. The same request again, also at the same moment, gets the same answer.
 * @throws Refusal IDEMPOTENCY_KEY_MISSING, IDEMPOTENCY_KEY_REUSED (same key, other request)
 */
export async function answerOnce(
  db: Database,
  request: {
    personId: string;
    key: unknown;
    endpoint: string;
    content: unknown;
    now: Date;
    keeping: AnswerKeeping;
  },
  work: (tx: Transaction) => Promise<Answer>,
): Promise<Answer> {
  const { personId, key, endpoint, now, keeping } = request;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,100}$/.test(key))
    throw new Refusal('IDEMPOTENCY_KEY_MISSING');
  const owner = `${personId} ${key}`;
  const requestHash = createHash('sha256').update(JSON.stringify(request.content)).digest('base64url');
  return inTransaction(db, async (tx) => {
    // With a request of the same key still running, this waits for its transaction to end.
    const claimed = await tx
      .insertInto('idempotency_key')
      .values({
        person_id: personId,
        key,
        endpoint,
        request_hash: requestHash,
        status: 0,
        answer: '',
        created_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!claimed) {
      const former = await tx
        .selectFrom('idempotency_key')
        .select(['endpoint', 'request_hash', 'status', 'answer'])
        .where('person_id', '=', personId)
        .where('key', '=', key)
        .executeTakeFirstOrThrow();
      if (former.endpoint !== endpoint || former.request_hash !== requestHash) {
        throw new Refusal('IDEMPOTENCY_KEY_REUSED');
      }
      // The answer may be gone before its day has passed: it named somebody who is erased. The effect stays one.
      if (former.answer === '') throw new Refusal('IDEMPOTENCY_KEY_REUSED');
      return { status: former.status, body: keeping.open(owner, former.answer) };
    }
    const answer = await work(tx);
    await tx
      .updateTable('idempotency_key')
      .set({ status: answer.status, answer: keeping.seal(owner, answer.body) })
      .where('person_id', '=', personId)
      .where('key', '=', key)
      .execute();
    return answer;
  });
}

/** Forgets answers older than 24 hours. Safe to run at any time. */
export async function forgetOldAnswers(db: Database, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - 24 * 3_600_000);
  await db.deleteFrom('idempotency_key').where('created_at', '<', dayAgo).execute();
}
