import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isTwoStep, readStrongSignIn, strongSignInPattern } from './sign-in-methods.ts';

test('a strong sign-in is none, or ways of which one is enough', () => {
  for (const text of ['none', 'amr=mfa', 'acrs=c1', 'acr=urn:a/b-1.2', 'amr=mfa acrs=c1 acr=x'])
    assert.match(text, strongSignInPattern);
  for (const text of [
    '',
    'mfa',
    'amr=',
    'amr=mfa ',
    ' amr=mfa',
    'amr=mfa,acrs=c1',
    'none amr=mfa',
    'xamr=mfa',
  ])
    assert.doesNotMatch(text, strongSignInPattern, text);
  assert.deepEqual(readStrongSignIn('amr=mfa acrs=c1'), ['amr=mfa', 'acrs=c1']);
  assert.deepEqual([readStrongSignIn('none'), readStrongSignIn()], [[], []]);
});

test('the embedded provider can do two codes, and nothing else', () => {
  assert.deepEqual(
    [[], ['amr=mfa'], ['acrs=c1'], ['amr=mfa', 'acrs=c1']].map((ways) => isTwoStep(ways)),
    [true, true, false, false],
  );
});
