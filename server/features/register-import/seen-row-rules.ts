/** Which rows have come in a file before, in little memory: a register may have hundreds of thousands of them. */

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
