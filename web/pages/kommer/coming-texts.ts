import { paths } from '#web/paths.ts';
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

const toEnquiries = { to: paths.enquiries, words: 'Se henvendelsene dine' };

export const comingPages = {
  '/meldinger': {
    title: pageTitles['/meldinger'],
    purpose: 'Her samles beskjedene våre til deg.',
    meanwhile: 'Har du skrevet til oss, finner du svaret under Henvendelser.',
    way: toEnquiries,
  },
} satisfies Record<string, Coming>;

export type ComingPath = keyof typeof comingPages;

export const comingPage = (path: ComingPath): Coming => comingPages[path];
