/**
 * Brings a member register in, some hundred rows at a time. Members are known by their number, so that running it
 * again changes nothing. Somebody who has signed in is left as they are: they have seen to their details themselves.
 */
import { randomUUID } from 'node:crypto';
import { type FodselsnummerSeries, isDNumber } from '#contract/values/fodselsnummer.ts';
import type { FileRow } from '#server/platform/csv-rows.ts';
import { type Database, inTransaction } from '#server/platform/database/database.ts';
import type { NumberSeal } from '#server/platform/sealed-number.ts';
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
  changeMember,
  findMembers,
  findNumberOwners,
  holdMemberNumbers,
  isTakenMeanwhile,
  type MemberToWrite,
} from './register-import-repository.ts';
import { type Note, type Refusal, type RegisterRow, readRow } from './register-row-rules.ts';
import { createSeenDigests, createSeenNumbers } from './seen-row-rules.ts';

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
  /** In Norway, `YYYY-MM-DD`. */
  today: string;
  /** Without it nothing is written. */
  apply: boolean;
  /** Told once, before the first row. */
  onIgnoredColumns?(headings: string[]): void;
};
type Taken = { line: number; row: RegisterRow; notes: Note[]; index: Buffer | null };
type BatchNeeds = ImportNeeds & { places: Places; findChapter: FindChapter };
type Plan = { outcome: Outcome; write: MemberToWrite | null };

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
  const findChapter = await chapterFinder(needs.db);
  const seen = { numbers: createSeenNumbers(), digests: createSeenDigests() };
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
 * Two imports at once, or somebody who joins meanwhile, wait for each other: whoever comes last sees what the other
 * wrote. A national identity number that a member gives in that moment makes the batch begin anew.
 */
async function importBatch(needs: BatchNeeds, batch: readonly Taken[]): Promise<Outcome[]> {
  if (!batch.length) return [];
  if (!needs.apply) return (await planBatch(needs, needs.db, batch)).map(({ outcome }) => outcome);
  const write = () =>
    inTransaction(needs.db, async (tx) => {
      await holdMemberNumbers(tx);
      const plans = await planBatch(needs, tx, batch);
      const writes = plans.map((plan) => plan.write).filter((one) => one !== null);
      await addMembers(
        tx,
        writes.filter(({ isNew }) => isNew),
      );
      for (const member of writes) if (!member.isNew) await changeMember(tx, member);
      return plans.map(({ outcome }) => outcome);
    });
  return write().catch((error) => (isTakenMeanwhile(error) ? write() : Promise.reject(error)));
}

async function planBatch(needs: BatchNeeds, db: Database, batch: readonly Taken[]): Promise<Plan[]> {
  const known = await findMembers(
    db,
    batch.map(({ row }) => row.number),
  );
  const owners = await findNumberOwners(
    db,
    batch.map(({ index }) => index).filter((index) => index !== null),
  );
  return batch.map((one) =>
    planMember(needs, one, known.get(one.row.number), owners.get(one.index?.toString('hex') ?? '')),
  );
}

/** @param owner the person whom the register has with this national identity number */
function planMember(
  { places, findChapter, seal }: BatchNeeds,
  { line, row, index, ...taken }: Taken,
  member: KnownMember | undefined,
  owner: string | undefined,
): Plan {
  const { number } = row;
  const notes = [...taken.notes];
  const refuse = (refusal: Refusal): Plan => ({ outcome: refusedRow(line, number, refusal), write: null });
  const same = (extra: Note[]): Plan => ({
    outcome: { line, number, result: 'same', refusal: null, changes: [], notes: extra },
    write: null,
  });
  if (!member && row.endedOn) return refuse('FORMER_MEMBER');
  if (member?.endedOn) return row.endedOn ? same([]) : refuse('HAS_LEFT');
  if (member?.hasAccount) return same(['OWN_ACCOUNT']);
  if (owner && owner !== member?.personId) return refuse('FODSELSNUMMER_TWICE');

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
  if (row.endedOn) notes.push('ENDED');
  if (member) {
    if (member.joinedOn !== row.joinedOn) differing.push('joined');
    if (row.endedOn) differing.push('ended');
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
      ...{ isNew: !member, personId, number, joinedOn: row.joinedOn, endedOn: row.endedOn, chapterId },
      ...{ person, consents, joiningText: row.joiningText, consentText: row.consentText },
      isEmailNew: differing.includes('email'),
      isPhoneNew: differing.includes('phone'),
      // One that is there already is the same, and stays as it is sealed.
      fodselsnummer: isNumberNew
        ? {
            sealed: seal.seal(personId, row.fodselsnummer!),
            index,
            isDNumber: isDNumber(row.fodselsnummer!),
          }
        : null,
    },
  };
}

const refusedRow = (line: number, number: string, refusal: Refusal): Outcome => ({
  ...{ line, number, result: 'refused', refusal, changes: [], notes: [] },
});
const inOrder = (outcomes: Outcome[]) => outcomes.sort((one, other) => one.line - other.line);
