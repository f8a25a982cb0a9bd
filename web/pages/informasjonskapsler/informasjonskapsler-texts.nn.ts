/** In nynorsk. */
import type { Compared, Whole } from '#web/texts/language.ts';
export const texts = {
  title: 'Informasjons\u00adkapslar',
  lead: 'Vi lagrar berre det som må til for at Min side skal verke, og det du sjølv seier ja til. Vi sporar deg ikkje.',
  ownOnly:
    'Alt som står her, er sett av oss og blir lese berre av oss. Vi treng ikkje samtykke til det som er nødvendig for at sida skal verke. Om vi vil telje besøk på dei opne sidene, spør vi først, og det er like lett å seie nei som ja. Når du er logga inn, tel vi aldri.',
  cookies: {
    title: 'Informasjonskapslar',
    text: 'Desse blir sende til oss når du bruker sidene. Berre vi set dei, og berre når du loggar inn eller vel språk.',
  },
  local: {
    title: 'Lagra i nettlesaren',
    text: 'Dette blir liggjande på eininga di og blir ikkje sendt til oss.',
  },
  tab: {
    title: 'Lagra i fana',
    text: 'Dette finst berre i fana du har open, og blir borte når du lukkar ho.',
  },
  measuring: {
    title: 'Om vi spør om å telje besøk',
    text: 'Desse blir sette først når du har svart. Svaret ditt kan du endre nedst på denne sida så lenge du ikkje er logga inn. Det som tel, køyrer i ei lukka ramme: Det ser kva open side du les, og ingenting av det du skriv eller har lagra.',
  },
  purpose: 'Kva det er til',
  life: 'Kor lenge',
  owner: 'Kven set han',
  remove: {
    title: 'Slik fjernar du det',
    text: 'Logg ut, så slettar vi det som er ditt. Du kan òg slette alt i innstillingane til nettlesaren din. Då må du logge inn på nytt, og det du ikkje har sendt, kan gå tapt.',
  },
  version: 'Versjon 2026-15. Sist endra 30. november 2026.',
};
export type Complete = Whole<
  Compared<
    typeof import('./informasjonskapsler-texts.ts'),
    typeof import('./informasjonskapsler-texts.nn.ts')
  >
>;
