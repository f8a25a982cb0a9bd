import assert from 'node:assert/strict';
import { test } from 'node:test';
import { homeRows } from './home-order.ts';

const member = { isMember: true, hasLeft: false, isAdult: true, isGuardian: false, isElected: false };
const stranger = { ...member, isMember: false };

test('a member is shown what happens first, and no way in', () => {
  assert.deepEqual(homeRows(member, true), [
    ...['activities', 'enquiries', 'meetings', 'giving', 'magazine', 'children'],
  ]);
});

test('a parent has the children first, a representative the offices', () => {
  assert.equal(homeRows({ ...member, isGuardian: true }, false)[0], 'children');
  assert.equal(homeRows({ ...member, isElected: true, isGuardian: true }, false)[0], 'offices');
});

test('a donor has the giving first, and the way in last', () => {
  const rows = homeRows(stranger, true);
  assert.deepEqual([rows[0], rows.at(-1)], ['giving', 'membership']);
});

test('the guardian of a child who is not a member has the children first, and the way in last', () => {
  const rows = homeRows({ ...stranger, isGuardian: true }, false);
  assert.deepEqual([rows[0], rows.at(-1)], ['children', 'membership']);
});

test('who has nothing here yet is shown the way in first; who has left, last', () => {
  assert.equal(homeRows(stranger, false)[0], 'membership');
  assert.equal(homeRows({ ...stranger, hasLeft: true }, false).at(-1), 'membership');
});

test('under 18 one is offered neither giving nor children, and no row comes twice', () => {
  const young = homeRows({ ...member, isAdult: false }, false);
  assert.ok(!young.includes('giving') && !young.includes('children'));
  const all = homeRows({ ...stranger, isGuardian: true, isElected: true }, true);
  assert.equal(new Set(all).size, all.length);
});
