import assert from 'node:assert/strict';
import { getEventListeners } from 'node:events';
import { describe, type TestContext, test } from 'node:test';
import { type ChangeStream, comeBackMs, followChanges } from './change-stream.ts';

/** Answers are given one after the other; when there are no more, the following stops. */
async function follow(
  context: TestContext,
  answers: (Response | Error | ((signal: AbortSignal) => Response))[],
) {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const stop = new AbortController();
  const said: string[] = [];
  let kept = 0;
  const stream: ChangeStream = {
    async open(signal) {
      said.push('open');
      kept = Math.max(kept, getEventListeners(stop.signal, 'abort').length);
      const answer = answers.shift();
      if (!answer) stop.abort();
      if (!answer || answer instanceof Error) throw answer ?? new Error('stopped');
      return typeof answer === 'function' ? answer(signal) : answer;
    },
    opened: () => said.push('opened'),
    changed: () => said.push('changed'),
    closed: () => said.push('closed'),
    random: () => 1,
  };
  const followed = followChanges(stream, stop.signal);
  while (!stop.signal.aborted) {
    await new Promise((later) => setImmediate(later));
    await new Promise((later) => setImmediate(later));
    const before = said.length;
    context.mock.timers.tick(1000);
    if (said.length === before) said.push('1 s');
  }
  await followed;
  assert.equal(kept, 0, 'nobody waits for the end of a pause that is over');
  return said;
}

const streamOf = (...pieces: string[]) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
        controller.close();
      },
    }),
  );
/** Sends nothing until it is cancelled. */
const silentStream = (signal: AbortSignal) =>
  new Response(
    new ReadableStream({
      start: (controller) => signal.addEventListener('abort', () => controller.error(signal.reason)),
    }),
  );
const acts = (said: string[]) => said.filter((what) => what !== '1 s');

describe('the stream of changes', () => {
  test('tells of each change, however the pieces fall, and not of signs of life', async (context) => {
    const said = await follow(context, [
      streamOf(':\n\n', 'event: enqu', 'iries\ndata:\n', '\n:\n\n', 'event: enquiries\ndata:\n\n'),
    ]);
    assert.deepEqual(acts(said), ['open', 'opened', 'changed', 'changed', 'closed', 'open']);
  });

  test('comes again when it breaks, when it is refused and when the server does not answer', async (context) => {
    const said = await follow(context, [
      new Error('lost'),
      new Response(null, { status: 503 }),
      new Response(null, { status: 429 }),
      streamOf(':\n\n'),
    ]);
    assert.deepEqual(acts(said), ['open', 'open', 'open', 'open', 'opened', 'closed', 'open']);
  });

  test('a connection that says nothing for long is given up', async (context) => {
    const said = await follow(context, [silentStream]);
    assert.deepEqual(acts(said), ['open', 'opened', 'closed', 'open']);
    assert.ok(said.indexOf('closed') >= 50, String(said.indexOf('closed')));
  });

  test('waits longer each time, at most half a minute, and not everybody as long', () => {
    assert.deepEqual(
      [0, 1, 2, 10].map((failures) => comeBackMs(failures, 1)),
      [1000, 2000, 4000, 30_000],
    );
    assert.equal(comeBackMs(1, 0), 1000);
  });
});
