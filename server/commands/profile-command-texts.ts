/** What `npm run profile` says. */
export const profileTexts = {
  none: 'Ingen versjon av profilen er publisert. Portalen bruker organisation-profile.json.',
  written: (number: number, file: string) => `Versjon ${number} er skrevet til ${file}.`,
  effect: (file: string) =>
    `Den gjelder når portalen er bygget og startet med ORGANISATION_PROFILE=${file}. «npm start» gjør det selv.`,
  own: (file: string) =>
    `ORGANISATION_PROFILE er satt til ${file}: Portalen bruker den filen, og ikke det som er publisert.`,
};
