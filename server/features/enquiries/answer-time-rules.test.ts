import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { answerTimeOf, minimumAnswers, usualWait } from './answer-time-rules.ts';

const unknown = { kind: 'unknown', workingDays: null };
const waits = fc.array(fc.nat(60), { minLength: minimumAnswers, maxLength: 60 });

describe('how long answers take', () => {
  test('is what four of five have met; the one that took a month does not decide', () => {
    assert.equal(usualWait([1, 1, 1, 1, 22]), 1);
    assert.equal(usualWait([1, 1, 1, 2, 2, 2, 2, 3, 3, 9]), 3);
    assert.deepEqual(answerTimeOf([1, 1, 1, 1, 22], []), { kind: 'usual', workingDays: 1 });
  });

  test('is not told after a handful of answers', () => {
    assert.deepEqual(answerTimeOf([], []), unknown);
    assert.deepEqual(answerTimeOf([1, 1, 1, 1], [40, 40, 40]), unknown);
  });

  test('answered on the same day is told as within one working day', () => {
    assert.deepEqual(answerTimeOf([0, 0, 0, 0, 0], []), { kind: 'usual', workingDays: 1 });
  });

  test('a long queue is told as it is, and waits that are not long yet change nothing', () => {
    const answered = [1, 1, 1, 2, 2, 2, 2, 2];
    assert.deepEqual(answerTimeOf(answered, [1, 2, 2, 1]), { kind: 'usual', workingDays: 2 });
    assert.deepEqual(answerTimeOf(answered, [6, 6, 7, 9]), { kind: 'queue', workingDays: 6 });
  });

  test('is never a figure that was not measured, nor less than what those answered have met', () => {
    fc.assert(
      fc.property(waits, fc.array(fc.nat(60)), (answered, waiting) => {
        const { workingDays } = answerTimeOf(answered, waiting);
        assert.ok(workingDays === 1 || [...answered, ...waiting].includes(workingDays!));
        assert.ok(workingDays! >= usualWait(answered));
      }),
    );
  });

  test('one who waits longer never makes the promise shorter', () => {
    fc.assert(
      fc.property(waits, fc.array(fc.nat(60)), fc.nat(60), (answered, waiting, another) => {
        const before = answerTimeOf(answered, waiting).workingDays!;
        const longer = Math.max(another, before + 1);
        assert.ok(answerTimeOf(answered, [...waiting, longer]).workingDays! >= before);
      }),
    );
  });
});
