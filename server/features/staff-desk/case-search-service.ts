/**
 * Member service searches in what is written in cases. What people write names themselves and others: as a search for
 * a person, it has a reason, is counted, and each person found is logged.
 */

import { casesFound } from '#contract/desk-queue-endpoints.ts';
import type { SeenField } from '#contract/look-values.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { logLooks } from './access-log-service.ts';
import { findCasesByWords, isSearchable } from './case-search-repository.ts';
import { excerptOf } from './case-search-rules.ts';
import type { Act } from './desk-case-service.ts';
import type { DeskPersonService } from './desk-person-service.ts';
import { findDeskRows } from './desk-queue-repository.ts';
import { rowOf } from './desk-queue-service.ts';

export function createCaseSearch({ persons }: { persons: Pick<DeskPersonService, 'countOnce'> }) {
  return {
    /** @throws Refusal INVALID_INPUT where no word is left to search by, TOO_MANY_LOOKS */
    async search(tx: Transaction, by: Act, { words, reason }: { words: string; reason: string }) {
      if (!(await isSearchable(tx, words)))
        throw new Refusal('INVALID_INPUT', { fields: [{ path: '/words', code: 'INVALID' }] });
      await persons.countOnce(tx, by, 'search');
      const found = await findCasesByWords(tx, words, casesFound + 1);
      const shown = found.slice(0, casesFound);
      const ids = shown.map(({ id }) => id);
      const rows = new Map(
        (await findDeskRows(tx, ids, by.actor.personId, by.now)).map((row) => [row.id, row]),
      );
      const today = norwegianDay(by.now);
      const hits = shown.flatMap(({ id, marked }) => {
        const row = rows.get(id);
        return row ? [{ ...rowOf(row, today), excerpt: marked ? excerptOf(marked) : [] }] : [];
      });
      const fields: SeenField[] = ['name', 'enquiry-list', 'messages'];
      const personIds = new Set([...rows.values()].flatMap(({ personId }) => personId ?? []));
      await logLooks(tx, by, { reason: 'search', remark: reason, fields }, [...personIds]);
      return { hits, isMore: found.length > shown.length };
    },
  };
}
