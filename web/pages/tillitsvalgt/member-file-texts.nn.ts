/** In nynorsk. */
import { memberFileDays } from '#contract/unit-member-endpoints.ts';
import { formatCount, formatDate } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const memberFileTexts = {
  title: 'Hent lista som fil',
  lead: `Bruk lista her på sida når du kan. Ei fil er lett å miste. Ho blir merkt med namnet ditt, alle på lista får vite at du har henta ho, og du må slette fila innan ${memberFileDays} dagar.`,
  choose: 'Vel grunn øvst på sida først.',
  take: 'Hent fila',
  taken: 'Fila er lasta ned. Hugs å slette ho når du er ferdig.',
  signIn: 'Logg inn på nytt først',
  signInText: 'Det er meir enn fem minutt sidan du logga inn. Vi må vite at det er du som hentar fila.',
  yours: 'Filer du har henta',
  left: 'Hugs å slette desse',
  leftText:
    'Du har henta medlemslister som fil. Dei skal slettast når du ikkje treng dei lenger, og seinast når vervet er over. Slett dei òg frå e-post og papirkorg.',
  file: (takenOn: string, members: number, code: string) =>
    `Henta ${takenOn}, ${formatCount(members, 'medlem', 'medlemmer')}, merke ${code}.`,
  deleteBy: (on: string) => `Skal slettast seinast ${formatDate(on)}.`,
  isDeleted: 'Du har sagt at fila er sletta.',
  deleted: (code: string) => `Eg har sletta fila ${code}`,
  thanks: 'Takk! Vi har notert at fila er sletta.',
};
export type Complete = Whole<
  Compared<typeof import('./member-file-texts.ts'), typeof import('./member-file-texts.nn.ts')>
>;
