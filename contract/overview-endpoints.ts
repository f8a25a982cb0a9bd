/** What the start page of the signed-in person shows. */
import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import { PlainDate } from './values/moment.ts';

export const MembershipCard = z.object({
  /** Six digits, shown as it is. */
  number: z.string(),
  name: z.string(),
  memberSinceOn: PlainDate,
  chapter: z.nullable(z.string()),
  region: z.nullable(z.string()),
});
export type MembershipCard = z.infer<typeof MembershipCard>;

export const Overview = z.object({
  /** Null for a person who is not a member. */
  membership: z.nullable(MembershipCard),
  children: z.array(z.object({ id: z.uuid(), givenName: z.string(), bornYear: z.int() })),
  enquiries: z.object({ open: z.int(), unread: z.int() }),
});
export type Overview = z.infer<typeof Overview>;

export const overviewEndpoints = defineEndpoints({
  'GET /api/overview': {
    access: 'signed-in',
    summary: 'Membership, registered children and open enquiries of the caller',
    response: Overview,
  },
});
