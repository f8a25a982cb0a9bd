/**
 * Brings a member register in, some hundred rows at a time. Members are known by their number, so that running it
 * again changes nothing. Somebody who has signed in is left as they are: they have seen to their details themselves.
 */

import { randomUUID } from 'node:crypto';
import { type FodselsnummerSeries, isDNumber } from '#contract/values/fodselsnummer.ts';
import type { FileRow } from '#server/platform/csv-rows.ts';
import { type Database, inTransaction } from '#server/platform/database/database.ts';
import type { NumberSeal } from '#server/platform/sealed-number.ts';
import { createSeenDigests, type SeenDigests } from '#server/platform/seen-digests.ts';
import { consents } from '../consents/consent-service.ts';
import { noteRegisterDeaths, type RegisterDeath } from '../deaths/register-death-service.ts';
import type { RegisterLeavings } from '../leaving/register-leaving-service.ts';
import { memberships } from '../memberships/membership-service.ts';
import { chapterFinder, type FindChapter } from '../organisation/organisation-service.ts';
import {
  type Change,
  changesBetween,
  type KnownMember,
  newConsents,
  personOf,
} from './register-change-rules.ts';
import { columnsOf, type Places } from './register-column-rules.ts';
import {
  addMembers,
  changeMembers,
  findMembers,
  findNumberOwners,
  isTakenMeanwhile,
  type MemberToWrite,
} from './register-import-repository.ts';
import { type Note, type Refusal, type RegisterRow, readRow } from './register-row-rules.ts';
import { createSeenNumbers } from './seen-row-rules.ts';

export type Outcome = {
  /** Of the file, from 1. */
  line: number;
  number: string;
  result: 'added' | 'changed' | 'same' | 'refused';
  refusal: Refusal | null;
  /** What differs, by kind: never what it was or is. */
  changes: Change[];
  notes: Note[];
};
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
type Taken = { line: number; row: RegisterRow; notes: Note[]; index: Buffer | null };
type BatchNeeds = ImportNeeds & { places: Places; findChapter: FindChapter };
type Ending = Parameters<RegisterLeavings['leave']>[1][number];
type Plan = {
  outcome: Outcome;
  write: MemberToWrite | null;
  ending: Ending | null;
  death: RegisterDeath | null;
};

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
      await addMembers(tx, added);
      await memberships.addImported(tx, added);
      await changeMembers(tx, changed);
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

/** @param owner the person in the register with this national identity number */
function planMember(
  { places, findChapter, seal }: BatchNeeds,
  one: Taken,
  member: KnownMember | undefined,
  owner: string | undefined,
): Plan {
  const { line, row, index } = one;
  const { number } = row;
  const notes = [...one.notes];
  const same = (extra: Note[]): Plan => ({
    outcome: { line, number, result: 'same', refusal: null, changes: [], notes: extra },
    ...{ write: null, ending: null, death: null },
  });
  if (!member && row.endedOn) return refusedPlan(one, row.isDeceased ? 'DECEASED' : 'FORMER_MEMBER');
  if (member?.endedOn) return row.endedOn ? same([]) : refusedPlan(one, 'HAS_LEFT');
  if (member && row.endedOn) return endingPlan(one, member, row.endedOn);
  if (member?.hasAccount) return same(['OWN_ACCOUNT']);
  if (owner && owner !== member?.personId) return refusedPlan(one, 'FODSELSNUMMER_TWICE');

  const person = personOf(row, places, member?.person);
  const differing = member ? changesBetween(member.person, person) : [];
  const isNumberNew = index !== null && !owner;
  const postalCode = person.is_address_shielded ? null : person.postal_code;
  const chapter = findChapter(row.chapter, postalCode);
  if (row.chapter && !chapter.isByName) notes.push('CHAPTER');
  // Somebody who may have chosen another chapter keeps it as long as they live where they did.
  const isPlacedAnew = !member?.chapterId || chapter.isByName || differing.includes('address');
  const chapterId = (isPlacedAnew && chapter.id) || (member?.chapterId ?? null);
  const consents = newConsents(row.consents, member?.consents ?? []);
  if (member) {
    if (member.joinedOn !== row.joinedOn) differing.push('joined');
    if (member.chapterId !== chapterId) differing.push('chapter');
    if (isNumberNew) differing.push('fodselsnummer');
    if (consents.length > 0) differing.push('consent');
    if (differing.length === 0) return same(notes);
  }
  const personId = member?.personId ?? randomUUID();
  return {
    outcome: {
      ...{ line, number, refusal: null, notes },
      result: member ? 'changed' : 'added',
      changes: differing,
    },
    write: {
      ...{ isNew: !member, personId, number, joinedOn: row.joinedOn, chapterId },
      ...{ person, consents, joiningText: row.joiningText, consentText: row.consentText },
      // One that is there already is the same, and stays as it is sealed.
      fodselsnummer: isNumberNew
        ? {
            sealed: seal.seal(personId, row.fodselsnummer!),
            index,
            isDNumber: isDNumber(row.fodselsnummer!),
          }
        : null,
    },
    ...{ ending: null, death: null },
  };
}

/**
 * Nothing else of the row is taken: a former member is deleted. The membership of a person who signs in here is not ended by a list:
 * they end it themselves, or member service does, after seeing why.
 */
function endingPlan(one: Taken, member: KnownMember, endedOn: string): Plan {
  const { line, row } = one;
  const { personId, membershipId, number } = member;
  if (member.hasAccount)
    return row.isDeceased ? doubtfulPlan(one, member, endedOn) : refusedPlan(one, 'ENDED_WITH_ACCOUNT');
  const notes: Note[] = [row.isDeceased ? 'ENDED_DECEASED' : 'ENDED'];
  // What somebody who has died gives is stopped by the portal.
  if (member.gives && !row.isDeceased) notes.push('ENDED_GIVES');
  // The magazine is a choice of its own, but one that the dead do not have.
  const magazine = (!row.isDeceased && row.magazine) || 'none';
  return {
    outcome: { line, number, result: 'changed', refusal: null, changes: ['ended'], notes },
    write: null,
    ending: { personId, membershipId, number, endedOn, magazine },
    death: row.isDeceased ? { personId, diedOn: endedOn, isDoubtful: false } : null,
  };
}

/** A person who is dead in the register has a sign-in: the desk is notified, once, and decides. */
function doubtfulPlan({ line, row }: Taken, member: KnownMember, diedOn: string): Plan {
  const { personId, isDeathTold } = member;
  return {
    outcome: {
      ...{ line, number: row.number, refusal: null, changes: [] },
      ...{ result: isDeathTold ? 'same' : 'changed', notes: ['DEATH_TOLD'] },
    },
    ...{ write: null, ending: null },
    death: isDeathTold ? null : { personId, diedOn, isDoubtful: true },
  };
}

const refusedPlan = ({ line, row }: Taken, refusal: Refusal): Plan => ({
  outcome: refusedRow(line, row.number, refusal),
  ...{ write: null, ending: null, death: null },
});

const refusedRow = (line: number, number: string, refusal: Refusal): Outcome => ({
  ...{ line, number, result: 'refused', refusal, changes: [], notes: [] },
});
const inOrder = (outcomes: Outcome[]) => outcomes.sort((one, other) => one.line - other.line);
