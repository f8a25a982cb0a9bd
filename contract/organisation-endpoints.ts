/** What is the same for everybody: postal codes. */
import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import { PostalCode } from './values/postal-address.ts';

export const PostalCodeAnswer = z.object({
  code: z.string(),
  /** Null: the register does not know the code. It may be newer than the register, so that is no error. */
  place: z.nullable(z.string()),
  /** Four digits each; empty where not known. */
  municipalities: z.array(z.string()),
  /** B both, F several uses, G street addresses, P boxes, S service. Null where not known. */
  category: z.nullable(z.string()),
});
export type PostalCodeAnswer = z.infer<typeof PostalCodeAnswer>;

export const organisationEndpoints = defineEndpoints({
  'GET /api/postal-codes/:code': {
    access: 'public',
    summary: 'The place of a Norwegian postal code',
    params: z.object({ code: PostalCode }),
    response: PostalCodeAnswer,
  },
});
