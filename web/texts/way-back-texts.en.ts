/** In English. */
import type { Compared, Whole } from './language.ts';
export const wayBackTexts = {
  words: (place: string) => `Back to ${place}`,
  places: {
    '/': 'the front page',
    '/home': 'Min side',
    '/activities': 'the activities',
    '/activities/mine/arranger': 'the activities you organise',
    '/activities/mine/arranger/:id': 'the activity',
    '/activities/seremonier': 'the ceremonies',
    '/administrer-giveravtale': 'your gifts',
    '/hefinn': '“Become a member”',
    '/hefinn/medlemskap-i-andre-samfunn': 'memberships elsewhere',
    '/hefinn/mine-opplysninger': 'your details',
    '/henvendelser': 'your enquiries',
    '/kvittering/aar': 'the yearly statements',
    '/magasininn': 'the magazine',
    '/magasininn/mine-opplysninger': 'your magazine',
    '/meldinger': 'your notices',
    '/mine-opplysninger': 'My details',
    '/mitt-medlemsdemokrati': 'Annual meetings and elections',
    '/mitt-medlemsdemokrati/:id': 'the meeting',
    '/mitt-personvern': 'My privacy',
    '/registrere-barn/bekreftelse': 'your children',
    '/tillitsvalgt': 'your roles',
    '/tillitsvalgt/:id': 'the chapter',
  },
};
export type Complete = Whole<
  Compared<typeof import('./way-back-texts.ts'), typeof import('./way-back-texts.en.ts')>
>;
