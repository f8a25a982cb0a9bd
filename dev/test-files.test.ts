/** Which tests a change asks for, and how they are divided. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  alsoOnPostgresql,
  inParts,
  isSmoke,
  nodeTests,
  testsNamed,
  testsOfChanges,
  usesDatabase,
} from './test-files.ts';

const withDatabase = nodeTests().filter(usesDatabase);

describe('tests of a change', () => {
  test('a file of a feature asks for all tests of the feature, in its subfolders too, and for no other', () => {
    const tests = testsOfChanges(['server/features/giving/agreement-store.ts'], withDatabase);
    assert.deepEqual(
      tests,
      withDatabase.filter((file) => file.startsWith('server/features/giving/')),
    );
    assert.ok(tests.length > 5);
  });

  test('a file of the contract asks for the features that import it', () => {
    const tests = testsOfChanges(['contract/death-endpoints.ts'], withDatabase);
    assert.ok(tests.some((file) => file.startsWith('server/features/deaths/')));
    assert.ok(!tests.some((file) => file.startsWith('server/features/tax-report/')));
  });

  test('a changed test is run itself; a page or a document asks for nothing here', () => {
    assert.deepEqual(testsOfChanges(['test/bad-input.test.ts'], withDatabase), ['test/bad-input.test.ts']);
    assert.deepEqual(testsOfChanges(['web/app.tsx', 'docs/figures.md'], withDatabase), []);
  });
});

test('a word finds tests and journeys by their path', () => {
  const { node, journeys } = testsNamed(['giving']);
  assert.ok(node.includes('server/features/giving/giving-routes.test.ts'), node.join('\n'));
  assert.ok(journeys.includes('test/e2e/giving.spec.ts'));
  assert.ok([...node, ...journeys].every((file) => file.includes('giving')));
});

test('the small runs of the commands are found by their word, and are no part of the tests of a change', () => {
  const { node } = testsNamed(['smoke']);
  assert.ok(node.some(isSmoke), node.join('\n'));
  assert.deepEqual(withDatabase.filter(isSmoke), []);
});

test('on PostgreSQL: what opens the database, and not what stands before it', () => {
  const again = withDatabase.filter(alsoOnPostgresql);
  for (const file of [
    'server/features/giving/giving-routes.test.ts',
    'test/trust/writes.test.ts',
    'test/slow-lock.test.ts',
  ])
    assert.ok(again.includes(file), file);
  for (const file of [
    'test/access.test.ts',
    'server/features/deaths/death-rules.test.ts',
    'server/adapters/smtp/mail-html.test.ts',
  ])
    assert.ok(!again.includes(file), file);
  assert.ok(again.length > 150, String(again.length));
});

test('halves take about the same time and lose no file', () => {
  const seconds = { a: 10, b: 4, c: 3, d: 2 };
  const [one, other] = inParts(['a', 'b', 'c', 'd', 'new'], seconds, 2);
  assert.deepEqual([...one!, ...other!].sort(), ['a', 'b', 'c', 'd', 'new']);
  assert.deepEqual(one, ['a', 'd']);
});
