/** The words around a short message at the foot of the window. */
export const toastTexts = {
  region: 'Bekreftelser',
  close: 'Lukk meldingen',
} as const;
