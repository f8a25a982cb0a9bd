/** The words in the file for the state grant, and in the control's answer to it. */
import { controlFileOutcomes } from '#contract/grant-control-texts.ts';

export const grantFileWords = {
  /** The heading of the numbers in the file. */
  number: 'Fødselsnummer',
  sheet: 'Medlemmer',
  /** Who froze the list when no person did. */
  calendar: 'Kalenderen',
  control: {
    columns: {
      number: {
        headings: [
          'Fødselsnummer',
          'Fødselsnr',
          'Fnr',
          'Personnummer',
          'Personnr',
          'Fødsels- og personnummer',
          'Fødselsnummer/d-nummer',
        ],
        isNeeded: true,
      },
      outcome: {
        headings: ['Svar', 'Resultat', 'Utfall', 'Status', 'Kontrollresultat', 'Resultat av kontrollen'],
        isNeeded: true,
      },
    },
    parts: {
      elsewhere: [
        controlFileOutcomes.elsewhere,
        'annen stad',
        'ein annan stad',
        'dobbel',
        'annet tros',
        'annet livssyn',
        'anna trus',
        'anna livssyn',
        'andre tros',
        'flere tros',
        'flere livssyn',
        'Den norske kirke',
      ],
      'not-found': [
        controlFileOutcomes['not-found'],
        'ikkje funnen',
        'finnes ikke',
        'finst ikkje',
        'ikke treff',
        'ingen treff',
      ],
      dead: [controlFileOutcomes.dead, 'døyd'],
      emigrated: ['utvandr', 'emigr', 'utlandet', 'utflyttet', 'ikke bosatt', 'ikkje busett'],
    },
    none: ['ok', 'i orden', 'godkjent', 'godkjend', 'teller', 'tel', 'ingen merknad', 'ingen merknader'],
    negations: ['ikke', 'ikkje', 'ingen'],
  },
} as const;
