import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allPages } from './all-pages.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, place) => place + 1);
const pagesOf = (all: number[], size: number) => {
  const asked: number[] = [];
  const ask = async (page: number) => {
    asked.push(page);
    return { total: all.length, activities: all.slice((page - 1) * size, page * size), units: ['Oslo'] };
  };
  return { ask, asked };
};

test('all pages as one, each asked for once', async () => {
  const { ask, asked } = pagesOf(numbers(65), 30);
  const list = await allPages(ask, 10);
  assert.deepEqual(list, { total: 65, activities: numbers(65), units: ['Oslo'] });
  assert.deepEqual(asked, [1, 2, 3]);
});

test('one page is one question; no more pages than are wanted; and deleted rows are not waited for', async () => {
  const [one, many] = [pagesOf(numbers(30), 30), pagesOf(numbers(500), 30)];
  assert.equal((await allPages(one.ask, 10)).activities.length, 30);
  assert.deepEqual(one.asked, [1]);
  assert.equal((await allPages(many.ask, 3)).activities.length, 90);
  const gone = await allPages(async (page) => ({ total: 90, activities: page === 1 ? [1] : [] }), 10);
  assert.deepEqual(gone.activities, [1]);
});
