/** In nynorsk. */
import type { Compared, Whole } from './language.ts';
export const wayBackTexts = {
  words: (place: string) => `Tilbake til ${place}`,
  places: {
    '/': 'framsida',
    '/home': 'Min side',
    '/activities': 'aktivitetane',
    '/activities/mine/arranger': 'aktivitetane du arrangerer',
    '/activities/mine/arranger/:id': 'aktiviteten',
    '/activities/seremonier': 'seremoniane',
    '/administrer-giveravtale': 'gåvene dine',
    '/hefinn': '«Bli medlem»',
    '/hefinn/medlemskap-i-andre-samfunn': 'medlemskap andre stader',
    '/hefinn/mine-opplysninger': 'opplysningane dine',
    '/henvendelser': 'førespurnadene dine',
    '/kvittering/aar': 'årsoppgåvene',
    '/magasininn': 'magasinet',
    '/magasininn/mine-opplysninger': 'magasinet ditt',
    '/meldinger': 'varsla dine',
    '/mine-opplysninger': 'Mine opplysningar',
    '/mitt-medlemsdemokrati': 'Årsmøte og val',
    '/mitt-medlemsdemokrati/:id': 'møtet',
    '/mitt-personvern': 'Mitt personvern',
    '/registrere-barn/bekreftelse': 'barna dine',
    '/tillitsvalgt': 'verva dine',
    '/tillitsvalgt/:id': 'laget',
  },
};
export type Complete = Whole<
  Compared<typeof import('./way-back-texts.ts'), typeof import('./way-back-texts.nn.ts')>
>;
