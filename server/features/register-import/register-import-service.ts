/**
 * Brings a member register in, some hundred rows at a time. Members are known by their number, so that running it
 * again changes nothing. Somebody who has signed in is left as they are: they have seen to their details themselves.
 */

import type { FodselsnummerSeries } from '#contract/values/fodselsnummer.ts';
import type { FileRow } from '#server/platform/csv-rows.ts';
import { type Database, inTransaction } from '#server/platform/database/database.ts';
import type { NumberSeal } from '#server/platform/sealed-number.ts';
import { createSeenDigests, type SeenDigests } from '#server/platform/seen-digests.ts';
import { consents } from '../consents/consent-service.ts';
import { noteRegisterDeaths } from '../deaths/register-death-service.ts';
import type { RegisterLeavings } from '../leaving/register-leaving-service.ts';
import { memberships } from '../memberships/membership-service.ts';
import { chapterFinder, type FindChapter } from '../organisation/organisation-service.ts';
import { persons } from '../persons/person-service.ts';
import { columnsOf, type Places } from './register-column-rules.ts';
import {
  findMembers,
  findNumberOwners,
  isTakenMeanwhile,
  type MemberToWrite,
} from './register-import-repository.ts';
import {
  type Outcome,
  type Plan,
  planMember,
  refusedPlan,
  refusedRow,
  type Taken,
} from './register-plan-service.ts';
import { readRow } from './register-row-rules.ts';
import { createSeenNumbers } from './seen-row-rules.ts';

export type ImportNeeds = {
  db: Database;
  seal: NumberSeal;
  accept: FodselsnummerSeries;
  leavings: RegisterLeavings;
  /** In Norway, `YYYY-MM-DD`. */
  today: string;
  now: Date;
  /** Without it nothing is written. */
  apply: boolean;
  /** Told once, before the first row. */
  onIgnoredColumns?(headings: string[]): void;
};
type BatchNeeds = ImportNeeds & { places: Places; findChapter: FindChapter };
/** Columns that every register needs are not in the file. */
export class ColumnsMissing extends Error {
  readonly columns: string[];
  constructor(columns: string[]) {
    super('columns missing');
    this.columns = columns;
  }
}

const batchSize = 400;

/**
 * @param rows the heading first
 * @returns what became of each row, batch by batch, in the order of the file within a batch
 * @throws ColumnsMissing
 */
export async function* importMembers(
  needs: ImportNeeds,
  rows: AsyncIterable<FileRow>,
): AsyncGenerator<Outcome[]> {
  const seen = { numbers: createSeenNumbers(), digests: createSeenDigests() };
  try {
    yield* importRows(needs, rows, seen);
  } finally {
    seen.digests.close();
  }
}

async function* importRows(
  needs: ImportNeeds,
  rows: AsyncIterable<FileRow>,
  seen: { numbers: ReturnType<typeof createSeenNumbers>; digests: SeenDigests },
): AsyncGenerator<Outcome[]> {
  const findChapter = await chapterFinder(needs.db);
  let places: Places | null = null;
  let taken: Taken[] = [];
  let refused: Outcome[] = [];
  for await (const { line, cells } of rows) {
    if (!places) {
      const columns = columnsOf(cells);
      if (columns.missing.length) throw new ColumnsMissing(columns.missing);
      if (columns.ignored.length) needs.onIgnoredColumns?.(columns.ignored);
      places = columns.places;
      continue;
    }
    const read = readRow(cells, places, needs);
    if ('refusal' in read) refused.push(refusedRow(line, read.number, read.refusal));
    else {
      const { number, fodselsnummer } = read.row;
      const index = fodselsnummer === null ? null : needs.seal.index(fodselsnummer);
      if (seen.numbers.add(number)) refused.push(refusedRow(line, number, 'NUMBER_TWICE'));
      else if (index && seen.digests.add(index))
        refused.push(refusedRow(line, number, 'FODSELSNUMMER_TWICE'));
      else taken.push({ line, ...read, index });
    }
    if (taken.length + refused.length >= batchSize) {
      yield inOrder([...refused, ...(await importBatch({ ...needs, places, findChapter }, taken))]);
      [taken, refused] = [[], []];
    }
  }
  if (!places) throw new ColumnsMissing(columnsOf([]).missing);
  yield inOrder([...refused, ...(await importBatch({ ...needs, places, findChapter }, taken))]);
}

/** What PostgreSQL reads as bytes in JSON. */
const bytesIn = (bytes: Buffer | undefined) => (bytes ? `\\x${bytes.toString('hex')}` : null);

const personRow = ({ personId, person, fodselsnummer }: MemberToWrite) => ({
  ...person,
  id: personId,
  fodselsnummer_sealed: bytesIn(fodselsnummer?.sealed),
  fodselsnummer_index: bytesIn(fodselsnummer?.index),
  is_d_number: fodselsnummer?.isDNumber ?? null,
});

/**
 * Two imports at once, or a person who joins meanwhile, wait for each other: the last one sees what the other
 * wrote. A national identity number that a member gives in that moment makes the batch start again.
 */
async function importBatch(needs: BatchNeeds, batch: readonly Taken[]): Promise<Outcome[]> {
  if (!batch.length) return [];
  if (!needs.apply) return (await planBatch(needs, needs.db, batch)).map(({ outcome }) => outcome);
  const write = () =>
    inTransaction(needs.db, async (tx) => {
      await memberships.hold(tx);
      const plans = await planBatch(needs, tx, batch);
      const writes = plans.map((plan) => plan.write).filter((one) => one !== null);
      const added = writes.filter(({ isNew }) => isNew);
      const changed = writes.filter(({ isNew }) => !isNew);
      await persons.addImported(tx, added.map(personRow));
      await memberships.addImported(tx, added);
      await persons.changeImported(tx, changed.map(personRow));
      await memberships.changeImported(tx, changed);
      await consents.addImported(tx, writes);
      await needs.leavings.leave(
        tx,
        plans.map(({ ending }) => ending).filter((one) => one !== null),
        needs.now,
      );
      await noteRegisterDeaths(
        tx,
        plans.map(({ death }) => death).filter((one) => one !== null),
        needs.now,
      );
      return plans.map(({ outcome }) => outcome);
    });
  return write().catch((error) => (isTakenMeanwhile(error) ? write() : Promise.reject(error)));
}

async function planBatch(needs: BatchNeeds, db: Database, batch: readonly Taken[]): Promise<Plan[]> {
  const known = await findMembers(
    db,
    batch.map(({ row }) => row.number),
  );
  const left = await needs.leavings.leftOf(
    db,
    batch.map(({ row }) => row.number).filter((number) => !known.has(number)),
  );
  // Under former secrets too: a number has one owner while secrets are changed.
  const indexesOf = ({ row }: Taken) => (row.fodselsnummer ? needs.seal.indexes(row.fodselsnummer) : []);
  const owners = await findNumberOwners(db, batch.flatMap(indexesOf));
  const ownerOf = (one: Taken) =>
    indexesOf(one)
      .map((index) => owners.get(index.toString('hex')))
      .find((owner) => owner !== undefined);
  return batch.map((one) =>
    left.has(one.row.number)
      ? refusedPlan(one, 'HAS_LEFT')
      : planMember(needs, one, known.get(one.row.number), ownerOf(one)),
  );
}

const inOrder = (outcomes: Outcome[]) => outcomes.sort((one, other) => one.line - other.line);
