/**
 * Two releases side by side, while servers are replaced one by one and browsers still show the pages they loaded: the
 * previous server on this release's tables, and the previous pages with this server. Row 24 of the scorecard.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, test } from 'node:test';
import { listMigrations } from '#server/platform/database/migrate.ts';
import {
  contractFaults,
  type EndpointShape,
  migrationFaults,
  type Shape,
  shapesNow,
} from '../support/release-shapes.ts';
import { isFullTrial, keepFigure } from '../support/trust-figures.ts';

const root = path.resolve(import.meta.dirname, '../..');
const kept = path.join(root, 'test/previous-release');
const release: { commit: string; date: string; lastMigration: string } = JSON.parse(
  fs.readFileSync(path.join(kept, 'release.json'), 'utf8'),
);
const previous = fs
  .readFileSync(path.join(kept, 'contract.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as EndpointShape);
const now = shapesNow();
const added = listMigrations().filter(({ name }) => name > release.lastMigration);

/** A change of the contract that the previous pages do not survive, made in a copy of this one. */
function planted(key: string, change: (endpoint: EndpointShape) => void): string[] {
  const copy = structuredClone(now);
  const endpoint = copy.find((one) => one.key === key);
  assert.ok(endpoint, key);
  change(endpoint);
  return contractFaults(now, copy);
}
const fieldsOf = (shape: Shape | undefined) => shape!.properties as Record<string, Shape>;

/** The tests of the previous server, in its own sources with this release's migrations. @returns how many passed */
function runPreviousTests(): number | null {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, maxBuffer: 1e9 });
  if (spawnSync('git', ['cat-file', '-e', `${release.commit}^{commit}`], { cwd: root }).status !== 0)
    return null;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'previous-'));
  try {
    execFileSync('tar', ['-x', '-C', folder], { input: git('archive', release.commit) });
    fs.cpSync(path.join(root, 'server/migrations'), path.join(folder, 'server/migrations'), {
      recursive: true,
    });
    fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    const { TRUST_TRIAL: _own, NODE_TEST_CONTEXT: _context, ...env } = process.env;
    const files = 'server/features/**/*.test.ts';
    // It asks for a list of every column there is; the previous release cannot know those that came after it.
    const skipped = '--test-skip-pattern=every table and column of the database is either given';
    const args = [
      '--test',
      '--test-isolation=none',
      '--test-force-exit',
      '--test-reporter=tap',
      skipped,
      files,
    ];
    const ran = spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8', maxBuffer: 1e9 });
    assert.equal(ran.status, 0, ran.stdout.match(/^ *not ok .*$/gm)?.join('\n') ?? ran.stderr);
    return Number(/^# pass (\d+)$/m.exec(ran.stdout)![1]);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

describe('the previous release', () => {
  let plantedFound = 0;
  test('its pages are understood by this server, and understand its answers', () => {
    assert.deepEqual(contractFaults(previous, now), []);
  });

  test('its server finds all that it reads and writes in this release’s tables', () => {
    assert.deepEqual(
      added.flatMap(({ name, text }) => migrationFaults(name, text)),
      [],
    );
  });

  test('planted: each change that it does not survive is found', () => {
    const notes = 'GET /api/sessions';
    const write = 'POST /api/enquiries';
    const plants: [string, string[]][] = [
      ['an endpoint that is gone', contractFaults(now, now.slice(1))],
      ['another caller', planted(notes, (one) => Object.assign(one, { access: 'staff' }))],
      [
        'a new required field',
        planted(write, ({ request }) =>
          Object.assign(request.body!, { required: [...(request.body!.required as string[]), 'mood'] }),
        ),
      ],
      [
        'a new required query',
        planted(notes, ({ request }) =>
          Object.assign(request, { query: { type: 'object', properties: {}, required: ['mood'] } }),
        ),
      ],
      [
        'a field no longer read',
        planted(write, ({ request }) => {
          delete fieldsOf(request.body).subject;
        }),
      ],
      [
        'a shorter text',
        planted(write, ({ request }) => Object.assign(fieldsOf(request.body).subject!, { maxLength: 5 })),
      ],
      [
        'an answer without a field',
        planted(notes, ({ response }) => Object.assign(response!, { required: ['sessions'] })),
      ],
      [
        'an answer of another type',
        planted(notes, ({ response }) =>
          Object.assign(fieldsOf(response).isProviderOurs!, { type: 'string' }),
        ),
      ],
      [
        'an answer that may be nothing',
        planted(notes, ({ response }) =>
          Object.assign(fieldsOf(response).isProviderOurs!, { type: ['boolean', 'null'] }),
        ),
      ],
      ...[
        'drop table draft;',
        'alter table draft drop column content;',
        'alter table draft rename column content to words;',
        'alter table draft alter column content set not null;',
        'alter table draft alter column content type text;',
        'alter table draft add column mood text not null;',
        `alter table draft add constraint short check (content <> '');`,
      ].map((sql): [string, string[]] => [sql, migrationFaults('9999-planted.sql', sql)]),
    ];
    assert.deepEqual(
      plants.filter(([, faults]) => faults.length === 0).map(([plant]) => plant),
      [],
    );
    plantedFound = plants.length;
    const harmless = `create table mood (id uuid primary key, name text not null);
      alter table draft add column mood text not null default '', add column other text;
      -- Unused since the previous release.
      alter table draft drop column former;
      alter table draft drop constraint form_check, add constraint form_check check (form in ('a', 'b'));`;
    assert.deepEqual(migrationFaults('9999-harmless.sql', harmless), []);
    const wider = planted(notes, ({ response }) =>
      Object.assign(fieldsOf(response), { more: { type: 'string' } }),
    );
    assert.deepEqual(wider, []);
    const asked = { type: 'object', properties: { mood: { type: 'string' } } };
    assert.deepEqual(
      planted(notes, ({ request }) => Object.assign(request, { query: asked })),
      [],
    );
  });

  test('its own tests pass on this release’s tables', { skip: !isFullTrial }, () => {
    const passed = runPreviousTests();
    const differing = now.filter(
      (one) => !previous.some((old) => JSON.stringify(old) === JSON.stringify(one)),
    );
    const isNext = differing.length + added.length > 0;
    const tests =
      passed === null
        ? 'its tests were not run: its commit is not here'
        : `${passed} of its tests passed on this schema`;
    keepFigure({
      row: 24,
      score: isNext && passed !== null ? 3 : 1,
      figure: `The release of ${release.date} beside this one: its ${previous.length} endpoints take and answer what its pages send and read, though ${differing.length} differ; ${added.length} migrations since, which only add; ${tests}.${isNext ? '' : ' Nothing differs yet.'} ${plantedFound} planted changes were found.`,
      command: 'npm run trial:trust -- --only=previous-release',
    });
  });
});
