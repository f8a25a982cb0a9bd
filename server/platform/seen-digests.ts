/**
 * Which keyed hashes have come before, in a file: a register may have hundreds of thousands of rows, and what is known
 * of them must not gather in memory. Eight bytes of each are kept: that two of a million numbers share them happens
 * once in ten million files.
 */
import { readSync, writeSync } from 'node:fs';
import { openScratchFile, type ScratchFile } from './scratch-file.ts';

export type SeenDigests = {
  /** @returns whether it has come before. @param digest of eight bytes or more */
  add(digest: Uint8Array): boolean;
  /** Removes the file. */
  close(): void;
};

const slotBytes = 8;
const pageBytes = 64 * 1024;

/** @param slots to begin with; twice as many as soon as half of them are taken */
export function createSeenDigests(slots = 65_536): SeenDigests {
  let file = openScratchFile();
  let size = slots;
  let count = 0;
  const found = Buffer.alloc(slotBytes);
  const key = Buffer.alloc(slotBytes);

  /** Looks from the place that the digest itself names. @returns whether it was there */
  function put({ descriptor }: ScratchFile, into: number, digest: Uint8Array): boolean {
    key.set(digest.subarray(0, slotBytes));
    // Nothing but zeros is an empty slot.
    if (isEmpty(key)) key[0] = 1;
    for (let place = key.readUIntLE(0, 6) % into; ; place = (place + 1) % into) {
      // Behind the end of the file nothing has been written yet.
      const isWritten = readSync(descriptor, found, 0, slotBytes, place * slotBytes) === slotBytes;
      if (isWritten && found.equals(key)) return true;
      if (isWritten && !isEmpty(found)) continue;
      writeSync(descriptor, key, 0, slotBytes, place * slotBytes);
      return false;
    }
  }

  function enlarge(): void {
    const larger = openScratchFile();
    const page = Buffer.alloc(pageBytes);
    const pages = Math.ceil((size * slotBytes) / pageBytes);
    for (let number = 0; number < pages; number++) {
      const length = readSync(file.descriptor, page, 0, pageBytes, number * pageBytes);
      for (let slot = 0; slot + slotBytes <= length; slot += slotBytes) {
        const digest = page.subarray(slot, slot + slotBytes);
        if (!isEmpty(digest)) put(larger, size * 2, digest);
      }
    }
    file.close();
    [file, size] = [larger, size * 2];
  }

  return {
    add(digest) {
      if (put(file, size, digest)) return true;
      if (++count * 2 > size) enlarge();
      return false;
    },
    close: () => file.close(),
  };
}

const isEmpty = (bytes: Uint8Array): boolean => bytes.every((byte) => byte === 0);
