/** What is in a file of the list of members: whose it is, what for, and when it is to be gone. */
import type { RegisterFileColumn, RegisterFilePurpose } from '#contract/member-list-endpoints.ts';
import { shortDay } from '#contract/values/short-day.ts';

const purposes: Record<RegisterFilePurpose, string> = {
  post: 'sende brev',
  email: 'sende e-post',
  phone: 'ringe eller sende SMS',
  'missing-numbers': 'spørre etter fødselsnummer som mangler',
  statistics: 'lage statistikk',
};
const columns: Record<RegisterFileColumn, string> = {
  number: 'Medlemsnummer',
  name: 'Navn',
  birthYear: 'Fødselsår',
  careOf: 'c/o',
  address: 'Adresse',
  postalCode: 'Postnummer',
  postalPlace: 'Poststed',
  country: 'Land',
  email: 'E-post',
  phone: 'Telefon',
  language: 'Språk',
  chapter: 'Lag',
  joinedYear: 'Medlem siden',
  counts: 'Teller for tilskuddet',
};

/** The words of one file. */
export function registerFileWords(facts: {
  name: string;
  purpose: RegisterFilePurpose;
  reason: string;
  takenOn: string;
  deleteBy: string;
  code: string;
}) {
  const { name, purpose, reason, takenOn, deleteBy, code } = facts;
  return {
    fileName: `Medlemmer ${shortDay(takenOn)} slettes ${shortDay(deleteBy)}`,
    sheet: 'Medlemmer',
    mark: [
      `Hentet av ${name} ${shortDay(takenOn)} for å ${purposes[purpose]}: ${reason.replace(/\s+/g, ' ')}`,
      `Merke ${code}. Skal ikke deles, og skal slettes senest ${shortDay(deleteBy)}.`,
    ],
    columns,
    code: 'Merke',
    yesNo: ['ja', 'nei'] as const,
  };
}
