/** The file that the authorities' control of the state grant answers with: what is sent with it, and what is answered. */
import * as z from 'zod/mini';
import { singleLine } from './values/text.ts';

export const controlOutcomes = ['elsewhere', 'not-found', 'dead', 'emigrated'] as const;
export type ControlOutcome = (typeof controlOutcomes)[number];
/** What a word of the control's answer can mean: an outcome, or that there is nothing to do. */
export const controlMeanings = [...controlOutcomes, 'none'] as const;
export type ControlMeaning = (typeof controlMeanings)[number];
/** Why an answer of the control is not taken: of the whole file, or of a line. */
export const controlFaults = [
  'not-text',
  'too-long',
  'damaged',
  'columns',
  'empty',
  'number',
  'outcome',
  'repeated',
  'not-in-list',
  'known',
] as const;

/** What the file has, for the user to choose from before it is sent again. */
export const ControlChoice = z.object({
  /** Of its first line; none where that is no line of headings. */
  headings: z.array(z.string()),
  /** The headings that were read; null: not found. */
  number: z.nullable(z.string()),
  outcome: z.nullable(z.string()),
  /** What no rule knows, with the first line that has it and how many lines do; none where there are too many. */
  words: z.array(z.object({ word: z.string(), line: z.int(), count: z.int() })),
});
export type ControlChoice = z.infer<typeof ControlChoice>;

export const ControlReport = z.object({
  isTaken: z.boolean(),
  /** Lines read. */
  lines: z.int(),
  /** The first ones; nothing was written if there is any. */
  problems: z.array(z.object({ line: z.int(), fault: z.enum(controlFaults) })),
  /** Null where it is taken, or where no choice would mend it. */
  choice: z.nullable(ControlChoice),
});
export type ControlReport = z.infer<typeof ControlReport>;

const heading = z.optional(singleLine(1, 100));
/** Words with their meanings, written as a query is. */
const meanings = z
  .string()
  .check(z.maxLength(4000), z.regex(new RegExp(`^(&?[^&=]*=(${controlMeanings.join('|')}))+$`)));
/** The file's name, and what the user has chosen in it. */
export const ControlFile = z.object({
  name: singleLine(1, 120),
  number: heading,
  outcome: heading,
  words: z.optional(meanings),
});
export type ControlFile = z.infer<typeof ControlFile>;
