/** All vectors here are constructed; none is printed anywhere. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { keptEntries } from './bank-line-rules.ts';
import { type GiroCredit, type LineToPlace, placeLines, type RefundToSee } from './bank-match-rules.ts';
import { standingCredits } from './reconciliation-rules.ts';
import { type Payout, payoutsOf } from './settlement-rules.ts';

const giroAccount = '99991111111';
const line = (id: string, bookedOn: string, amountOre: number, words = '', account = giroAccount) =>
  ({ id, account, bookedOn, amountOre, words }) satisfies LineToPlace;
const payout = (on: string, amountOre: number, reference: string | null): Payout => ({
  on,
  amountOre,
  reference,
  parts: [{ on, amountOre, feeOre: 0 }],
});
const place = (
  lines: LineToPlace[],
  credits: GiroCredit[] = [],
  payouts: Payout[] = [],
  refunds: RefundToSee[] = [],
) => placeLines(lines, { giroAccount, credits, payouts, refunds });

describe('where an entry of a statement belongs', () => {
  const credits = [
    { id: 'a', on: '2026-03-03', amountOre: 50_000 },
    { id: 'b', on: '2026-03-03', amountOre: 20_000 },
    { id: 'c', on: '2026-03-04', amountOre: 50_000 },
  ];

  test('an OCR file has said the same: the oldest of those alike, each once', () => {
    const found = place(
      [line('1', '2026-03-04', 50_000), line('2', '2026-03-04', 50_000), line('3', '2026-03-04', 50_000)],
      credits,
    );
    assert.deepEqual(
      [...found].map(([id, one]) => [id, one.kind === 'giro' && one.creditIds]),
      [
        ['1', ['a']],
        ['2', ['c']],
      ],
    );
  });

  test('several assignments of a day in one sum; not of several days', () => {
    assert.deepEqual(
      [...place([line('1', '2026-03-04', 70_000)], credits).values()],
      [{ kind: 'giro', creditIds: ['a', 'b'] }],
    );
    assert.equal(place([line('1', '2026-03-04', 120_000)], credits).size, 0);
  });

  test('another account, another amount, before it or long after: nothing', () => {
    for (const one of [
      line('1', '2026-03-04', 50_000, '', '86011117947'),
      line('1', '2026-03-04', 50_001),
      line('1', '2026-03-02', 50_000),
      line('1', '2026-03-12', 50_000),
      line('1', '2026-03-04', 0),
    ])
      assert.equal(place([one], credits).size, 0);
  });

  test('a payout by its number and its amount; the number as a part of another is none', () => {
    const sent = [payout('2026-03-02', 34_000, '2000123'), payout('2026-03-03', 34_000, '2000124')];
    const to = (words: string, amountOre = 34_000) => {
      const found = place([line('1', '2026-03-05', amountOre, words, '86011117947')], [], sent).get('1');
      return found?.kind === 'payout' ? found.payout.on : null;
    };
    assert.equal(to('Utb. 2000124 Vippsnr 123456'), '2026-03-03');
    assert.equal(to('Utb. 20001240 Vippsnr 123456'), null);
    assert.equal(to('Utb. 2000124', 34_001), null);
    // Two could be meant.
    assert.equal(to('Fra Vipps'), null);
    const alone = (words: string) => place([line('1', '2026-03-05', 34_000, words)], [], [sent[0]!]).size;
    assert.deepEqual([alone('Fra Vipps MobilePay'), alone('Fra noen')], [1, 0]);
  });
});

describe('a refund of AvtaleGiro, paid in the bank', () => {
  const refund = (change: Partial<RefundToSee> = {}): RefundToSee => ({
    giftId: 'a',
    key: '1',
    amountOre: 25_000,
    wantedOn: '2026-03-02',
    paidOn: '2026-03-04',
    reference: 'G-2026-000123',
    ...change,
  });
  const promised = refund({ paidOn: null });
  const out = (words: string, bookedOn = '2026-03-05', amountOre = -25_000, id = '1') =>
    line(id, bookedOn, amountOre, words);
  const found = (lines: LineToPlace[], refunds: RefundToSee[]) =>
    [...place(lines, [], [], refunds)].map(([id, one]) => [id, one.kind === 'refund' && one.refund.giftId]);

  test('promised, it has to be named by its receipt', () => {
    assert.deepEqual(found([out('Tilbake G-2026-000123')], [promised]), [['1', 'a']]);
    for (const words of ['Husleie', 'G-2026-0001234', 'G-2026-000124', 'XG-2026-000123'])
      assert.deepEqual(found([out(words)], [promised]), [], words);
  });

  test('said to be paid, it may be the only one of its amount', () => {
    assert.deepEqual(found([out('Tilbake')], [refund()]), [['1', 'a']]);
    assert.deepEqual(found([out('Tilbake')], [refund(), refund({ giftId: 'b' })]), []);
    assert.deepEqual(found([out('Tilbake')], [refund(), promised]), []);
    const rent = out('Leie', '2026-03-06', -25_000, '2');
    assert.deepEqual(found([out('Tilbake'), rent], [refund()]), []);
    assert.deepEqual(found([out('G-2026-000123'), rent], [refund()]), [['1', 'a']]);
    // It names another.
    assert.deepEqual(found([out('G-2026-000999')], [refund()]), []);
  });

  test('a payment that was no gift is named by its archive reference, or the only one of its amount', () => {
    const payment = refund({ giftId: null, key: 'p', reference: '000000123' });
    const both = [refund(), payment];
    assert.deepEqual(found([out('Retur 000000123')], both), [['1', null]]);
    assert.deepEqual(found([out('Tilbake G-2026-000123')], both), [['1', 'a']]);
    assert.deepEqual(found([out('Tilbake')], [payment]), [['1', null]]);
    assert.deepEqual(found([out('Tilbake')], both), []);
    // It names another, of another amount.
    const other = refund({ giftId: null, key: 'q', reference: '000000124', amountOre: 100 });
    assert.deepEqual(found([out('Retur 000000124')], [payment, other]), []);
    const nameless = refund({ giftId: null, key: 'p', reference: null });
    assert.deepEqual(found([out('Retur null')], [nameless, refund()]), []);
  });

  test('another account, another amount, money in, before it was promised or long after: nothing', () => {
    const words = 'G-2026-000123';
    for (const one of [
      line('1', '2026-03-05', -25_000, words, '86011117947'),
      out(words, '2026-03-05', -25_001),
      out(words, '2026-03-05', 25_000),
      out(words, '2026-03-01'),
      out(words, '2026-03-19'),
    ])
      assert.deepEqual(found([one], [refund()]), []);
  });

  test('each once, the oldest of those alike', () => {
    const two = [refund(), refund({ key: '2' })];
    const lines = [out('G-2026-000123'), out('G-2026-000123', '2026-03-06', -25_000, '2')];
    const third = out('G-2026-000123', '2026-03-07', -25_000, '3');
    const keys = [...place([...lines, third], [], [], two)].map(([id, one]) => [
      id,
      one.kind === 'refund' && one.refund.key,
    ]);
    assert.deepEqual(keys, [
      ['1', '1'],
      ['2', '2'],
    ]);
  });
});

describe('entries of a statement', () => {
  const entry = { bookedOn: '2026-03-04', amountOre: 100, bankReference: null, references: [], text: 'Gave' };

  test('the same entry has the same key in another file; several alike are several', () => {
    const keys = (entries: Parameters<typeof keptEntries>[1]) =>
      keptEntries('1', entries).map(({ key }) => key);
    assert.deepEqual(keys([entry, entry]), keys([entry, entry]));
    assert.equal(new Set(keys([entry, entry, { ...entry, bankReference: 'B1' }])).size, 3);
    const named = { ...entry, bankReference: 'B1' };
    assert.deepEqual(keys([named]), keys([{ ...named, text: 'Skrevet på en annen måte' }]));
  });

  test('no identity number is kept', () => {
    const [kept] = keptEntries('1', [
      { ...entry, references: ['109155 96784', '1000000000011'], text: 'Fra 10915596784' },
    ]);
    assert.ok(!/\d{6} ?\d{5}(?!\d)/.test(`${kept!.reference.replace('1000000000011', '')} ${kept!.text}`));
    assert.ok(kept!.reference.includes('1000000000011'));
  });
});

describe('payouts over the days they cover', () => {
  const day = (on: string, capturedOre: number, more: object = {}) => ({
    on,
    capturedOre,
    refundedOre: 0,
    otherOre: 0,
    feeOre: 0,
    payoutOre: 0,
    payoutReference: null,
    ...more,
  });

  test('each day has what was left of it; a day in the red takes from the payout', () => {
    const [one, ...others] = payoutsOf([
      day('2026-03-08', 40_000, { feeOre: 1_000, payoutOre: 66_500, payoutReference: '2000123' }),
      day('2026-03-02', 30_000, { feeOre: 500, otherOre: 3_000 }),
      day('2026-03-04', 0, { refundedOre: 5_000 }),
      day('2026-03-05', 0),
      day('2026-03-09', 7_000),
    ]);
    assert.deepEqual(others, []);
    assert.deepEqual(one!.parts, [
      { on: '2026-03-02', amountOre: 32_500, feeOre: 500 },
      { on: '2026-03-04', amountOre: -5_000, feeOre: 0 },
      { on: '2026-03-08', amountOre: 39_000, feeOre: 1_000 },
    ]);
  });

  test('together the parts are the payout, whatever the days say, and no day is in two', () => {
    const ore = fc.integer({ min: 0, max: 100_000 });
    const days = fc.array(
      fc.record({
        capturedOre: ore,
        refundedOre: ore,
        feeOre: ore,
        payoutOre: fc.oneof(ore, fc.constant(0)),
      }),
      { maxLength: 28 },
    );
    fc.assert(
      fc.property(days, (list) => {
        const given = list.map((one, at) => day(`2026-02-${String(at + 1).padStart(2, '0')}`, 0, one));
        const found = payoutsOf(given);
        assert.equal(found.length, list.filter(({ payoutOre }) => payoutOre > 0).length);
        for (const { amountOre, parts } of found)
          assert.equal(
            parts.reduce((sum, part) => sum + part.amountOre, 0),
            amountOre,
          );
        const used = found.flatMap(({ parts }) => parts.map(({ on }) => on));
        assert.equal(new Set(used).size, used.length);
      }),
    );
  });
});

describe('whose word stands', () => {
  const credit = { on: '2026-03-06', amountOre: 100, isSeen: false };
  const standing = (change: object, days: string[], typed = false) =>
    standingCredits([{ ...credit, ...change }], {
      covered: (on) => days.includes(on),
      hasTyped: () => typed,
    }).length;

  test('the OCR file, until the statement of its days does not hold it, unless a person has typed', () => {
    assert.equal(standing({}, []), 1);
    // Friday and the next bank day: it may be booked then.
    assert.equal(standing({}, ['2026-03-06']), 1);
    assert.equal(standing({}, ['2026-03-06', '2026-03-09']), 0);
    assert.equal(standing({ isSeen: true }, ['2026-03-06', '2026-03-09']), 1);
    assert.equal(standing({}, ['2026-03-06', '2026-03-09'], true), 1);
  });
});
