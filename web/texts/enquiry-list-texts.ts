import { formatCount } from './format.ts';

/** What is said in a list of one's own enquiries, open or closed. */
export const enquiryListTexts = {
  unread: 'Nytt svar',
  sent: (when: string) => `Sendt ${when}`,
  lastMessage: (when: string) => `Siste melding ${when}`,
  search: 'Søk i henvendelsene',
  searchHint: 'Ord fra emnet eller meldingene, eller et nummer',
  searchButton: 'Søk',
  showAll: 'Vis alle',
  hits: (count: number, hasMore: boolean) =>
    count === 0
      ? 'Ingen treff'
      : `${hasMore ? 'De første ' : ''}${formatCount(count, 'treff', hasMore ? 'treffene' : 'treff')}`,
  noHits: 'Prøv færre eller andre ord. Du finner åpne og lukkede henvendelser på hver sin side.',
  more: 'Vis flere',
  shown: (count: number) => `${count} henvendelser vises`,
};
