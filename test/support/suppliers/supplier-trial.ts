/** What the trials of the suppliers have in common: waiting, the jobs that try again, and a sign-in by code. */
import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { signInTexts } from '#server/identity-provider/sign-in-texts.ts';
import type { Database } from '#server/platform/database/database.ts';
import { createCookieBrowser } from '../cookie-browser.ts';
import { codeIn, enterCode, requestCode, startSignIn } from '../sign-in.ts';
import { until } from '../until.ts';
import type { FaultyProxy } from './faulty-proxy.ts';

export type SupplierTrial = {
  proxy: FaultyProxy;
  /** Before the fault. */
  prepare?(): Promise<void>;
  /** During the fault: what the member does, and how it is met. Ends when an attempt has failed. */
  meet(): Promise<void>;
  /** The fault is over: ends when all that was asked for is done. */
  heal(): Promise<void>;
  /** How often each thing that was asked for has been done in effect: once. */
  effects(): Promise<number[]> | number[];
};

/** An attempt of each job has failed and will be made again. */
export const untilRetried = (db: Database, jobs: readonly string[]) =>
  until(`${jobs.join(', ')} failed once`, async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct name from pgboss.job where state = 'retry'`.execute(db);
    return jobs.every((job) => rows.some(({ name }) => name === job));
  });

/** None of them waits, and none has been given up. */
export const untilDone = (db: Database, jobs: readonly string[]) =>
  until(`${jobs.join(', ')} done`, async () => {
    const { rows } = await sql<{ state: string }>`
      select state from pgboss.job where name = any(${jobs}) and state <> 'completed'`.execute(db);
    assert.ok(!rows.some(({ state }) => state === 'failed'), 'a job has been given up');
    return rows.length === 0;
  });

export type SignInTrial = ReturnType<typeof createSignInTrial>;

/**
 * Somebody who signs in at the embedded provider, whose code goes out by a supplier.
 * @param codeFor the newest code that has come to somebody
 */
export function createSignInTrial(origin: string, codeFor: (identifier: string) => string | null) {
  let browser = createCookieBrowser(origin);
  let page = '';
  let identifier = '';
  return {
    /** The page says that the code has not left, and what was typed is in its field. */
    async meet(typed: string) {
      identifier = typed;
      browser = createCookieBrowser(origin);
      ({ page } = await startSignIn(browser, origin));
      const answer = await requestCode(browser, page, identifier);
      assert.equal(answer.status, 503, answer.body);
      assert.ok(answer.body.includes(signInTexts.sendingFailed));
      assert.ok(answer.body.includes(`value="${identifier}"`), 'what was typed is kept');
    },
    /** The same page, the same button: a code comes, and is taken. */
    async heal() {
      const before = codeFor(identifier);
      await until(
        'a code is sent',
        async () => (await requestCode(browser, page, identifier)).status === 200,
      );
      await until('a code has come', () => ![null, before].includes(codeFor(identifier)));
      codeIn(await enterCode(browser, page, codeFor(identifier)!));
    },
  };
}
