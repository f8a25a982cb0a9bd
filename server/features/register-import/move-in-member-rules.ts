/** Members and former members of a register that is moved in: read by the rules of the member register. */
import { type ColumnTexts, moveInColumnTexts } from '#contract/move-in-column-texts.ts';
import type { CellPlaces } from '#contract/values/file-columns.ts';
import { isDNumber } from '#contract/values/fodselsnummer.ts';
import { type MoveInColumns, readId, readText } from './move-in-column-rules.ts';
import type { MoveInContext, RowRead, RowRefusal } from './move-in-reading-rules.ts';
import type { Column } from './register-column-rules.ts';
import { type RegisterRow, readRow } from './register-row-rules.ts';

const texts = moveInColumnTexts.members;

/** Read as a whole by the rules of the member register. */
export const memberColumns: MoveInColumns = Object.fromEntries(
  Object.entries<ColumnTexts>(texts).map(([name, said]) => [name, { ...said, read: readText }]),
);

/** What is staged of a member: all but the national identity number, which is sealed beside it. */
export function readMember(
  cells: readonly string[],
  places: CellPlaces,
  context: MoveInContext,
): RowRead | RowRefusal {
  const typedId = cells[places.get('externalId') ?? -1]?.trim() ?? '';
  const read = readRow(cells, places as ReadonlyMap<Column, number>, context);
  if ('refusal' in read)
    return { problem: read.refusal, column: null, externalId: readId(typedId) ?? (read.number || null) };
  const externalId = typedId === '' ? read.row.number : readId(typedId);
  if (externalId === null)
    return { problem: 'UNREADABLE', column: texts.externalId.headings[0], externalId: null };
  const { fodselsnummer, ...row } = read.row;
  if (row.isDeceased) return { problem: 'DECEASED', column: null, externalId };
  if (row.endedOn !== null)
    return formerMember({ ...row, endedOn: row.endedOn, fodselsnummer }, externalId, context);
  const chapter = context.findChapter(row.chapter, row.isShielded ? null : row.postalCode);
  const { number: memberNumber, chapter: _chapter, endedOn: _, isDeceased: _isDeceased, ...staged } = row;
  const notes: string[] = row.chapter && !chapter.isByName ? [...read.notes, 'CHAPTER'] : read.notes;
  return {
    externalId,
    uniqueKey: row.number,
    personRef: null,
    content: { ...staged, memberNumber, chapterId: chapter.id },
    notes,
    keys: {
      email: row.email,
      phone: row.phone,
      bornOn: row.bornOn,
      name: `${row.givenName} ${row.familyName}`,
      memberNumber: row.number,
      fodselsnummer,
    },
    sum: { key: `${chapter.id ?? ''}|${row.bornOn.slice(0, 4)}`, ore: 0 },
  };
}

/** Of a former member the law keeps the proof for the state grant, and nothing else: no name is taken. */
function formerMember(
  row: Pick<RegisterRow, 'number' | 'joinedOn' | 'fodselsnummer'> & { endedOn: string },
  externalId: string,
  { evidenceUntilOn }: MoveInContext,
): RowRead | RowRefusal {
  const { number, joinedOn, endedOn, fodselsnummer } = row;
  const keepUntilOn = evidenceUntilOn({
    joinedOn,
    leftOn: endedOn,
    hasFodselsnummer: fodselsnummer !== null,
    isDNumber: fodselsnummer !== null && isDNumber(fodselsnummer),
  });
  if (keepUntilOn === null) return { problem: 'FORMER_MEMBER', column: null, externalId };
  return {
    externalId,
    uniqueKey: number,
    personRef: null,
    content: { isFormer: true, joinedOn, endedOn, keepUntilOn },
    notes: ['FORMER'],
    keys: { email: null, phone: null, bornOn: null, name: '', memberNumber: null, fodselsnummer },
    sum: { key: 'former', ore: 0 },
  };
}
