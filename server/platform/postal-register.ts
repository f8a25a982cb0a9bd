/** Bring's register of Norwegian postal codes, made by dev/build-postal-register.ts. Read at the first question. */
import { readFileSync } from 'node:fs';

export type PostalCodeFacts = {
  place: string;
  /** Four digits each. Empty where the register does not say; a code may lie in more than it says. */
  municipalities: string[];
  /** B both, F several uses, G street addresses, P boxes, S service (no addresses). Null: not known. */
  category: string | null;
};

let register: Record<string, [place: string, municipalities: string, category: string]> | null = null;

const read = (): NonNullable<typeof register> => {
  register ??= JSON.parse(readFileSync(new URL('./postal-register.json', import.meta.url), 'utf8'));
  return register!;
};

/** @param number four digits. @returns whether any postal code is in such a municipality */
export const isMunicipality = (number: string): boolean =>
  /^\d{4}$/.test(number) &&
  Object.values(read()).some(([, municipalities]) => municipalities.split(' ').includes(number));

/** All municipalities, each with the place of its lowest postal code. */
export function listMunicipalities(): { municipality: string; place: string }[] {
  const places = new Map<string, string>();
  for (const [, [place, municipalities]] of Object.entries(read()).toSorted(([a], [b]) => a.localeCompare(b)))
    for (const one of municipalities.split(' ').filter(Boolean)) if (!places.has(one)) places.set(one, place);
  return [...places].map(([municipality, place]) => ({ municipality, place })).toSorted(byNumber);
}
const byNumber = (a: { municipality: string }, b: { municipality: string }) =>
  a.municipality.localeCompare(b.municipality);

/** @param code four digits. @returns null where the register does not know the code */
export function findPostalCode(code: string): PostalCodeFacts | null {
  const codes = read();
  const found = Object.hasOwn(codes, code) ? codes[code] : undefined;
  if (!found) return null;
  const [place, municipalities, category] = found;
  return {
    place,
    municipalities: municipalities ? municipalities.split(' ') : [],
    category: category || null,
  };
}
