/** In nynorsk. */
import { formatCount } from './format.ts';
import type { Compared, Whole } from './language.ts';

export const enquiryListTexts = {
  unread: 'Nytt svar',
  sent: (when: string) => `Sendt ${when}`,
  lastMessage: (when: string) => `Siste melding ${when}`,
  search: 'Søk i førespurnadene',
  searchHint: 'Ord frå emnet eller meldingane, eller eit nummer',
  searchButton: 'Søk',
  showAll: 'Vis alle',
  hits: (count: number, hasMore: boolean) =>
    count === 0
      ? 'Ingen treff'
      : `${hasMore ? 'Dei første ' : ''}${formatCount(count, 'treff', hasMore ? 'treffa' : 'treff')}`,
  noHits: 'Prøv færre eller andre ord. Du finn opne og lukka førespurnader på kvar si side.',
  more: 'Vis fleire',
  shown: (count: number) => `Viser ${formatCount(count, 'førespurnad', 'førespurnader')}`,
};
export type Complete = Whole<
  Compared<typeof import('./enquiry-list-texts.ts'), typeof import('./enquiry-list-texts.nn.ts')>
>;
