import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as z from 'zod/mini';
import { fieldProblemOf } from '../problem.ts';
import {
  type AddressFields,
  addressFields,
  addressFieldsOf,
  addressIsWhole,
  PostalCode,
  postalAddressOf,
} from './postal-address.ts';

const Form = z
  .object({ name: z.string().check(z.minLength(1)), isShielded: z.boolean(), ...addressFields })
  .check(addressIsWhole((values) => !(values as { isShielded?: boolean }).isShielded));

const whole = {
  name: 'Kari',
  isShielded: false,
  country: 'NO',
  careOf: '',
  addressLine: 'Storgata 1 B',
  addressLine2: '',
  postalCode: '0182',
  postalPlace: 'Oslo',
};
const problemsOf = (changes: object) =>
  (z.safeParse(Form, { ...whole, ...changes }, { reportInput: true }).error?.issues ?? [])
    .map(fieldProblemOf)
    .map(({ path, code }) => `${path} ${code}`);

test('a street, a place name, a box or nothing but code and place', () => {
  for (const addressLine of ['Storgata 1 B', 'Øvre Ål', 'Postboks 12 Sentrum', '']) {
    assert.deepEqual(problemsOf({ addressLine }), []);
  }
});

test('everything that is missing is told at once, with what else is wrong', () => {
  assert.deepEqual(problemsOf({ name: '', postalCode: '', postalPlace: '' }), [
    ...['/name REQUIRED', '/postalCode REQUIRED', '/postalPlace REQUIRED'],
  ]);
  assert.deepEqual(problemsOf({ country: '' }), ['/country REQUIRED']);
  assert.deepEqual(problemsOf({ country: '', isShielded: true }), []);
  assert.deepEqual(problemsOf({ country: 'SE', addressLine: '  ' }), ['/addressLine REQUIRED']);
});

test('what cannot be right is told', () => {
  assert.deepEqual(problemsOf({ postalCode: '182' }), ['/postalCode INVALID']);
  assert.deepEqual(problemsOf({ country: 'Norge' }), ['/country INVALID']);
  assert.deepEqual(problemsOf({ addressLine: 'x'.repeat(61) }), ['/addressLine TOO_LONG']);
  assert.deepEqual(problemsOf({ careOf: 'x'.repeat(61) }), ['/careOf TOO_LONG']);
  assert.deepEqual(problemsOf({ careOf: undefined }), ['/careOf REQUIRED']);
});

test('an address is kept as lines, and comes back to the form', () => {
  const fields = Form.parse({
    ...whole,
    careOf: 'c/o Ola  Nordmann',
    addressLine: ' Gården ',
    addressLine2: 'Bygda  1',
  });
  const address = postalAddressOf(fields);
  assert.deepEqual(address, {
    country: 'NO',
    careOf: 'Ola Nordmann',
    lines: ['Gården', 'Bygda 1'],
    postalCode: '0182',
    postalPlace: 'Oslo',
  });
  assert.deepEqual(postalAddressOf(addressFieldsOf(address)), address);
  assert.equal(addressFieldsOf(null).country, 'NO');
  assert.equal(postalAddressOf({ ...addressFieldsOf(null), country: '' }), null);
});

test('abroad has no Norwegian postal code, also when one was typed before', () => {
  const fields: AddressFields = {
    ...whole,
    country: 'SE',
    addressLine: 'Gatan 1',
    addressLine2: '111 22 Stockholm',
  };
  assert.deepEqual(postalAddressOf(fields), {
    country: 'SE',
    careOf: null,
    lines: ['Gatan 1', '111 22 Stockholm'],
    postalCode: null,
    postalPlace: null,
  });
});

test('a postal code is four digits, leading zeros and all', () => {
  assert.equal(PostalCode.parse(' N-0182 '), '0182');
  assert.equal(PostalCode.parse('9990'), '9990');
  for (const text of ['', '182', '01822', 'O182']) assert.equal(PostalCode.safeParse(text).success, false);
});
