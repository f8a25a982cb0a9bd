import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { PostalAddress } from '#contract/values/postal-address.ts';
import { addressKey, householdCode, missingStateOf } from './magazine-rules.ts';
import { labelCode, labelLines, labelNumberOf, printFile } from './print-file-rules.ts';
import { plannedDeliveries, type Reader } from './print-run-rules.ts';

const home: PostalAddress = {
  country: 'NO',
  careOf: null,
  lines: ['Storgata 1'],
  postalCode: '0182',
  postalPlace: 'Oslo',
};
const cabin: PostalAddress = { ...home, lines: ['Fjellveien 2'], postalCode: '2669', postalPlace: 'Lesja' };
const abroad: PostalAddress = {
  country: 'SE',
  careOf: null,
  lines: ['Storgatan 3', '111 22 Stockholm'],
  postalCode: null,
  postalPlace: null,
};
const outOn = '2027-03-01';
let made = 0;
const reader = (change: Partial<Reader> = {}): Reader => ({
  personId: `p${made++}`,
  name: 'Kim Nilsen',
  channel: 'paper',
  address: home,
  isAddressShielded: false,
  isPostReturned: false,
  isOnHold: false,
  pauseUntilOn: null,
  temporary: null,
  household: null,
  ...change,
});
const runOf = (readers: Reader[], sendsAbroad = true) =>
  plannedDeliveries(readers, outOn, { sendsAbroad }).map(({ kind, reason, to }) =>
    [kind, reason, to?.address.lines[0]].filter(Boolean).join(' '),
  );
const one = (change: Partial<Reader>, sendsAbroad = true) => runOf([reader(change)], sendsAbroad)[0];

describe('who gets an issue, and how', () => {
  test('paper at home, digital without an address, nothing without one', () => {
    assert.equal(one({}), 'paper Storgata 1');
    assert.equal(one({ channel: 'digital', address: null }), 'digital');
    assert.equal(one({ address: null }), 'held no-address');
    assert.equal(one({ address: abroad }), 'paper Storgatan 3');
    assert.equal(one({ address: abroad }, false), 'digital abroad');
  });

  test('a shielded address is on no label, whatever else is chosen', () => {
    assert.equal(one({ isAddressShielded: true }), 'digital shielded');
    const temporary = { fromOn: '2027-02-01', untilOn: '2027-04-01', address: cabin };
    assert.equal(one({ isAddressShielded: true, temporary }), 'digital shielded');
  });

  test('pauses and stays count on the day the issue is there, the first and the last day too', () => {
    assert.equal(one({ pauseUntilOn: outOn }), 'held paused');
    assert.equal(one({ pauseUntilOn: '2027-02-28' }), 'paper Storgata 1');
    assert.equal(one({ channel: 'digital', pauseUntilOn: outOn }), 'held paused');
    const stay = (fromOn: string, untilOn: string) => one({ temporary: { fromOn, untilOn, address: cabin } });
    assert.equal(stay(outOn, outOn), 'paper Fjellveien 2');
    assert.equal(stay('2027-03-02', '2027-04-01'), 'paper Storgata 1');
    assert.equal(stay('2027-01-01', '2027-02-28'), 'paper Storgata 1');
  });

  test('returned post holds the home address back, not where somebody is meanwhile', () => {
    assert.equal(one({ isPostReturned: true }), 'held returned');
    const temporary = { fromOn: outOn, untilOn: outOn, address: cabin };
    assert.equal(one({ isPostReturned: true, temporary }), 'paper Fjellveien 2');
  });

  test('a household has one copy, in the name of the first who can get it', () => {
    const of = (place: number, change: Partial<Reader> = {}) =>
      reader({ household: { id: 'h', place }, ...change });
    assert.deepEqual(runOf([of(2), of(1)]), ['household', 'paper Storgata 1']);
    assert.deepEqual(runOf([of(1, { pauseUntilOn: outOn }), of(2)]), ['held paused', 'paper Storgata 1']);
    assert.deepEqual(runOf([of(1, { channel: 'digital' }), of(2)]), ['digital', 'paper Storgata 1']);
    // A reader who is away gets their own there, and takes no copy from the others.
    const temporary = { fromOn: outOn, untilOn: outOn, address: cabin };
    assert.deepEqual(runOf([of(1, { temporary }), of(2), of(3)]), [
      'paper Fjellveien 2',
      'paper Storgata 1',
      'household',
    ]);
    // A person who lives elsewhere shares nothing, whatever the database says.
    assert.deepEqual(runOf([of(1), of(2, { address: cabin })]), ['paper Storgata 1', 'paper Fjellveien 2']);
    assert.deepEqual(runOf([of(1), reader({ household: { id: 'other', place: 1 } })]).length, 2);
  });

  test('the same home however it is written', () => {
    assert.equal(
      addressKey({ ...home, lines: ['STORGATA  1. '], careOf: 'Kari Lund', postalPlace: 'OSLO' }),
      addressKey(home),
    );
    assert.notEqual(addressKey({ ...home, lines: ['Storgata 11'] }), addressKey(home));
  });
});

