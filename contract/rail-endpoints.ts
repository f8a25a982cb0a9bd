/** How an agreement is paid: another way, and being told before a payment by AvtaleGiro. */
import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import { Agreement, Rail } from './giving-values.ts';

const Version = z.string().check(z.regex(/^\d{1,9}$/));
const params = z.object({ id: z.uuid() });

/** To the rail it is paid by already: an open move is given up. */
export const AgreementRail = z.object({ version: Version, rail: Rail, wantsNotice: z.boolean() });
export type AgreementRail = z.infer<typeof AgreementRail>;

export const railEndpoints = defineEndpoints({
  'POST /api/giving/agreements/:id/rail': {
    access: 'signed-in',
    summary: 'Chooses another way of paying; the old one goes on until the new one is approved',
    params,
    body: AgreementRail,
    response: Agreement,
    errors: ['CHANGED_ELSEWHERE', 'AGREEMENT_NOT_POSSIBLE', 'GIVING_CLOSED'],
  },
  'POST /api/giving/agreements/:id/notice': {
    access: 'signed-in',
    summary: 'Whether the donor is told before each payment by AvtaleGiro',
    params,
    body: z.object({ wantsNotice: z.boolean() }),
    response: Agreement,
    errors: ['AGREEMENT_NOT_POSSIBLE'],
  },
});
