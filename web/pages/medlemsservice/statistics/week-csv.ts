/** The figures of each week as a file for a spreadsheet. */
import type { WeekFigures } from '#contract/desk-work-endpoints.ts';
import { weekTexts as texts } from '../frame/desk-work-texts.ts';

const cell = (value: number | null) => (value === null ? '' : String(value));

/** Semicolons and a mark of the encoding, as Norwegian spreadsheets read it; empty where there is nothing to measure. */
export function weekCsv(weeks: readonly WeekFigures[]): string {
  const { received, answered, waiting, oldest, median, kept } = texts.columns;
  const rows = [
    [
      texts.week,
      received,
      answered,
      waiting,
      `${oldest} (${texts.unit})`,
      `${median} (${texts.unit})`,
      `${kept} (%)`,
    ],
    ...weeks.map((week) => [
      week.mondayOn,
      cell(week.received),
      cell(week.answered),
      cell(week.waiting),
      cell(week.oldestDays),
      cell(week.medianDays),
      cell(week.keptShare === null ? null : Math.round(week.keptShare * 100)),
    ]),
  ];
  return `\ufeff${rows.map((row) => `${row.join(';')}\r\n`).join('')}`;
}
