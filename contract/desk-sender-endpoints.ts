/** Member service finds out who it was that wrote without signing in. */
import * as z from 'zod/mini';
import { DeskCase } from './desk-case-endpoints.ts';
import { defineEndpoints } from './endpoint.ts';
import { Remark } from './look-values.ts';

const params = z.object({ id: z.uuid() });
/** Of the case as it was seen. */
const version = z.int().check(z.positive());
const changed = ['CASE_CHANGED'] as const;

export const deskSenderEndpoints = defineEndpoints({
  'POST /api/staff/enquiries/:id/sender-ties': {
    access: 'staff',
    summary: 'Links an enquiry of an unidentified sender to a person, with the reason',
    params,
    body: z.object({ personId: z.uuid(), reason: Remark, version }),
    status: 201,
    response: DeskCase,
    errors: changed,
  },
  'POST /api/staff/enquiries/:id/sender-unties': {
    access: 'staff',
    summary: 'Undoes such a link, with the reason',
    params,
    body: z.object({ reason: Remark, version }),
    status: 201,
    response: DeskCase,
    errors: changed,
  },
});
