/** The few words that the shared pieces say themselves. */
export const uiTexts = {
  loading: 'Henter …',
  tryAgain: 'Prøv igjen',
  couldNotFetch: 'Dette kunne ikke hentes',
  couldNotRefresh: 'Vi fikk ikke hentet det nyeste. Du ser det vi hentet sist.',
  fetched: (when: string) => `Det ble hentet ${when}.`,
};
