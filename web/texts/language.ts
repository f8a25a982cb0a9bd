/** What a translation of texts has to be, for the texts of the web: see the contract. */
import type * as contract from '#contract/values/portal-languages.ts';

export type Language = contract.Language;
export type Translated<Texts> = contract.Translated<Texts>;
export type Compared<Module, Own extends contract.Translated<Module>> = contract.Compared<Module, Own>;
export type Whole<Result extends true> = contract.Whole<Result>;
