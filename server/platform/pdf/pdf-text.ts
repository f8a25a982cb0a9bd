/** Text in a PDF: which font has a letter, how wide words are, where lines break. Lengths are points (1/72 inch). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type PDFDocument from 'pdfkit';

export type Pdf = InstanceType<typeof PDFDocument>;
export type TextStyle = 'body' | 'strong' | 'heading';

/** In the order they are asked. Figtree has no ŧ; the last one lends it. Made by `web/theme/build-fonts.ts`. */
const fontsOf: Record<TextStyle, readonly string[]> = {
  body: ['figtree-400', 'figtree-ext-400', 'fraunces-ext-400'],
  strong: ['figtree-600', 'figtree-ext-600', 'fraunces-ext-600'],
  heading: ['fraunces-600', 'fraunces-ext-600'],
};
const fontNames = [...new Set(Object.values(fontsOf).flat())];

let fontFiles: Map<string, Buffer> | null = null;
/** Read once, when the first document is made. */
function fontFile(name: string): Buffer {
  fontFiles ??= new Map(
    fontNames.map((one) => [one, readFileSync(join(import.meta.dirname, 'fonts', `${one}.ttf`))]),
  );
  return fontFiles.get(name) as Buffer;
}

type Run = { font: string; text: string };
export type TextLine = { runs: Run[]; text: string; width: number };
export type LineOptions = { style: TextStyle; size: number; width: number };

export type PdfText = ReturnType<typeof createPdfText>;

/** @param pdf the document that the text goes into; its fonts are registered here */
export function createPdfText(pdf: Pdf) {
  const known = new Map<string, boolean>();
  for (const name of fontNames) pdf.registerFont(name, fontFile(name));

  function hasLetter(font: string, letter: string): boolean {
    const key = font + letter;
    const found = known.get(key);
    if (found !== undefined) return found;
    // pdfkit's type does not name the font that is in use.
    const { _font } = pdf.font(font) as unknown as {
      _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } };
    };
    const has = _font.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
    known.set(key, has);
    return has;
  }

  function runsOf(text: string, style: TextStyle): Run[] {
    const fonts = fontsOf[style];
    const runs: Run[] = [];
    for (const letter of text) {
      const font = fonts.find((one) => hasLetter(one, letter)) ?? (fonts[0] as string);
      const last = runs.at(-1);
      if (last?.font === font) last.text += letter;
      else runs.push({ font, text: letter });
    }
    return runs;
  }

  const widthOf = (text: string, { style, size }: Omit<LineOptions, 'width'>): number =>
    runsOf(text, style).reduce(
      (sum, run) => sum + pdf.font(run.font).fontSize(size).widthOfString(run.text),
      0,
    );

  /** A word that is wider than a line, such as a long address, is cut where it no longer fits. */
  function pieces(word: string, options: LineOptions): string[] {
    if (widthOf(word, options) <= options.width) return [word];
    const cut: string[] = [''];
    for (const letter of word) {
      const longer = cut.at(-1) + letter;
      if (widthOf(longer, options) > options.width) cut.push(letter);
      else cut[cut.length - 1] = longer;
    }
    return cut;
  }

  return {
    widthOf,

    /** Breaks at spaces and line breaks; a no-break space holds together. */
    linesOf(text: string, options: LineOptions): TextLine[] {
      const lines = text
        .normalize('NFC')
        .split('\n')
        .flatMap((paragraph) => {
          const broken: string[] = [''];
          for (const word of paragraph.split(' ').flatMap((one) => pieces(one, options))) {
            const line = broken.at(-1) as string;
            const longer = line ? `${line} ${word}` : word;
            if (line && widthOf(longer, options) > options.width) broken.push(word);
            else broken[broken.length - 1] = longer;
          }
          return broken;
        });
      return lines.map((line) => ({
        runs: runsOf(line, options.style),
        text: line,
        width: widthOf(line, options),
      }));
    },

    /** Puts one line at a place. The space at its end keeps words apart for screen readers. */
    drawLine(line: TextLine, at: { x: number; y: number; size: number; colour: string }): void {
      let { x } = at;
      line.runs.forEach((run, place) => {
        pdf.font(run.font).fontSize(at.size).fillColor(at.colour);
        const width = pdf.widthOfString(run.text);
        const isLast = place === line.runs.length - 1;
        pdf.text(isLast ? `${run.text} ` : run.text, x, at.y, { lineBreak: false });
        x += width;
      });
    },
  };
}
