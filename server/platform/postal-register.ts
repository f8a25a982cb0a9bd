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

/** @param code four digits. @returns null where the register does not know the code */
export function findPostalCode(code: string): PostalCodeFacts | null {
  register ??= JSON.parse(readFileSync(new URL('./postal-register.json', import.meta.url), 'utf8'));
  const found = Object.hasOwn(register!, code) ? register![code] : undefined;
  if (!found) return null;
  const [place, municipalities, category] = found;
  return {
    place,
    municipalities: municipalities ? municipalities.split(' ') : [],
    category: category || null,
  };
}
