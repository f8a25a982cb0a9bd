import { pageTitles } from '#web/texts/page-titles.ts';

type Coming = {
  title: string;
  /** What the page is for, in one sentence. */
  purpose: string;
  /** What one can do until then. */
  meanwhile: string;
  /** Where that is done; a new enquiry where nothing is said. */
  way?: { to: string; words: string };
};

export const comingTexts = {
  notYet: 'Dette kan du ikke gjøre på Min side ennå.',
  write: 'Skriv til oss',
  writeHelp: 'Du logger inn først, slik at svaret bare kommer til deg.',
  orMail: 'Vil du heller sende e-post, er adressen ',
};

export const comingPages = {
  '/tillitsvalgt': {
    title: pageTitles['/tillitsvalgt'],
    purpose: 'Her finner du som er tillitsvalgt, vervene dine og det du trenger for å gjøre jobben.',
    meanwhile: 'Trenger du noe til vervet ditt nå? Skriv til oss, så hjelper vi deg.',
  },
} satisfies Record<string, Coming>;

export type ComingPath = keyof typeof comingPages;

export const comingPage = (path: ComingPath): Coming => comingPages[path];
