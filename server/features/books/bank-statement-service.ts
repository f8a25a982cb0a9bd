/**
 * Statements of our accounts: kept byte for byte, shown before they are booked, booked whole or not at all. The preview
 * is made as the booking is.
 */
import { createHash, randomUUID } from 'node:crypto';
import type { BankStatements, LinePlacement, WaitingStatement } from '#contract/bank-statement-endpoints.ts';
import type { FieldProblem } from '#contract/problem.ts';
import { shortDay } from '#contract/values/short-day.ts';
import type { Actor } from '#server/actor.ts';
import type { GiroRefunds } from '#server/features/giving/avtalegiro/giro-refund-service.ts';
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { withNeeds } from '#server/platform/with-needs.ts';
import type { StatementExchange, StatementFormat } from '#server/ports/bank-statement.ts';
import {
  addLines,
  listKnownKeys,
  listOpenLines,
  lockOpenLine,
  type NewLine,
  settleLine,
} from './bank-line-repository.ts';
import { keptEntries } from './bank-line-rules.ts';
import { refundKey } from './bank-match-rules.ts';
import { placeOpenLines, planPlaces } from './bank-place-service.ts';
import { listUnseenRefunds } from './bank-refund-repository.ts';
import {
  addSpan,
  addStatement,
  listNewestStatements,
  listWaitingStatements,
  lockStatement,
  readStatementContent,
  type StatementRow,
  setStatementState,
} from './bank-statement-repository.ts';
import { addBankCredit } from './reconciliation-repository.ts';

type Act = { actor: Actor; now: Date };
export type BankStatementDesk = ReturnType<typeof createBankStatements>;

type Needs = {
  format: StatementFormat;
  /** Those of which we read statements. */
  accounts: readonly string[];
  giroAccount: string | null;
  refunds: GiroRefunds;
};

export const createBankStatements = (needs: Needs) =>
  withNeeds(needs, { look: read, upload, book: bookAsStaff, setAside, place, round });

async function keep(
  needs: Needs,
  tx: Transaction,
  file: { id: string; name: string; content: Uint8Array; addedBy: string | null },
  now: Date,
): Promise<void> {
  const { statements, problems } = needs.format.read(file.content);
  const isOurs = statements.some(({ account }) => needs.accounts.includes(account));
  const said =
    problems.length || isOurs ? problems : [{ line: 0, position: 0, code: 'other-account', text: '' }];
  await addStatement(tx, {
    ...file,
    digest: createHash('sha256').update(file.content).digest('hex'),
    createdAt: now,
    state: said.length ? 'problem' : 'waiting',
    problems: said,
  });
}

/** What is new in a file. */
async function plan(needs: Needs, db: Database, id: string) {
  const { statements } = needs.format.read(await readStatementContent(db, id));
  const ours = statements.filter(({ account }) => needs.accounts.includes(account));
  const all = ours.flatMap(({ account, entries }) =>
    keptEntries(account, entries).map((entry): NewLine => ({ ...entry, id: randomUUID(), account })),
  );
  const known = await listKnownKeys(
    db,
    all.map(({ key }) => key),
  );
  const seen = new Set(known);
  const fresh = all.filter(({ key }) => !seen.has(key) && seen.add(key));
  const count = (of: typeof statements) => of.reduce((sum, { entries }) => sum + entries.length, 0);
  return {
    spans: ours.map(({ entries: _, ...span }) => span),
    fresh,
    knownCount: all.length - fresh.length,
    otherAccountCount: count(statements) - count(ours),
  };
}

async function previewOf(needs: Needs, db: Database, row: StatementRow) {
  if (row.state !== 'waiting') return null;
  const { fresh, ...rest } = await plan(needs, db, row.id);
  // Those that are open already look for the same places.
  const places = await planPlaces(db, [...(await listOpenLines(db)), ...fresh], needs.giroAccount);
  const sumOf = (kind: 'giro' | 'payout' | 'refund' | undefined) => {
    const found = fresh.filter(({ id }) => places.get(id)?.kind === kind);
    return { count: found.length, sumOre: found.reduce((sum, { amountOre }) => sum + amountOre, 0) };
  };
  const found = { giro: sumOf('giro'), payouts: sumOf('payout'), refunds: sumOf('refund') };
  return { ...rest, ...found, open: sumOf(undefined) };
}

async function book(needs: Needs, tx: Transaction, id: string, by: { staffId: string | null; now: Date }) {
  const row = await lockStatement(tx, id);
  if (!row) throw new Refusal('NOT_FOUND');
  if (row.state === 'booked') return;
  if (row.state !== 'waiting') throw new Refusal('CHANGED_ELSEWHERE');
  const { fresh, spans } = await plan(needs, tx, id);
  for (const span of spans) await addSpan(tx, id, span);
  await addLines(tx, id, fresh);
  await setStatementState(tx, id, { state: 'booked', at: by.now, by: by.staffId });
  await placeOpenLines(tx, needs.giroAccount, { ...by, refunds: needs.refunds });
}

