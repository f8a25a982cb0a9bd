import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';

/** The place of a postal code; asked for when all four digits are there. */
export const postalCodeQuery = (code: string) =>
  queryOptions({
    queryKey: ['postal-code', code],
    queryFn: ({ signal }) => call('GET /api/postal-codes/:code', { params: { code }, signal }),
    enabled: /^\d{4}$/.test(code),
    staleTime: Number.POSITIVE_INFINITY,
  });
