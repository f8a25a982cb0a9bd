/** After the account was tied to a person of the register. */
import type { QueryClient } from '@tanstack/react-query';
import { meQuery } from '#web/api/me-query.ts';

/** What was shown of the former person goes. Where there are several now, one must be chosen before anything is asked for. */
export async function showAnotherPerson(client: QueryClient): Promise<void> {
  const me = meQuery();
  // At once: a reload now must not bring the former one back.
  await client.invalidateQueries({ refetchType: 'none' });
  const { person } = await client.fetchQuery({ ...me, staleTime: 0 });
  const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== me.queryKey[0];
  if (person) await client.resetQueries({ predicate });
  else client.removeQueries({ predicate });
}
