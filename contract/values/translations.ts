/** Words of the organisation's own, in bokmål, and in the other languages where it has written them in those. */
import * as z from 'zod/mini';
import type { Language } from './portal-languages.ts';

/** @returns the fields of the words, and their translations: the same fields, those that differ */
export const translatable = <Words extends z.core.$ZodLooseShape>(words: Words) => {
  const translation = z.optional(z.partial(z.object(words)));
  return { ...words, translations: z.optional(z.object({ nn: translation, en: translation })) };
};

type Translatable = { translations?: { nn?: object | undefined; en?: object | undefined } | undefined };

/** @returns the language that the words are in for a reader of this language */
export const languageOfWords = ({ translations }: Translatable, language: Language): Language =>
  language === 'nb' || translations?.[language] ? language : 'nb';

/** @returns the item with its words in a language, or in bokmål where it has none in that */
export function inLanguage<Item extends Translatable>(
  { translations, ...item }: Item,
  language: Language,
): Omit<Item, 'translations'> {
  return language === 'nb' ? item : { ...item, ...translations?.[language] };
}
