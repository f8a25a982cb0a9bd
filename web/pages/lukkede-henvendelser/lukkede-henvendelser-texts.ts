import { reopeningDays } from '#contract/enquiry-endpoints.ts';

export const texts = {
  title: 'Lukkede henvendelser',
  lead: `Henvendelser som er ferdige. Du kan lese dem når du vil, og åpne dem igjen i ${reopeningDays} dager.`,
  emptyTitle: 'Du har ingen lukkede henvendelser',
  emptyText: 'Når en henvendelse er ferdig, finner du den her.',
};
