import * as z from 'zod/mini';
import type { Language } from './values/portal-languages.ts';
import { inLanguage, translatable } from './values/translations.ts';

/** What a gift is for, in bokmål, and in the other languages where the organisation has written it in them. */
export const GivingPurpose = z.object({
  id: z.string(),
  ...translatable({ name: z.string(), description: z.string() }),
});
export type GivingPurpose = z.infer<typeof GivingPurpose>;

/** @returns the name of one of them in a language; undefined where it is not there any more */
export function purposeName(
  purposes: readonly GivingPurpose[],
  id: unknown,
  language: Language,
): string | undefined {
  const purpose = purposes.find((one) => one.id === id);
  return purpose && inLanguage(purpose, language).name;
}
