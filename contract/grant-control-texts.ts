/** The words of the file that the authorities' control answers with: in bokmål, whatever the language of the pages. */
import type { ControlOutcome } from './grant-control.ts';

export const controlFileOutcomes = {
  elsewhere: 'annet sted',
  'not-found': 'ikke funnet',
  dead: 'død',
  emigrated: 'utvandret',
} satisfies Record<ControlOutcome, string>;
