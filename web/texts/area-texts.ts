/** The areas of a signed-in person: they come after the frame. */
export const areaTexts = {
  home: 'Min side',
  giving: 'Gaver',
  representative: 'Tillitsvalgt',
  more: 'Mer',
  myDetails: 'Mine opplysninger',
  children: 'Barna dine',
  democracy: 'Mitt medlemsdemokrati',
  noticeSettings: 'Slik får du beskjed',
  myPrivacy: 'Mitt personvern',
  enquiries: 'Henvendelser',
  notices: 'Meldinger',
  desk: 'Medlemsservice',
  switchPerson: (name: string) => `${name}: bytt person`,
} as const;
