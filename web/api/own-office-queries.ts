/** A member's own offices, and what the chapter's board may see of the member, in the data cache. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

export const myOfficesQuery = () =>
  queryOptions({
    queryKey: ['offices', 'mine'],
    queryFn: ({ signal }) => call('GET /api/offices', { signal }),
    staleTime: 30_000,
  });

export const chapterContactQuery = () =>
  queryOptions({
    queryKey: ['chapter-contact'],
    queryFn: ({ signal }) => call('GET /api/chapter-contact', { signal }),
    staleTime: 0,
  });

/** After anything that changes who holds what, and so what needs the person. */
export async function forgetOffices(client: QueryClient): Promise<void> {
  await Promise.all(
    ['offices', 'attention', 'my-sign-ups', 'organised'].map((key) =>
      client.invalidateQueries({ queryKey: [key] }),
    ),
  );
}
