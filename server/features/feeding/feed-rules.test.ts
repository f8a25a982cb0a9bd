import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { feedPurposes, fieldsOfPurpose, memberFields } from '#contract/register-feed.ts';
import {
  concerns,
  givenOf,
  isSubscriberUrl,
  type MemberRow,
  mayBeGiven,
  mostAttempts,
  nextAttempt,
  typeWithoutData,
} from './feed-rules.ts';

const kari: MemberRow = {
  number: '100001',
  version: 7,
  givenName: 'Kari',
  familyName: 'Nordmann',
  preferredName: null,
  bornOn: '1984-09-21',
  email: 'kari@person.example',
  phone: '+4768050001',
  address: { country: 'NO' },
  language: 'nb',
  chapter: 'Oslo lokallag',
  joinedOn: '2020-01-01',
  endedOn: null,
  isDead: false,
  isAddressShielded: false,
  isRestricted: false,
  wantsNews: true,
};

describe('what a subscriber is given', () => {
  test('the fields of its purpose and no others', () => {
    for (const purpose of feedPurposes)
      if (purpose !== 'children')
        assert.deepEqual(
          Object.keys(givenOf(purpose, kari)).sort(),
          ['number', 'version', ...fieldsOfPurpose[purpose]].sort(),
        );
    assert.deepEqual(givenOf('chapter-figures', kari), {
      number: '100001',
      version: 7,
      bornYear: 1984,
      chapter: 'Oslo lokallag',
      state: 'member',
      joinedOn: '2020-01-01',
    });
    for (const [purpose, fields] of Object.entries(fieldsOfPurpose))
      if (purpose !== 'children')
        for (const field of fields) assert.ok((memberFields as readonly string[]).includes(field), field);
  });

  test('never a shielded member, nor one whose data is restricted', () => {
    for (const purpose of feedPurposes) {
      assert.equal(mayBeGiven(purpose, { ...kari, isAddressShielded: true }), false, purpose);
      assert.equal(mayBeGiven(purpose, { ...kari, isRestricted: true }), false, purpose);
    }
  });

  test('a newsletter only with consent; post only to living members', () => {
    assert.equal(mayBeGiven('newsletter', kari), true);
    assert.equal(mayBeGiven('newsletter', { ...kari, wantsNews: false }), false);
    assert.equal(mayBeGiven('post', { ...kari, isDead: true }), false);
    assert.equal(mayBeGiven('post', { ...kari, endedOn: '2026-01-01' }), false);
    assert.equal(mayBeGiven('member-system', { ...kari, endedOn: '2026-01-01' }), true);
  });

  test('no change that is none of its business', () => {
    const changed = (...fields: string[]) => ({
      position: 1,
      kind: 'member.changed' as const,
      subject: '100001',
      fields,
      at: new Date(),
    });
    assert.equal(concerns('post', changed('contact')), false);
    assert.equal(concerns('post', changed('contact', 'address')), true);
    assert.equal(concerns('chapter-figures', changed('name', 'address')), false);
    assert.equal(concerns('member-system', changed('contact')), true);
    assert.equal(concerns('post', changed('visibility')), true);
    assert.equal(concerns('newsletter', { ...changed('consent'), kind: 'consent.changed' }), true);
    assert.equal(concerns('post', { ...changed('consent'), kind: 'consent.changed' }), false);
    assert.equal(concerns('children', changed('name')), false);
    assert.equal(concerns('children', { ...changed(), kind: 'child.registered' }), true);
  });

  test('what cannot be given any more is called an erasure, whatever the reason', () => {
    assert.equal(typeWithoutData('member.changed'), 'member.erased');
    assert.equal(typeWithoutData('child.ended'), 'child.erased');
    assert.equal(typeWithoutData('child.turned-15'), 'child.turned-15');
  });

  test('tries again sooner at first, then every hour, and gives up after three days', () => {
    const now = new Date('2026-11-24T12:00:00Z');
    const minutes = (failed: number) => (nextAttempt(failed, now)!.getTime() - now.getTime()) / 60_000;
    assert.deepEqual([1, 2, 3, 4, 5, 6, 50].map(minutes), [1, 2, 5, 15, 30, 60, 60]);
    assert.equal(nextAttempt(mostAttempts, now), null);
    let hours = 0;
    for (let failed = 1; nextAttempt(failed, now); failed += 1) hours += minutes(failed) / 60;
    assert.ok(hours > 70 && hours < 74, String(hours));
  });

  test('only to a name on the internet, by https', () => {
    const origin = 'https://minside.example';
    for (const url of ['https://crm.forening.example/hook', 'https://crm.forening.example:8443/a?b=c'])
      assert.ok(isSubscriberUrl(url, origin), url);
    for (const url of [
      ...['http://crm.forening.example/', 'https://10.0.0.1/', 'https://[::1]/', 'https://127.0.0.1/'],
      ...['https://localhost/', 'https://2130706433/', 'https://0x7f.1/', 'https://bruker:ord@crm.example/'],
      ...['ftp://crm.example/', 'https://crm/#del', 'javascript:alert(1)', 'tull'],
    ])
      assert.ok(!isSubscriberUrl(url, origin), url);
    assert.ok(isSubscriberUrl('http://localhost:4000/hook', 'http://localhost:3000'));
  });
});
