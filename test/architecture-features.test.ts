/** Every feature has one front door: it says what it is, is in the list of features once, and is wired nowhere else. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { compose } from '#server/compose.ts';
import { type Feature, feature } from '#server/feature.ts';
import { features } from '#server/features.ts';
import { resolveImport } from './support/project-imports.ts';
import { testPorts } from './support/test-ports.ts';

/** Services that are built outside their own feature. A row is deleted when that ends; none is added. */
const builtElsewhere = [
  'server/commands/change-keys.ts: createWebhookSubscription',
  'server/commands/import-members.ts: createNumberIndex',
  'server/commands/import-members.ts: createRegisterLeavings',
];

/** Files that write tables which their SQL does not name. Deleted when that ends; none is added. */
const unnamedWrites = ['purchases/purchase-repository.ts'];

const root = 'server/features';
const folders = readdirSync(root);
const sources = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .map((file) => path.posix.join('server', file))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
const names: string[] = features.map(({ name }) => name);

/** The names that a file imports from a project file, with the project path of each. */
function* importsOf(file: string): Generator<{ target: string; imported: string[] }> {
  const text = readFileSync(file, 'utf8');
  for (const [, clause = '', specifier = ''] of text.matchAll(/^import\s([^;]*?)\sfrom\s'([^']+)';/gm)) {
    const target = resolveImport(file, specifier);
    if (!('path' in target)) continue;
    const imported = [...clause.matchAll(/(?<!type )\b(create[A-Z]\w+)/g)].map(([name]) => name);
    yield { target: target.path, imported: clause.startsWith('type ') ? [] : imported };
  }
}
/** Written SQL, the builder's calls, and the columns that `follows`, `rowsFollowNew` and `rowsEnd` are about. */
const write =
  /\b(?:insert\s+into|delete\s+from|update(?!\s+(?:set|of|skip|nowait)\b))\s+([a-z_]+)|\b(?:insertInto|updateTable|deleteFrom)\(\s*'([a-z_]+)|(?<=\bfollows(?:Record)?: \[[^\]]*)'([a-z_]+)\.|\brows(?:FollowNew|End)\('([a-z_]+)'/g;
const unnamedWrite =
  /\b(?:insert\s+into|delete\s+from|(?<!for no key )update)\s+\$\{|\b(?:insertInto|updateTable|deleteFrom)\((?!\s*')/;
/** The tables that a piece of code writes. */
const tablesWritten = (text: string) =>
  [...text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').matchAll(write)].map(
    (match) => match.slice(1).find(Boolean)!,
  );

/** Building a portal asks the database nothing. */
const ports = testPorts({
  db: new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  }),
  clock: { now: () => new Date() },
  mailReportToken: 'token',
});
const folderOf = (file: string): string | undefined => /^server\/features\/([^/]+)\//.exec(file)?.[1];

describe('features', () => {
  test('every folder exports one feature of its own name, and it is in the list once', async () => {
    assert.deepEqual([...names].sort(), folders);
    for (const folder of folders) {
      const exported: Record<string, unknown> = await import(`../${root}/${folder}/${folder}-feature.ts`);
      const listed = features.filter(({ name }) => name === folder);
      assert.deepEqual(Object.values(exported), listed, folder);
    }
  });

  test('a feature needs only features on lower floors', () => {
    for (const [floor, { name, needs }] of features.entries())
      for (const need of needs) assert.ok(names.indexOf(need.name) < floor, `${name} needs ${need.name}`);
  });

  test('the architecture page shows the floors as they are', () => {
    const floors = features.map(({ name, needs }: Feature) =>
      [name, needs.map((need) => need.name).join(', ')].filter(Boolean).join(' ← '),
    );
    const page = readFileSync('docs/architecture.md', 'utf8');
    assert.equal(/```text\n(drafts\n.*?)\n```/s.exec(page)?.[1], floors.join('\n'));
  });

  test('a feature imports nothing of one above it', () => {
    const found = new Set<string>();
    for (const file of sources)
      for (const { target } of importsOf(file)) {
        const [from, to] = [folderOf(file), folderOf(target)];
        if (from && to && names.indexOf(to) > names.indexOf(from)) found.add(`${from} → ${to}`);
      }
    assert.deepEqual([...found], []);
  });

  test('giving is four folders in an order: the ledger, the two ways to pay, and the agreements over them', () => {
    const lower: Record<string, string[]> = {
      ledger: [],
      vipps: ['ledger'],
      avtalegiro: ['ledger'],
      agreements: ['ledger', 'vipps', 'avtalegiro'],
    };
    const inGiving = (file: string) => /^server\/features\/giving\/(?:([a-z]+)\/)?[^/]+$/.exec(file);
    const found = sources.flatMap((file) => {
      const from = inGiving(file)?.[1];
      if (!from) return [];
      const targets = [...importsOf(file)].map(({ target }) => target).filter((target) => inGiving(target));
      return targets
        .filter((target) => ![from, ...lower[from]!].includes(inGiving(target)?.[1] ?? ''))
        .map((target) => `${file} ← ${target}`);
    });
    assert.deepEqual(found, []);
  });

  test('a service is built by its own feature only, except where that is still listed', () => {
    const found = new Set<string>();
    for (const file of sources)
      for (const { target, imported } of importsOf(file))
        if (/-service\.ts$/.test(target) && folderOf(file) !== folderOf(target))
          for (const name of imported) found.add(`${file}: ${name}`);
    assert.deepEqual([...found].sort(), builtElsewhere);
  });

  test('a table is written by one feature', () => {
    const samples = [
      '// update notice\nsql`delete from draft d where …`',
      "tx.updateTable('draft')",
      "follows: ['mail_bounce.person_id',\n 'draft.person_id']",
      'insert into draft as d (id) values (1) on conflict do update set id = 2; select from person for update of p',
    ];
    assert.deepEqual(samples.map(tablesWritten), [['draft'], ['draft'], ['mail_bounce', 'draft'], ['draft']]);
    const writers = new Map<string, Set<string>>();
    const unnamed = [];
    for (const file of sources) {
      const folder = folderOf(file);
      if (!folder) continue;
      const text = readFileSync(file, 'utf8');
      for (const table of tablesWritten(text))
        writers.set(table, (writers.get(table) ?? new Set()).add(folder));
      if (unnamedWrite.test(text)) unnamed.push(file.slice(root.length + 1));
    }
    assert.ok(writers.size > 110, String(writers.size));
    const several = [...writers].filter(([, by]) => by.size > 1);
    assert.deepEqual(
      several.map(([table, by]) => `${table}: ${[...by].join(', ')}`),
      [],
    );
    assert.deepEqual(unnamed, unnamedWrites);
  });

  test('no query takes a missing owner for everybody', () => {
    const everybody = /\$\{(owner|personId)\}::uuid is null or/;
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what the statement looks like in the source
    assert.match('where id = ${id} and (${owner}::uuid is null or person_id = ${owner})', everybody);
    assert.deepEqual(
      sources.filter((file) => everybody.test(readFileSync(file, 'utf8'))),
      [],
    );
  });

  test('only the list and other features import a feature, and nothing is wired beside them', () => {
    const importers = sources.filter(
      (file) => !folderOf(file) && [...importsOf(file)].some(({ target }) => /-feature\.ts$/.test(target)),
    );
    assert.deepEqual(importers, ['server/features.ts']);
    assert.deepEqual(
      sources.filter((file) => /^server\/[^/]*(-parts|services|routes)\.ts$/.test(file)),
      [],
    );
  });

  test('each job and webhook belongs to one feature', () => {
    const { jobs, webhooks } = compose(features, ports);
    for (const list of [jobs.map(({ name }) => name), webhooks.map(({ path }) => path)])
      assert.deepEqual(list, [...new Set(list)]);
  });

  test('a job whose name says that it sends says so in its definition, by which a restore finds it', () => {
    const definitions = sources.flatMap((file) =>
      [
        ...readFileSync(file, 'utf8').matchAll(/^export const \w+ = (\{ name: '(?:deliver|send|tell)-.*)$/gm),
      ].map(([, definition]) => definition!),
    );
    assert.ok(definitions.length >= 15);
    assert.deepEqual(
      definitions.filter((definition) => !definition.includes('sends: true')),
      [],
    );
  });

  test('a service is built once; what a feature needs is there before it; others hear what it says', async () => {
    let built = 0;
    const heard: string[] = [];
    const low = feature({
      name: 'low',
      build(_needs, { raise }) {
        built += 1;
        return { number: built, say: raise.reporterProven };
      },
    });
    const middle = feature({ name: 'middle', needs: { low }, build: ({ low }) => low.number });
    const high = feature({
      name: 'high',
      needs: { low, middle },
      build: ({ low, middle }) => [low.number, middle],
      on: () => ({ reporterProven: async (_tx, id) => void heard.push(id) }),
    });
    const { services } = compose([low, middle, high], ports);
    assert.deepEqual([services.high, services.middle, built], [[1, 1], 1, 1]);
    await ports.db.transaction().execute((tx) => services.low.say(tx, 'r1', new Date()));
    assert.deepEqual(heard, ['r1']);
    const upsideDown: Feature[] = [high, middle, low];
    assert.throws(() => compose(upsideDown, ports), /low is not on a lower floor/);
  });
});
