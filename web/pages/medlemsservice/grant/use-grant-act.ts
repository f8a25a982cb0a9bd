import { useQueryClient } from '@tanstack/react-query';
import type { GrantYear } from '#contract/grant-list-endpoints.ts';
import { useYearAct } from '../books/use-year-act.ts';
import { grantListQuery, keepGrantList } from './grant-queries.ts';
import { grantTexts as texts } from './grant-texts.ts';

/** One button's act on a year of the state grant. @param asked the year of the address, if it names one */
export function useGrantAct(
  asked: string | undefined,
  words: { button: string; done: string },
  run: (idempotencyKey: string) => Promise<GrantYear>,
) {
  const client = useQueryClient();
  const year = { queryKey: grantListQuery(asked).queryKey, changed: texts.changed };
  return useYearAct(year, words, async (idempotencyKey) =>
    keepGrantList(client, asked, await run(idempotencyKey)),
  );
}
