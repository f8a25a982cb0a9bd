/**
 * A document that somebody keeps: a certificate, a receipt, a statement. One page size (A4), one look, and tagged
 * (PDF/UA-1, ISO 14289-1), so that it can be read aloud. The same content gives the same bytes.
 */
import PDFDocument from 'pdfkit';
import { createPdfPaper } from './pdf/pdf-paper.ts';
import { createPdfText } from './pdf/pdf-text.ts';

/** The organisation's mark, drawn in a square of 48 × 48. */
export type PdfMark = readonly { path: string; colour: string }[];
/** What stands on top of the first page, and at the foot of every page. */
export type Letterhead = { name: string; lines: readonly string[]; mark: PdfMark; foot: string };

export type PdfBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  /** What something is, and its value, side by side. */
  | { kind: 'facts'; facts: readonly (readonly [label: string, value: string])[] }
  /** Rows under column titles, which come again on each page. Widths are shares of the line; 1 unless said. */
  | {
      kind: 'table';
      /** Read aloud in front of the table. */
      caption: string;
      columns: readonly { title: string; width?: number; isNumeric?: boolean }[];
      rows: readonly (readonly string[])[];
    };

export type PdfContent = {
  title: string;
  blocks: readonly PdfBlock[];
  letterhead: Letterhead;
  /** Is in the file as when it was made; nothing else of it depends on the clock. */
  createdAt: Date;
  /** `nb-NO` unless said. */
  language?: string;
  /** «Side 1 av 2», in the language of the document. */
  pageNumber(page: number, pages: number): string;
};

/** @returns the finished file */
export function pdfDocument(content: PdfContent): Promise<Buffer> {
  const { title, letterhead, createdAt } = content;
  const options = {
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7' as const,
    // Its type does not know this one.
    subset: 'PDF/UA' as 'PDF/A-3',
    tagged: true,
    displayTitle: true,
    lang: content.language ?? 'nb-NO',
    bufferPages: true,
    autoFirstPage: false,
    info: { Title: title, Author: letterhead.name, CreationDate: createdAt, ModDate: createdAt },
  };
  const pdf = new PDFDocument(options);
  const finished = new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  const paper = createPdfPaper(pdf, createPdfText(pdf), letterhead);
  paper.title(title);
  for (const block of content.blocks) {
    if (block.kind === 'heading') paper.heading(block.text);
    else if (block.kind === 'paragraph') paper.paragraph(block.text);
    else if (block.kind === 'facts') paper.facts(block.facts);
    else paper.table(block);
  }
  paper.finish(content.pageNumber);
  return finished;
}
