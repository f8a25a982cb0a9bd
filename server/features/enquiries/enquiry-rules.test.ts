import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { type EnquiryState, enquiryStates, enquiryTopics } from '#contract/enquiry-endpoints.ts';
import { addDays, daysBetween } from '#contract/values/bank-days.ts';
import {
  enquiryActs,
  enquiryNumber,
  lastReopeningDay,
  mayReopen,
  norwegianYear,
  stateAfter,
} from './enquiry-rules.ts';
import { statutoryDay } from './promise-rules.ts';

const anAct = fc.constantFrom(...enquiryActs);
const aState = fc.constantFrom(...enquiryStates);

describe('enquiry rules', () => {
  test('a number says the year and is easy to read out', () => {
    assert.equal(enquiryNumber(2026, 1), 'H-2026-000001');
    assert.equal(enquiryNumber(2026, 1_234_567), 'H-2026-1234567');
  });

  test('what a person writes waits for member service, an answer waits for the person', () => {
    assert.equal(stateAfter('answered', 'person-writes'), 'received');
    assert.equal(stateAfter('waiting-for-member', 'person-writes'), 'received');
    assert.equal(stateAfter('in-progress', 'person-writes'), 'in-progress');
    assert.equal(stateAfter('received', 'staff-takes'), 'in-progress');
    assert.equal(stateAfter('in-progress', 'staff-asks'), 'waiting-for-member');
    assert.equal(stateAfter('received', 'staff-answers'), 'answered');
  });

  test('of a closed one nothing is possible but to open it again; closing it twice changes nothing', () => {
    const possible = enquiryActs.filter((act) => stateAfter('closed', act) !== null);
    assert.deepEqual(possible, ['somebody-closes', 'person-reopens', 'staff-reopens']);
    assert.equal(stateAfter('closed', 'somebody-closes'), 'closed');
  });

  test('whatever happens in whatever order: every state has a way on, and only opening leads out of closed', () => {
    fc.assert(
      fc.property(aState, fc.array(anAct, { maxLength: 40 }), (start, acts) => {
        let state: EnquiryState = start;
        for (const act of acts) {
          const next = stateAfter(state, act);
          if (next === null) continue;
          assert.ok(enquiryStates.includes(next));
          if (state === 'closed' && next !== 'closed') assert.match(act, /reopens$/);
          if (next === 'closed' && state !== 'closed') assert.equal(act, 'somebody-closes');
          // An enquiry that has just been answered or asked about is not shown as waiting for us.
          if (next === 'answered') assert.ok(act === 'staff-answers' || state === 'answered');
          state = next;
        }
        assert.equal(stateAfter(state, 'somebody-closes'), 'closed');
        assert.notEqual(stateAfter(state, state === 'closed' ? 'person-reopens' : 'person-writes'), null);
      }),
    );
  });

  test('thirty days after the closing it can be opened again, on the thirty-first not', () => {
    assert.equal(lastReopeningDay('2026-11-21'), '2026-12-21');
    assert.equal(mayReopen('2026-11-21', '2026-12-21'), true);
    assert.equal(mayReopen('2026-11-21', '2026-12-22'), false);
    // Over the night when the clocks change, and over a leap day.
    assert.equal(mayReopen('2027-03-01', '2027-03-31'), true);
    assert.equal(mayReopen('2028-02-01', '2028-03-03'), false);
  });

  test('a request about own data is answered within a month by law, whatever the length of the month', () => {
    assert.equal(statutoryDay('privacy', '2026-11-21'), '2026-12-21');
    assert.equal(statutoryDay('privacy', '2027-01-31'), '2027-02-28');
    assert.equal(statutoryDay('privacy', '2028-01-31'), '2028-02-29');
    for (const topic of enquiryTopics)
      if (topic !== 'privacy') assert.equal(statutoryDay(topic, '2026-11-21'), null);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 12_000 }), (days) => {
        const received = addDays('2020-01-01', days);
        const length = daysBetween(received, statutoryDay('privacy', received)!);
        assert.ok(length >= 28 && length <= 31, `${received}: ${length}`);
      }),
    );
  });

  test('the year turns at midnight in Norway, an hour before it does in UTC', () => {
    assert.equal(norwegianYear(new Date('2026-12-31T22:59:59Z')), 2026);
    assert.equal(norwegianYear(new Date('2026-12-31T23:00:00Z')), 2027);
  });
});
