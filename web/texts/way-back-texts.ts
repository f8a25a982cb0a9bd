/** Names of the pages that a way back leads to, as they stand after «Tilbake til». */

export const wayBackTexts = {
  words: (place: string) => `Tilbake til ${place}`,
  places: {
    '/': 'forsiden',
    '/home': 'Min side',
    '/activities': 'aktivitetene',
    '/activities/mine/arranger': 'aktivitetene du arrangerer',
    '/activities/mine/arranger/:id': 'aktiviteten',
    '/activities/seremonier': 'seremoniene',
    '/administrer-giveravtale': 'gavene dine',
    '/hefinn': '«Bli medlem»',
    '/hefinn/medlemskap-i-andre-samfunn': 'medlemskap andre steder',
    '/hefinn/mine-opplysninger': 'opplysningene dine',
    '/henvendelser': 'henvendelsene dine',
    '/kvittering/aar': 'årsoppgavene',
    '/magasininn': 'magasinet',
    '/magasininn/mine-opplysninger': 'magasinet ditt',
    '/meldinger': 'varslene dine',
    '/mine-opplysninger': 'Mine opplysninger',
    '/mitt-medlemsdemokrati': 'Årsmøter og valg',
    '/mitt-medlemsdemokrati/:id': 'møtet',
    '/mitt-personvern': 'Mitt personvern',
    '/registrere-barn/bekreftelse': 'barna dine',
    '/tillitsvalgt': 'vervene dine',
    '/tillitsvalgt/:id': 'laget',
  },
} as const;
