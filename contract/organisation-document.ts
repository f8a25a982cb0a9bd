import * as z from 'zod/mini';

/** Something to read or fill in, on the organisation's own site. */
export const OrganisationDocument = z.object({ title: z.string(), about: z.string(), url: z.url() });
export type OrganisationDocument = z.infer<typeof OrganisationDocument>;
