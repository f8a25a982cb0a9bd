/** What a row of any kind is read against, and what is made of it. */

import type { ColumnTexts } from '#contract/move-in-column-texts.ts';
import type { CellPlaces } from '#contract/values/file-columns.ts';
import type { FodselsnummerSeries } from '#contract/values/fodselsnummer.ts';
import type { CountedMembership } from '../leaving/leaving-rules.ts';
import {
  type CellProblem,
  type ContentOf,
  columnsFor,
  type MoveInColumns,
  type ReadCell,
  type ReadContext,
  readCells,
  readId,
} from './move-in-column-rules.ts';

export type MoveInContext = ReadContext & {
  accept: FodselsnummerSeries;
  findChapter(name: string | null, postalCode: string | null): { id: string | null; isByName: boolean };
  /** Units by their names in lower case. */
  units: ReadonlyMap<string, string>;
  isKid(kid: string): boolean;
  /** What gifts go to, the usual one first. */
  purposes: readonly { id: string; name: string }[];
  /** Gifts of earlier years need not be kept (bokføringsloven § 13). */
  giftsFromYear: number;
  /** Until when the proof of a former membership is kept; null where there is none to keep. */
  evidenceUntilOn(membership: CountedMembership): string | null;
  /** The day from which the proof of a child that was registered is gone; null where it would be gone already. */
  childEvidenceUntilOn(endedOn: string): string | null;
  /** By id, and by the name in lower case with the day: `tur til skogen|2027-03-01`. Null where several are called that. */
  activities: ReadonlyMap<string, { id: string; isOpen: boolean } | null>;
};

/** What tells a person from others. */
export type PersonKeys = {
  email: string | null;
  phone: string | null;
  bornOn: string | null;
  name: string;
  memberNumber: string | null;
  fodselsnummer: string | null;
};
export type RowRead = {
  externalId: string;
  /** What only one row may have. */
  uniqueKey: string | null;
  personRef: string | null;
  content: Record<string, unknown>;
  notes: string[];
  keys: PersonKeys | null;
  /** Which of the balance's sums the row counts in. */
  sum: { key: string; ore: number };
};
export type RowRefusal = { problem: string; column: string | null; externalId: string | null };

export type MoveInKind = {
  columns: MoveInColumns;
  /** Its rows are persons, and may be somebody who is here already. */
  isOfPersons: boolean;
  read(cells: readonly string[], places: CellPlaces, context: MoveInContext): RowRead | RowRefusal;
};

/** A kind whose rows are read cell by cell, and then made into what is written. */
export function kindOf<Names extends string, Readers extends Readonly<Record<NoInfer<Names>, ReadCell>>>(
  texts: Readonly<Record<Names, ColumnTexts>>,
  readers: Readers,
  make: (content: ContentOf<Readers>, context: MoveInContext) => RowRead | CellProblem | string,
  isOfPersons = false,
): MoveInKind {
  const columns = columnsFor(texts, readers);
  return {
    columns,
    isOfPersons,
    read(cells, places, context) {
      const read = readCells(columns, cells, places, context);
      const made = 'problem' in read ? read : make(read.content as ContentOf<Readers>, context);
      const typedId = cells[places.get('id') ?? places.get('externalId') ?? -1]?.trim() ?? '';
      if (typeof made === 'string') return { problem: made, column: null, externalId: readId(typedId) };
      return 'problem' in made ? { ...made, externalId: readId(typedId) } : made;
    },
  };
}

export const unreadable = ({ headings }: ColumnTexts): CellProblem => ({
  problem: 'UNREADABLE',
  column: headings[0],
});

/** Of a row that belongs to a person. */
export const ofPerson = { notes: [], keys: null, uniqueKey: null };
