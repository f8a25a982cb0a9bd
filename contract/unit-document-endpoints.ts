/** Documents and forms for those elected. */
import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import { OrganisationDocument } from './organisation-document.ts';

export const unitDocumentEndpoints = defineEndpoints({
  'GET /api/units/:id/documents': {
    access: 'representative',
    summary: "The organisation's documents and forms for those elected",
    params: z.object({ id: z.uuid() }),
    response: z.object({ documents: z.array(OrganisationDocument) }),
  },
});
