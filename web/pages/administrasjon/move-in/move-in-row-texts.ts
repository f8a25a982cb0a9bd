/** What files and rows that are moved in are called on the page, as in the report and in the terminal. */
import {
  moveInFaultWords,
  moveInKindWords,
  moveInOutcomeWords,
  rowRemarks,
} from '#contract/move-in-texts.ts';

export const moveInWords = {
  kinds: moveInKindWords,
  outcomes: moveInOutcomeWords,
  fault: moveInFaultWords,
  remarks: rowRemarks,
};
