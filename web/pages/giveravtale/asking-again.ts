import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#web/api/api-error.ts';
import { givingQuery } from '#web/api/giving-queries.ts';

/** Where the sign-in has grown too old for a number, the page is to know it: then it shows the way on. */
export async function askingAgain<Answer>(client: QueryClient, sending: Promise<Answer>): Promise<Answer> {
  try {
    return await sending;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'SIGN_IN_AGAIN')
      await client.invalidateQueries({ queryKey: givingQuery().queryKey, exact: true });
    throw error;
  }
}
