/** The words of the file that the authorities' control answers with: they are in bokmål whatever the language of the pages. */
import type { ControlOutcome } from '#contract/grant-list-endpoints.ts';

export const controlFileOutcomes: Record<ControlOutcome, string> = {
  elsewhere: 'annet sted',
  'not-found': 'ikke funnet',
  dead: 'død',
  emigrated: 'utvandret',
};
