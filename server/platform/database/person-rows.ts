/** What features do with the rows of a person when an event concerns that person, in the transaction of its cause. */
import { sql } from 'kysely';
import type { Transaction } from './database.ts';
import type { DB } from './generated-schema.ts';

type Tables = keyof DB & string;
/** `table.column` of a column that refers to a person. */
export type PersonColumn = { [Table in Tables]: `${Table}.${keyof DB[Table] & string}` }[Tables];

/** The first turned out to be the second; its record is deleted. */
export type Merged = { from: string; into: string };
/** What was moved by one column. */
export type MovedRows = {
  column: PersonColumn;
  /** What tells each row apart in its table, besides whose it is. */
  keys: Record<string, unknown>[];
  /** Rows that the second person already had one of, and that stay with the first. */
  staying: number;
};
/** What is newer stays. */
export type Until = Date | 'infinity';

/** Gives what the first had in these columns to the second. */
export const rowsFollow =
  (...columns: PersonColumn[]) =>
  async (tx: Transaction, { from, into }: Merged): Promise<void> => {
    for (const name of columns) {
      const [table, column] = name.split('.') as [string, string];
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${into} where ${sql.ref(column)} = ${from}`.execute(
        tx,
      );
    }
  };

/** The same for rows with a `person_id`, unless the second has one with the same key: then that one stands. */
export const rowsFollowNew =
  <Table extends Tables>(table: Table, ...key: (keyof DB[Table] & string)[]) =>
  async (tx: Transaction, { from, into }: Merged): Promise<void> => {
    const isSame = key.map((column) => sql` and o.${sql.ref(column)} = t.${sql.ref(column)}`);
    await sql`update ${sql.table(table)} t set person_id = ${into} where t.person_id = ${from} and not exists (
      select from ${sql.table(table)} o where o.person_id = ${into}${sql.join(isSame, sql``)})`.execute(tx);
  };

/** Deletes the rows of a person. @param owner the column that says whose a row is. @param since the one that says from when */
export const rowsEnd =
  <Table extends Tables>(table: Table, owner: keyof DB[Table] & string, since: keyof DB[Table] & string) =>
  async (tx: Transaction, personId: string, until: Until): Promise<void> => {
    await sql`delete from ${sql.table(table)}
      where ${sql.ref(owner)} = ${personId} and ${sql.ref(since)} <= ${until}`.execute(tx);
  };
