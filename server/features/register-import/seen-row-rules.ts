/** What has come in a file before, in little memory: a register may have hundreds of thousands of rows. */

/** Member numbers of six digits, one bit each. */
export function createSeenNumbers() {
  const bits = new Uint8Array(125_000);
  return {
    /** @returns whether it has come before */
    add(number: string): boolean {
      const [place, bit] = [Number(number) >> 3, 1 << (Number(number) & 7)];
      const isSeen = (bits[place]! & bit) !== 0;
      bits[place]! |= bit;
      return isSeen;
    },
  };
}

/**
 * Keyed hashes, of which eight bytes are kept: that two of a million numbers share them happens once in ten million
 * files.
 */
export function createSeenDigests() {
  let slots = new BigUint64Array(4096);
  let count = 0;
  const put = (into: BigUint64Array, key: bigint): boolean => {
    let place = Number(key % BigInt(into.length));
    while (into[place] !== 0n) {
      if (into[place] === key) return true;
      place = (place + 1) % into.length;
    }
    into[place] = key;
    return false;
  };
  return {
    /** @returns whether it has come before. @param digest of eight bytes or more */
    add(digest: Uint8Array): boolean {
      const key = new DataView(digest.buffer, digest.byteOffset, 8).getBigUint64(0) || 1n;
      if (put(slots, key)) return true;
      count++;
      if (count * 2 > slots.length) {
        const larger = new BigUint64Array(slots.length * 2);
        for (const one of slots) if (one !== 0n) put(larger, one);
        slots = larger;
      }
      return false;
    },
  };
}
