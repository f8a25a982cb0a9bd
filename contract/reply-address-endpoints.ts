/** Where answers to a unit's letters go: set by member service, proposed by those elected, used when it is proven. */
import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import { EmailAddress } from './profile-endpoints.ts';
import { Moment } from './values/moment.ts';

export const ReplyAddress = z.object({
  /** In use; null: answers go nowhere. */
  email: z.nullable(z.string()),
  /** Not proven yet. `isSent`: the link is on its way; else it is only proposed, and member service sends it. */
  pending: z.nullable(
    z.object({ email: z.string(), isSent: z.boolean(), isExpired: z.boolean(), askedAt: Moment }),
  ),
});
export type ReplyAddress = z.infer<typeof ReplyAddress>;

export const NewReplyAddress = z.object({ email: EmailAddress });

const params = z.object({ id: z.uuid() });

export const replyAddressEndpoints = defineEndpoints({
  'GET /api/staff/units/:id/reply-address': {
    access: 'staff',
    summary: 'Where answers to a unit go, and what is to be proven',
    params,
    response: ReplyAddress,
  },
  'PUT /api/staff/units/:id/reply-address': {
    access: 'staff',
    summary:
      'Sends a link to a new address, which is used when it has been opened; an empty one is taken at once',
    params,
    body: z.object({ email: z.union([z.literal(''), EmailAddress]) }),
    response: ReplyAddress,
    errors: ['TOO_MANY_MESSAGES'],
  },
  'GET /api/units/:id/reply-address': {
    access: 'representative',
    summary: 'As member service sees it, for those who write to the members of the unit',
    params,
    response: ReplyAddress,
  },
  'POST /api/units/:id/reply-address-proposals': {
    access: 'representative',
    summary: 'Proposes an address to member service; nothing is sent to it yet',
    params,
    body: NewReplyAddress,
    status: 201,
    response: ReplyAddress,
  },
  'POST /api/reply-address-proofs': {
    access: 'public',
    summary: 'Confirms a reply address by its link; unknown, used and expired links answer alike',
    body: z.object({ code: z.string().check(z.maxLength(64)) }),
    response: z.object({ outcome: z.enum(['proven', 'gone']) }),
  },
});
