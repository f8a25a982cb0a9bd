/** In English. */
import type { Compared, Whole } from './language.ts';
export const areaTexts = {
  home: 'Min side',
  giving: 'Gifts',
  representative: 'Elected roles',
  more: 'More',
  myDetails: 'My details',
  children: 'Your children',
  democracy: 'Annual meetings and elections',
  noticeSettings: 'How you get notices',
  myPrivacy: 'My privacy',
  enquiries: 'Enquiries',
  notices: 'Notices',
  desk: 'Member service',
  switchPerson: (name: string) => `${name}: switch person`,
};
export type Complete = Whole<Compared<typeof import('./area-texts.ts'), typeof import('./area-texts.en.ts')>>;
