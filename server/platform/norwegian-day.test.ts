import assert from 'node:assert/strict';
import { test } from 'node:test';
import { norwegianDay, norwegianTime } from './norwegian-day.ts';

test('a day begins at midnight in Norway, in winter and in summer', () => {
  assert.equal(norwegianDay(new Date('2026-01-14T22:59:59Z')), '2026-01-14');
  assert.equal(norwegianDay(new Date('2026-01-14T23:00:00Z')), '2026-01-15');
  assert.equal(norwegianDay(new Date('2026-07-14T21:59:59Z')), '2026-07-14');
  assert.equal(norwegianDay(new Date('2026-07-14T22:00:00Z')), '2026-07-15');
});

test('the nights when the clock is moved have their own day', () => {
  assert.equal(norwegianDay(new Date('2026-03-28T22:59:59Z')), '2026-03-28');
  assert.equal(norwegianDay(new Date('2026-03-28T23:00:00Z')), '2026-03-29');
  assert.equal(norwegianDay(new Date('2026-03-29T22:00:00Z')), '2026-03-30');
  assert.equal(norwegianDay(new Date('2026-10-24T22:00:00Z')), '2026-10-25');
  assert.equal(norwegianDay(new Date('2026-10-25T22:59:59Z')), '2026-10-25');
  assert.equal(norwegianDay(new Date('2026-10-25T23:00:00Z')), '2026-10-26');
});

test('the time of day is that of Norway, with two digits', () => {
  assert.equal(norwegianTime(new Date('2026-01-14T23:05:00Z')), '00:05');
  assert.equal(norwegianTime(new Date('2026-07-14T16:30:00Z')), '18:30');
});

test('the turn of the year and the leap day', () => {
  assert.equal(norwegianDay(new Date('2026-12-31T23:30:00Z')), '2027-01-01');
  assert.equal(norwegianDay(new Date('2028-02-28T23:30:00Z')), '2028-02-29');
  assert.equal(norwegianDay(new Date('0999-06-01T12:00:00Z')), '0999-06-01');
});
