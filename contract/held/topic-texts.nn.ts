/** In nynorsk. */
import type { EnquiryTopic } from '../enquiry-endpoints.ts';
import type { Compared, Whole } from '../values/portal-languages.ts';

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
export type Complete = Whole<
  Compared<typeof import('./topic-texts.ts'), typeof import('./topic-texts.nn.ts')>
>;
