/** The balance of a kind and a source: what the portal has, beside the sums of the old system, signed by two administrators. */
import { createHash, randomUUID } from 'node:crypto';
import {
  type MoveInBalance,
  type MoveInDifference,
  moveInDifferences,
} from '#contract/move-in-balance-endpoints.ts';
import type { Actor } from '#server/actor.ts';
import { CsvProblem, csvRowsOf, type FileRow } from '#server/platform/csv-rows.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { requireRecentSignIn } from '#server/platform/sign-in-age.ts';
import { listStaff } from '../staff-desk/staff-member-service.ts';
import {
  addBalance,
  addSignature,
  type BalanceRow,
  findBalance,
  listAppliedRuns,
  listOurSums,
  listSignatures,
  listTheirSums,
  replaceTheirSums,
} from './move-in-balance-repository.ts';
import {
  type ComparedLine,
  compareSums,
  countDifferences,
  hasAmounts,
  readTheirs,
  totalOf,
} from './move-in-balance-rules.ts';
import { findRun, lockRun, type RunRow } from './move-in-run-repository.ts';

type By = { actor: Actor; now: Date };
const linesShown = 100;
const problemsShown = 20;

/** @throws Refusal NOT_FOUND where the file is not applied */
async function demandApplied(db: Database | Transaction, id: string, isLocked = false): Promise<RunRow> {
  const run = isLocked ? await lockRun(db as Transaction, id) : await findRun(db, id);
  if (run?.state !== 'applied') throw new Refusal('NOT_FOUND');
  return run;
}

const digestOf = (lines: readonly ComparedLine[]) =>
  createHash('sha256').update(JSON.stringify(lines)).digest('hex');

type Open = {
  run: RunRow;
  runs: string[];
  lines: ComparedLine[];
  digest: string;
  signed: BalanceRow | undefined;
};

/** As it was signed, else as it is. */
async function openBalance(db: Database | Transaction, run: RunRow): Promise<Open> {
  const runs = await listAppliedRuns(db, run);
  const signed = await findBalance(db, run, runs);
  if (signed) return { run, runs, lines: signed.lines, digest: signed.digest, signed };
  const lines = compareSums(await listOurSums(db, runs), await listTheirSums(db, run));
  return { run, runs, lines, digest: digestOf(lines), signed };
}

function rowsOf(content: Uint8Array): FileRow[] | null {
  try {
    return csvRowsOf(content);
  } catch (error) {
    if (error instanceof CsvProblem) return null;
    throw error;
  }
}

async function signaturesNeeded(tx: Transaction): Promise<number> {
  const administrators = (await listStaff(tx)).filter(({ roles }) => roles.includes('administrator'));
  return administrators.length > 1 ? 2 : 1;
}

export const moveInBalances = {
  /** @throws Refusal NOT_FOUND */
  async show(db: Database, { actor }: By, id: string, from: number): Promise<MoveInBalance> {
    const { run, runs, lines, digest, signed } = await openBalance(db, await demandApplied(db, id));
    const signatures = signed ? await listSignatures(db, signed.id) : [];
    const theirs = totalOf(lines, 'theirs');
    return {
      files: runs.length,
      hasAmounts: hasAmounts(run.kind),
      hasTheirs: (await listTheirSums(db, run)).length > 0,
      ours: totalOf(lines, 'ours'),
      theirs,
      differences: countDifferences(lines),
      lines: lines
        .slice(from, from + linesShown)
        .map(({ label, ours, theirs: other, difference }) => ({ label, ours, theirs: other, difference })),
      nextFrom: from + linesShown < lines.length ? from + linesShown : null,
      digest,
      signed: signed
        ? {
            id: signed.id,
            reasons: moveInDifferences.flatMap((difference) =>
              signed.reasons[difference] ? [{ difference, reason: signed.reasons[difference] }] : [],
            ),
            signatures: signatures.map(({ name, at }) => ({ name, at: at.toISOString() })),
            needed: signed.needed,
            isSignedByMe: signatures.some(({ by }) => by === actor.personId),
          }
        : null,
    };
  },

  /** All of them or nothing. @throws Refusal NOT_FOUND, CHANGED_ELSEWHERE where it is signed */
  async bringTheirs(tx: Transaction, id: string, content: Uint8Array) {
    const { run, signed } = await openBalance(tx, await demandApplied(tx, id, true));
    if (signed) throw new Refusal('CHANGED_ELSEWHERE');
    const rows = rowsOf(content);
    if (!rows) return { lines: 0, problems: [{ line: 1, fault: 'not-text' as const }] };
    const { lines, problems } = readTheirs(run.kind, rows);
    if (problems.length > 0) return { lines: 0, problems: problems.slice(0, problemsShown) };
    if (lines.length === 0) return { lines: 0, problems: [{ line: 1, fault: 'empty' as const }] };
    await replaceTheirSums(tx, run, lines);
    return { lines: lines.length, problems: [] };
  },

  /**
   * Freezes what is shown. With one administrator alone, one signature is enough.
   * @throws Refusal NOT_FOUND, SIGN_IN_AGAIN, CHANGED_ELSEWHERE where it is no longer what was shown, INVALID_INPUT
   *   for a difference without a reason
   */
  async sign(
    tx: Transaction,
    by: By,
    id: string,
    wished: { digest: string; reasons: { difference: MoveInDifference; reason: string }[] },
  ): Promise<Record<string, never>> {
    requireRecentSignIn(by.actor, by.now);
    const { run, runs, lines, digest, signed } = await openBalance(tx, await demandApplied(tx, id, true));
    const hasTheirs = (await listTheirSums(tx, run)).length > 0;
    if (signed || !hasTheirs || digest !== wished.digest) throw new Refusal('CHANGED_ELSEWHERE');
    const reasons = Object.fromEntries(wished.reasons.map(({ difference, reason }) => [difference, reason]));
    const missing = countDifferences(lines).filter(({ difference }) => !reasons[difference]);
    if (missing.length > 0)
      throw new Refusal('INVALID_INPUT', { fields: [{ path: '/reasons', code: 'REQUIRED' }] });
    const balanceId = randomUUID();
    const needed = await signaturesNeeded(tx);
    await addBalance(tx, run, { id: balanceId, runs, lines, reasons, digest, needed, at: by.now });
    await addSignature(tx, balanceId, { by: by.actor.personId, name: by.actor.name, at: by.now });
    return {};
  },

  /** @throws Refusal NOT_FOUND, SIGN_IN_AGAIN, CHANGED_ELSEWHERE, SECOND_PERSON_NEEDED for the one who signed first */
  async signAlso(tx: Transaction, by: By, id: string, balanceId: string): Promise<Record<string, never>> {
    requireRecentSignIn(by.actor, by.now);
    const { signed } = await openBalance(tx, await demandApplied(tx, id, true));
    if (signed?.id !== balanceId) throw new Refusal('CHANGED_ELSEWHERE');
    const signatures = await listSignatures(tx, balanceId);
    if (signatures.length >= signed.needed) throw new Refusal('CHANGED_ELSEWHERE');
    if (signatures.some((one) => one.by === by.actor.personId)) throw new Refusal('SECOND_PERSON_NEEDED');
    await addSignature(tx, balanceId, { by: by.actor.personId, name: by.actor.name, at: by.now });
    return {};
  },
};
