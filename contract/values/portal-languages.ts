/** The languages of pages and letters, and what a translation of texts has to be: the same texts, with the same placeholders. */

/** Bokmål, nynorsk and English. */
export const languages = ['nb', 'nn', 'en'] as const;
export type Language = (typeof languages)[number];

/** The texts of a module as another language has to give them: a missing text, or one too many, does not compile. */
export type Translated<Texts> = Texts extends string
  ? string
  : Texts extends (...values: infer Values) => infer Text
    ? (...values: Values) => Translated<Text>
    : Texts extends object
      ? { readonly [Name in keyof Texts]: Translated<Texts[Name]> }
      : Texts;

/** TypeScript accepts a function that leaves a placeholder out; this is false of one. */
type HasPlaceholders<Texts, Own> = Texts extends (...values: infer Values) => unknown
  ? Own extends (...values: infer Taken) => unknown
    ? Required<Taken>['length'] extends Required<Values>['length']
      ? true
      : false
    : false
  : Texts extends object
    ? { [Name in keyof Texts & keyof Own]: HasPlaceholders<Texts[Name], Own[Name]> }[keyof Texts &
        keyof Own] extends true
      ? true
      : false
    : true;

/** A module of texts and its translation: one that lacks a text does not compile. */
export type Compared<Module, Own extends Translated<Module>> = HasPlaceholders<Module, Own>;
/**
 * The last line of each translation: one that lacks a placeholder does not compile.
 * `export type Complete = Whole<Compared<typeof import('./x-texts.ts'), typeof import('./x-texts.nn.ts')>>;`
 */
export type Whole<Result extends true> = Result;
