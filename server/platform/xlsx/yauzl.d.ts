/** The package brings no types. Only what `xlsx-archive.ts` and the tests use. */
declare module 'yauzl' {
  import type { Readable } from 'node:stream';

  export type Entry = { fileName: string; compressedSize: number; uncompressedSize: number; crc32: number };
  export type ZipFile = {
    entryCount: number;
    eachEntry(): AsyncIterable<Entry>;
    openReadStreamPromise(entry: Entry): Promise<Readable>;
    close(): void;
  };
  /** Checks while reading that an entry is as long as it says. */
  export function openPromise(file: string, options: { autoClose: false }): Promise<ZipFile>;
}
