/** «Kontakt oss»: a message from somebody who cannot sign in. Nothing of what the portal knows is shown back. */
import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import { EnquiryTopic, messageLimits } from './enquiry-endpoints.ts';
import type { ProblemCode } from './problem.ts';
import { EmailAddress } from './profile-endpoints.ts';
import { TypedContactPoint } from './values/contact-point.ts';
import { Moment } from './values/moment.ts';
import { PhoneNumber } from './values/phone-number.ts';
import { multiLine, singleLine } from './values/text.ts';
import { CodeConfirmation, CodeOutcome, CodeRequestOutcome } from './verification-endpoints.ts';

export const contactNameLimits = { minimum: 2, maximum: 100 };

/** Who writes, and where the answer can go. */
export const contactFields = {
  name: singleLine(contactNameLimits.minimum, contactNameLimits.maximum),
  email: z.union([z.literal(''), EmailAddress]),
  phone: z.union([z.literal(''), PhoneNumber]),
};
const fields = {
  ...contactFields,
  topic: EnquiryTopic,
  message: multiLine(messageLimits.minimum, messageLimits.maximum),
};

/** An e-mail address or a phone number: somewhere the answer can go. */
export const isReachable = z.check<{ email: string; phone: string }>(({ value, issues }) => {
  if (value.email === '' && value.phone === '')
    issues.push({ code: 'custom', input: '', path: ['email'], continue: true });
});
// Also where other fields are wrong: everything that is missing is said at once.
isReachable._zod.def.when = ({ value }) => typeof value === 'object' && value !== null;

/** From `GET /api/contact-form`; a program that does not read the form first has none. */
export const ticketField = z.string().check(z.maxLength(200));
/** The code with which the address or number was proven; asked for only where very many write. */
export const proofField = z.optional(z.uuid());

/** What is typed. */
export const ContactWords = z.object(fields).check(isReachable);
export const ContactMessage = z
  .object({
    ...fields,
    ticket: ticketField,
    proof: proofField,
  })
  .check(isReachable);
export type ContactMessage = z.infer<typeof ContactMessage>;

/** What everybody who writes without being signed in can be answered. */
export const openFormErrors: ProblemCode[] = [
  'CONTACT_TICKET_REFUSED',
  'TOO_MANY_MESSAGES',
  'CONFIRM_CONTACT_FIRST',
];

export const contactEndpoints = defineEndpoints({
  'GET /api/contact-form': {
    access: 'public',
    summary: 'A ticket for one message; good from three seconds after it was given until a day after',
    response: z.object({ ticket: z.string() }),
  },
  'POST /api/contact-messages': {
    access: 'public',
    summary: 'Leaves a message for member service; the same answer for all senders',
    body: ContactMessage,
    status: 201,
    response: z.object({ receivedAt: Moment }),
    errors: openFormErrors,
  },
  'POST /api/sender-codes': {
    access: 'public',
    summary:
      'Sends a code to the address of a sender who is not signed in; the answer reveals nothing about it',
    body: z.object({ contact: TypedContactPoint, ticket: ticketField }),
    response: CodeRequestOutcome,
    errors: ['CONTACT_TICKET_REFUSED'],
  },
  'POST /api/sender-codes/resendings': {
    access: 'public',
    summary: 'Sends another code in the place of this one',
    body: z.object({ id: z.uuid() }),
    response: CodeRequestOutcome,
  },
  'POST /api/sender-codes/confirmations': {
    access: 'public',
    summary: 'Tries a code; a right one proves the address, and who has reported a death',
    body: CodeConfirmation,
    response: z.object({ outcome: CodeOutcome }),
  },
});
