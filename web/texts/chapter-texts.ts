/** Choosing another chapter. */
export const chapterFormTexts = {
  open: 'Bytt lokallag',
  choose: 'Velg lokallag',
  hint: 'Noen postnumre ligger i flere kommuner. Velg det laget du hører til.',
  save: 'Lagre lokallaget',
  saved: 'Lokallaget er lagret.',
};
