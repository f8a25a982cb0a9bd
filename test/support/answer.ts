/** What the portal answered in a route test. */
import assert from 'node:assert/strict';

export type Answer = {
  status: number;
  body: Record<string, never> & object;
  text: string;
  bytes: Buffer;
  headers: object;
};

/** What is in an answer that is no refusal. */
export function bodyOf<T>({ status, text, body }: Answer): T {
  assert.ok(status < 300, text);
  return body as unknown as T;
}
