/** Finding the person a report is about: right for every person, and never clear where two fit. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { type Candidate, clearMatch, fitsAddress, fitsName, postalCodeIn } from './death-rules.ts';

const kari: Candidate = {
  personId: 'kari',
  givenName: 'Kari Anne',
  preferredName: null,
  familyName: 'Lund Berg',
  bornOn: '1941-05-17',
  addressLines: ['Storgata 12 B'],
  postalCode: '0184',
};

describe('the person a report of a death is about', () => {
  test('a middle name may be left out, or be known only to the family; another name is another person', () => {
    for (const name of ['Kari Anne Lund Berg', 'kari berg', 'Kari Lund Berg', 'Kari Anne Marie Lund Berg'])
      assert.ok(fitsName(name, kari), name);
    for (const name of ['Anne Berg', 'Kari', 'Berg', 'Kari Hansen', 'Kari Nilsen Berg', 'Karin Berg', ''])
      assert.ok(!fitsName(name, kari), name);
    assert.ok(fitsName('Kaia Berg', { ...kari, preferredName: 'Kaia' }));
  });

  test('an address has the street with its number, and the postal code', () => {
    for (const typed of ['Storgata 12 B, 0184 Oslo', 'storgata 12b  0184'.replace('12b', '12 b')])
      assert.ok(fitsAddress(typed, kari), typed);
    for (const typed of [
      'Storgata 12 B',
      '0184 Oslo',
      'Storgata 12, 0184 Oslo',
      'Storgata 12 B, 5003 Bergen',
      '',
    ])
      assert.ok(!fitsAddress(typed, kari), typed);
    assert.equal(postalCodeIn('Lillegata 1234, 5003 Bergen'), '5003');
    assert.ok(!fitsAddress('0184', { ...kari, addressLines: [] }));
  });

  test('a birth date that is wrong is not made up for by the address', () => {
    const claim = { name: 'Kari Berg', bornOn: '1941-05-18', address: 'Storgata 12 B, 0184 Oslo' };
    assert.equal(clearMatch(claim, [kari]), null);
    assert.equal(clearMatch({ ...claim, bornOn: null }, [kari]), 'kari');
    assert.equal(clearMatch({ ...claim, bornOn: '1941-05-17', address: null }, [kari]), 'kari');
    assert.equal(clearMatch({ ...claim, bornOn: null, address: null }, [kari]), null);
  });

  test('every person, however the name is written: found alone, never among two who fit', () => {
    const word = fc.constantFrom('Åse', 'Ola', 'Siri', 'Nguyễn', 'Lund', 'Bjørk', 'Olsen');
    const day = fc.constantFrom('1930-01-01', '1950-12-31');
    const person = fc.record({ given: word, middle: word, family: word, bornOn: day });
    fc.assert(
      fc.property(fc.array(person, { minLength: 1, maxLength: 6 }), fc.boolean(), (people, isUpper) => {
        const known = people.map(
          ({ given, middle, family, bornOn }, place): Candidate => ({
            ...kari,
            personId: String(place),
            givenName: `${given} ${middle}`,
            familyName: family,
            bornOn,
          }),
        );
        const first = people[0]!;
        const typed = `${first.given} ${first.middle} ${first.family}`;
        const claim = {
          name: isUpper ? typed.toLocaleUpperCase('nb') : typed,
          bornOn: first.bornOn,
          address: null,
        };
        const found = clearMatch(claim, known);
        const alike = known.filter((one) => fitsName(claim.name, one) && one.bornOn === first.bornOn);
        assert.ok(alike.some(({ personId }) => personId === '0'));
        assert.equal(found, alike.length === 1 ? '0' : null);
      }),
    );
  });
});
