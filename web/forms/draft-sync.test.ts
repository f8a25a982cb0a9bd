import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import type { Draft, DraftValues } from '#contract/draft-endpoints.ts';
import { createDraftSync, type DraftServer } from './draft-sync.ts';

/** A tab with its storage, and a server that can be unplugged. */
function startTab(given: { stored?: Map<string, string>; draft?: Draft; pauseMs?: number } = {}) {
  const stored = given.stored ?? new Map<string, string>();
  const state = {
    stored,
    draft: given.draft ?? ({ values: null, savedAt: null } as Draft),
    isOnline: true,
    writes: [] as DraftValues[],
    minute: 0,
  };
  const answer = <T>(value: () => T): Promise<T> =>
    turn().then(() => {
      if (!state.isOnline) throw new Error('no network');
      return value();
    });
  const next = () => `2026-06-05T12:${String(++state.minute).padStart(2, '0')}:00.000Z`;
  const server: DraftServer = {
    read: () => answer(() => state.draft),
    write: (values) =>
      answer(() => {
        state.writes.push(values);
        state.draft = { values, savedAt: next() };
        return state.draft;
      }),
    remove: () =>
      answer(() => {
        state.draft = { values: null, savedAt: null };
        return state.draft;
      }),
  };
  const open = () =>
    createDraftSync({
      key: 'draft',
      server,
      storage: {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
        removeItem: (key) => void stored.delete(key),
      },
      now: () => new Date('2026-06-05T11:59:00Z'),
      isOnline: () => state.isOnline,
      pauseMs: given.pauseMs ?? 5,
      longestMs: 1000,
      retryMs: 5,
    });
  return { state, open };
}

/** Lets time pass, and the server answer meanwhile. */
async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 1) {
    mock.timers.tick(1);
    await turn();
  }
}

describe('a draft that is kept in the tab and on the server', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
  afterEach(() => mock.timers.reset());

  it('is in the tab at once and on the server after a pause, once', async () => {
    const { state, open } = startTab();
    const sync = open();
    await sync.restore();
    for (const message of ['H', 'He', 'Hei']) sync.change({ message });
    assert.match(state.stored.get('draft') ?? '', /Hei/);
    await pass(30);
    assert.deepEqual(state.writes, [{ message: 'Hei' }]);
    assert.equal(sync.getStatus().kind, 'saved');
    sync.close();
  });

  it('survives that it is typed without network, reloaded, and connected again', async () => {
    const { state, open } = startTab();
    const before = open();
    await before.restore();
    state.isOnline = false;
    before.change({ message: 'uten nett' });
    await pass(10);
    assert.equal(before.getStatus().kind, 'offline');
    before.close();

    const after = open();
    assert.deepEqual(after.localValues(), { message: 'uten nett' });
    await assert.rejects(after.restore());
    state.isOnline = true;
    const merged = await after.restore();
    assert.deepEqual(merged.values, { message: 'uten nett' });
    await pass(30);
    assert.deepEqual(state.draft.values, { message: 'uten nett' });
    after.close();
  });

  it('tries again by itself', async () => {
    const { state, open } = startTab();
    const sync = open();
    await sync.restore();
    state.isOnline = false;
    sync.change({ message: 'Hei' });
    await pass(20);
    state.isOnline = true;
    await pass(200);
    assert.deepEqual(state.draft.values, { message: 'Hei' });
    sync.close();
  });

  it('is gone from both after sending, also when a saving was on its way', async () => {
    const { state, open } = startTab();
    const sync = open();
    await sync.restore();
    sync.change({ message: 'Hei' });
    const saving = sync.flush(false);
    await Promise.all([saving, sync.discard()]);
    assert.equal(state.draft.values, null);
    assert.equal(state.stored.size, 0);
    sync.close();
  });

  it('does not come back after sending when the server could not be told', async () => {
    const { state, open } = startTab();
    const sync = open();
    await sync.restore();
    sync.change({ message: 'Hei' });
    await sync.flush(false);
    state.isOnline = false;
    await sync.discard();
    sync.close();
    state.isOnline = true;
    const again = open();
    assert.equal((await again.restore()).values, null);
    await pass(30);
    assert.equal(state.draft.values, null);
    again.close();
  });

  it('lets what was typed while the server answered be the newest', async () => {
    const { open } = startTab({
      draft: { values: { message: 'gammelt' }, savedAt: '2026-06-05T13:00:00.000Z' },
    });
    const sync = open();
    const restoring = sync.restore();
    sync.change({ message: 'nytt' });
    assert.deepEqual((await restoring).values, { message: 'nytt' });
    sync.close();
  });

  it('saves nothing where nothing is typed', async () => {
    const { state, open } = startTab();
    const sync = open();
    await sync.restore();
    sync.change({ message: '  ' });
    await sync.flush(true);
    assert.deepEqual(state.writes, []);
    assert.equal(state.stored.size, 0);
    sync.close();
  });
});
