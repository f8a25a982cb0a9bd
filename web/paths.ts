/** The addresses that more than one part of the portal leads to. All pages, with who may see them, are in `texts/page-titles.ts`. */
import type { PagePattern } from './texts/page-titles.ts';

type AddressOf<Pattern extends string> = Pattern extends `${infer Start}:id${infer End}`
  ? `${Start}${string}${AddressOf<End>}`
  : Pattern;
/** The address of a page that exists. */
export type PageAddress = AddressOf<PagePattern>;

export const paths = {
  start: '/',
  home: '/home',
  activities: '/activities',
  donorAgreement: '/giveravtale',
  manageDonorAgreement: '/administrer-giveravtale',
  yearStatements: '/kvittering/aar',
  giftReceipt: (id: string) => `/kvittering/${id}` as const,
  joining: '/hefinn',
  joiningDetails: '/hefinn/mine-opplysninger',
  otherCommunities: '/hefinn/medlemskap-i-andre-samfunn',
  enquiries: '/henvendelser',
  enquiry: (id: string) => `/henvendelser/${id}` as const,
  newEnquiry: '/ny-henvendelse',
  magazine: '/magasininn',
  myMagazine: '/magasininn/mine-opplysninger',
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
