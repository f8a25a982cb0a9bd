/** Every address of the portal, in one place. A pattern's `:id` is one segment. */

/** What the server must know about an address before any script has run. */
export type RoutePattern<Pattern extends string = string> = {
  pattern: Pattern;
  /** Drawn for a signed-out visitor at build time; the others get the app shell. */
  isPublic: boolean;
};

const open = <const Pattern extends string>(pattern: Pattern): RoutePattern<Pattern> => ({
  pattern,
  isPublic: true,
});
const signedIn = <const Pattern extends string>(pattern: Pattern): RoutePattern<Pattern> => ({
  pattern,
  isPublic: false,
});
/** Open to everybody, but nothing to say before it has asked the server. */
const asksFirst = signedIn;

/** All addresses that answer with a page; every other one is a 404. */
export const routePatterns = [
  open('/'),
  open('/activities'),
  signedIn('/activities/mine'),
  asksFirst('/activities/utskrift'),
  signedIn('/activities/mine/arranger'),
  signedIn('/activities/mine/arranger/:id'),
  signedIn('/activities/mine/arranger/:id/deltakere'),
  open('/activities/seremonier'),
  open('/activities/seremonier/navnefest'),
  open('/activities/seremonier/konfirmasjon'),
  open('/activities/seremonier/vigsel'),
  open('/activities/seremonier/gravferd'),
  asksFirst('/activities/:id'),
  open('/giveravtale'),
  open('/hefinn'),
  open('/magasininn'),
  open('/finn-fram'),
  open('/kontakt-oss'),
  open('/meld-dodsfall'),
  open('/personvern'),
  open('/informasjonskapsler'),
  open('/tilgjengelighet'),
  open('/logget-ut'),
  open('/404'),
  open('/500'),
  asksFirst('/medlemskort/:id'),
  signedIn('/home'),
  signedIn('/administrer-giveravtale'),
  signedIn('/kvittering-avtale'),
  signedIn('/kvittering-avtale/:id'),
  signedIn('/kvittering'),
  signedIn('/kvittering/aar'),
  signedIn('/kvittering/aar/:id'),
  signedIn('/kvittering/:id'),
  signedIn('/hefinn/mine-opplysninger'),
  signedIn('/hefinn/medlemskap-i-andre-samfunn'),
  signedIn('/hefinn/sjekk-svarene'),
  signedIn('/henvendelser'),
  signedIn('/henvendelser/:id'),
  signedIn('/lukkede-henvendelser'),
  signedIn('/ny-henvendelse'),
  signedIn('/magasininn/mine-opplysninger'),
  signedIn('/magasininn/les/:id'),
  signedIn('/registrere-barn'),
  signedIn('/registrere-barn/bekreftelse'),
  signedIn('/invitasjon'),
  signedIn('/tillitsvalgt'),
  signedIn('/tillitsvalgt/verv/:id'),
  signedIn('/tillitsvalgt/:id'),
  signedIn('/tillitsvalgt/:id/styret'),
  signedIn('/tillitsvalgt/:id/medlemmer'),
  signedIn('/tillitsvalgt/:id/nye'),
  signedIn('/tillitsvalgt/:id/tall'),
  signedIn('/tillitsvalgt/:id/overlevering'),
  signedIn('/tillitsvalgt/:id/dokumenter'),
  signedIn('/tillitsvalgt/:id/refusjon'),
  signedIn('/tillitsvalgt/:id/skriv'),
  signedIn('/tillitsvalgt/:id/arsmote'),
  signedIn('/velkommen'),
  signedIn('/verifisering'),
  signedIn('/mine-opplysninger'),
  signedIn('/mine-opplysninger/meld-meg-ut'),
  asksFirst('/mine-opplysninger/meld-meg-ut/bekreftelse'),
  signedIn('/mitt-personvern'),
  signedIn('/mitt-personvern/opplysninger'),
  signedIn('/mitt-personvern/samtykker'),
  signedIn('/mitt-personvern/lagring'),
  signedIn('/mitt-personvern/avslutt'),
  signedIn('/mitt-personvern/palogginger'),
  asksFirst('/innlogging-slettet'),
  signedIn('/meldinger'),
  signedIn('/meldinger/innstillinger'),
  signedIn('/mitt-medlemsdemokrati'),
  signedIn('/mitt-medlemsdemokrati/:id'),
  signedIn('/mitt-medlemsdemokrati/:id/forslag'),
  signedIn('/mitt-medlemsdemokrati/:id/kandidat'),
  signedIn('/meldinger/brev/:id'),
  asksFirst('/avmelding/:id'),
  asksFirst('/ny-innlogging'),
  asksFirst('/svaradresse'),
  asksFirst('/stopp-ny-innlogging'),
  asksFirst('/angre-endring'),
  signedIn('/medlemsservice'),
  signedIn('/medlemsservice/henvendelser/:id'),
  signedIn('/medlemsservice/personer'),
  signedIn('/medlemsservice/personer/:id'),
  signedIn('/medlemsservice/personer/:id/ny-innlogging'),
  signedIn('/medlemsservice/ny-innlogging'),
  signedIn('/medlemsservice/ny-innlogging/:id'),
  signedIn('/medlemsservice/barn'),
  signedIn('/medlemsservice/utmeldinger'),
  signedIn('/medlemsservice/fodselsnumre'),
  signedIn('/medlemsservice/fodselsnumre/:id'),
  signedIn('/medlemsservice/barn/:id'),
  signedIn('/medlemsservice/dodsfall'),
  signedIn('/medlemsservice/dodsfall/:id'),
  signedIn('/medlemsservice/tekster'),
  signedIn('/medlemsservice/verv'),
  signedIn('/medlemsservice/verv/:id'),
  signedIn('/medlemsservice/statistikk'),
  signedIn('/medlemsservice/leveringer'),
  signedIn('/medlemsservice/bankfiler'),
  signedIn('/medlemsservice/kontroll'),
  signedIn('/medlemsservice/magasinet'),
  signedIn('/medlemsservice/seremonier'),
  signedIn('/medlemsservice/skatt'),
  signedIn('/medlemsservice/avstemming'),
  signedIn('/medlemsservice/kontoutskrift'),
  signedIn('/medlemsservice/regnskap'),
] as const satisfies readonly RoutePattern[];

