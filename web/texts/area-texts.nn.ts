/** In nynorsk. */
import type { Compared, Whole } from './language.ts';
export const areaTexts = {
  home: 'Min side',
  giving: 'Gåver',
  representative: 'Tillitsvald',
  more: 'Meir',
  myDetails: 'Mine opplysningar',
  children: 'Barna dine',
  democracy: 'Årsmøte og val',
  noticeSettings: 'Slik får du varsel',
  myPrivacy: 'Mitt personvern',
  enquiries: 'Førespurnader',
  notices: 'Varsel',
  desk: 'Medlemsservice',
  switchPerson: (name: string) => `${name}: byt person`,
};
export type Complete = Whole<Compared<typeof import('./area-texts.ts'), typeof import('./area-texts.nn.ts')>>;
