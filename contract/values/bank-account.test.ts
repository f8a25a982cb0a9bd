import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { accountText, isAccount } from './bank-account.ts';

describe('bank accounts', () => {
  test('are known by their check digit', () => {
    for (const valid of ['99991042764', '15062995960', '99991111111', '15035149098', '86011117947'])
      assert.ok(isAccount(valid), valid);
    for (const wrong of ['99998877777', '88888888888', '9999104276', '999910427640', '9999104276x', ''])
      assert.ok(!isAccount(wrong), wrong);
  });

  test('are written in three groups', () =>
    assert.equal(accountText('99991042764'), '9999\u00a010\u00a042764'));
});