type AddressOf<Pattern extends string> = Pattern extends `${infer Start}:id${infer End}`
  ? `${Start}${string}${AddressOf<End>}`
  : Pattern;
/** The address of a page that exists. */
export type PageAddress = AddressOf<(typeof routePatterns)[number]['pattern']>;

export const paths = {
  start: '/',
  home: '/home',
  activities: '/activities',
  donorAgreement: '/giveravtale',
  manageDonorAgreement: '/administrer-giveravtale',
  yearStatements: '/kvittering/aar',
  yearStatement: (year: number | string) => `/kvittering/aar/${year}` as const,
  giftReceipt: (id: string) => `/kvittering/${id}` as const,
  joining: '/hefinn',
  joiningDetails: '/hefinn/mine-opplysninger',
  otherCommunities: '/hefinn/medlemskap-i-andre-samfunn',
  joiningCheck: '/hefinn/sjekk-svarene',
  enquiries: '/henvendelser',
  enquiry: (id: string) => `/henvendelser/${id}` as const,
  closedEnquiries: '/lukkede-henvendelser',
  newEnquiry: '/ny-henvendelse',
  magazine: '/magasininn',
  myMagazine: '/magasininn/mine-opplysninger',
  readIssue: (id: string) => `/magasininn/les/${id}` as const,
  registerChild: '/registrere-barn',
  childReceipt: '/registrere-barn/bekreftelse',
  representative: '/tillitsvalgt',
  welcome: '/velkommen',
  verification: '/verifisering',
  myDetails: '/mine-opplysninger',
  leaving: '/mine-opplysninger/meld-meg-ut',
  leavingCertificate: '/mine-opplysninger/meld-meg-ut/bekreftelse',
  myPrivacy: '/mitt-personvern',
  myData: '/mitt-personvern/opplysninger',
  consents: '/mitt-personvern/samtykker',
  storing: '/mitt-personvern/lagring',
  ending: '/mitt-personvern/avslutt',
  mySessions: '/mitt-personvern/palogginger',
  accountEnded: '/innlogging-slettet',
  membershipCardCheck: (code: string) => `/medlemskort/${code}` as const,
  contact: '/kontakt-oss',
  tellOfDeath: '/meld-dodsfall',
  privacy: '/personvern',
  cookies: '/informasjonskapsler',
  accessibility: '/tilgjengelighet',
  desk: '/medlemsservice',
  notices: '/meldinger',
} as const;

/** The place on `/giveravtale` for giving once. */
export const oneOffPlace = 'en-gang';

/** The place of «Gavene mine» on `/administrer-giveravtale`. */
export const givingYearPlace = 'giveaaret';

/**
 * The pattern an address belongs to, or null where there is no such page.
 * @param pathname path only; a slash at the end does not matter
 */
export function routePatternOf(pathname: string): RoutePattern | null {
  const wanted = segmentsOf(pathname);
  return routePatterns.find(({ pattern }) => fits(segmentsOf(pattern), wanted)) ?? null;
}

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

const fits = (pattern: string[], wanted: string[]): boolean =>
  pattern.length === wanted.length &&
  pattern.every((segment, place) => segment.startsWith(':') || segment === wanted[place]);
