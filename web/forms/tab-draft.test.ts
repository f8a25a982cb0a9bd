import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { DraftValues } from '#contract/draft-endpoints.ts';
import { keepTabDraft, readTabDraft, removeTabDraft, withoutNumbers } from './tab-draft.ts';

const key = 'draft:account:person:case-note.1';
const typedAt = new Date('2026-06-05T12:00:00.000Z');
const later = (hours: number) => new Date(typedAt.getTime() + hours * 60 * 60_000);

function startTab() {
  const stored = new Map<string, string>();
  return {
    stored,
    storage: {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, text: string) => void stored.set(name, text),
      removeItem: (name: string) => void stored.delete(name),
    },
  };
}

const type = (
  { storage }: ReturnType<typeof startTab>,
  values: DraftValues,
  initial: DraftValues = { note: '', name: 'Kari' },
) => keepTabDraft(storage, key, { values, initial, version: '3', now: typedAt });

describe('what is typed in a form without a draft on the server', () => {
  it('is there again, with when it was typed and over which version', () => {
    const tab = startTab();
    type(tab, { note: 'Hei 😀\n  på deg', name: 'Kari' });
    const kept = readTabDraft(tab.storage, key, later(23));
    assert.deepEqual(kept, {
      values: { note: 'Hei 😀\n  på deg' },
      changedAt: typedAt.toISOString(),
      version: '3',
    });
  });

  it('is deleted after a day, with the key of its sending', () => {
    const tab = startTab();
    type(tab, { note: 'Hei', name: 'Kari' });
    tab.storage.setItem(`sending:${key}`, '{}');
    assert.equal(readTabDraft(tab.storage, key, later(24)), null);
    assert.equal(tab.stored.size, 0);
  });

  it('is gone when it is typed away, and when it is sent', () => {
    const tab = startTab();
    type(tab, { note: 'Hei', name: 'Kari' });
    type(tab, { note: '', name: 'Kari' });
    assert.equal(tab.stored.size, 0);
    type(tab, { note: 'Hei', name: 'Kari' });
    removeTabDraft(tab.storage, key);
    assert.equal(readTabDraft(tab.storage, key, typedAt), null);
  });

  it('keeps an emptied field empty, where the form began with something in it', () => {
    const tab = startTab();
    type(tab, { note: '', name: '' });
    assert.deepEqual(readTabDraft(tab.storage, key, typedAt)?.values, { name: '' });
  });

  for (const number of ['14881475234', '148814 75234', '148814-75234', '1234.56.78903', '1234 56 78903'])
    it(`keeps no field with an identity or account number: ${number}`, () => {
      const tab = startTab();
      type(tab, { note: `Hun oppgir ${number}.`, name: 'Karin' });
      assert.deepEqual(readTabDraft(tab.storage, key, typedAt)?.values, { name: 'Karin' });
      const guarded = withoutNumbers(tab.storage);
      guarded.setItem('sending', JSON.stringify({ note: number }));
      assert.equal(guarded.getItem('sending'), null);
    });

  for (const text of ['23.11.2026 100 kr', '68 05 00 00', 'KID 00123456789012', 'H-2026-000123', 'M-012345'])
    it(`keeps other numbers: ${text}`, () => {
      const tab = startTab();
      type(tab, { note: text, name: 'Kari' });
      assert.deepEqual(readTabDraft(tab.storage, key, typedAt)?.values, { note: text });
    });
});
