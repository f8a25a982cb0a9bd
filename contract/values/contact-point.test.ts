import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readContactPoint, TypedContactPoint } from './contact-point.ts';

test('an e-mail address is read in lower case, a phone number with its country', () => {
  const email = { kind: 'email', value: 'kari@medlem.example' };
  assert.deepEqual(readContactPoint(' Kari@Medlem.example '), email);
  assert.deepEqual(readContactPoint('680 50 001'), { kind: 'phone', value: '+4768050001' });
  assert.equal(TypedContactPoint.parse(' Kari@Medlem.example '), 'kari@medlem.example');
});

test('what is neither is refused, and stays as it was typed', () => {
  const long = `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example`;
  for (const odd of ['', 'kari', 'kari@', '@medlem.example', '12', long]) {
    assert.equal(readContactPoint(odd), null, odd);
    assert.equal(TypedContactPoint.safeParse(odd).success, false, odd);
  }
});
