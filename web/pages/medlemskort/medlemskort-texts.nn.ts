/** In nynorsk. */
import type { Compared, Whole } from '#web/texts/language.ts';
export const texts = {
  title: 'Medlemskort',
  valid: 'Gyldig medlemskort',
  validHelp: 'Kortet gjeld i dag. Meir enn det seier vi ikkje om den som viser det.',
  notValid: 'Vi kan ikkje stadfeste dette kortet',
  notValidHelp: 'Kortet gjeld eitt år om gongen. Det nyaste ligg alltid på Min side.',
};
export type Complete = Whole<
  Compared<typeof import('./medlemskort-texts.ts'), typeof import('./medlemskort-texts.nn.ts')>
>;
