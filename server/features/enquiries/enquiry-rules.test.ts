import assert from 'node:assert/strict';
import { test } from 'node:test';
import { enquiryStates } from '#contract/enquiry-endpoints.ts';
import { enquiryNumber, mayWriteIn, norwegianYear, stateAfterMessage } from './enquiry-rules.ts';

test('a number says the year and is easy to read out', () => {
  assert.equal(enquiryNumber(2026, 1), 'H-2026-000001');
  assert.equal(enquiryNumber(2026, 1_234_567), 'H-2026-1234567');
});

test('only a closed enquiry is read-only', () => {
  assert.deepEqual(
    enquiryStates.filter((state) => !mayWriteIn(state)),
    ['closed'],
  );
});

test('what a person writes waits for member service, an answer waits for the person', () => {
  assert.equal(stateAfterMessage('person'), 'received');
  assert.equal(stateAfterMessage('staff'), 'answered');
});

test('the year turns at midnight in Norway, an hour before it does in UTC', () => {
  assert.equal(norwegianYear(new Date('2026-12-31T22:59:59Z')), 2026);
  assert.equal(norwegianYear(new Date('2026-12-31T23:00:00Z')), 2027);
});
