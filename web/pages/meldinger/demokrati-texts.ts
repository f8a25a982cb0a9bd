import { capitalise, formatDate } from '#web/texts/format.ts';

export const texts = {
  title: 'Mitt medlemsdemokrati',
  lead: 'Her ser du hva du kan være med og bestemme, og når.',
  belong: 'Her hører du til',
  belongText: 'Du har stemmerett på årsmøtet der du er medlem på møtedagen, og du kan velges til verv.',
  meetings: 'Møter som kommer',
  none: 'Ingen er kalt inn til noe møte akkurat nå. Når det skjer, får du beskjed.',
  when: (day: string, place: string) => `${capitalise(formatDate(day))}, ${place}`,
  motions: (day: string) => `Forslag innen ${formatDate(day)}`,
  nominations: (day: string) => `Kandidater innen ${formatDate(day)}`,
  closed: 'Fristene er ute',
  elected: 'Du er valgt til',
  office: (role: string, unit: string, until: string) =>
    `${capitalise(role)} i ${unit}, til ${formatDate(until)}`,
  notMember: 'Dette er for medlemmer',
  notMemberText: 'Bare medlemmer kan stemme og velges.',
  join: 'Bli medlem',
  back: 'Til meldingene dine',
};
