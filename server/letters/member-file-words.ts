/** What is in a file of members: whose it is, what for, and when it is to be gone. */
import type { MemberPurpose } from '#contract/unit-member-endpoints.ts';
import { shortDay } from '#contract/values/short-day.ts';

const purposes: Record<MemberPurpose, string> = {
  'annual-meeting': 'innkalle til årsmøte',
  activities: 'planlegge aktiviteter',
  contact: 'komme i kontakt med noen',
  offices: 'finne noen til et verv',
};

export function memberFileWords(facts: {
  name: string;
  unit: string;
  purpose: MemberPurpose;
  takenOn: string;
  deleteBy: string;
  code: string;
}) {
  const { name, unit, purpose, takenOn, deleteBy, code } = facts;
  return {
    fileName: `Liste ${shortDay(takenOn)} slettes ${shortDay(deleteBy)}.csv`,
    mark: [
      `Hentet av ${name} ${shortDay(takenOn)} for ${unit}, for å ${purposes[purpose]}.`,
      `Merke ${code}. Skal ikke deles, og skal slettes senest ${shortDay(deleteBy)}.`,
    ],
    columns: ['Navn', 'Sted', 'Medlem siden', 'E-post', 'Telefon', 'Merke'],
  };
}
