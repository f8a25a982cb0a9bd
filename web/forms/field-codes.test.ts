import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { NewEnquiry } from '#contract/enquiry-endpoints.ts';
import { fieldCodesOf } from './field-codes.ts';

const good = { topic: 'tax', subject: 'Fradrag', message: 'Når kommer årsoppgaven?' };

describe('what is wrong with typed values', () => {
  it('is nothing where the contract takes them', () => assert.deepEqual(fieldCodesOf(NewEnquiry, good), {}));

  it('is that empty fields are empty', () => {
    assert.deepEqual(fieldCodesOf(NewEnquiry, { topic: '', subject: ' ', message: '' }), {
      topic: 'REQUIRED',
      subject: 'REQUIRED',
      message: 'REQUIRED',
    });
  });

  it('is the length, counted as the server counts', () => {
    const long = { ...good, subject: 'x'.repeat(121), message: '   k   ' };
    assert.deepEqual(fieldCodesOf(NewEnquiry, long), { subject: 'TOO_LONG', message: 'TOO_SHORT' });
  });
});
