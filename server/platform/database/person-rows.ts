import { sql } from 'kysely';
import type { Transaction } from './database.ts';
import type { DB } from './generated-schema.ts';

type Tables = keyof DB & string;
type Column = { [Table in Tables]: `${Table}.${keyof DB[Table] & string}` }[Tables];

/** The first turned out to be the second; its record is deleted. */
export type Merged = { from: string; into: string };

/** Gives what the first had in these columns to the second. */
export const rowsFollow =
  (...columns: Column[]) =>
  async (tx: Transaction, { from, into }: Merged): Promise<void> => {
    for (const name of columns) {
      const [table, column] = name.split('.') as [string, string];
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${into} where ${sql.ref(column)} = ${from}`.execute(
        tx,
      );
    }
  };
