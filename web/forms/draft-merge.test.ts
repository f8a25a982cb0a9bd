import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isWorthKeeping, type LocalDraft, mergeDrafts } from './draft-merge.ts';

const early = '2026-06-05T10:00:00.000Z';
const late = '2026-06-05T11:00:00.000Z';
const none = { values: null, savedAt: null };
const server = (text: string, savedAt: string) => ({ values: { message: text }, savedAt });
const local = (text: string | null, rest: Partial<LocalDraft> = {}): LocalDraft => ({
  values: text === null ? null : { message: text },
  changedAt: late,
  baseSavedAt: null,
  isSynced: false,
  ...rest,
});
const textOf = (merged: { values: Record<string, string | boolean> | null }) => merged.values?.message;

describe('which draft the person goes on with', () => {
  it('is none where there is none', () => {
    assert.deepEqual(mergeDrafts(null, none), {
      values: null,
      changedAt: null,
      baseSavedAt: null,
      needsSync: false,
    });
  });

  it("is the server's in a new tab or on another device", () => {
    const merged = mergeDrafts(null, server('fra før', early));
    assert.equal(textOf(merged), 'fra før');
    assert.equal(merged.needsSync, false);
  });

  it('is what was typed here without network, and the server is told', () => {
    const merged = mergeDrafts(local('uten nett'), none);
    assert.equal(textOf(merged), 'uten nett');
    assert.equal(merged.needsSync, true);
  });

  it('is what was typed here on top of the one from the server, also where this clock is behind', () => {
    const merged = mergeDrafts(
      local('videre', { changedAt: early, baseSavedAt: late }),
      server('fra før', late),
    );
    assert.equal(textOf(merged), 'videre');
    assert.equal(merged.baseSavedAt, late);
  });

  it('is the newest where another device saved in between', () => {
    const inBetween = server('fra telefonen', late);
    assert.equal(textOf(mergeDrafts(local('herfra', { changedAt: early }), inBetween)), 'fra telefonen');
    const later = '2026-06-05T12:00:00.000Z';
    assert.equal(textOf(mergeDrafts(local('herfra', { changedAt: later }), inBetween)), 'herfra');
  });

  it("is the server's where nothing was typed here since the last saving", () => {
    const synced = local('gammelt', { isSynced: true, baseSavedAt: early });
    assert.equal(textOf(mergeDrafts(synced, server('nytt', late))), 'nytt');
    assert.equal(mergeDrafts(synced, none).values, null);
  });

  it('is none after sending, and the server is told again where it has not heard', () => {
    const sent = local(null, { baseSavedAt: early });
    const merged = mergeDrafts(sent, server('sendt', early));
    assert.equal(merged.values, null);
    assert.equal(merged.needsSync, true);
    assert.equal(mergeDrafts(sent, none).needsSync, false);
  });
});

describe('what is worth keeping', () => {
  it('is anything but empty fields', () => {
    assert.equal(isWorthKeeping({ subject: ' ', agrees: false }), false);
    assert.equal(isWorthKeeping({ subject: 'H', agrees: false }), true);
    assert.equal(isWorthKeeping({ subject: '', agrees: true }), true);
  });
});
