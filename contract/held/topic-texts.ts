/** What enquiries are about. */
import type { EnquiryTopic } from '../enquiry-endpoints.ts';

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
