import { feature } from '#server/feature.ts';
import { recordWords } from './binding-words-service.ts';

/** Words of the organisation's profile that people agree to, kept as each version of them was. */
export const bindingWords = feature({
  name: 'binding-words',
  begin: (_service, { db, organisation, clock, log }) => recordWords(db, organisation, clock.now(), log),
});
