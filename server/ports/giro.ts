/** What AvtaleGiro needs from outside: the format of its files, and a place where they are exchanged. */
import type { GiroFile } from './giro-file.ts';

/** Where in a file something is wrong, both counted from 1; `text` is for the treasurer. */
export type GiroProblemSaid = { line: number; position: number; code: string; text: string };

export type GiroFormat = {
  /** `file` is null where it cannot be read at all; what has problems is for a person, and not booked. */
  read(bytes: Uint8Array): { file: GiroFile | null; problems: GiroProblemSaid[] };
  /** @throws RangeError where a value does not fit its field */
  write(file: GiroFile): Buffer;
};

/** Files are exchanged as with the operator: each whole or not there, under a name that is used once. */
export type GiroExchange = {
  /** Names of what has come and is not put away, oldest first. */
  listIncoming(): Promise<string[]>;
  read(name: string): Promise<Buffer>;
  /** It is kept here: it need not be offered again. Done twice, it is done. */
  putAway(name: string): Promise<void>;
  /** The same file again changes nothing. */
  deliver(name: string, content: Uint8Array): Promise<void>;
};
