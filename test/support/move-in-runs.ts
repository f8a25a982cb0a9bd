/** Files that are moved in, for tests: staged, applied, undone and counted. */
import { sql } from 'kysely';
import type { MoveInKindId } from '#contract/move-in-values.ts';
import { countOutcomes } from '#server/features/register-import/move-in-row-repository.ts';
import { findRun } from '#server/features/register-import/move-in-run-repository.ts';
import type { MoveIns } from '#server/features/register-import/move-in-service.ts';
import type { FileRow } from '#server/platform/csv-rows.ts';
import { type Database, inTransaction } from '#server/platform/database/database.ts';

const by = { id: null, name: 'Vigdis Prøve' };

type Opened = { db: Database; services: { 'register-import': { moveIns: MoveIns } } };

/** @param portal opened before the first call @param now the moment of each step */
export function moveInRuns(portal: () => Opened, now: () => Date) {
  const moveIns = () => portal().services['register-import'].moveIns;
  const db = () => portal().db;
  async function* rowsOf(lines: string[]): AsyncGenerator<FileRow> {
    for (const [at, line] of lines.entries()) yield { line: at + 1, cells: line.split(';') };
  }
  const count = async (table: string) => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(
      portal().db,
    );
    return rows[0]!.n;
  };
  return {
    by,
    moveIns,
    async stage(kind: MoveInKindId, lines: string[], source = 'Gamlesys'): Promise<string> {
      const id = await inTransaction(db(), (tx) =>
        moveIns().begin(tx, { kind, source, fileName: `${kind}.csv` }, by, now()),
      );
      await moveIns().stage(db(), id, rowsOf(lines), by, now());
      return id;
    },
    outcomes: async (id: string) =>
      Object.fromEntries(
        (await countOutcomes(db(), id)).map(({ outcome, problem, rows }) => [
          problem ? `${outcome} ${problem}` : outcome,
          rows,
        ]),
      ),
    async apply(id: string): Promise<void> {
      await inTransaction(db(), (tx) => moveIns().beginApplying(tx, id, now()));
      await moveIns().apply(db(), id, by, now());
    },
    /** @returns why it was not undone; null where it was */
    async undo(id: string): Promise<string | null> {
      await inTransaction(db(), (tx) => moveIns().beginUndoing(tx, id, now()));
      await moveIns().undo(db(), id, by, now());
      return (await findRun(db(), id))!.fault;
    },
    countAll: async (tables: readonly string[]): Promise<Record<string, number>> =>
      Object.fromEntries(await Promise.all(tables.map(async (one) => [one, await count(one)] as const))),
  };
}
