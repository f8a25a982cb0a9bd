import { feature } from '#server/feature.ts';
import { emptyPerson, mergeMagazine } from './person-register-repository.ts';

/** People: their names, birth dates, numbers and contact points. */
export const persons = feature({
  name: 'persons',
  on: () => ({ personMerged: mergeMagazine, recordEmptied: emptyPerson }),
});
