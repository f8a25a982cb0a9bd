import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { demoUnits } from '../../../dev/seed/demo-people.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { chapterFor } from './organisation-service.ts';

describe('postal codes and chapters', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
  });
  after(() => portal.close());

  const lookUp = (code: string) => portal.call(null, 'GET /api/postal-codes/:code', { params: { code } });

  test('anybody is told the place of a postal code', async () => {
    const { status, body } = await lookUp('0182');
    assert.equal(status, 200);
    assert.deepEqual(body, { code: '0182', place: 'Oslo', municipalities: ['0301'], category: null });
  });

  test('an unknown code has no place and is no error; what is no code is not found', async () => {
    assert.deepEqual((await lookUp('9999')).body, {
      code: '9999',
      place: null,
      municipalities: [],
      category: null,
    });
    assert.equal((await lookUp('abc')).status, 404);
  });

  test('the chapter follows the postal code; where it cannot be known all are offered', async () => {
    const { db } = portal;
    const oslo = demoUnits.find(({ name }) => name === 'Oslo lokallag')!;
    assert.deepEqual(await chapterFor(db, '0182'), { kind: 'one', chapterId: oslo.id, name: oslo.name });
    for (const code of ['1400', '9999', null]) {
      const choice = await chapterFor(db, code);
      assert.equal(choice.kind === 'choice' && choice.chapters.length, 6);
    }
  });
});
