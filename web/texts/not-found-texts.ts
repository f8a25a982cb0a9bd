/** An address that is no page. */
export const notFoundTexts = {
  title: 'Vi finner ikke siden',
  lead: 'Adressen kan være skrevet feil, eller siden kan være flyttet.',
  toFront: 'Gå til forsiden',
  toHome: 'Gå til Min side',
} as const;
