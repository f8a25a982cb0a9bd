/** Which national identity numbers a request gives, and how many are taken in a day. */

/** Of an account for the person themselves, and from an address for people born on the same day. */
export const numbersPerDay = 5;
/** Of an account for children: some families are large, and ten are sent in at once. */
export const childrensNumbersPerDay = 30;
/** Born on the same day, from everywhere. Higher, because one who tries them all would shut out those whose day it is. */
export const numbersPerBirthDate = 25;

/** The field has one name in every form. @param body as the contract has read it */
export function givenNumbers(body: unknown): { own: string[]; children: string[] } {
  const own = numberIn(body);
  const list = (body as { children?: unknown } | null | undefined)?.children;
  const children = Array.isArray(list) ? list.flatMap(numberIn) : [];
  return { own, children: [...new Set(children)] };
}

function numberIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || !('fodselsnummer' in value)) return [];
  return typeof value.fodselsnummer === 'string' && value.fodselsnummer !== '' ? [value.fodselsnummer] : [];
}
