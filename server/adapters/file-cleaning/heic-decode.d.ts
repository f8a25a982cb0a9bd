/** The part of the decoder that is used. */
declare module 'heic-decode' {
  type Decoded = { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> };
  type Picture = { width: number; height: number; decode(): Promise<Decoded> };
  const decodeHeic: {
    (source: { buffer: Uint8Array }): Promise<Decoded>;
    /** Reads the sizes; the points only with `decode`. To be disposed of. */
    all(source: { buffer: Uint8Array }): Promise<Picture[] & { dispose(): void }>;
  };
  // biome-ignore lint/style/noDefaultExport: this is how the package exports it
  export default decodeHeic;
}
