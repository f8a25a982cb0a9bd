/** The words for topics and states, the same for the member and for member service. */
import type { EnquiryState, EnquiryTopic } from '#contract/enquiry-endpoints.ts';

export const topicWords = {
  membership: 'Medlemskap',
  details: 'Mine opplysninger',
  'other-communities': 'Medlem et annet sted',
  children: 'Registrering av barn',
  giving: 'Giveravtale og betaling',
  tax: 'Skattefradrag og årsoppgave',
  magazine: 'Magasin',
  activities: 'Aktiviteter og lokallag',
  ceremonies: 'Seremonier',
  wedding: 'Vigsel',
  funeral: 'Gravferd',
  representative: 'Tillitsvalgt og frivillig',
  privacy: 'Personvern',
  'sign-in': 'Innlogging og tekniske problemer',
  accessibility: 'Tilgjengelighet',
  feedback: 'Ros eller klage',
  bereavement: 'Dødsfall og pårørende',
  other: 'Annet',
} satisfies Record<EnquiryTopic, string>;

/** As the member sees it. */
export const stateWords = {
  received: 'Mottatt',
  'in-progress': 'Under behandling',
  'waiting-for-member': 'Venter på deg',
  answered: 'Besvart',
  closed: 'Lukket',
} satisfies Record<EnquiryState, string>;

/** As member service sees it. */
export const deskStateWords = {
  received: 'Ny',
  'in-progress': 'Under behandling',
  'waiting-for-member': 'Venter på medlemmet',
  answered: 'Besvart',
  closed: 'Lukket',
} satisfies Record<EnquiryState, string>;
