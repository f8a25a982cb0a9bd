/** The types of notices in words. Neutral, because some of them are read without a sign-in. */
import type { NoticeChannel, NoticeType } from '#contract/notice-kinds.ts';

export const noticeTypeWords: Record<NoticeType, { title: string; about: string; small: string }> = {
  security: {
    title: 'Sikkerhet',
    about: 'Ny innlogging, og når e-postadressen eller telefonnummeret ditt blir endret.',
    small: 'sikkerhet',
  },
  enquiries: {
    title: 'Henvendelser',
    about: 'Når vi har mottatt, svart på eller lukket noe du har skrevet til oss.',
    small: 'henvendelser',
  },
  membership: {
    title: 'Medlemskap',
    about: 'Når du blir medlem, og når du blir kalt inn til årsmøtet.',
    small: 'medlemskap',
  },
  giving: {
    title: 'Gaver og avtaler',
    about: 'Kvitteringer, endringer i avtalen og trekk som ikke gikk gjennom.',
    small: 'gaver og avtaler',
  },
  children: {
    title: 'Barn',
    about: 'Når noe skjer med et barn du har registrert.',
    small: 'barn',
  },
  magazine: {
    title: 'Bestillinger',
    about: 'Når du bestiller magasinet, eller bestillingen endres.',
    small: 'bestillinger',
  },
  activities: {
    title: 'Påmeldinger',
    about: 'Plasser, ventelister, endringer og avlysninger der du er påmeldt.',
    small: 'påmeldinger',
  },
  year: {
    title: 'Årsoppgave',
    about: 'Når årsoppgaven over gavene dine er klar.',
    small: 'årsoppgaven',
  },
  reminders: {
    title: 'Påminnelser',
    about: 'Når et arrangement du er påmeldt til, snart begynner, eller når en frist nærmer seg.',
    small: 'påminnelser',
  },
  'magazine-issues': {
    title: 'Nytt nummer',
    about: 'Når en ny utgave av magasinet er ute.',
    small: 'nytt nummer',
  },
  chapter: {
    title: 'Brev fra laget ditt',
    about: 'Når styret i lokallaget eller regionlaget ditt skriver til medlemmene.',
    small: 'brev fra laget ditt',
  },
};

export const channelWords: Record<NoticeChannel, string> = {
  portal: 'Under Varsler',
  email: 'E-post',
  sms: 'SMS',
};
