/** In nynorsk. */

import type { EnquiryState, EnquiryTopic } from '#contract/enquiry-endpoints.ts';
import type { Compared, Whole } from './language.ts';

export const topicWords = {
  membership: 'Medlemskap',
  details: 'Mine opplysningar',
  'other-communities': 'Medlem ein annan stad',
  children: 'Registrering av barn',
  giving: 'Givaravtale og betaling',
  tax: 'Skattefrådrag og årsoppgåve',
  magazine: 'Magasin',
  activities: 'Aktivitetar og lokallag',
  ceremonies: 'Seremoniar',
  wedding: 'Vigsel',
  funeral: 'Gravferd',
  representative: 'Tillitsvald og frivillig',
  privacy: 'Personvern',
  'sign-in': 'Innlogging og tekniske problem',
  accessibility: 'Tilgjenge',
  feedback: 'Ros eller klage',
  bereavement: 'Dødsfall og pårørande',
  other: 'Anna',
} satisfies Record<EnquiryTopic, string>;

export const stateWords = {
  received: 'Motteken',
  'in-progress': 'Under behandling',
  'waiting-for-member': 'Ventar på deg',
  answered: 'Svart på',
  closed: 'Lukka',
} satisfies Record<EnquiryState, string>;

export const deskStateWords = {
  received: 'Ny',
  'in-progress': 'Under behandling',
  'waiting-for-member': 'Ventar på medlemmen',
  answered: 'Svart på',
  closed: 'Lukka',
} satisfies Record<EnquiryState, string>;
export type Complete = Whole<
  Compared<typeof import('./enquiry-words.ts'), typeof import('./enquiry-words.nn.ts')>
>;
