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
    /** All compressed parts of a PDF unpacked, together; and one of them. */
    unpackedBytes: 200_000_000,
    /** Or this many times the size of the file, if that is more. */
    unpackedTimes: 50,
    streams: 20_000,
    pages: 5_000,
  },
  /** Files that are looked at at once, each in its own process. */
  processes: 2,
  /** The processor's time that a file may take for each megabyte; then its process is ended. */
  msPerMegabyte: 3_000,
  /** Real time allowed as a multiple of processor time, for a busy machine. */
  busyTimes: 4,
  /** Memory of a process, all in all. */
  residentBytes: 1_500_000_000,
};
