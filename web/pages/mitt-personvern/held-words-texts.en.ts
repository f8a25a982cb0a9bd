/** In English. */
import { columnWords } from '#contract/held/held-column-texts.en.ts';
import { dataGroups, tableWords } from '#contract/held/held-table-texts.en.ts';
import { wordOf } from '#contract/held/held-value-texts.en.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const heldWords = { columnWords, dataGroups, tableWords, wordOf };
export type Complete = Whole<
  Compared<typeof import('./held-words-texts.ts'), typeof import('./held-words-texts.en.ts')>
>;
