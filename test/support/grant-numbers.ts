/** The numbers that a list for the state grant would have, without keeping the list. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { GrantListRules } from '#contract/organisation-profile.ts';
import { countDay } from '#server/features/children/grant-day-rules.ts';
import { freezeLines } from '#server/features/grant-list/grant-freeze-service.ts';
import { addGrantList } from '#server/features/grant-list/grant-list-repository.ts';
import { type Database, inTransaction } from '#server/platform/database/database.ts';
import { createNumberSeal } from '#server/platform/sealed-number.ts';

/** @returns eleven digits for each child that counts, in order */
export const childNumbersOf = (
  portal: { db: Database; secret: Buffer },
  rules: GrantListRules,
  year: number,
): Promise<string[]> =>
  inTransaction(portal.db, async (tx) => {
    const [id, seal, day] = [randomUUID(), createNumberSeal([portal.secret]), countDay(year, rules)];
    await addGrantList(tx, { id, year, sequence: 99, countOn: day, frozenAt: new Date(day) });
    await freezeLines(tx, { seal, rules, series: 'synthetic' }, id, { day, today: day, year });
    const { rows } = await sql<{ id: string; sealed: Buffer }>`
      delete from grant_list_line where list_id = ${id} and reason is null and kind in ('child', 'former-child')
      returning id, number_sealed as sealed`.execute(tx);
    await sql`delete from grant_list where id = ${id}`.execute(tx);
    return rows.map((row) => seal.open(row.id, row.sealed)).sort();
  });
