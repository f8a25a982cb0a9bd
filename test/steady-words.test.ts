/** A transcript is the same on any day: whatever way a moment is written, it is left out. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shortDay } from '#contract/values/short-day.ts';
import { answerTimeSentence } from '#web/texts/answer-time-texts.ts';
import {
  capitalise,
  formatDate,
  formatMoment,
  formatMomentWithTime,
  formatMonth,
  formatTime,
  plainDateOf,
} from '#web/texts/format.ts';
import { steady } from './e2e/support/steady-words.ts';

/** Each month, each day of the week, before and after midnight and the change of the year. */
const moments = Array.from(
  { length: 400 },
  (_, day) => new Date(Date.UTC(2026, 10, 24 + day, (day * 7) % 24, 5)),
);
const weekday = new Intl.DateTimeFormat('nb-NO', { weekday: 'long', timeZone: 'Europe/Oslo' });

const ways: Record<string, (moment: Date) => string> = {
  'a date': (moment) => formatDate(plainDateOf(moment)),
  'a date with its weekday': (moment) => `${weekday.format(moment)} ${formatDate(plainDateOf(moment))}`,
  'a date without its year': (moment) => formatDate(plainDateOf(moment)).replace(/ \d{4}$/, ''),
  'a month': (moment) => capitalise(formatMonth(plainDateOf(moment).slice(0, 7))),
  'a weekday': (moment) => capitalise(weekday.format(moment)),
  'a year': (moment) => plainDateOf(moment).slice(0, 4),
  'a short date': (moment) => shortDay(plainDateOf(moment)),
  'a time': (moment) => formatTime(moment.toISOString()),
  'a moment of today': (moment) => formatMoment(moment.toISOString(), moment),
  'a moment with its time': (moment) => formatMomentWithTime(moment.toISOString(), moments[200]!),
};

for (const [name, write] of Object.entries(ways))
  test(`${name} is left out`, () => {
    const said = new Set(moments.map((moment) => steady(`Sist endret ${write(moment)} av deg`)));
    assert.equal(said.size, 1, [...said].join('\n'));
  });

test('how long an answer takes is left out', () => {
  const said = (['usual', 'queue', 'unknown'] as const).flatMap((kind) =>
    [1, 2, 5].map((workingDays) => steady(answerTimeSentence({ kind, workingDays }))),
  );
  assert.deepEqual([...new Set(said)], ['[hvor lenge svaret tar]']);
});

test('what does not depend on the day stays', () => {
  for (const text of [
    '250 kr hver måned, den 15.',
    'hverdager kl. 10–14.',
    'innen 2 virkedager',
    'Barn under 15 år',
  ])
    assert.equal(steady(text), text);
});
