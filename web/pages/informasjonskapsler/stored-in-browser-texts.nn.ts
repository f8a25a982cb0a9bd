/** In nynorsk. */
import { keptDays } from '#web/session/kept-days.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import type { StoredThing } from './stored-in-browser-texts.ts';

export type { StoredThing };

const until = {
  closedBrowser: 'Til du lukkar nettlesaren',
  closedTab: 'Til du lukkar fana eller loggar ut',
};

/** Cookies: sent to our server with each request. */
export const cookies: readonly StoredThing[] = [
  {
    name: 'idp_session, idp_session.sig, __Host-idp_session, __Host-idp_session.sig',
    purpose: 'Hugsar at du er logga inn, slik at du slepp å skrive ein ny kode med ein gong.',
    life: 'Til du loggar ut eller lukkar nettlesaren. Vel du «Husk meg», 14 dagar',
  },
  {
    name: 'idp_interaction, idp_interaction.sig, idp_resume, idp_resume.sig, __Host-idp_interaction…, __Host-idp_resume…',
    purpose: 'Held saman stega medan du loggar inn.',
    life: 'Opptil ein time',
  },
  {
    name: 'idp_known, __Host-idp_known',
    purpose:
      'Kjenner igjen nettlesaren, slik at forsøk frå andre på å logge inn som deg ikkje stengjer deg ute.',
    life: '180 dagar',
  },
  {
    name: 'sprak',
    purpose: 'Hugsar språket på sidene, og når du valde det. Seier ingenting anna om deg.',
    life: 'Eitt år',
  },
  {
    name: 'msal.cache.encryption',
    purpose: 'Nøkkelen som innlogginga i nettlesaren er kryptert med.',
    life: until.closedBrowser,
  },
];

/** Local storage: stays in the browser, is not sent. */
export const localKeys: readonly StoredThing[] = [
  {
    name: 'msal.3.account.keys, msal.3.token.keys…, msal.3|…, msal.….active-account-filters',
    purpose:
      'Innlogginga di: kven du er, og beviset på det, som vi ber om når sida hentar noko for deg. Innhaldet er kryptert.',
    life: 'Til du loggar ut',
  },
  {
    name: 'msal.version',
    purpose: 'Kva utgåve av innlogginga nettlesaren har brukt. Seier ingenting om deg.',
    life: 'Til du slettar det',
  },
  {
    name: 'medlemskort',
    purpose:
      'Medlemskortet, når du har valt å behalde det på denne eininga. Det blir vist når du er utan nett.',
    life: `Til du fjernar det, loggar ut eller ikkje er medlem lenger, eller når det er ${keptDays} dagar sidan du sist opna Min side`,
  },
  {
    name: 'desk-shortcuts',
    purpose: 'Berre for medlemsservice: hugsar at snøggtastane er slått av.',
    life: 'Til dei blir slått på igjen, eller til du loggar ut',
  },
];

/** Session storage: only in this tab, is not sent. */
export const tabKeys: readonly StoredThing[] = [
  {
    name: 'draft:…',
    purpose: 'Det du har skrive, men ikkje sendt enno, slik at det ikkje går tapt.',
    life: 'Til du har sendt det, slettar det, lukkar fana eller loggar ut. Det vi ikkje òg lagrar hos oss, blir brukt i opptil eit døgn',
  },
  {
    name: 'account-ended',
    purpose: 'Lèt deg hente stadfestinga når du har sletta innlogginga.',
    life: until.closedTab,
  },
  {
    name: 'leaving-receipt',
    purpose: 'Lèt deg hente stadfestinga når du har meldt deg ut.',
    life: until.closedTab,
  },
  {
    name: 'sending:…',
    purpose: 'Sørgjer for at det du sender, berre kjem fram éin gong sjølv om nettet sviktar.',
    life: 'Til det er sendt, eller til du lukkar fana eller loggar ut',
  },
  {
    name: 'answers:v1',
    purpose: 'Det sida nettopp viste deg, slik at ho går fort når du lastar ho på nytt.',
    life: 'Blir brukt i opptil 5 minutt, og blir sletta når du loggar ut eller lukkar fana',
  },
  {
    name: 'account, person:…',
    purpose: 'Kven fana høyrer til, og kven du valde å vere når fleire deler ei innlogging.',
    life: until.closedTab,
  },
  {
    name: 'tsr-scroll-restoration-v1_3',
    purpose: 'Kor langt du hadde bladd, slik at du kjem tilbake til same staden.',
    life: until.closedTab,
  },
  {
    name: 'last-path, tried:…',
    purpose: 'Kva side du sist var på, slik at du kjem vidare om noko sviktar.',
    life: until.closedTab,
  },
  {
    name: 'msal.…',
    purpose: 'Held saman stega medan du loggar inn: kor du var, og kva du blei spurd om.',
    life: 'Til du er logga inn, eller til du lukkar fana',
  },
];

/** Set only where visits are counted, and only when somebody has chosen. */
export const measuringCookies: readonly StoredThing[] = [
  {
    name: 'maling',
    purpose: 'Hugsar om du har sagt ja eller nei til at vi tel besøket ditt, og kva tekst du svarte på.',
    life: 'Eit halvt år',
  },
  {
    name: 'maling_feilsok',
    purpose: 'Lèt oss sjå om teljinga verkar. Blir sett berre om du seier ja.',
    life: '14 dagar, eller til du seier nei',
  },
];
export type Complete = Whole<
  Compared<typeof import('./stored-in-browser-texts.ts'), typeof import('./stored-in-browser-texts.nn.ts')>
>;