describe('the print file', () => {
  const country = (code: string) => ({ SE: 'Sverige' })[code] ?? code;

  test('addresses stand as the post wants them', () => {
    const careOf = { ...home, careOf: 'Kari Lund' };
    assert.deepEqual(labelLines('Kim Nilsen', careOf, country), [
      'Kim Nilsen',
      'c/o Kari Lund',
      'Storgata 1',
      '0182 OSLO',
    ]);
    assert.deepEqual(labelLines('Kim Nilsen', abroad, country).slice(-2), ['111 22 Stockholm', 'SVERIGE']);
    assert.deepEqual(labelLines('Kim', { ...home, lines: [] }, country), ['Kim', '0182 OSLO']);
  });

  test('domestic by postal code, then abroad; zeros stay, and no cell is a formula', () => {
    const text = printFile([
      { code: '18', lines: ['=HYPERLINK("x")', '+47', '-1', '@a', '\t=1'], postalCode: null, isAbroad: true },
      { code: '26', lines: ['Ola "Olsen"; c', 'linje\nto'], postalCode: '5003', isAbroad: false },
      { code: '34', lines: ['Káre'], postalCode: '0182', isAbroad: false },
    ]);
    assert.ok(text.startsWith('\ufeff"Referanse";"Linje 1"'));
    const rows = text.trimEnd().split('\r\n').slice(1);
    assert.equal(rows[0], '"34";"Káre";"";"";"";"";"";"0182";"Innland"');
    assert.match(rows[1]!, /^"26";"Ola ""Olsen""; c";"linje to";/);
    assert.match(rows[2]!, /^"18";"'=HYPERLINK\(""x""\)";"'\+47";"'-1";"'@a";"' =1";/);
    assert.match(rows[2]!, /"Utland"$/);
    for (const row of text.trimEnd().split('\r\n')) assert.equal(row.match(/";"/g)?.length, 8, row);
    assert.doesNotMatch(text, /medlem|human/i);
  });

  test('the number on the envelope has a check digit', () => {
    assert.equal(labelNumberOf(labelCode(1234)), 1234);
    for (const wrong of ['12341', '0', '', '00', '-18', '12a'])
      assert.equal(labelNumberOf(wrong), null, wrong);
    const code = labelCode(4711);
    for (let place = 0; place < code.length; place++) {
      const digit = (Number(code[place]) + 1) % 10;
      const mistyped = `${code.slice(0, place)}${digit}${code.slice(place + 1)}`;
      assert.equal(labelNumberOf(mistyped), null, mistyped);
    }
  });
});

describe('days of a reader', () => {
  test('missing after a week, sent again within two months, then somebody looks at it', () => {
    const paper = {
      ...({ kind: 'paper', outOn: '2027-03-01', isResendAsked: false, isReturned: false } as const),
      isByPost: true,
      isAddressInDoubt: false,
    };
    assert.equal(missingStateOf(paper, '2027-03-07'), 'early');
    assert.equal(missingStateOf(paper, '2027-03-08'), 'resend');
    assert.equal(missingStateOf(paper, '2027-04-30'), 'resend');
    assert.equal(missingStateOf(paper, '2027-05-01'), 'enquiry');
    assert.equal(missingStateOf({ ...paper, isResendAsked: true }, '2027-03-08'), 'resent');
    assert.equal(missingStateOf({ ...paper, isByPost: false }, '2027-03-08'), 'enquiry');
    const back = { ...paper, isReturned: true, isAddressInDoubt: true };
    assert.equal(missingStateOf(back, '2027-03-02'), 'address');
    assert.equal(
      missingStateOf({ ...back, isAddressInDoubt: false }, '2027-03-02'),
      'resend',
      'no week to wait',
    );
    assert.equal(missingStateOf({ ...paper, kind: 'household' }, '2027-03-08'), null);
  });

  test('a household’s code is of letters that are not mistaken', () => {
    assert.match(
      householdCode(new Uint8Array([0, 27, 28, 255, 1, 2, 3, 4])),
      /^[ACDEFGHJKLMNPQRTUVWXYZ234679]{8}$/,
    );
  });
});
