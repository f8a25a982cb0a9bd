/** What the bank says of our own accounts: statements, in a format of theirs. Whole øre. */

/** An entry that is booked. */
export type StatementEntry = {
  /** `YYYY-MM-DD`, as the bank has it. */
  bookedOn: string;
  /** Less than nothing went out. */
  amountOre: number;
  /** What the bank calls it; null where it has no name of its own. */
  bankReference: string | null;
  /** KID, payout number and whatever else it was sent with. */
  references: string[];
  /** Text for people. It may contain the payer's name. */
  text: string;
};
export type AccountStatement = {
  account: string;
  /** First and last day that it covers. */
  fromOn: string;
  toOn: string;
  openingOre: number;
  closingOre: number;
  entries: StatementEntry[];
};
/** Where in a file something is wrong, both counted from 1, 0 where it is about no place. */
export type StatementProblem = { line: number; position: number; code: string; text: string };

export type StatementFormat = {
  /** Where there are problems, nothing of it is to be believed. */
  read(bytes: Uint8Array): { statements: AccountStatement[]; problems: StatementProblem[] };
};

/** Where the bank leaves its files: as with the operator of AvtaleGiro, each whole or not there. */
export type StatementExchange = {
  /** Oldest first. */
  listIncoming(): Promise<string[]>;
  read(name: string): Promise<Buffer>;
  /** Done twice, it is done. */
  putAway(name: string): Promise<void>;
};
