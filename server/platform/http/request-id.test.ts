import assert from 'node:assert/strict';
import { test } from 'node:test';
import { requestIdOf } from './request-id.ts';

const made = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const idFor = (said: string | undefined, proxies: number) =>
  requestIdOf({ headers: { 'x-request-id': said } }, proxies);

test('a request has the id that our proxy gave it', () => {
  for (const said of ['0123456789abcdef0123456789abcdef', '01234567-89ab-4def-8123-456789abcdef'])
    assert.equal(idFor(said, 1), said);
});

test('without a proxy, and where it is no id, a request is given one', () => {
  assert.match(idFor('0123456789abcdef0123456789abcdef', 0), made);
  for (const said of [
    undefined,
    '',
    '17912099997',
    'kari@medlem.example',
    '0123456789abcdef0123456789abcde"',
  ])
    assert.match(idFor(said, 1), made);
});
