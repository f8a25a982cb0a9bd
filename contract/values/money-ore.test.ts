import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { kroner, kronerText, oreOf, readTypedKroner, SomeKroner, TypedKroner } from './money-ore.ts';

describe('an amount that somebody types', () => {
  it('is read as people write it', () => {
    const written = [
      '250',
      ' 250 ',
      '250 kr',
      'kr 250',
      '250,-',
      '250,–',
      '250.-',
      '250,00',
      '250.00',
      'Kr. 250,-',
    ];
    for (const text of written) assert.equal(readTypedKroner(text), 250, text);
    for (const text of ['1250', '1 250', '1\u00a0250', '1.250', "1'250", '1 250,00 kroner'])
      assert.equal(readTypedKroner(text), 1250, text);
  });

  it('is nothing when it is no whole number of kroner', () => {
    for (const text of [
      ...['', 'hundre', '-50', '49,50', '1,5', '1e3', '0x10', '12345678', '1.25', '٣', '5 USD'],
      ...['1.2345', '1.250.00.0', '1250.000', 'x1.250', '1.250x', '250 kroner og'],
    ])
      assert.equal(readTypedKroner(text), null, text);
  });

  it('is at most 9 999 999 kroner: more is a typing error', () => {
    assert.equal(readTypedKroner('9.999.999'), 9_999_999);
    assert.equal(readTypedKroner('10.000.000'), null);
    assert.deepEqual([readTypedKroner('12.500'), readTypedKroner('125.000 nok')], [12_500, 125_000]);
  });

  it('comes out as digits, and stays as it was typed when it is none', () => {
    const { data, error } = TypedKroner.safeParse(' 12 sauer ');
    assert.deepEqual([data, error?.issues.length], [undefined, 1]);
    assert.equal(TypedKroner.safeParse('sauer 12').success, false);
    assert.equal(TypedKroner.parse('1 250,-'), '1250');
    assert.equal(oreOf('1250'), 125_000);
    assert.equal(TypedKroner.safeParse('mye').success, false);
    assert.deepEqual([SomeKroner.parse('kr 5'), SomeKroner.safeParse('000').success], ['5', false]);
  });

  it('is shown in kroner, with øre only where there are some', () => {
    assert.equal(kronerText(25_000), '250');
    assert.equal(kronerText(1_234_550), '12\u00a0345,50');
    assert.equal(kronerText(-105), '−1,05');
    assert.equal(kronerText(123_456_700), '1\u00a0234\u00a0567');
    assert.equal(kronerText(0), '0');
    assert.equal(kroner(125_000), '1\u00a0250\u00a0kr');
    assert.equal(kroner(-4_550), '−45,50\u00a0kr');
  });
});
