/** In nynorsk. */
import type { Compared, Whole } from '#web/texts/language.ts';

export const colleagueFactorsTexts = {
  title: 'Nytt andre steg for tilsette og tillitsvalde',
  lead: 'Snakk med personen før du godkjenner, helst ansikt til ansikt. Det nye gjeld tidlegast to døgn etter at det blei lagt til.',
  signInFirst: 'Du må ha logga inn dei siste fem minutta for å godkjenne.',
  kind: { email: 'E-post', phone: 'Telefon' },
  asked: (when: string) => `Lagt til ${when}`,
  mine: 'Dette er ditt eige. Ein annan i medlemsservice må godkjenne det.',
  approve: 'Godkjenn',
  approveNamed: (name: string) => `Godkjenn for ${name}`,
  approved: (name: string) => `Godkjent for ${name}`,
};
export type Complete = Whole<
  Compared<typeof import('./colleague-factors-texts.ts'), typeof import('./colleague-factors-texts.nn.ts')>
>;
