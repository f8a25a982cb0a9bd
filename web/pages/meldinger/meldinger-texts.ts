import { formatCount } from '#web/texts/format.ts';

export const texts = {
  title: 'Meldinger',
  lead: 'Alt vi har gitt deg beskjed om, på ett sted. På e-post og SMS står det som regel bare at noe venter. Her står det hva.',
  list: 'Meldinger',
  unread: 'Ny',
  unreadCount: (count: number) => formatCount(count, 'ny melding', 'nye meldinger'),
  allRead: 'Du har lest alt.',
  readAll: 'Marker alle som lest',
  readAllDone: 'Alle meldingene er markert som lest.',
  democracy: 'Mitt medlemsdemokrati: møter, frister og stemmerett',
  settings: 'Velg hva du vil ha beskjed om, og hvordan',
  more: 'Vis flere',
  shown: (count: number) => `Viser ${formatCount(count, 'melding', 'meldinger')}.`,
  emptyTitle: 'Ingen meldinger ennå',
  emptyText: 'Når noe skjer som gjelder deg, kommer det en melding hit.',
};
