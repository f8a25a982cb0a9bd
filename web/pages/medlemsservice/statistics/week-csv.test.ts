import assert from 'node:assert/strict';
import { test } from 'node:test';
import { weekCsv } from './week-csv.ts';

test('the figures of the weeks are a file that a Norwegian spreadsheet reads', () => {
  const week = { mondayOn: '2026-11-02', received: 12, answered: 10, waiting: 3, oldestDays: 4 };
  const [head, first, second, end] = weekCsv([
    { ...week, medianDays: 1, keptShare: 0.876 },
    { ...week, mondayOn: '2026-11-09', oldestDays: null, medianDays: null, keptShare: null },
  ]).split('\r\n');
  assert.equal(
    head,
    '\ufeffUke fra;Kommet inn;Besvart første gang;Venter på første svar;Eldste har ventet (virkedager);Halvparten besvart innen (virkedager);Besvart innen fristen (%)',
  );
  assert.equal(first, '2026-11-02;12;10;3;4;1;88');
  assert.equal(second, '2026-11-09;12;10;3;;;');
  assert.equal(end, '');
});
