/** Sending a form, and what can go wrong on the way, in words. */

import type { FieldCode } from '#contract/problem.ts';
import { ApiError } from '#web/api/api-error.ts';
import { NoAnswerError, OfflineError } from '#web/api/within.ts';
import { formTexts } from '#web/texts/form-texts.ts';
import { connectionTexts, problemTexts } from '#web/texts/problem-texts.ts';

const pausesMs = [500, 2000];

/**
 * Sends, and tries twice more where the answer was lost on the way although there is network. Safe because
 * the call carries an idempotency key. After a long silence the person decides.
 */
export async function sendOnce<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  for (const pauseMs of pausesMs) {
    try {
      return await send();
    } catch (error) {
      const isLost = error instanceof OfflineError && !(error instanceof NoAnswerError);
      if (!isLost || !navigator.onLine) throw error;
      await new Promise((done) => setTimeout(done, pauseMs));
    }
  }
  return send();
}

/** A code for each field the server named, and a sentence where the fields do not say it all. */
export type Failure = { fields: Record<string, FieldCode>; text: string | null };

/**
 * What the person is told.
 * @param button the words on the button
 * @param names the fields of this form
 */
export function failureOf(error: unknown, button: string, names: readonly string[]): Failure {
  if (error instanceof OfflineError)
    return { fields: {}, text: navigator.onLine ? formTexts.noAnswer(button) : formTexts.offline(button) };
  if (!(error instanceof ApiError)) return { fields: {}, text: connectionTexts.unexpected };
  const fields: Record<string, FieldCode> = {};
  for (const { path, code } of error.fields) {
    const name = path.split('/')[1] ?? '';
    if (names.includes(name)) fields[name] ??= code;
  }
  if (Object.keys(fields).length > 0) return { fields, text: null };
  const text: string = problemTexts[error.code];
  return { fields, text: error.reference ? `${text} ${connectionTexts.reference(error.reference)}` : text };
}
