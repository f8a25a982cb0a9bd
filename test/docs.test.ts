/** The documents do not rot: what they point at exists, every page has a word, and the versions they name are one. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { settingNames } from '#server/config/config-environment.ts';
import { routePatterns } from '#web/build/route-patterns.ts';
import { readFigures, scorecard, scoreOf, trustPageOf } from '../bench/trust-scorecard.ts';
import { trustSuites } from '../bench/trust-suites.ts';
import { figuresPageOf, nameOfRun, readRuns, titles } from '../dev/kept-runs.ts';

const root = path.resolve(import.meta.dirname, '..');
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'bench/README.md',
  ...readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const { scripts, dependencies } = JSON.parse(read('package.json'));

/** Paths in backticks that begin with a folder of ours, and the targets of links. */
function pathsIn(document: string): string[] {
  const text = read(document);
  const quoted = [...text.matchAll(/`((?:contract|server|web|dev|test|bench|docs|\.ci)\/[\w./-]*)`/g)].map(
    (match) => match[1]!,
  );
  const linked = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)\s]+)\)/g)].map((match) =>
    path.join(path.dirname(document), match[1]!.split('#')[0]!),
  );
  return [...quoted, ...linked];
}

describe('documents', () => {
  for (const document of documents) {
    test(`what ${document} points at exists`, () => {
      const missing = pathsIn(document).filter((file) => !existsSync(path.join(root, file)));
      assert.deepEqual(missing, []);
    });

    test(`the scripts that ${document} names exist`, () => {
      const named = [...read(document).matchAll(/`npm (?:run )?([a-z:-]+)[^`]*`/g)].map((match) => match[1]!);
      assert.deepEqual(
        named.filter((name) => !(name in scripts) && name !== 'ci'),
        [],
      );
    });
  }

  test('ten questions lead from the screen by an endpoint to what is done', () => {
    const rows = [
      ...read('docs/architecture.md').matchAll(
        /^\| [^|]+\? \| `(web\/pages\/[^`]+)` \| `((?:GET|POST) [^`]+)` in `(contract\/[^`]+)` \| `(server\/features\/[^`]+)` \|$/gm,
      ),
    ];
    assert.equal(rows.length, 10);
    for (const [row, screen, endpoint, contract, service] of rows) {
      assert.ok(existsSync(path.join(root, screen!)) && existsSync(path.join(root, service!)), row);
      assert.ok(read(contract!).includes(`'${endpoint}': {`), row);
      const feature = service!.split('/').slice(0, 3).join('/');
      const routes = readdirSync(path.join(root, feature), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('-routes.ts'))
        .map((file) => read(`${feature}/${file}`));
      assert.ok(
        routes.some((text) => text.includes(`'${endpoint}'`)),
        row,
      );
    }
  });

  test('a small page is at most ten files, which exist', () => {
    const rows =
      /^\| File, of [\s\S]*?\n\n/m.exec(read('docs/architecture.md'))?.[0].split('\n').slice(2, -2) ?? [];
    assert.ok(rows.length > 5 && rows.length <= 10, String(rows.length));
    for (const row of rows) assert.ok(existsSync(path.join(root, /^\| `([^`]+)`/.exec(row)![1]!)), row);
  });

  test('every trial and benchmark has a row in bench/README.md', () => {
    const named = Object.keys(scripts).filter((name) => /^(trial|bench):/.test(name));
    const page = read('bench/README.md');
    assert.deepEqual(
      named.filter((name) => !page.includes(`\`npm run ${name}\``)),
      [],
    );
  });

  test('each product rule has a source, and code and a test that keep it', () => {
    const pages = documents.filter((name) => name.startsWith('docs/rules/') && !name.endsWith('README.md'));
    assert.ok(pages.length > 10);
    for (const page of pages) {
      assert.ok(read('docs/rules/README.md').includes(`(${path.basename(page)})`), page);
      const rows = read(page)
        .split('\n')
        .filter((line) => /^\| (?!Rule \||---)/.test(line));
      assert.ok(rows.length > 5, page);
      for (const row of rows) {
        const [rule, source, keptBy, ...more] = row.split(' | ');
        assert.ok(rule && source && keptBy && more.length === 0, `${page}: ${row}`);
        assert.match(keptBy, /^`[^`]+`, `[^`]+\.(test|spec)\.ts` \|$/, `${page}: ${row}`);
      }
    }
  });

  test('every page has a row in the glossary, or is below one that has', () => {
    const glossary = read('docs/glossary.md');
    const isThere = (pattern: string): boolean =>
      glossary.includes(`\`${pattern}\``) ||
      (pattern.lastIndexOf('/') > 0 && isThere(pattern.slice(0, pattern.lastIndexOf('/'))));
    assert.deepEqual(
      routePatterns.map(({ pattern }) => pattern).filter((pattern) => !isThere(pattern)),
      [],
    );
  });

  test('every setting of the server is in docs/operations.md', () => {
    const operations = read('docs/operations.md');
    assert.deepEqual(
      settingNames.filter((name) => !operations.includes(`\`${name}\``)),
      [],
    );
  });

  test('docs/trust.md is what the kept figures make: `npm run trial:trust -- --page` writes it', () => {
    const figures = readFigures();
    assert.deepEqual(
      scorecard.map(({ row }) => row),
      Array.from({ length: 45 }, (_, at) => at + 1),
    );
    for (const { row, score, figure } of figures) {
      assert.ok(scorecard.some((one) => one.row === row) && [0, 1, 2, 3].includes(score), figure);
    }
    assert.equal(read('docs/trust.md'), trustPageOf(figures));
  });

  test('each kept figure names a command that makes it: by its words a suite forgets its figure when it fails', () => {
    const programs = Object.keys(scripts).filter((name) => name !== 'trial:trust');
    const commands = [
      ...trustSuites.map(({ name }) => `npm run trial:trust -- --only=${name}`),
      ...programs.map((name) => `npm run ${name}`),
    ];
    assert.deepEqual(
      readFigures().filter(
        ({ command }) => !commands.includes(command.replace(/(?<!trust) -- --only=.*$/, '')),
      ),
      [],
    );
  });

  test('docs/figures.md is what the kept runs make: `node dev/kept-runs.ts` writes it', () => {
    const figures = readRuns();
    for (const [name, { commit, date, machine, load }] of Object.entries(figures.runs)) {
      assert.match(`${commit} ${date}`, /^[0-9a-f]{7,} 2\d{3}-\d\d-\d\d$/, name);
      assert.ok(machine && load !== undefined, name);
    }
    assert.equal(read('docs/figures.md'), figuresPageOf(figures));
    const programs = Object.keys(scripts).filter((name) => /^(bench|trial):(?!trust)/.test(name));
    for (const program of programs) assert.ok(titles[program.replace(':', '-')], `${program} has no title`);
    assert.match(figuresPageOf({ ...figures, runs: {} }), /Not run[^\n]*Pages on a slow phone/);
  });

  test('a run at full size is kept, whole or a part of it; one of another size is not', () => {
    assert.equal(nameOfRun('/portal/bench/trial-load.ts', []), 'trial-load');
    assert.equal(nameOfRun('bench/bench-api.ts', ['--only=scale']), 'bench-api-scale');
    for (const args of [['--small'], ['--rounds=1'], ['--only=scale', '--rounds=1']])
      assert.equal(nameOfRun('bench/bench-api.ts', args), null);
  });

  test('a row of the scorecard counts as much as its lowest figure, and nothing without one', () => {
    const kept = { command: 'npm test', commit: '0', date: '2026-11-23', figure: 'one' };
    const figures = [
      { row: 16, score: 3, ...kept },
      { row: 16, score: 2, ...kept },
    ] as const;
    assert.deepEqual([scoreOf(16, figures), scoreOf(17, figures)], [2, 0]);
    const [one, other] = (['routes', 'browser'] as const).map((part) => ({
      row: 34,
      score: 3 as const,
      part,
      ...kept,
    }));
    assert.deepEqual([scoreOf(34, [one!]), scoreOf(34, [one!, other!])], [1, 3]);
    assert.match(trustPageOf(figures), /\*\*2 of 135\.\*\*/);
  });

  test('one version of Node is named everywhere', () => {
    const major = dependencies.node.split('.')[0];
    for (const document of documents) {
      for (const [, named] of read(document).matchAll(/Node (\d+)\b/g)) assert.equal(named, major, document);
    }
  });
});
