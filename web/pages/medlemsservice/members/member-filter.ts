/** The choice as in the address: it can be saved, shared and gone back to. What is searched for is in no address. */
import * as z from 'zod/mini';
import { MemberChoice } from '#contract/member-list-endpoints.ts';

/** The names in the address, in the order of the form. */
export const filterNames = {
  unit: 'lag',
  age: 'alder',
  joinedFrom: 'fra',
  joinedTo: 'til',
  counts: 'teller',
  number: 'nummer',
  // `sprak` is that of the page.
  language: 'malform',
  contact: 'kontakt',
  channel: 'kanal',
  consent: 'samtykke',
} as const satisfies Record<keyof MemberChoice, string>;
const fields = Object.keys(filterNames) as (keyof MemberChoice)[];

/** Whatever somebody has put into the address: what is no choice is left out. */
export function choiceOf(search: Record<string, unknown>): MemberChoice {
  const found = fields.flatMap((field) => {
    const value = search[filterNames[field]];
    const read = z.safeParse(MemberChoice.shape[field], value === '' ? undefined : value);
    return read.success && read.data !== undefined ? [[field, read.data]] : [];
  });
  return Object.fromEntries(found) as MemberChoice;
}

export const searchOf = (choice: MemberChoice): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap((field) => (choice[field] ? [[filterNames[field], String(choice[field])]] : [])),
  );
