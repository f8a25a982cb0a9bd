/** Member service looks at a person: only from a case or with a written reason, and never without a trace. */
import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import { EnquiryState, EnquiryTopic } from './enquiry-endpoints.ts';
import { lookRemarkLimits } from './look-values.ts';
import { Moment, PlainDate } from './values/moment.ts';
import { PostalAddress } from './values/postal-address.ts';
import { multiLine, singleLine } from './values/text.ts';

export const personSearchLimits = { minimum: 3, maximum: 100 };

export const WrittenReason = z.object({
  reason: multiLine(lookRemarkLimits.minimum, lookRemarkLimits.maximum),
});

export const PersonSearch = z.object({
  /** A whole member number, e-mail address or phone number; or a first and a last name. */
  term: singleLine(personSearchLimits.minimum, personSearchLimits.maximum),
  reason: multiLine(lookRemarkLimits.minimum, lookRemarkLimits.maximum),
});

export const PersonHit = z.object({
  id: z.uuid(),
  name: z.string(),
  bornYear: z.nullable(z.int()),
  memberNumber: z.nullable(z.string()),
  isMember: z.boolean(),
  /** `k•••@medlem.example` */
  maskedEmail: z.nullable(z.string()),
  /** `•• •• 00 01` */
  maskedPhone: z.nullable(z.string()),
  /** Has asked that their data is stored and otherwise left alone (GDPR article 18). */
  isRestricted: z.boolean(),
});
export type PersonHit = z.infer<typeof PersonHit>;

const Contact = z.nullable(z.object({ masked: z.string(), isVerified: z.boolean() }));

export const DeskPerson = z.object({
  id: z.uuid(),
  name: z.string(),
  bornOn: z.nullable(PlainDate),
  /** Dots only, and null where we do not have it. */
  maskedFodselsnummer: z.nullable(z.string()),
  /** One's own record, or a colleague's: the control list shows such looks first. */
  flag: z.nullable(z.enum(['own', 'colleague'])),
  membership: z.nullable(
    z.object({
      number: z.string(),
      joinedOn: PlainDate,
      endedOn: z.nullable(PlainDate),
      chapter: z.nullable(z.string()),
    }),
  ),
  email: Contact,
  phone: Contact,
  /** Null where there is none, and where it is shielded. */
  address: z.nullable(PostalAddress),
  isAddressShielded: z.boolean(),
  isRestricted: z.boolean(),
  postReturnedOn: z.nullable(PlainDate),
  enquiries: z.array(
    z.object({
      id: z.uuid(),
      number: z.string(),
      topic: EnquiryTopic,
      subject: z.string(),
      state: EnquiryState,
      receivedAt: Moment,
    }),
  ),
  notices: z.array(
    z.object({
      id: z.uuid(),
      kind: z.string(),
      createdAt: Moment,
      sentAt: z.nullable(Moment),
      failure: z.nullable(z.string()),
    }),
  ),
});
export type DeskPerson = z.infer<typeof DeskPerson>;

const params = z.object({ id: z.uuid() });
/** One of them: a case of the person's, or a reason that was written for this person. */
const why = z.object({ enquiryId: z.optional(z.uuid()), reasonId: z.optional(z.uuid()) });

export const deskPersonEndpoints = defineEndpoints({
  'POST /api/staff/person-searches': {
    access: 'staff',
    summary: 'Finds a person with a written reason; at most 10, each of them logged as looked at; 30 an hour',
    body: PersonSearch,
    status: 201,
    response: z.object({
      persons: z.array(PersonHit),
      /** There are more: the search has to be narrower. */
      isMore: z.boolean(),
    }),
    errors: ['TOO_MANY_LOOKS'],
  },
  'POST /api/staff/persons/:id/reasons': {
    access: 'staff',
    summary: 'Writes down why one needs to see a person; good for 30 minutes',
    params,
    body: WrittenReason,
    status: 201,
    response: z.object({ id: z.uuid(), validUntil: Moment }),
  },
  'GET /api/staff/persons/:id': {
    access: 'staff',
    summary: 'What the desk needs of a person; logged in the same transaction; 60 an hour',
    params,
    query: why,
    response: DeskPerson,
    errors: ['REASON_NEEDED', 'TOO_MANY_LOOKS'],
  },
  'GET /api/staff/persons/:id/fodselsnummer': {
    access: 'staff',
    summary: 'The whole number, only with a reason written for it and a recent sign-in; logged by itself',
    params,
    query: z.object({ reasonId: z.optional(z.uuid()) }),
    response: z.object({ fodselsnummer: z.nullable(z.string()) }),
    errors: ['REASON_NEEDED', 'TOO_MANY_LOOKS', 'SIGN_IN_AGAIN'],
  },
});
