import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sessionMessage } from './session-texts.ts';

const titleOf = (code: string, description = '') => sessionMessage({ code, description }).title;

test('each way that signing in can stop has words of its own', () => {
  assert.equal(titleOf('unable_to_fallback_to_interaction'), 'En annen innlogging er i gang');
  assert.equal(titleOf('interaction_in_progress'), 'En annen innlogging er i gang');
  assert.equal(titleOf('server_error', 'AADB2C90091: The user has cancelled'), 'Innloggingen ble avbrutt');
  assert.equal(titleOf('crypto_nonexistent'), 'Innlogging krever en sikker forbindelse');
  assert.equal(titleOf('post_request_failed'), 'Innloggingen svarer ikke');
  assert.equal(titleOf('something_new'), 'Innloggingen stoppet');
});
