import { formatCount } from '#web/texts/format.ts';

export const texts = {
  title: 'Varsler',
  lead: 'Alt vi har varslet deg om, på ett sted. På e-post og SMS står det som regel bare at noe venter. Her står det hva.',
  list: 'Varsler',
  unread: 'Ny',
  unreadCount: (count: number) => formatCount(count, 'nytt varsel', 'nye varsler'),
  allRead: 'Du har lest alt.',
  readAll: 'Marker alle som lest',
  readAllDone: 'Alle varslene er markert som lest.',
  democracy: 'Årsmøter og valg: møter, frister og stemmerett',
  settings: 'Velg hvilke varsler du vil ha, og hvordan',
  more: 'Vis flere',
  shown: (count: number) => `Viser ${formatCount(count, 'varsel', 'varsler')}.`,
  emptyTitle: 'Ingen varsler ennå',
  emptyText: 'Når noe skjer som gjelder deg, kommer det et varsel hit.',
};
