import * as z from 'zod/mini';
import type { Language } from './values/portal-languages.ts';

const words = { name: z.string(), description: z.string() };

/** What a gift is for, in bokmål, and in the other languages where the organisation has written it in them. */
export const GivingPurpose = z.object({
  id: z.string(),
  ...words,
  translations: z.optional(z.object({ nn: z.optional(z.object(words)), en: z.optional(z.object(words)) })),
});
export type GivingPurpose = z.infer<typeof GivingPurpose>;

/** @returns the purpose with its words in a language, or in bokmål where it has none in that */
export const purposeIn = (purpose: GivingPurpose, language: Language): GivingPurpose =>
  language === 'nb' ? purpose : { ...purpose, ...purpose.translations?.[language] };

/** @returns the name of one of them in a language; undefined where it is not there any more */
export function purposeName(
  purposes: readonly GivingPurpose[],
  id: unknown,
  language: Language,
): string | undefined {
  const purpose = purposes.find((one) => one.id === id);
  return purpose && purposeIn(purpose, language).name;
}
