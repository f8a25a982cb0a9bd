/** Unsent forms, kept on the server so that they outlive the tab, the sign-in and the device. */
import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import { Moment } from './values/moment.ts';

/** Forms that a person has one of, `new-enquiry`. */
export const draftForms = [
  ...['joining-details', 'joining-communities', 'joining-check', 'profile', 'match-request'],
  ...['new-enquiry', 'wedding-request', 'funeral-request', 'register-children', 'register-children-check'],
  ...['new-agreement', 'new-gift', 'magazine-order', 'magazine-change', 'magazine-pause', 'magazine-stay'],
  ...['activity', 'ceremony-round', 'magazine-issue'],
];
/** Forms that belong to an object, `enquiry-reply.<id>`. */
export const draftFormsOfObjects = [
  ...['new-enquiry', 'enquiry-reply', 'activity', 'activity-sign-up', 'activity-message', 'activity-cancel'],
  ...[
    'motion',
    'nomination',
    'meeting-paper',
    'reimbursement',
    'unit-letter',
    'ceremony-round',
    'magazine-issue',
  ],
];
export const DraftForm = z
  .string()
  .check(
    z.maxLength(80),
    z.regex(new RegExp(`^(${draftForms.join('|')}|(${draftFormsOfObjects.join('|')})\\.[0-9a-f-]{36})$`)),
  );

/** What a person may have at once; what is over it stays in the browser alone. */
export const draftLimits = { number: 50, characters: 2_000_000 };

/** Half of a character, and NUL, which a paste can leave behind and a database does not take. */
const withoutBroken = (text: string): string => text.toWellFormed().replaceAll('\u0000', '');

/** Field names and what was typed, unchecked: a draft may be half a word. Never national identity numbers. */
export const DraftValues = z
  .record(
    z.string().check(
      z.maxLength(60),
      z.refine((name) => name === withoutBroken(name)),
    ),
    z.union([z.string().check(z.overwrite(withoutBroken), z.maxLength(20_000)), z.boolean()]),
  )
  .check(z.refine((values) => Object.keys(values).length <= 40));
export type DraftValues = z.infer<typeof DraftValues>;

export const Draft = z.object({ values: z.nullable(DraftValues), savedAt: z.nullable(Moment) });
export type Draft = z.infer<typeof Draft>;

const params = z.object({ form: DraftForm });

export const draftEndpoints = defineEndpoints({
  'GET /api/drafts/:form': {
    access: 'joining',
    summary: "The caller's draft of a form; both members null where there is none",
    params,
    response: Draft,
  },
  'PUT /api/drafts/:form': {
    access: 'joining',
    summary: "Saves the caller's draft of a form in place of the former one",
    params,
    body: z.object({ values: DraftValues }),
    response: Draft,
  },
  'DELETE /api/drafts/:form': {
    access: 'joining',
    summary: "Discards the caller's draft of a form",
    params,
    response: Draft,
  },
});
