import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { failureLines, failuresText, shortened } from './failures.ts';
import { failuresOfJourneys, type JourneyReport, secondsOfJourneys } from './journey-report.ts';

const passed = { duration: 1500, errors: [], attachments: [] };
const failed = {
  ...passed,
  errors: [{ message: '\u001b[31mExpected\u001b[39m: visible' }],
  attachments: [{ name: 'portal', body: Buffer.from('not answered: GET /').toString('base64') }],
};
const report: JourneyReport = {
  stats: { expected: 1, unexpected: 1 },
  suites: [
    {
      file: 'gifts.spec.ts',
      specs: [{ title: 'gives', tests: [{ results: [failed, passed] }] }],
      suites: [{ file: 'gifts.spec.ts', specs: [{ title: 'stops', tests: [{ results: [passed] }] }] }],
    },
  ],
};

describe('why tests failed', () => {
  test('a long text keeps its beginning and its end', () => {
    const lines = Array.from({ length: 100 }, (_, place) => `line ${place}`);
    const kept = shortened(lines.join('\n')).split('\n');
    assert.deepEqual([kept[0], kept[15], kept.at(-1), kept.length], ['line 0', '…', 'line 99', 31]);
    assert.equal(shortened('one\ntwo'), 'one\ntwo');
  });

  test('of each there is a line with the name and the beginning of why, what was not answered and what was pressed', () => {
    assert.deepEqual(failureLines([{ test: 'gifts.spec.ts › gives', why: 'Expected\n\n  visible' }]), [
      'feil  gifts.spec.ts › gives: Expected visible',
    ]);
    assert.deepEqual(
      failureLines([{ test: 'gives', why: 'Expected\nnot answered: GET /\npressed: click a«Gi»\nlog' }]),
      [
        'feil  gives: not answered: GET /: pressed: click a«Gi»: Expected not answered: GET / pressed: click a«Gi» log',
      ],
    );
  });

  test('a journey says why without colours and with what the portal said, and each has its seconds', () => {
    assert.deepEqual(failuresOfJourneys(report), [
      { test: 'gifts.spec.ts › gives', why: 'Expected: visible\nnot answered: GET /' },
    ]);
    assert.deepEqual(secondsOfJourneys(report), {
      'gifts.spec.ts › gives': 3,
      'gifts.spec.ts › stops': 1.5,
    });
  });

  test('each is printed below its name', () => {
    assert.equal(failuresText([{ test: 'a', why: 'b\nc' }]), 'a\n    b\n    c\n');
  });
});
