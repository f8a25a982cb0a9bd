import * as z from 'zod/mini';
import { translatable } from './values/translations.ts';

/** Something to read or fill in, on the organisation's own site. */
const words = { title: z.string(), about: z.string() };
export const OrganisationDocument = z.object({ ...words, url: z.url() });
export const TranslatedDocument = z.object({ ...translatable(words), url: z.url() });
export type OrganisationDocument = z.infer<typeof OrganisationDocument>;
