/** What is typed of money laid out: apart from how a claim stands, which more pages read. */
import * as z from 'zod/mini';
import { AttachmentIds } from './attachment-endpoints.ts';
import { reimbursementLimits } from './reimbursement-values.ts';
import { isAccount } from './values/bank-account.ts';
import { PlainDate } from './values/moment.ts';
import { multiLine, singleLine } from './values/text.ts';
import { readTypedAmount, TypedAmount } from './values/typed-amount.ts';

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
