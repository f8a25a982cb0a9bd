/** Documents and forms for those elected, and money laid out to be paid back. */
import * as z from 'zod/mini';
import { AttachmentIds } from './attachment-endpoints.ts';
import { defineEndpoints } from './endpoint.ts';
import { EnquiryReceipt } from './enquiry-endpoints.ts';
import { OrganisationDocument } from './organisation-document.ts';
import { isAccount } from './values/bank-account.ts';
import { PlainDate } from './values/moment.ts';
import { multiLine, singleLine } from './values/text.ts';
import { readTypedAmount, TypedAmount } from './values/typed-amount.ts';

export const reimbursementLimits = {
  what: { minimum: 3, maximum: 100 },
  details: { minimum: 0, maximum: 2000 },
} as const;

const typed = {
  what: singleLine(reimbursementLimits.what.minimum, reimbursementLimits.what.maximum),
  amount: TypedAmount.check(z.refine((text) => (readTypedAmount(text) ?? 0) > 0)),
  /** Where the money is to go: eleven digits. */
  account: z.string().check(
    z.overwrite((text) => text.replace(/[\s.\u00a0]/g, '')),
    z.minLength(1),
    z.refine(isAccount),
  ),
  details: multiLine(reimbursementLimits.details.minimum, reimbursementLimits.details.maximum),
};
/** Everything but the days, which are typed in a form of their own. */
export const reimbursementFields = typed;
export const NewReimbursement = z.object({ ...typed, spentOn: PlainDate, attachments: AttachmentIds });
export type NewReimbursement = z.infer<typeof NewReimbursement>;

const params = z.object({ id: z.uuid() });

export const unitDocumentEndpoints = defineEndpoints({
  'GET /api/units/:id/documents': {
    access: 'representative',
    summary: "The organisation's documents and forms for those elected",
    params,
    response: z.object({ documents: z.array(OrganisationDocument) }),
  },
  'POST /api/units/:id/reimbursements': {
    access: 'representative',
    summary: 'Asks for money laid out for the unit: an enquiry to the treasurer, with the receipts',
    params,
    body: NewReimbursement,
    status: 201,
    response: EnquiryReceipt,
    errors: ['TOO_MANY_ENQUIRIES'],
  },
});
