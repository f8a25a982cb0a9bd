/** The 45 rows of the trust scorecard, and the page `docs/trust.md` that is made of them and their kept figures. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import rows from './trust-rows.json' with { type: 'json' };

const docs = path.resolve(import.meta.dirname, '../docs');
/** The page that is made here. */
export const trustPage = path.join(docs, 'trust.md');
/** One file for each figure: `row-NN.json`, with `-postgresql` or the name of a part before the ending. */
export const figuresFolder = path.join(docs, 'figures/trust');

/** A figure as a run kept it. */
export type KeptFigure = {
  row: number;
  score: 0 | 1 | 2 | 3;
  figure: string;
  command: string;
  commit: string;
  date: string;
  part?: string;
};

type Row = {
  row: number;
  group: string;
  measure: string;
  target: string;
  /** Where several suites measure it together: all of them are needed. */
  parts?: string[];
};

/** What is measured and what counts as met. */
export const scorecard: readonly Row[] = rows;

/** A release needs this sum, and none of these rows under 2. */
const release = {
  sum: 120,
  rows: [11, 12, 13, 16, 17, 18, 19, 20, 30, 31, 32, 33, 34, 35, 36, 37, 39, 40, 41, 42],
};

/** All kept figures, by row and database. */
export function readFigures(folder = figuresFolder): KeptFigure[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^row-\d\d(-[a-z-]+)?\.json$/.test(name))
    .sort()
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')));
}

/** A row counts as much as the lowest of its figures: 0 without one, and at most 1 while a part of it is not run. */
export function scoreOf(row: number, figures: readonly KeptFigure[]): number {
  const own = figures.filter((figure) => figure.row === row);
  if (own.length === 0) return 0;
  const parts = scorecard.find((one) => one.row === row)?.parts ?? [];
  const isWhole = parts.every((part) => own.some((figure) => figure.part === part));
  return Math.min(isWhole ? 3 : 1, ...own.map(({ score }) => score));
}

const sumOf = (figures: readonly KeptFigure[]): number =>
  scorecard.reduce((sum, { row }) => sum + scoreOf(row, figures), 0);

/** The sum, and what is missing for a release, in one line for the terminal. */
export function summaryOf(figures: readonly KeptFigure[]): string {
  const low = release.rows.filter((row) => scoreOf(row, figures) < 2);
  return `${sumOf(figures)} of ${scorecard.length * 3}${low.length ? `; under 2 of the rows that must not be: ${low.join(', ')}` : ''}`;
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function linesOf(row: Row, figures: readonly KeptFigure[]): string[] {
  const own = figures.filter((figure) => figure.row === row.row);
  const head = `| ${row.row} | ${cell(row.measure)} | ${cell(row.target)} | ${scoreOf(row.row, figures)}`;
  if (own.length === 0) return [`${head} | not run | | | |`];
  const column = (of: (figure: KeptFigure) => string) => own.map((figure) => cell(of(figure))).join('<br>');
  return [
    `${head} | ${column(({ figure }) => figure)} | ${column(({ command }) => `\`${command}\``)} | ${column(({ date }) => date)} | ${column(({ commit }) => commit)} |`,
  ];
}

/** The page as text. */
export function trustPageOf(figures: readonly KeptFigure[]): string {
  const groups = [...new Set(scorecard.map(({ group }) => group))];
  const tables = groups.flatMap((group) => [
    `## ${group}`,
    '',
    '| # | Measure | Target | Score | Figure | Command | Date | Commit |',
    '|---|---|---|---|---|---|---|---|',
    ...scorecard.filter((row) => row.group === group).flatMap((row) => linesOf(row, figures)),
    '',
  ]);
  const low = release.rows.filter((row) => scoreOf(row, figures) < 2);
  return `${[
    '# Trust scorecard',
    '',
    'Made by `npm run trial:trust` from the files in `docs/figures/trust/`; do not edit. A figure is what the command measured on its date at its commit.',
    'A row that was tried in parts or on both databases has several figures, and the lowest score counts; while a part is not run, at most 1.',
    '',
    'Scores: 0 not run · 1 run, below the target or only in part · 2 target met · 3 target met, and the suite found the fault that was planted for it.',
    '',
    `**${sumOf(figures)} of ${scorecard.length * 3}.** A release needs ${release.sum}, and no row under 2 of ${release.rows.join(', ')}.`,
    low.length ? `Under 2 of these: ${low.join(', ')}.` : 'None of these is under 2.',
    '',
    ...tables,
  ]
    .join('\n')
    .trimEnd()}\n`;
}

/** Writes the page from the figures that are kept. */
export const writeTrustPage = (): void => writeFileSync(trustPage, trustPageOf(readFigures()));
