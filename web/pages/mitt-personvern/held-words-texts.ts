/** The words for what is held; the downloaded page has the same. */
import { columnWords } from '#contract/held/held-column-texts.ts';
import { dataGroups, tableWords } from '#contract/held/held-table-texts.ts';
import { wordOf } from '#contract/held/held-value-texts.ts';

export const heldWords = { columnWords, dataGroups, tableWords, wordOf };
