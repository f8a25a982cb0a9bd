/** The areas of a signed-in person: they come after the frame. */
export const areaTexts = {
  home: 'Min side',
  giving: 'Gaver',
  representative: 'Tillitsvalgt',
  more: 'Mer',
  myDetails: 'Mine opplysninger',
  children: 'Barna dine',
  democracy: 'Årsmøter og valg',
  noticeSettings: 'Slik får du varsler',
  myPrivacy: 'Mitt personvern',
  enquiries: 'Henvendelser',
  notices: 'Varsler',
  desk: 'Medlemsservice',
  switchPerson: (name: string) => `${name}: bytt person`,
} as const;
