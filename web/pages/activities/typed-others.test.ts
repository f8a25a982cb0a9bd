import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atOthersPlaces, othersOf } from './typed-others.ts';

const robin = { name: 'Robin Berg', bornOn: '02.03.2026' };
const kim = { name: 'Kim Berg', bornOn: '04.05.2026' };
const typed = (...people: ({ name: string; bornOn: string } | null)[]) =>
  Object.fromEntries(
    people.flatMap((one, place) => [
      [`otherName${place}`, one?.name ?? ''],
      [`otherBornOn${place}`, one?.bornOn ?? ''],
    ]),
  );

test('a place that was left empty is not sent', () => {
  assert.deepEqual(othersOf(typed(null, robin, null)), [robin]);
  assert.deepEqual(othersOf(typed(robin, null, kim)), [robin, kim]);
  assert.deepEqual(othersOf(typed()), []);
});

test('what the server says of somebody is said where they were written', () => {
  const placed = (values: Record<string, string>, ...paths: string[]) =>
    atOthersPlaces(
      paths.map((path) => ({ path, code: 'INVALID' as const })),
      values,
    ).map(({ path }) => path);
  assert.deepEqual(placed(typed(null, robin), '/others/0/bornOn'), ['/otherBornOn1']);
  assert.deepEqual(placed(typed(null, robin, kim), '/others/1/name', '/others/0/bornOn'), [
    '/otherName2',
    '/otherBornOn1',
  ]);
  assert.deepEqual(placed(typed(robin), '/others/0/name'), ['/otherName0']);
  // Errors about other fields stay as they are.
  assert.deepEqual(placed(typed(robin), '/others', '/isComing', '/others/7/name'), [
    '/others',
    '/isComing',
    '/others/7/name',
  ]);
});
