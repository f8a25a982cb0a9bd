/**
 * Written SQL says itself what its rows are (`sql<Row>`), and the compiler believes it. Here the database is asked: each
 * function of each repository is called with stand-ins, and a migrated database describes what it would have sent.
 */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { PGlite } from '@electric-sql/pglite';
import {
  type DatabaseConnection,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { migratedSnapshot } from './support/migrated-snapshot.ts';
import { type RowType, rowType, statementsOf } from './support/row-types.ts';
import { standIn } from './support/stand-in.ts';

/** Statements that no stand-in reaches, and rows whose type the source does not spell out. None is added. */
const unreached = [
  'server/features/privacy/holdings-repository.ts: HeldRow & { total_rows: number }',
  'server/features/purchases/purchase-repository.ts: PurchaseRow',
  'server/features/purchases/purchase-repository.ts: PurchaseRow',
  'server/features/recovery/recovery-repository.ts: { id: string }',
];
const unspelt = [
  'server/features/administration/role-repository.ts: KeptRoleLine',
  'server/features/books/reconciliation-repository.ts: Of<DueSums>',
  'server/features/books/reconciliation-repository.ts: Of<PaidSums>',
  'server/features/books/reconciliation-repository.ts: Of<RefundSums>',
  'server/features/grant-list/grant-control-repository.ts: AnswerRow',
  'server/features/grant-list/grant-review-repository.ts: GrantProblemLine',
  'server/features/grant-list/grant-review-repository.ts: GrantChangeLine',
  'server/features/representatives/office-term-repository.ts: StaffUnit',
  'server/features/representatives/unit-member-repository.ts: UnitMemberRow',
  'server/features/representatives/unit-member-repository.ts: UnitMember',
  'server/features/representatives/unit-member-repository.ts: NewMemberRow',
];

/** As the driver gives the types of the database, by their number; JSON is whatever was put there. */
const kinds: Record<number, string> = {
  16: 'boolean',
  17: 'Buffer',
  20: 'number',
  21: 'number',
  23: 'number',
  25: 'string',
  114: 'any',
  701: 'number',
  1009: 'string[]',
  1043: 'string',
  1082: 'string',
  1184: 'Date',
  1700: 'string',
  2950: 'string',
  2951: 'string[]',
  3802: 'any',
};

type Column = { name: string; dataTypeID: number };

/** What is said of a row and is not so. */
function rowFaults(said: RowType, columns: readonly Column[]): string[] {
  const extra = columns.filter(({ name }) => !said.has(name)).map(({ name }) => `${name} is not said`);
  const wrong = [...said].flatMap(([name, may]) => {
    const column = columns.find((one) => one.name === name);
    if (!column) return [`${name} is not there`];
    const kind = kinds[column.dataTypeID] ?? `type ${column.dataTypeID}`;
    return kind === 'any' || may.has('any') || may.has(kind) ? [] : [`${name} is ${kind}`];
  });
  return [...extra, ...wrong];
}

/** By file and place of `execute`: what was sent there first. */
const sent = new Map<string, string>();

class NotingCompiler extends PostgresQueryCompiler {
  override compileQuery(...of: Parameters<PostgresQueryCompiler['compileQuery']>) {
    const query = super.compileQuery(...of);
    const sender = /(server\/features\/[^:\s]+-repository\.ts:\d+:\d+)/.exec(new Error().stack ?? '')?.[1];
    if (sender && !sent.has(sender)) sent.set(sender, query.sql);
    return query;
  }
}

/** A loop over rows would never end: there is always another one. */
let answersLeft = 0;
const connection: DatabaseConnection = {
  async executeQuery() {
    answersLeft -= 1;
    if (answersLeft < 0) throw new Error('Too many');
    return { rows: [standIn(), standIn()] as never };
  },
  streamQuery() {
    throw new Error('Not streamed');
  },
};
const db = new Kysely({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (one) => new PostgresIntrospector(one),
    createQueryCompiler: () => new NotingCompiler(),
    createDriver: () => ({
      async init() {},
      acquireConnection: async () => connection,
      async beginTransaction() {},
      async commitTransaction() {},
      async rollbackTransaction() {},
      async releaseConnection() {},
      async destroy() {},
    }),
  },
});

/** A stand-in does not suit every line: what was sent before that counts. */
async function callAll(file: string): Promise<void> {
  for (const one of Object.values(await import(path.resolve(file)))) {
    if (typeof one !== 'function') continue;
    answersLeft = 20;
    try {
      const answer = one(db, standIn(), standIn(), standIn(), standIn(), standIn());
      await (Symbol.asyncIterator in Object(answer) ? answer.next() : answer);
    } catch {}
  }
}

describe('rows of written SQL', () => {
  test('a column too many, one that is missing and one of another type are found', () => {
    const said = new Map([
      ['id', new Set(['string'])],
      ['at', new Set(['string', 'null'])],
      ['name', new Set(['string'])],
    ]);
    const columns = [
      { name: 'id', dataTypeID: 2950 },
      { name: 'at', dataTypeID: 1184 },
      { name: 'phone', dataTypeID: 25 },
    ];
    assert.deepEqual(rowFaults(said, columns), ['phone is not said', 'at is Date', 'name is not there']);
  });

  test('are in each repository what the database says', async () => {
    const limit = Error.stackTraceLimit;
    Error.stackTraceLimit = 30;
    const engine = await PGlite.create({ loadDataDir: new Blob([readFileSync(await migratedSnapshot())]) });
    const missed: string[] = [];
    const unread: string[] = [];
    const faults: string[] = [];
    let checked = 0;
    for (const file of globSync('server/features/**/*-repository.ts').sort()) {
      await callAll(file);
      for (const { place, line, column, words, row } of statementsOf(file)) {
        const statement = sent.get(`${file}:${line}:${column}`);
        const said = rowType(file, row);
        if (!statement) missed.push(`${file}: ${words}`);
        else if (!said) unread.push(`${file}: ${words}`);
        else {
          const { resultFields } = await engine.describeQuery(statement);
          faults.push(...rowFaults(said, resultFields).map((fault) => `${place}: ${fault}`));
          checked += 1;
        }
      }
    }
    await engine.close();
    Error.stackTraceLimit = limit;
    assert.deepEqual(faults, []);
    assert.deepEqual(missed, unreached);
    assert.deepEqual(unread, unspelt);
    assert.ok(checked > 440, String(checked));
  });

  test('to change are chosen once: a limit in a subquery is counted again for each row the plan reads it for', () => {
    const again = /\bin \(\s*select\b[^`]*\blimit\b[^`]*\bfor update\b/;
    assert.match('where id in (select id from t order by id limit 1 for update)', again);
    const files = globSync('server/**/*.ts').filter((file) => !file.endsWith('.test.ts'));
    assert.deepEqual(
      files.filter((file) => again.test(readFileSync(file, 'utf8'))),
      [],
    );
  });
});