/** The refund that the treasurer means: the only one of the day with this amount. */
async function meantRefund(needs: Needs, tx: Transaction, amountOre: number, on: string) {
  if (needs.giroAccount === null) return null;
  const meant = (await listUnseenRefunds(tx, needs.giroAccount, on)).filter(
    (refund) => refund.paidOn === on && refund.amountOre === -amountOre,
  );
  return meant.length === 1 ? refundKey(meant[0]!) : null;
}

async function look(needs: Needs, db: Database): Promise<BankStatements> {
  const waiting: WaitingStatement[] = [];
  for (const row of await listWaitingStatements(db))
    waiting.push({ ...shown(row), preview: await previewOf(needs, db, row) });
  return {
    accounts: [...needs.accounts],
    waiting,
    open: (await listOpenLines(db)).slice(0, 200),
    files: (await listNewestStatements(db)).map(shown),
  };
}

const read = (needs: Needs, db: Database) => inTransaction(db, (tx) => look(needs, tx));

/** The same file again changes nothing. */
async function upload(
  needs: Needs,
  tx: Transaction,
  { actor, now }: Act,
  file: { id: string; name: string; content: Uint8Array },
): Promise<BankStatements> {
  await keep(needs, tx, { ...file, addedBy: actor.personId }, now);
  return look(needs, tx);
}

/** @throws Refusal NOT_FOUND, CHANGED_ELSEWHERE */
async function bookAsStaff(needs: Needs, tx: Transaction, { actor, now }: Act, id: string) {
  await book(needs, tx, id, { staffId: actor.personId, now });
  return look(needs, tx);
}

/** @throws Refusal NOT_FOUND, CHANGED_ELSEWHERE */
async function setAside(needs: Needs, tx: Transaction, { actor, now }: Act, id: string) {
  const row = await lockStatement(tx, id);
  if (!row) throw new Refusal('NOT_FOUND');
  if (row.state !== 'waiting' && row.state !== 'problem') throw new Refusal('CHANGED_ELSEWHERE');
  await setStatementState(tx, id, { state: 'set-aside', at: now, by: actor.personId });
  return look(needs, tx);
}

/** @throws Refusal NOT_FOUND, also where somebody else was first; INVALID_INPUT */
async function place(needs: Needs, tx: Transaction, { actor, now }: Act, id: string, wish: LinePlacement) {
  const { kind, rail, forOn, note } = wish;
  const line = await lockOpenLine(tx, id);
  if (!line) throw new Refusal('NOT_FOUND');
  const by = { at: now, by: actor.personId, note };
  if (kind === 'other') await settleLine(tx, id, { ...by, state: 'set-aside' });
  else {
    const fields: FieldProblem[] = [];
    if (rail === null) fields.push({ path: '/rail', code: 'REQUIRED' });
    if (forOn === null) fields.push({ path: '/forOn', code: 'REQUIRED' });
    else if (forOn > norwegianDay(now)) fields.push({ path: '/forOn', code: 'INVALID' });
    if (fields.length || rail === null || forOn === null) throw new Refusal('INVALID_INPUT', { fields });
    const refundOf = rail === 'avtalegiro' ? await meantRefund(needs, tx, line.amountOre, forOn) : null;
    await settleLine(tx, id, { ...by, state: 'matched', refundOf });
    await addBankCredit(tx, {
      id: randomUUID(),
      rail,
      on: forOn,
      bookedOn: line.bookedOn,
      amountOre: line.amountOre,
      feeOre: 0,
      reference: `Kontoutskrift ${shortDay(line.bookedOn)}`,
      reason: note,
      origin: 'statement',
      source: `line:${id}`,
      at: now,
      staffId: actor.personId,
      staffName: actor.name,
    });
  }
  return look(needs, tx);
}

/**
 * One round: keeps what has come, books it, and looks again for places. Each step stands alone and can be cut off
 * anywhere: the next round goes on. An uploaded file waits for the user who uploaded it.
 * @throws the first error, when all steps have been tried
 */
async function round(needs: Needs, db: Database, exchange: StatementExchange | null, now: Date) {
  const by = { staffId: null, now };
  const steps = [
    async () => {
      for (const name of (await exchange?.listIncoming()) ?? []) {
        const content = await exchange!.read(name);
        await inTransaction(db, (tx) =>
          keep(needs, tx, { id: randomUUID(), name, content, addedBy: null }, now),
        );
        await exchange!.putAway(name);
      }
    },
    async () => {
      for (const { id, state, addedBy } of await listWaitingStatements(db))
        if (state === 'waiting' && addedBy === null) await inTransaction(db, (tx) => book(needs, tx, id, by));
    },
    () => inTransaction(db, (tx) => placeOpenLines(tx, needs.giroAccount, { ...by, refunds: needs.refunds })),
  ];
  const failures: unknown[] = [];
  for (const step of steps) await step().catch((error: unknown) => failures.push(error));
  if (failures.length) throw failures[0];
}

const shown = ({ createdAt, settledAt, addedBy, ...row }: StatementRow) => ({
  ...row,
  isUploaded: addedBy !== null,
  createdAt: createdAt.toISOString(),
  settledAt: settledAt?.toISOString() ?? null,
});
