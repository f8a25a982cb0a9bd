export const texts = {
  title: 'Lukkede henvendelser',
  lead: 'Henvendelser som er ferdige. Du kan lese dem, men ikke skrive mer i dem.',
  toOpen: 'Se åpne henvendelser',
  unread: 'Nytt svar',
  lastMessage: (when: string) => `Siste melding ${when}`,
  emptyTitle: 'Du har ingen lukkede henvendelser',
  emptyText: 'Når en henvendelse er ferdig, finner du den her.',
};
