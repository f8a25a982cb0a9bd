/** Puts titles, paragraphs and tables on A4 pages, each in its place in the structure tree. Lengths are points. */
import type { Letterhead, PdfBlock } from '../pdf-document.ts';
import type { Pdf, PdfText, TextLine, TextStyle } from './pdf-text.ts';

type Table = Extract<PdfBlock, { kind: 'table' }>;
type Cell = { lines: TextLine[]; x: number; tag: 'TH' | 'TD'; scope?: 'Column' | 'Row' };
type Look = { style: TextStyle; size: number; colour: string };

const page = { width: 595.28, height: 841.89, left: 64, right: 64, top: 64, bottom: 88 };
const lineWidth = page.width - page.left - page.right;
const leading = 1.45;
const ink = '#2b2622';
const soft = '#5c534b';
const rule = '#d9cfc2';
const looks = {
  title: { style: 'heading', size: 24, colour: '#1e3350' },
  heading: { style: 'heading', size: 15, colour: '#1e3350' },
  paragraph: { style: 'body', size: 11, colour: ink },
  label: { style: 'body', size: 11, colour: soft },
  value: { style: 'strong', size: 11, colour: ink },
  columnTitle: { style: 'strong', size: 9.5, colour: soft },
  cell: { style: 'body', size: 10, colour: ink },
  small: { style: 'body', size: 9, colour: soft },
  name: { style: 'heading', size: 13, colour: '#1e3350' },
} as const satisfies Record<string, Look>;

