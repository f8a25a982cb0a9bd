/** How the list for the state grant differs from the year before, as the board sees it: figures that say nothing of a few. */
import * as z from 'zod/mini';

const Count = z.int();

/** What the board is shown as one: the reasons of the list put together. */
export const boardGroups = [
  'joined',
  'child-registered',
  'left',
  'child-ended',
  'turned-15',
  'died',
  'moved',
  'elsewhere',
  'number',
  'other',
] as const;
export type BoardGroup = (typeof boardGroups)[number];

/** The newest delivered list beside the one before it. */
export const GrantComparison = z.object({
  year: z.int(),
  counted: Count,
  earlierYear: z.int(),
  earlierCounted: Count,
  /** A null count is of a few, or would give such a one away; null as a whole where there are too few to show anything. */
  rows: z.nullable(
    z.array(z.object({ group: z.enum(boardGroups), in: z.nullable(Count), out: z.nullable(Count) })),
  ),
});
export type GrantComparison = z.infer<typeof GrantComparison>;
