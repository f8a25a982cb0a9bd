/** What `npm run export` says. */
export const exportTexts = {
  usage:
    'Bruk: npm run export -- list | npm run export -- events [--to=SYSTEM] [--since=POSISJON eller 2026-11-24T12:00:00Z]',
  none: 'Ingen systemer får endringer fra registeret.',
  unknown: (name: string) => `Ingen aktive systemer heter «${name}». Se «npm run export -- list».`,
  choose: (active: readonly { name: string }[]) =>
    `Flere systemer får endringer fra registeret: ${active.map(({ name }) => `«${name}»`).join(', ')}. Velg ett med --to.`,
  line: ({ name, purpose, state }: { name: string; purpose: string; state: string }) =>
    `${name}: ${purpose}, ${state}`,
  done: (count: number, position: number) => `${count} hendelser. Fortsett med --since=${position}`,
};
