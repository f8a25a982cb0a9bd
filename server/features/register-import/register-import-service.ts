/**
 * Brings a member register in, some hundred rows at a time. Members are known by their number, so that running it
 * again changes nothing. Somebody who has signed in is left as they are: they have seen to their details themselves.
 */
import { randomUUID } from 'node:crypto';
import type { FodselsnummerSeries } from '#contract/values/fodselsnummer.ts';
import { type Database, inTransaction } from '#server/platform/database/database.ts';
import type { NumberSeal } from '#server/platform/sealed-number.ts';
import { chapterFinder, type FindChapter } from '../organisation/organisation-service.ts';
import {
  addMembers,
  changeMember,
  findMembers,
  findNumberOwners,
  type KnownMember,
  type NewMember,
  type PersonColumns,
} from './register-import-repository.ts';
import { columnsOf, type Note, type Refusal, type RegisterRow, readRow } from './register-row-rules.ts';

export type Outcome = {
  /** Of the file, from 1. */
  line: number;
  number: string;
  result: 'added' | 'changed' | 'same' | 'refused';
  refusal: Refusal | null;
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
};
type Places = ReturnType<typeof columnsOf>['places'];
type Taken = { line: number; row: RegisterRow; notes: Note[] };

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
  rows: AsyncIterable<readonly string[]>,
): AsyncGenerator<Outcome[]> {
  const findChapter = await chapterFinder(needs.db);
  const seen = { numbers: new Set<string>(), indexes: new Set<string>() };
  let places: Places | null = null;
  let line = 0;
  let taken: Taken[] = [];
  let refused: Outcome[] = [];
  for await (const cells of rows) {
    line++;
    if (!places) {
      const columns = columnsOf(cells);
      if (columns.missing.length) throw new ColumnsMissing(columns.missing);
      places = columns.places;
      continue;
    }
    const read = readRow(cells, places, needs);
    if ('refusal' in read) refused.push(refusedRow(line, read.number, read.refusal));
    else if (seen.numbers.has(read.row.number))
      refused.push(refusedRow(line, read.row.number, 'NUMBER_TWICE'));
    else {
      seen.numbers.add(read.row.number);
      taken.push({ line, ...read });
    }
    if (taken.length + refused.length >= batchSize) {
      yield inOrder([
        ...refused,
        ...(await importBatch({ ...needs, places, findChapter }, taken, seen.indexes)),
      ]);
      taken = [];
      refused = [];
    }
  }
  if (!places) throw new ColumnsMissing(columnsOf([]).missing);
  yield inOrder([...refused, ...(await importBatch({ ...needs, places, findChapter }, taken, seen.indexes))]);
}

async function importBatch(
  needs: ImportNeeds & { places: Places; findChapter: FindChapter },
  batch: Taken[],
  seenIndexes: Set<string>,
): Promise<Outcome[]> {
  if (!batch.length) return [];
  const { db, seal, places, findChapter } = needs;
  const known = await findMembers(
    db,
    batch.map(({ row }) => row.number),
  );
  const indexOf = ({ row }: Taken) => (row.fodselsnummer ? seal.index(row.fodselsnummer) : null);
  const owners = await findNumberOwners(
    db,
    batch.map(indexOf).filter((index) => index !== null),
  );
  const [added, changed]: [NewMember[], NewMember[]] = [[], []];
  const outcomes = batch.map((one): Outcome => {
    const { line, row } = one;
    const member = known.get(row.number);
    const notes = [...one.notes];
    if (member?.endedOn) return refusedRow(line, row.number, 'HAS_LEFT');
    if (member?.hasAccount)
      return { line, number: row.number, result: 'same', refusal: null, notes: ['OWN_ACCOUNT'] };
    const index = indexOf(one);
    const key = index?.toString('hex') ?? '';
    const owner = owners.get(key);
    if (index && (seenIndexes.has(key) || (owner && owner !== member?.personId)))
      return refusedRow(line, row.number, 'FODSELSNUMMER_TWICE');
    if (index) seenIndexes.add(key);

    const personId = member?.personId ?? randomUUID();
    const chapter = findChapter(row.chapter, row.postalCode);
    if (row.chapter && !chapter.isByName) notes.push('CHAPTER');
    const next: NewMember = {
      ...{ personId, membershipId: randomUUID(), number: row.number, joinedOn: row.joinedOn },
      chapterId: chapter.id ?? member?.chapterId ?? null,
      person: {
        ...personColumnsOf(row, places, member),
        // One that is there already is the same, and stays as it is sealed.
        ...(index &&
          !owner && {
            fodselsnummer_sealed: seal.seal(personId, row.fodselsnummer!),
            fodselsnummer_index: index,
          }),
      },
    };
    const result = !member ? 'added' : isSame(member, next) ? 'same' : 'changed';
    if (result === 'added') added.push(next);
    if (result === 'changed') changed.push(next);
    return { line, number: row.number, result, refusal: null, notes };
  });
  if (needs.apply && added.length + changed.length > 0) {
    await inTransaction(db, async (tx) => {
      await addMembers(tx, added);
      for (const member of changed) await changeMember(tx, member);
    });
  }
  return outcomes;
}

/** A column that the file does not have says nothing: what is known already stays. */
function personColumnsOf(row: RegisterRow, places: Places, member: KnownMember | undefined): PersonColumns {
  const hasAddress = row.lines.length > 0 || row.postalCode !== null;
  const isAddressInFile = places.has('addressLine') || places.has('postalCode');
  const address = {
    ...{ address_care_of: row.careOf, address_lines: row.lines },
    ...{ postal_code: row.postalCode, postal_place: row.postalPlace, country: hasAddress ? 'NO' : null },
  };
  return {
    ...(member?.person ?? address),
    ...(isAddressInFile && address),
    ...{ given_name: row.givenName, family_name: row.familyName, born_on: row.bornOn },
    email: places.has('email') ? row.email : (member?.person.email ?? null),
    phone: places.has('phone') ? row.phone : (member?.person.phone ?? null),
  };
}

function isSame(member: KnownMember, next: NewMember): boolean {
  const columns = Object.keys(member.person) as (keyof typeof member.person)[];
  return (
    next.person.fodselsnummer_index === undefined &&
    member.joinedOn === next.joinedOn &&
    member.chapterId === next.chapterId &&
    columns.every((column) => JSON.stringify(member.person[column]) === JSON.stringify(next.person[column]))
  );
}

const refusedRow = (line: number, number: string, refusal: Refusal): Outcome => ({
  ...{ line, number, result: 'refused', refusal, notes: [] },
});
const inOrder = (outcomes: Outcome[]) => outcomes.sort((one, other) => one.line - other.line);
