/**
 * The read API for other systems, version 1. Its description is kept in `contract/register-api-v1.json`; a test compares them, and
 * fails where a system that works with the kept one would break.
 */
import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import { registerChangeTypes } from './register-feed.ts';
import { Moment, PlainDate } from './values/moment.ts';
import { NamePart } from './values/person-name.ts';
import { addressFields, addressIsWhole, PostalAddress } from './values/postal-address.ts';

/** Where the API is. */
export const registerApiPath = '/api/register/v1';
export const largestPage = 200;

/** Which of the fields are there is decided by the purpose of the system. */
export const FedMember = z.object({
  number: z.string(),
  /** Highest position of the changes that are in it. */
  version: z.int(),
  givenName: z.optional(z.string()),
  familyName: z.optional(z.string()),
  preferredName: z.optional(z.nullable(z.string())),
  bornOn: z.optional(z.nullable(PlainDate)),
  bornYear: z.optional(z.nullable(z.int())),
  email: z.optional(z.nullable(z.string())),
  phone: z.optional(z.nullable(z.string())),
  address: z.optional(z.nullable(PostalAddress)),
  language: z.optional(z.string()),
  chapter: z.optional(z.nullable(z.string())),
  state: z.optional(z.enum(['member', 'former', 'dead'])),
  joinedOn: z.optional(PlainDate),
  endedOn: z.optional(z.nullable(PlainDate)),
});
export type FedMember = z.infer<typeof FedMember>;

export const FedChild = z.object({
  id: z.uuid(),
  version: z.int(),
  bornYear: z.int(),
  registeredOn: z.nullable(PlainDate),
});
export type FedChild = z.infer<typeof FedChild>;

/** One change, with the member or child as they are when it is sent. */
export const RegisterChange = z.object({
  /** Rises with every change. A change of a member or child that is lower than one already applied is ignored. */
  position: z.int(),
  type: z.enum(registerChangeTypes),
  /** The member number, or the id of the child. */
  subject: z.string(),
  at: Moment,
  /** Null where there is nothing to give: an erasure, and what has been erased since. */
  member: z.nullable(FedMember),
  child: z.nullable(FedChild),
});
export type RegisterChange = z.infer<typeof RegisterChange>;

const number = z.object({ number: z.string().check(z.regex(/^\d{6}$/)) });
const position = z.string().check(z.regex(/^\d{1,15}$/));

export const MemberFromOutside = z
  .object({
    /** The `version` of the member that the change was made on. */
    basedOn: z.int().check(z.nonnegative()),
    givenName: NamePart,
    familyName: NamePart,
    ...addressFields,
  })
  .check(addressIsWhole(() => false));
export type MemberFromOutside = z.infer<typeof MemberFromOutside>;

export const registerApiEndpoints = defineEndpoints({
  'GET /api/register/v1/changes': {
    access: 'client',
    summary: 'Changes after a position, in order; an empty list where there are none yet',
    query: z.object({
      after: z.optional(position),
      limit: z.optional(z.string().check(z.regex(/^([1-9]\d?|1\d\d|200)$/))),
    }),
    response: z.object({
      changes: z.array(RegisterChange),
      /** Where to go on. */
      position: z.int(),
      hasMore: z.boolean(),
    }),
  },
  'GET /api/register/v1/members': {
    access: 'client',
    summary:
      'Members by number, a page at a time: what a new system begins with, before it follows the changes',
    query: z.object({ after: z.optional(z.string().check(z.regex(/^\d{6}$/))) }),
    response: z.object({
      members: z.array(FedMember),
      /** The last number of this page; null on the last page. */
      next: z.nullable(z.string()),
      /** Follow the changes after the position of the first page. */
      position: z.int(),
    }),
  },
  'GET /api/register/v1/members/:number': {
    access: 'client',
    summary: 'One member of the register',
    params: number,
    response: FedMember,
    errors: ['NOT_FOUND'],
  },
  'PUT /api/register/v1/members/:number': {
    access: 'client',
    summary:
      'Name and address from the outside register that is their master; a later change here is not overwritten',
    params: number,
    body: MemberFromOutside,
    response: z.object({ outcome: z.enum(['changed', 'same', 'conflict']) }),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  },
  'PUT /api/register/v1/erasures/:subject/acknowledgement': {
    access: 'client',
    summary: 'Confirms that the copy of a member or child has been erased',
    params: z.object({ subject: z.string().check(z.regex(/^(\d{6}|[0-9a-f-]{36})$/)) }),
    response: z.object({ isAcknowledged: z.literal(true) }),
    errors: ['NOT_FOUND'],
  },
});
