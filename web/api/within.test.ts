import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NoAnswerError, OfflineError, within } from './within.ts';

const never = () => new Promise<never>(() => {});

test('what is answered in time is the answer, and nothing is left to wait for', async ({ mock }) => {
  mock.timers.enable({ apis: ['setTimeout'] });
  let stopped: AbortSignal | undefined;
  const answer = await within(20_000, async (signal) => {
    stopped = signal;
    return 'here';
  });
  mock.timers.tick(60_000);
  assert.deepEqual([answer, stopped?.aborted], ['here', false]);
});

test('silence is given up at the last moment and not before, and the call is told to stop', async ({
  mock,
}) => {
  mock.timers.enable({ apis: ['setTimeout'] });
  let signal: AbortSignal | undefined;
  const waiting = within(20_000, (given) => {
    signal = given;
    return never();
  });
  let error: unknown;
  waiting.catch((reason) => {
    error = reason;
  });
  mock.timers.tick(19_999);
  await Promise.resolve();
  assert.deepEqual([error, signal?.aborted], [undefined, false]);
  mock.timers.tick(1);
  await assert.rejects(waiting, NoAnswerError);
  assert.equal(signal?.aborted, true);
  assert.ok(new NoAnswerError() instanceof OfflineError);
});

test('a slow upload goes on for as long as something goes', async ({ mock }) => {
  mock.timers.enable({ apis: ['setTimeout'] });
  let tell = () => {};
  let error: unknown;
  const waiting = within(40_000, (_signal, alive) => {
    tell = alive;
    return never();
  });
  waiting.catch((reason) => {
    error = reason;
  });
  for (let minute = 0; minute < 10; minute += 1) {
    mock.timers.tick(39_000);
    tell();
  }
  await Promise.resolve();
  assert.equal(error, undefined);
  mock.timers.tick(40_000);
  await assert.rejects(waiting, NoAnswerError);
});

test("the caller's own wish to stop reaches the call, and is no silence", async () => {
  const outer = new AbortController();
  const waiting = within(
    20_000,
    (signal) =>
      new Promise((_done, fail) => signal.addEventListener('abort', () => fail(signal.reason as Error))),
    outer.signal,
  );
  outer.abort();
  await assert.rejects(waiting, { name: 'AbortError' });
});

test('what fails is told as it is', async () => {
  await assert.rejects(
    within(20_000, async () => {
      throw new TypeError('no');
    }),
    TypeError,
  );
});
