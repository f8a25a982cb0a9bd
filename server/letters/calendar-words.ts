/** What is in calendar files. The person's own, so it says what it is. */
export const calendarWords = {
  file: 'aktivitet',
  feedFile: 'mine-aktiviteter',
  feedName: 'Mine aktiviteter',
  unitFeedFile: 'aktiviteter',
  unitFeedName: (unit: string) => `Aktiviteter: ${unit}`,
  digital: 'På nett',
  waiting: (title: string) => `${title} (ikke fast plass ennå)`,
  description: (entry: { summary: string; digitalLink: string | null; url: string }): string =>
    [
      entry.summary,
      ...(entry.digitalLink ? [`Bli med på nett: ${entry.digitalLink}`] : []),
      `Les mer eller meld deg av: ${entry.url}`,
    ].join('\n\n'),
};
