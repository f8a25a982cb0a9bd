/** The package brings no types. Only what `build-fonts.ts` uses. */
declare module 'subset-font' {
  type SubsetOptions = {
    targetFormat: 'woff2' | 'sfnt';
    variationAxes?: Record<string, number | { min: number; max: number }>;
  };
  const subsetFont: (font: Buffer, characters: string, options: SubsetOptions) => Promise<Buffer>;

  export = subsetFont;
}
