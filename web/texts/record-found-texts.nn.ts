/** In nynorsk. */
import type { Compared, Whole } from './language.ts';
export const recordFoundTexts = {
  found: 'Vi fann deg!',
  foundText: 'Innlogginga er kopla til deg. Det du har skrive til oss her før, følgjer med deg vidare.',
  home: 'Gå til Min side',
};
export type Complete = Whole<
  Compared<typeof import('./record-found-texts.ts'), typeof import('./record-found-texts.nn.ts')>
>;
