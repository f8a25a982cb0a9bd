import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type InteractionType, interact, mayAskSilently } from './interaction.ts';

test('an interaction of another type is refused where it is called, and nothing has begun', async () => {
  const begun: string[] = [];
  const ways = {
    redirect: async () => void begun.push('redirect'),
    silent: async () => void begun.push('silent'),
  };
  for (const type of ['popup', '', 'Redirect', 'toString', 'ssoSilent'])
    await assert.rejects(
      interact(type as InteractionType, ways),
      { name: 'InteractionError', errorCode: 'invalid_interaction_type' },
      type,
    );
  assert.deepEqual(begun, []);
  await interact('redirect', ways);
  await interact('silent', ways);
  assert.deepEqual(begun, ['redirect', 'silent']);
});

test('the provider is asked silently for an account that the browser has lost, and for no other', () => {
  const lost = { hadAccount: true, account: null, silentRenewal: 'iframe' } as const;
  assert.equal(mayAskSilently(lost), true);
  assert.equal(mayAskSilently({ ...lost, hadAccount: false }), false, 'never signed in, or signed out');
  assert.equal(mayAskSilently({ ...lost, account: {} }), false, 'still signed in');
  assert.equal(mayAskSilently({ ...lost, silentRenewal: 'refresh-token' }), false, 'its cookie is blocked');
});
