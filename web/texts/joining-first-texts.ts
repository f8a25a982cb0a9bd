import { organisation } from './organisation.ts';

export const joiningFirstTexts = {
  title: 'Denne siden er for medlemmer',
  lead: `Du er logget inn, men ikke medlem av ${organisation.shortName} ennå. Når du har meldt deg inn, er siden åpen for deg.`,
  join: 'Bli medlem',
  before: 'Er du medlem allerede? ',
  verify: 'Finn medlemskapet ditt',
};
