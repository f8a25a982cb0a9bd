/**
 * What is in a file of members: whose it is, what for, and when it is to be gone. In the language of the page it was
 * downloaded from.
 */
import type { MemberPurpose } from '#contract/unit-member-endpoints.ts';
import { shortDay } from '#contract/values/short-day.ts';
import { onDay } from './document-days.ts';
import type { Language } from './letter.ts';

export type MemberFileFacts = {
  name: string;
  unit: string;
  purpose: MemberPurpose;
  /** Both `YYYY-MM-DD` */
  takenOn: string;
  deleteBy: string;
  code: string;
};

type Words = {
  purposes: Record<MemberPurpose, string>;
  fileName(takenOn: string, deleteBy: string): string;
  taken(by: string, on: string, unit: string, purpose: string): string;
  marked(code: string, deleteBy: string): string;
  columns: readonly string[];
};
const words: Record<Language, Words> = {
  nb: {
    purposes: {
      'annual-meeting': 'innkalle til årsmøte',
      activities: 'planlegge aktiviteter',
      contact: 'komme i kontakt med noen',
      offices: 'finne noen til et verv',
    },
    fileName: (takenOn, deleteBy) => `Liste ${takenOn} slettes ${deleteBy}.csv`,
    taken: (by, on, unit, purpose) => `Hentet av ${by} ${on} for ${unit}, for å ${purpose}.`,
    marked: (code, deleteBy) => `Merke ${code}. Skal ikke deles, og skal slettes senest ${deleteBy}.`,
    columns: ['Navn', 'Sted', 'Medlem siden', 'E-post', 'Telefon', 'Merke'],
  },
  nn: {
    purposes: {
      'annual-meeting': 'kalle inn til årsmøte',
      activities: 'planleggje aktivitetar',
      contact: 'kome i kontakt med nokon',
      offices: 'finne nokon til eit verv',
    },
    fileName: (takenOn, deleteBy) => `Liste ${takenOn} blir sletta ${deleteBy}.csv`,
    taken: (by, on, unit, purpose) => `Henta av ${by} ${on} for ${unit}, for å ${purpose}.`,
    marked: (code, deleteBy) => `Merke ${code}. Skal ikkje delast, og skal slettast seinast ${deleteBy}.`,
    columns: ['Namn', 'Stad', 'Medlem sidan', 'E-post', 'Telefon', 'Merke'],
  },
  en: {
    purposes: {
      'annual-meeting': 'call an annual meeting',
      activities: 'plan activities',
      contact: 'get in touch with somebody',
      offices: 'find somebody for an elected role',
    },
    fileName: (takenOn, deleteBy) => `List ${takenOn}, delete by ${deleteBy}.csv`,
    taken: (by, on, unit, purpose) => `Downloaded by ${by} on ${on} for ${unit}, to ${purpose}.`,
    marked: (code, deleteBy) => `Mark ${code}. Not to be shared, and to be deleted by ${deleteBy}.`,
    columns: ['Name', 'Place', 'Member since', 'E-mail', 'Telephone', 'Mark'],
  },
};

/** The words of one file. */
export function memberFileWords(
  { name, unit, purpose, code, ...facts }: MemberFileFacts,
  language: Language,
) {
  const { purposes, fileName, taken, marked, columns } = words[language];
  const day = (on: string) => (language === 'en' ? onDay(on, language) : shortDay(on));
  const deleteBy = day(facts.deleteBy);
  return {
    fileName: fileName(day(facts.takenOn), deleteBy),
    mark: [taken(name, day(facts.takenOn), unit, purposes[purpose]), marked(code, deleteBy)],
    columns,
  };
}
