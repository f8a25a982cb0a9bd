/** The fields of each kind of file on the page: what each is called, and what is in it. */
import { type ColumnTexts, moveInColumnTexts } from '#contract/move-in-column-texts.ts';
import type { MoveInKindId } from '#contract/move-in-values.ts';

export type ColumnWords = { column: string; name: string; says: string; isNeeded: boolean };

export const columnsOf = (kind: MoveInKindId): ColumnWords[] =>
  Object.entries<ColumnTexts>(moveInColumnTexts[kind]).map(([column, { headings, says, isNeeded }]) => ({
    column,
    name: headings[0],
    says,
    isNeeded: isNeeded ?? false,
  }));