export function createPdfPaper(pdf: Pdf, text: PdfText, letterhead: Letterhead) {
  /** pdfkit's types know neither the scope of a heading cell nor an element without options. */
  const element = (
    tag: string,
    children: (() => void) | ReturnType<Pdf['struct']>[] | null,
    options: { alt?: string; scope?: 'Column' | 'Row' } = {},
  ) => pdf.struct(tag, options, children as () => void);
  const root = element('Document', null);
  pdf.addStructure(root);
  let y = 0;

  const height = (lines: TextLine[], { size }: Look) => lines.length * size * leading;
  const linesOf = (words: string, look: Look, width = lineWidth) => text.linesOf(words, { ...look, width });

  function draw(lines: TextLine[], look: Look, x: number, from: number): void {
    lines.forEach((line, place) => {
      text.drawLine(line, { x, y: from + place * look.size * leading, size: look.size, colour: look.colour });
    });
  }

  /** What is looked at and not read: marked, so that a reading aloud passes it over. */
  function decoration(paint: () => void): void {
    pdf.markContent('Artifact', { type: 'Layout' });
    paint();
    pdf.endMarkedContent();
  }

  /** What is open in the structure goes on on the new page: a paragraph may be longer than its page. */
  function addPage(): void {
    pdf.continueOnNewPage();
    y = page.top;
  }
  const room = () => page.height - page.bottom - y;
  const ensureRoom = (needed: number) => {
    if (room() < needed) addPage();
  };

  const line = (at: number) =>
    decoration(() => {
      pdf
        .moveTo(page.left, at)
        .lineTo(page.width - page.right, at)
        .lineWidth(0.75)
        .stroke(rule);
    });

  function drawLetterhead(): void {
    decoration(() => {
      pdf.save().translate(page.left, y - 4);
      for (const { path, colour } of letterhead.mark) pdf.path(path).fill(colour);
      pdf.restore();
    });
    const x = page.left + 60;
    root.add(
      element('P', () => {
        draw(linesOf(letterhead.name, looks.name), looks.name, x, y);
        letterhead.lines.forEach((one, place) => {
          draw(linesOf(one, looks.small), looks.small, x, y + 19 + place * looks.small.size * leading);
        });
      }),
    );
    y += 92;
  }

  /** A block of text; each line goes to the next page when it finds no room. */
  function block(
    tag: 'H1' | 'H2' | 'P',
    words: string,
    look: Look,
    space: { before: number; after: number },
  ) {
    const lines = linesOf(words, look);
    y += space.before;
    // A heading does not stand alone at the bottom of a page.
    ensureRoom(tag === 'P' ? look.size * leading : height(lines, look) + 60);
    root.add(
      element(tag, () => {
        for (const one of lines) {
          ensureRoom(look.size * leading);
          draw([one], look, page.left, y);
          y += look.size * leading;
        }
      }),
    );
    y += space.after;
  }

  const row = (cells: Cell[], look: Look) =>
    element(
      'TR',
      cells.map(({ lines, x, tag, scope }) =>
        element(tag, () => draw(lines, look, x, y), scope && { scope }),
      ),
    );

  function columnTitles({ columns }: Table, places: { x: number; width: number }[]): Cell[] {
    return columns.map(({ title, isNumeric }, place) =>
      cellAt(title, looks.columnTitle, places[place], isNumeric, { tag: 'TH', scope: 'Column' }),
    );
  }

  function cellAt(
    words: string,
    look: Look,
    place: { x: number; width: number } | undefined,
    isNumeric: boolean | undefined,
    kind: Pick<Cell, 'tag' | 'scope'>,
  ): Cell {
    const { x, width } = place ?? { x: page.left, width: lineWidth };
    const lines = linesOf(words, look, width);
    const indent = isNumeric ? width - Math.max(0, ...lines.map((one) => one.width)) : 0;
    return { ...kind, lines, x: x + indent };
  }

  pdf.addPage();
  y = page.top;
  drawLetterhead();

  return {
    title: (words: string) => block('H1', words, looks.title, { before: 0, after: 14 }),
    heading: (words: string) => block('H2', words, looks.heading, { before: 14, after: 4 }),
    paragraph: (words: string) => block('P', words, looks.paragraph, { before: 0, after: 8 }),

    facts(facts: readonly (readonly [string, string])[]): void {
      const labelWidth = 170;
      const gap = 16;
      y += 4;
      const rows = facts.map(([label, value]) => ({
        label: linesOf(label, looks.label, labelWidth),
        value: linesOf(value, looks.value, lineWidth - labelWidth - gap),
      }));
      const table = element('Table', null);
      root.add(table);
      for (const { label, value } of rows) {
        const tall = Math.max(height(label, looks.label), height(value, looks.value));
        ensureRoom(tall + 12);
        table.add(
          element('TR', [
            element('TH', () => draw(label, looks.label, page.left, y), { scope: 'Row' }),
            element('TD', () => draw(value, looks.value, page.left + labelWidth + gap, y)),
          ]),
        );
        y += tall + 5;
        line(y);
        y += 7;
      }
      table.end();
      y += 8;
    },

    table(content: Table): void {
      const gap = 12;
      const shares = content.columns.map(({ width }) => width ?? 1);
      const whole = shares.reduce((sum, share) => sum + share, 0);
      const inner = lineWidth - gap * (shares.length - 1);
      let x: number = page.left;
      const places = shares.map((share) => {
        const width = (inner * share) / whole;
        const place = { x, width };
        x += width + gap;
        return place;
      });
      const titles = columnTitles(content, places);
      const titleHeight = Math.max(...titles.map(({ lines }) => height(lines, looks.columnTitle))) + 6;
      const underTitles = () => {
        y += titleHeight;
        line(y - 3);
        y += 4;
      };
      y += 6;
      ensureRoom(titleHeight + 40);
      const table = element('Table', null, { alt: content.caption });
      root.add(table);
      table.add(row(titles, looks.columnTitle));
      underTitles();
      for (const values of content.rows) {
        const cells = content.columns.map(({ isNumeric }, place) =>
          cellAt(values[place] ?? '', looks.cell, places[place], isNumeric, { tag: 'TD' }),
        );
        const tall = Math.max(...cells.map(({ lines }) => height(lines, looks.cell)));
        if (room() < tall + 6) {
          addPage();
          decoration(() => {
            for (const one of titles) draw(one.lines, looks.columnTitle, one.x, y);
          });
          underTitles();
        }
        table.add(row(cells, looks.cell));
        y += tall + 5;
      }
      table.end();
      line(y);
      y += 12;
    },

    /** Numbers the pages and closes the file. */
    finish(pageNumber: (page: number, pages: number) => string): void {
      const { start, count } = pdf.bufferedPageRange();
      for (let place = 0; place < count; place += 1) {
        pdf.switchToPage(start + place);
        const at = page.height - 56;
        line(at - 10);
        decoration(() => {
          const [number] = linesOf(pageNumber(place + 1, count), looks.small);
          draw(linesOf(letterhead.foot, looks.small, lineWidth - 90), looks.small, page.left, at);
          if (number) draw([number], looks.small, page.width - page.right - number.width, at);
        });
      }
      root.end();
      pdf.end();
    },
  };
}
