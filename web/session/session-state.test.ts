import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toSessionAccount } from './session-account.ts';
import {
  nextSessionState,
  type SessionEvent,
  type SessionState,
  shouldSignIn,
  startupState,
} from './session-state.ts';

const kari = toSessionAccount({ homeAccountId: 'kari', name: 'Kari Lund' });
const problem = { code: 'access_denied', description: 'AADB2C90091: cancelled' };
const after = (...events: SessionEvent[]): SessionState => events.reduce(nextSessionState, startupState);

test('a page that needs a person sends the signed-out to sign in, but not before it is known who is there', () => {
  assert.equal(shouldSignIn(startupState), false);
  assert.equal(shouldSignIn(after({ type: 'settled', account: null })), true);
  assert.equal(shouldSignIn(after({ type: 'settled', account: kari })), false);
});

test('an error is latched: no new redirect by itself until the person tries again', () => {
  const failed = after(
    { type: 'began', status: 'handleRedirect' },
    { type: 'failed', problem, keepsAccount: false },
  );
  assert.deepEqual([failed.status, failed.error, shouldSignIn(failed)], ['none', problem, false]);
  const again = nextSessionState(failed, { type: 'began', status: 'login' });
  assert.deepEqual([again.status, again.error], ['login', null]);
});

test('a renewal that cannot start keeps the account', () => {
  const failed = after({ type: 'settled', account: kari }, { type: 'failed', problem, keepsAccount: true });
  assert.equal(failed.account, kari);
});

test('a log-out in another tab takes the account and waits for a click', () => {
  const out = after({ type: 'settled', account: kari }, { type: 'signed-out-elsewhere' });
  assert.deepEqual([out.account, out.signedOutElsewhere, shouldSignIn(out)], [null, true, false]);
  const back = nextSessionState(out, { type: 'adopted', account: kari });
  assert.deepEqual([back.account, back.signedOutElsewhere], [kari, false]);
});

test('an attempt that stopped here is forgotten when somebody signs in in another tab', () => {
  const stopped = after({ type: 'failed', problem, keepsAccount: false });
  const back = nextSessionState(stopped, { type: 'adopted', account: kari });
  assert.deepEqual([back.account, back.error], [kari, null]);
  assert.equal(nextSessionState(stopped, { type: 'adopted', account: null }).error, problem);
});

test("this tab's own log-out is not taken for another's", () => {
  const leaving = after({ type: 'settled', account: kari }, { type: 'began', status: 'logout' });
  assert.equal(nextSessionState(leaving, { type: 'signed-out-elsewhere' }), leaving);
});

test('what was asked for in vain leaves the interaction under way alone', () => {
  const blocked = after({ type: 'began', status: 'login' }, { type: 'blocked', problem });
  assert.deepEqual([blocked.status, blocked.error], ['login', problem]);
});

test('the marker in the name makes a joining account, and is not shown', () => {
  assert.deepEqual(toSessionAccount({ homeAccountId: 'a', name: 'hefinn Ola  Berg' }), {
    homeAccountId: 'a',
    name: 'Ola Berg',
    isJoining: true,
  });
  assert.equal(kari.isJoining, false);
  assert.equal(toSessionAccount({ homeAccountId: 'b' }).isJoining, false);
});
