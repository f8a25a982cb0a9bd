import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NewAgreement } from '#contract/giving-endpoints.ts';
import type { GivingOptions } from '#contract/giving-options.ts';
import { fieldCodesOf } from '#web/forms/field-codes.ts';
import { agreementParts, withinLimits } from './agreement-parts.ts';

test('all of an agreement is asked for in one part', () => {
  assert.deepEqual(
    Object.values(agreementParts).flat().toSorted(),
    Object.keys(NewAgreement.shape).toSorted(),
  );
});

test('an amount outside the limits is said in the part where it is typed', () => {
  const monthly = { suggestionsOre: [], minimumOre: 5000, maximumOre: 1_000_000 };
  const schema = NewAgreement.check(withinLimits({ monthly } as unknown as GivingOptions['amounts']));
  const code = (amountKroner: string) =>
    fieldCodesOf(schema, { amountKroner, frequency: 'monthly' }).amountKroner;
  assert.equal(code('49'), 'TOO_SHORT');
  assert.equal(code('kr 10 001'), 'TOO_LONG');
  for (const typed of ['50', '10 000']) assert.equal(code(typed), undefined, typed);
  assert.equal(code(''), 'REQUIRED');
  assert.equal(code('tusen'), 'INVALID');
});
