/** The words in the file for the state grant, and in the control's answer to it. */
import { controlFileOutcomes } from '#contract/grant-control-texts.ts';

export const grantFileWords = {
  /** The heading of the numbers in both files. */
  number: 'Fødselsnummer',
  sheet: 'Medlemmer',
  /** Who froze the list when no person did. */
  calendar: 'Kalenderen',
  control: {
    outcome: 'Svar',
    outcomes: controlFileOutcomes,
  },
};
export type GrantFileWords = typeof grantFileWords;
