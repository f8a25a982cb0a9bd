/** What members send to an annual meeting, and what is put before it. */
import * as z from 'zod/mini';
import { OfficeRole } from './office-values.ts';
import { TypedContactPoint } from './values/contact-point.ts';
import { NamePart } from './values/person-name.ts';
import { multiLine, singleLine } from './values/text.ts';

/** Of what the forms say about who sees what is sent. A new one with every change in it. */
export const proposalTextVersion = '2026-11-21';

export const meetingLimits = {
  motionTitle: { minimum: 3, maximum: 120 },
  motionBody: { minimum: 10, maximum: 5000 },
  reason: { minimum: 10, maximum: 2000 },
  paperTitle: { minimum: 3, maximum: 120 },
} as const;

export const MotionFields = z.object({
  title: singleLine(meetingLimits.motionTitle.minimum, meetingLimits.motionTitle.maximum),
  body: multiLine(meetingLimits.motionBody.minimum, meetingLimits.motionBody.maximum),
  reason: multiLine(meetingLimits.reason.minimum, meetingLimits.reason.maximum),
  /** To the members of the unit; the board sees who sent it in any case. */
  name: z.enum(['shown', 'hidden']),
});
export type MotionFields = z.infer<typeof MotionFields>;

export const nominationFields = {
  role: OfficeRole,
  reason: multiLine(meetingLimits.reason.minimum, meetingLimits.reason.maximum),
};
const given = z.boolean().check(z.refine((isGiven) => isGiven));

/** Oneself, with a yes to be shown; or another, who is found by name and how they are reached, and then asked. */
export const NewNomination = z.discriminatedUnion('who', [
  z.object({ who: z.literal('me'), ...nominationFields, agrees: given }),
  z.object({
    who: z.literal('other'),
    ...nominationFields,
    givenName: NamePart,
    familyName: NamePart,
    contact: TypedContactPoint,
  }),
]);
export type NewNomination = z.infer<typeof NewNomination>;

export const NominationEdit = z.object({ ...nominationFields, version: z.int() });
export type NominationEdit = z.infer<typeof NominationEdit>;

export const MeetingFile = z.object({ id: z.uuid(), name: z.string(), sizeBytes: z.int() });
export type MeetingFile = z.infer<typeof MeetingFile>;

export const paperTitle = singleLine(meetingLimits.paperTitle.minimum, meetingLimits.paperTitle.maximum);
/** The same two lists that the members are shown. */
export const meetingLists = ['motions', 'candidates'] as const;
