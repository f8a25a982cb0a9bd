import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createSendingKey, nowhere } from './sending-key.ts';

function startSending() {
  const stored = new Map<string, string>();
  let count = 0;
  return () =>
    createSendingKey(
      {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
        removeItem: (key) => void stored.delete(key),
      },
      'sending',
      () => `key-${++count}`,
    );
}

describe('the key of one sending', () => {
  it('is the same for the same content, also after a reload', () => {
    const open = startSending();
    assert.equal(open().keyFor({ message: 'Hei' }), 'key-1');
    assert.equal(open().keyFor({ message: 'Hei' }), 'key-1');
  });

  it('of a form that may write nothing down lasts as long as the page', () => {
    let count = 0;
    const open = () => createSendingKey(nowhere, 'sending', () => `key-${++count}`);
    const sending = open();
    assert.equal(sending.keyFor({ number: '1' }), 'key-1');
    assert.equal(sending.keyFor({ number: '1' }), 'key-1');
    assert.equal(open().keyFor({ number: '1' }), 'key-2');
  });

  it('is another for other content', () => {
    const sending = startSending()();
    sending.keyFor({ message: 'Hei' });
    assert.equal(sending.keyFor({ message: 'Hei!' }), 'key-2');
  });

  it('is another once the content has arrived', () => {
    const sending = startSending()();
    sending.keyFor({ message: 'Ja' });
    sending.forget();
    assert.equal(sending.keyFor({ message: 'Ja' }), 'key-2');
  });
});
