import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dkimState, dmarcState, isMadeUp, isOwnDomain, spfState, worstOf } from './sender-domain-rules.ts';

test('SPF is one record that does not let everybody send', () => {
  assert.equal(spfState(['v=spf1 include:spf.post.no -all', 'google-site=1']), 'ok');
  assert.equal(spfState(['v=spf1 mx ~all']), 'ok');
  assert.equal(spfState(['v=spf1 mx +all']), 'look');
  assert.equal(spfState(['v=spf1 mx all']), 'look');
  assert.equal(spfState(['v=spf1 mx ?all']), 'look');
  assert.equal(spfState(['v=spf1 mx -all', 'v=spf1 a -all']), 'missing');
  assert.equal(spfState(['v=spf10 mx -all']), 'missing');
  assert.equal(spfState([]), 'missing');
  assert.equal(spfState(null), 'unknown');
});

test('DKIM has a key that is not withdrawn', () => {
  assert.equal(dkimState(['v=DKIM1; k=rsa; p=MIIBIjANBg']), 'ok');
  assert.equal(dkimState(['p=MIIBIjANBg']), 'ok');
  assert.equal(dkimState(['v=DKIM1; k=rsa; p=']), 'missing');
  assert.equal(dkimState([]), 'missing');
  assert.equal(dkimState(null), 'unknown');
});

test('DMARC asks receivers to do something', () => {
  assert.equal(dmarcState(['v=DMARC1; p=reject; rua=mailto:x@lag.example']), 'ok');
  assert.equal(dmarcState(['v=DMARC1;p=quarantine']), 'ok');
  assert.equal(dmarcState(['v=DMARC1; p=none; sp=reject']), 'look');
  assert.equal(dmarcState(['p=reject']), 'missing');
  assert.equal(dmarcState(null), 'unknown');
});

test('addresses of the demo are no real ones', () => {
  assert.ok(isMadeUp('minside.example'));
  assert.ok(!isMadeUp('example.no'));
});

test('a domain is ours when its registered name is that of the portal or of the organisation', () => {
  const ours = ['minside.laget.no', 'www.laget.no'];
  for (const domain of ['laget.no', 'post.laget.no', 'MinSide.Laget.no'])
    assert.ok(isOwnDomain(domain, ours), domain);
  for (const domain of ['lagets.no', 'laget.com', 'laget.no.utsending.example'])
    assert.ok(!isOwnDomain(domain, ours), domain);
});

test('of several domains the worst is told, by name', () => {
  assert.deepEqual(
    worstOf([
      { name: 'a.no', state: 'ok' },
      { name: 'b.no', state: 'missing' },
      { name: 'c.no', state: 'look' },
    ]),
    { state: 'missing', names: ['b.no'] },
  );
  assert.deepEqual(worstOf([{ name: 'a.no', state: 'ok' }]), { state: 'ok', names: ['a.no'] });
});
