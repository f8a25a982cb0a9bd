/** In nynorsk. */
import {
  moveInFaultWords,
  moveInKindWords,
  moveInOutcomeWords,
  rowRemarks,
} from '#contract/move-in-texts.nn.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const moveInWords = {
  kinds: moveInKindWords,
  outcomes: moveInOutcomeWords,
  fault: moveInFaultWords,
  remarks: rowRemarks,
};
export type Complete = Whole<
  Compared<typeof import('./move-in-row-texts.ts'), typeof import('./move-in-row-texts.nn.ts')>
>;
