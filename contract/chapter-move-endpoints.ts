/** Members of a chapter who are moved to another: where two merge, where one is split, and before one is closed. */
import * as z from 'zod/mini';
import { AdministrationReason, Municipality, Units } from './administration-endpoints.ts';
import { defineEndpoints } from './endpoint.ts';
import { retention } from './retention.ts';
import { UnitHindrances } from './unit-closing-endpoints.ts';
import { Moment } from './values/moment.ts';

/** Days in which a move can be undone: as long as it is known who was moved. */
export const moveUndoDays = retention['chapter-moves'].period.days;

export const NewChapterMove = z.object({
  fromId: z.uuid(),
  toId: z.uuid(),
  /** Of those who live in these; none: all members of the chapter. */
  municipalities: z.array(Municipality).check(z.maxLength(400)),
  reason: AdministrationReason,
});
export type NewChapterMove = z.infer<typeof NewChapterMove>;

const ChapterMove = z.object({
  id: z.uuid(),
  from: z.string(),
  to: z.string(),
  municipalities: z.array(z.string()),
  members: z.int(),
  madeBy: z.string(),
  reason: z.string(),
  at: Moment,
  undoneAt: z.nullable(Moment),
  isUndoable: z.boolean(),
});
export type ChapterMove = z.infer<typeof ChapterMove>;

/** The newest first. */
const ChapterMoves = z.object({ moves: z.array(ChapterMove) });
export type ChapterMoves = z.infer<typeof ChapterMoves>;

const Residents = z.object({
  /** Where the members of the chapter live, in the order of the numbers; null where it is not known or protected. */
  places: z.array(
    z.object({ municipality: z.nullable(z.string()), place: z.nullable(z.string()), members: z.int() }),
  ),
  /** What stays with the chapter when its members are moved. */
  staying: z.pick(UnitHindrances, { offices: true, activities: true }),
});
export type Residents = z.infer<typeof Residents>;

export const chapterMoveEndpoints = defineEndpoints({
  'GET /api/administration/units/:id/residents': {
    access: 'administrator',
    summary:
      'How many members of a chapter live in each municipality, and how many of its offices and activities would stay',
    params: z.object({ id: z.uuid() }),
    response: Residents,
  },
  'GET /api/administration/chapter-moves': {
    access: 'administrator',
    summary: 'Members who were moved from one chapter to another: how many, by which administrator and why',
    response: ChapterMoves,
  },
  'POST /api/administration/chapter-moves': {
    access: 'administrator',
    summary:
      'Moves members of a chapter to another, all or those of some municipalities; each of them is told',
    body: NewChapterMove,
    status: 201,
    response: z.object({ moved: z.int(), units: Units }),
    errors: ['SIGN_IN_AGAIN'],
  },
  'POST /api/administration/chapter-moves/:id/undoings': {
    access: 'administrator',
    summary: 'Moves those back who are still in the chapter they were moved to; each of them is told',
    params: z.object({ id: z.uuid() }),
    status: 201,
    response: z.object({ moved: z.int(), units: Units }),
    errors: ['SIGN_IN_AGAIN', 'CHANGED_ELSEWHERE'],
  },
});
