/** Every sentence of `/status`, in nynorsk. */
import type { Compared, Whole } from '#contract/values/portal-languages.ts';

export const statusTexts = {
  title: 'Driftsstatus',
  languages: 'Språk',
  lead: (name: string) => `Slik verkar Min side hos ${name} akkurat no.`,
  fine: 'Alt verkar som det skal.',
  fineHelp: 'Får du det ikkje til likevel? Last sida på nytt, eller ta kontakt med oss.',
  noticeTitle: 'Melding frå oss',
  written: (when: string) => `Skrive ${when}`,
  checked: (when: string) => `Sist kontrollert ${when}.`,
  toFrontPage: 'Til framsida',
  logo: (organisation: string) => `${organisation}, til framsida`,
  call: 'Hastar det? Ring oss på',
  orWrite: (hours: string) => `${hours}, eller skriv til`,
  troubles: {
    database: {
      title: 'Min side er ute av drift',
      text: 'Du kan ikkje logge inn eller sende noko akkurat no. Det du allereie har sendt inn, er trygt lagra. Vi arbeider med å rette feilen.',
    },
    crowded: {
      title: 'Mange bruker Min side no',
      text: 'Det kan ta litt tid før sidene kjem. Det du har skrive, er teke vare på, og sida held fram når det blir plass.',
    },
    mail: {
      title: 'E-post kjem ikkje fram',
      text: 'Kodar og brev på e-post er forseinka. Breva blir sende så snart e-posten verkar igjen. Logg inn med telefonnummeret ditt dersom du har gitt oss det.',
    },
    sms: {
      title: 'SMS kjem ikkje fram',
      text: 'Kodar og varsel på SMS er forseinka. Logg inn med e-postadressa di dersom du har gitt oss ei.',
    },
    vipps: {
      title: 'Vipps svarar ikkje',
      text: 'Du kan ikkje betale eller opprette nye avtalar med Vipps akkurat no. Avtalar du allereie har, held fram, og ingen blir trekt to gonger.',
    },
  },
} as const;
export type Complete = Whole<
  Compared<typeof import('./status-page-texts.ts'), typeof import('./status-page-texts.nn.ts')>
>;
