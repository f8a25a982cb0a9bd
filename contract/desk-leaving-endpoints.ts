/** Leaving always works in writing too (trossamfunnsloven § 2): member service writes in what came by post or e-mail. */
import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import { TypedDate } from './values/birth-date.ts';
import { Moment, PlainDate } from './values/moment.ts';

export const writtenChannels = ['letter', 'email'] as const;

const choices = {
  channel: z.enum(writtenChannels),
  /** The day it came, which is the day the membership ends. */
  arrivedOn: TypedDate,
  /** What the member wrote about it; `keep` where nothing is said. */
  magazine: z.enum(['keep', 'stop']),
  /** `yes` where the certificate shall go to the confirmed address as well. */
  email: z.enum(['yes', 'no']),
};
/** What is typed at the desk. */
export const WrittenLeavingForm = z.object(choices);

/** With why one may see the person: a case of theirs, or a reason that was written for them. */
export const WrittenLeaving = z.object({
  ...choices,
  enquiryId: z.optional(z.uuid()),
  reasonId: z.optional(z.uuid()),
});
export type WrittenLeaving = z.infer<typeof WrittenLeaving>;

export const WrittenLeavingReceipt = z.object({
  reference: z.string(),
  /** Opens the certificate, to be saved and sent by post. */
  code: z.string(),
  untilOn: PlainDate,
  sentTo: z.nullable(z.string()),
});
export type WrittenLeavingReceipt = z.infer<typeof WrittenLeavingReceipt>;

/** `U-7F3A-91C2-04`, however it is read out and typed. */
export const LeavingReference = z.string().check(
  z.overwrite((text) => {
    const digits = text.toUpperCase().replace(/^\s*U(?=[-\s])|[^0-9A-Z]/g, '');
    return `U-${digits.slice(0, 4)}-${digits.slice(4, 8)}-${digits.slice(8)}`;
  }),
  z.regex(/^U-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{2}$/),
);

export const leavingChannels = ['portal', ...writtenChannels, 'import', 'death'] as const;

export const LeavingRecord = z.object({
  reference: z.string(),
  leftAt: Moment,
  channel: z.enum(leavingChannels),
  /** The day it came in writing. */
  arrivedOn: z.nullable(PlainDate),
  /** Who registered it; null where it was not a person, or they no longer work here. */
  registeredBy: z.nullable(z.string()),
  /** While it can be fetched: who it is of. Null afterwards: then nothing says who it was. */
  certificate: z.nullable(
    z.object({
      name: z.string(),
      number: z.string(),
      joinedOn: PlainDate,
      code: z.string(),
      untilOn: PlainDate,
    }),
  ),
});
export type LeavingRecord = z.infer<typeof LeavingRecord>;

export const deskLeavingEndpoints = defineEndpoints({
  'POST /api/staff/persons/:id/leavings': {
    access: 'staff',
    summary: 'Ends a membership whose end came in writing; needs a recent sign-in, and a case or a reason',
    params: z.object({ id: z.uuid() }),
    body: WrittenLeaving,
    status: 201,
    response: WrittenLeavingReceipt,
    errors: ['REASON_NEEDED', 'SIGN_IN_AGAIN', 'NOT_A_MEMBER'],
  },
  'GET /api/staff/leavings/:reference': {
    access: 'staff',
    summary: 'What is known of a leaving, by the reference on its certificate; logged as a look; 30 an hour',
    params: z.object({ reference: LeavingReference }),
    response: LeavingRecord,
    errors: ['TOO_MANY_LOOKS'],
  },
});
