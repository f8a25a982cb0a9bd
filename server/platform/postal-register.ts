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
