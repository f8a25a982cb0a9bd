/** Who was registered on the count day, each with a reason for yes or no, as lines that outlive the register. */
import { createHash, randomUUID } from 'node:crypto';
import type { GrantListRules } from '#contract/organisation-profile.ts';
import { checkFodselsnummer, type FodselsnummerSeries, isDNumber } from '#contract/values/fodselsnummer.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { findPostalCode } from '#server/platform/postal-register.ts';
import type { NumberSeal } from '#server/platform/sealed-number.ts';
import {
  type CandidateRow,
  listChildrenOn,
  listEndedSince,
  listMembersOn,
} from './grant-candidate-repository.ts';
import { addGrantLines, type NewLine } from './grant-list-repository.ts';
import { factsText, type GrantCandidate, whyNotInList } from './grant-list-rules.ts';

/** As many at a time: other requests are answered in between. */
const batch = 2000;

export type FreezeNeeds = { seal: NumberSeal; rules: GrantListRules; series: FodselsnummerSeries };

/** Members first, then those who have left, then children: a number that two have counts for the first. */
async function* candidatesOn(tx: Transaction, day: string): AsyncGenerator<CandidateRow[]> {
  for (let after: string | null = null; ; ) {
    const rows: CandidateRow[] = await listMembersOn(tx, day, after, batch);
    yield rows;
    if (rows.length < batch) break;
    after = rows.at(-1)!.id;
  }
  for (const rows of [await listEndedSince(tx, day), await listChildrenOn(tx, day)])
    for (let from = 0; from < rows.length; from += batch) yield rows.slice(from, from + batch);
}

/** Of a code in several municipalities, none is said. */
function municipalityOf(postalCode: string | null): string | null {
  const { municipalities = [] } = (postalCode && findPostalCode(postalCode)) || {};
  return municipalities.length === 1 ? municipalities[0]! : null;
}

/**
 * Writes the lines of a list.
 * @param on.day that counts @param on.today against which numbers are checked
 */
export async function freezeLines(
  tx: Transaction,
  { seal, rules, series }: FreezeNeeds,
  listId: string,
  on: { day: string; today: string; year: number },
): Promise<{ counted: number; leftOut: number; factsDigest: string }> {
  const seen = new Set<string>();
  const facts: { index: string; municipality: string | null }[] = [];
  let leftOut = 0;

  function numberOf(row: CandidateRow): { digits: string | null; number: GrantCandidate['number'] } {
    if (!row.sealed) return { digits: null, number: 'missing' };
    if (!row.isNumberConfirmed) return { digits: null, number: 'unconfirmed' };
    const digits = seal.open(row.id, row.sealed);
    if (!checkFodselsnummer(digits, { accept: series, today: on.today }))
      return { digits, number: 'invalid' };
    return { digits, number: isDNumber(digits) ? 'd-number' : 'valid' };
  }

  function lineOf(row: CandidateRow): NewLine {
    const { digits, number } = numberOf(row);
    const { kind, personId, childId } = row;
    const line = { id: randomUUID(), kind, personId, childId };
    const index = digits && seal.index(digits);
    const hex = index?.toString('hex') ?? '';
    const reason =
      whyNotInList({ ...row, number }, rules, on.day) ?? (seen.has(hex) ? 'counted-already' : null);
    if (reason || !index || !digits) {
      leftOut += 1;
      return { ...line, reason, municipality: null, index: null, sealed: null };
    }
    seen.add(hex);
    const municipality = municipalityOf(row.postalCode);
    facts.push({ index: hex, municipality });
    return { ...line, reason: null, municipality, index, sealed: seal.seal(line.id, digits) };
  }

  for await (const rows of candidatesOn(tx, on.day)) await addGrantLines(tx, listId, rows.map(lineOf));
  const factsDigest = createHash('sha256').update(factsText(on.year, facts)).digest('hex');
  return { counted: facts.length, leftOut, factsDigest };
}
