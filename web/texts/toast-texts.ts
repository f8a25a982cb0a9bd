/** The words around a short message at the foot of the window. */
export const toastTexts = {
  region: 'Meldinger',
  close: 'Lukk meldingen',
} as const;
