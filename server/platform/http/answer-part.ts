/** One part of an answer that is put together of several: a part that fails or is late leaves the others whole. */
import * as z from 'zod/mini';
import type { Problem } from '#contract/problem.ts';

export type AnswerPart<Value> = { value: Value } | { problem: Problem };

/**
 * @param schema of the value: a part that does not match its contract has failed
 * @param answer what the part is
 * @param problemOf what an error is answered with
 * @param limitMs how long the other parts wait for this one
 */
export async function answerPart<Value>(
  schema: z.ZodMiniType<Value>,
  answer: () => Promise<Value>,
  problemOf: (error: unknown) => Problem,
  limitMs: number,
): Promise<AnswerPart<Value>> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new PartLate()), limitMs);
  try {
    return { value: z.parse(schema, await Promise.race([answer(), late.promise])) };
  } catch (error) {
    return { problem: problemOf(error) };
  } finally {
    clearTimeout(timer);
  }
}

/** Counted and answered like a request that could not be served. */
class PartLate extends Error {
  override name = 'PartLate';
  statusCode = 503;
  code = 'PART_LATE';
}
