/**
 * Everything the portal leaves in a browser, all of it our own; compared with what a visit to all parts of the portal leaves.
 * A name ends in `…` where the rest differs from person to person.
 */
import { keptDays } from '#web/session/kept-days.ts';

export type StoredThing = {
  name: string;
  purpose: string;
  /** How long it stays. */
  life: string;
};

const until = {
  closedBrowser: 'Til du lukker nettleseren',
  closedTab: 'Til du lukker fanen eller logger ut',
};

/** Cookies: sent to our server with each request. */
export const cookies: readonly StoredThing[] = [
  {
    name: 'idp_session, idp_session.sig, __Host-idp_session, __Host-idp_session.sig',
    purpose: 'Husker at du er logget inn, slik at du slipper å skrive en ny kode med en gang.',
    life: 'Til du logger ut eller lukker nettleseren. Velger du «Husk meg», 14 dager',
  },
  {
    name: 'idp_interaction, idp_interaction.sig, idp_resume, idp_resume.sig, __Host-idp_interaction…, __Host-idp_resume…',
    purpose: 'Holder sammen trinnene mens du logger inn.',
    life: 'Opptil en time',
  },
  {
    name: 'idp_known, __Host-idp_known',
    purpose: 'Kjenner igjen nettleseren, slik at andres forsøk på å logge inn som deg ikke stenger deg ute.',
    life: '180 dager',
  },
  {
    name: 'sprak',
    purpose: 'Husker språket på sidene, og når du valgte det. Sier ingenting annet om deg.',
    life: 'Ett år',
  },
  {
    name: 'msal.cache.encryption',
    purpose: 'Nøkkelen som innloggingen i nettleseren er kryptert med.',
    life: until.closedBrowser,
  },
];

/** Local storage: stays in the browser, is not sent. */
export const localKeys: readonly StoredThing[] = [
  {
    name: 'msal.3.account.keys, msal.3.token.keys…, msal.3|…, msal.….active-account-filters',
    purpose:
      'Innloggingen din: hvem du er, og beviset på det, som vi ber om når siden henter noe for deg. Innholdet er kryptert.',
    life: 'Til du logger ut',
  },
  {
    name: 'msal.version',
    purpose: 'Hvilken utgave av innloggingen nettleseren har brukt. Sier ingenting om deg.',
    life: 'Til du sletter det',
  },
  {
    name: 'medlemskort',
    purpose: 'Medlemskortet, når du har valgt å beholde det på denne enheten. Det vises når du er uten nett.',
    life: `Til du fjerner det, logger ut eller ikke er medlem lenger, eller når det er ${keptDays} dager siden du sist åpnet Min side`,
  },
  {
    name: 'desk-shortcuts',
    purpose: 'Bare for medlemsservice: husker at hurtigtastene er slått av.',
    life: 'Til de slås på igjen, eller til du logger ut',
  },
];

/** Session storage: only in this tab, is not sent. */
export const tabKeys: readonly StoredThing[] = [
  {
    name: 'draft:…',
    purpose: 'Det du har skrevet, men ikke sendt ennå, slik at det ikke går tapt.',
    life: 'Til du har sendt det, sletter det, lukker fanen eller logger ut. Det vi ikke også lagrer hos oss, brukes i opptil et døgn',
  },
  {
    name: 'account-ended',
    purpose: 'Lar deg hente bekreftelsen når du har slettet innloggingen.',
    life: until.closedTab,
  },
  {
    name: 'leaving-receipt',
    purpose: 'Lar deg hente bekreftelsen når du har meldt deg ut.',
    life: until.closedTab,
  },
  {
    name: 'sending:…',
    purpose: 'Sørger for at det du sender, bare kommer fram én gang selv om nettet svikter.',
    life: 'Til det er sendt, eller til du lukker fanen eller logger ut',
  },
  {
    name: 'answers:v1',
    purpose: 'Det siden nettopp viste deg, slik at den går fort når du laster den på nytt.',
    life: 'Brukes i opptil 5 minutter, og slettes når du logger ut eller lukker fanen',
  },
  {
    name: 'account, person:…',
    purpose: 'Hvem fanen tilhører, og hvem du valgte å være når flere deler en innlogging.',
    life: until.closedTab,
  },
  {
    name: 'tsr-scroll-restoration-v1_3',
    purpose: 'Hvor langt du hadde bladd, slik at du kommer tilbake til samme sted.',
    life: until.closedTab,
  },
  {
    name: 'last-path, tried:…',
    purpose: 'Hvilken side du sist var på, slik at du kommer videre hvis noe svikter.',
    life: until.closedTab,
  },
  {
    name: 'msal.…',
    purpose: 'Holder sammen trinnene mens du logger inn: hvor du var, og hva du ble spurt om.',
    life: 'Til du er logget inn, eller til du lukker fanen',
  },
];

/** Set only where visits are counted, and only when somebody has chosen. */
export const measuringCookies: readonly StoredThing[] = [
  {
    name: 'maling',
    purpose:
      'Husker om du har sagt ja eller nei til at vi teller besøket ditt, og hvilken tekst du svarte på.',
    life: 'Et halvt år',
  },
  {
    name: 'maling_feilsok',
    purpose: 'Lar oss se om tellingen virker. Settes bare hvis du sier ja.',
    life: '14 dager, eller til du sier nei',
  },
];
