/** How much one file may ask of the machine before it is refused. */
export const cleaningLimits = {
  /** A phone's largest pictures have 50 million points. */
  pixels: 64_000_000,
  /** As they lie in memory while they are decoded. */
  decodedBytes: 256_000_000,
  /** The decoder of HEIC holds them several times over. */
  heicPixels: 50_000_000,
  /** Longest edge of what is kept: enough to read the small print of a photographed letter. */
  keptEdge: 4096,
  keptBytes: 10 * 1024 * 1024,
  pdf: {
    /** All compressed parts of a PDF unpacked, together. */
    unpackedBytes: 200_000_000,
    streams: 20_000,
  },
  /** Then the process that looks at it is ended. */
  timeMs: 25_000,
};
