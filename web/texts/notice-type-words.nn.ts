/** In nynorsk. */
import type { NoticeChannel, NoticeType } from '#contract/notice-kinds.ts';
import type { Compared, Whole } from './language.ts';

export const noticeTypeWords: Record<NoticeType, { title: string; about: string; small: string }> = {
  security: {
    title: 'Tryggleik',
    about: 'Ny innlogging, og når e-postadressa eller telefonnummeret ditt blir endra.',
    small: 'tryggleik',
  },
  enquiries: {
    title: 'Førespurnader',
    about: 'Når vi har motteke, svart på eller lukka noko du har skrive til oss.',
    small: 'førespurnader',
  },
  membership: {
    title: 'Medlemskap',
    about: 'Når du blir medlem, og når du blir kalla inn til årsmøtet.',
    small: 'medlemskap',
  },
  giving: {
    title: 'Gåver og avtalar',
    about: 'Kvitteringar, endringar i avtalen og trekk som ikkje gjekk gjennom.',
    small: 'gåver og avtalar',
  },
  children: {
    title: 'Barn',
    about: 'Når noko skjer med eit barn du har registrert.',
    small: 'barn',
  },
  magazine: {
    title: 'Bestillingar',
    about: 'Når du bestiller magasinet, eller bestillinga blir endra.',
    small: 'bestillingar',
  },
  activities: {
    title: 'Påmeldingar',
    about: 'Plassar, ventelister, endringar og avlysingar der du er påmeld.',
    small: 'påmeldingar',
  },
  year: {
    title: 'Årsoppgåve',
    about: 'Når årsoppgåva over gåvene dine er klar.',
    small: 'årsoppgåva',
  },
  reminders: {
    title: 'Påminningar',
    about: 'Når eit arrangement du er påmeld til, snart byrjar, eller når ein frist nærmar seg.',
    small: 'påminningar',
  },
  'magazine-issues': {
    title: 'Nytt nummer',
    about: 'Når ei ny utgåve av magasinet er ute.',
    small: 'nytt nummer',
  },
  chapter: {
    title: 'Brev frå laget ditt',
    about: 'Når styret i lokallaget eller regionlaget ditt skriv til medlemmene.',
    small: 'brev frå laget ditt',
  },
};

export const channelWords: Record<NoticeChannel, string> = {
  portal: 'Under Varsel',
  email: 'E-post',
  sms: 'SMS',
};
export type Complete = Whole<
  Compared<typeof import('./notice-type-words.ts'), typeof import('./notice-type-words.nn.ts')>
>;
