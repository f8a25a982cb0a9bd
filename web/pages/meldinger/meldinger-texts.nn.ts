/** In nynorsk. */
import { formatCount } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const texts = {
  title: 'Varsel',
  lead: 'Alt vi har varsla deg om, på éin stad. På e-post og SMS står det som regel berre at noko ventar. Her står det kva.',
  list: 'Varsel',
  unread: 'Ny',
  unreadCount: (count: number) => formatCount(count, 'nytt varsel', 'nye varsel'),
  allRead: 'Du har lese alt.',
  readAll: 'Marker alle som lesne',
  readAllDone: 'Alle varsla er markerte som lesne.',
  democracy: 'Årsmøte og val: møte, fristar og røysterett',
  settings: 'Vel kva varsel du vil ha, og korleis',
  more: 'Vis fleire',
  shown: (count: number) => `Viser ${formatCount(count, 'varsel', 'varsel')}.`,
  emptyTitle: 'Ingen varsel enno',
  emptyText: 'Når noko skjer som gjeld deg, kjem det eit varsel hit.',
};
export type Complete = Whole<
  Compared<typeof import('./meldinger-texts.ts'), typeof import('./meldinger-texts.nn.ts')>
>;
