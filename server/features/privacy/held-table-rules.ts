/** How the tables of the database are said to be a person's: each column is exported, or left out with a reason. */
import type { LeftOutReason } from '#contract/privacy-endpoints.ts';

export type HeldTable = {
  /** SQL on the row `t`, with the person's id as `:person`. */
  where: string;
  /** Given as they are, in the file and on the page. The first one that is a day or a moment orders the rows. */
  given: readonly string[];
  /** Ids that tie rows together: in the file only. */
  keys?: readonly string[];
  /** Sealed contents: given as whether there is one. */
  held?: readonly string[];
  /** The person's own national identity number, opened for the file. */
  numbers?: readonly string[];
  /** Under a name of their own, as SQL on the row `t`, with the person's id as `:person`. */
  looked?: Readonly<Record<string, string>>;
  out?: Readonly<Record<string, LeftOutReason>>;
};

export type HeldTables = Readonly<Record<string, HeldTable | LeftOutReason>>;

/** Every column that a declaration speaks of. */
export const columnsOf = ({ given, keys = [], held = [], numbers = [], out = {} }: HeldTable): string[] => [
  ...given,
  ...keys,
  ...held,
  ...numbers,
  ...Object.keys(out),
];
