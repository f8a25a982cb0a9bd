/** The rows of registered children in the list for the state grant. */
import type { GrantListRules } from '#contract/organisation-profile.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { NumberSeal } from '#server/platform/sealed-number.ts';
import { listGrantCandidates } from './child-grant-repository.ts';
import { countDay, countsForGrant } from './grant-list-rules.ts';

/**
 * The only place where children's numbers are opened. No names: the authority asks for the numbers (trossamfunnsforskriften
 * § 2), each once, also when a child was registered, ended and registered again.
 * @param year of the list, e.g. 2027 for the register on 1 January 2027
 * @returns eleven digits for each child that counts, in order
 */
export async function listGrantNumbers(
  db: Database,
  needs: { seal: NumberSeal; rules: GrantListRules },
  year: number,
): Promise<string[]> {
  const numbers = new Set<string>();
  for (const { id, sealed, ...row } of await listGrantCandidates(db, countDay(year, needs.rules))) {
    const digits = sealed && needs.seal.open(id, sealed);
    const candidate = { ...row, hasNumber: digits !== null, isDNumber: /^[4-7]/.test(digits ?? '') };
    if (digits && countsForGrant(candidate, needs.rules, year)) numbers.add(digits);
  }
  return [...numbers].sort();
}
