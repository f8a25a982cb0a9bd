/** The words in the file for the state grant, and in the control's answer to it. */
export const grantFileWords = {
  /** The heading of the numbers in both files. */
  number: 'Fødselsnummer',
  sheet: 'Medlemmer',
  /** Who froze the list when no person did. */
  calendar: 'Kalenderen',
  control: {
    outcome: 'Svar',
    outcomes: {
      elsewhere: 'annet sted',
      'not-found': 'ikke funnet',
      dead: 'død',
      emigrated: 'utvandret',
    },
  },
};
export type GrantFileWords = typeof grantFileWords;
