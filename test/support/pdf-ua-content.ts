/** What is drawn on a page of a tagged PDF: every text and every line is a part of an element, or an artifact. */
import {
  type ContentStreamOperation,
  decodePDFRawStream,
  PDFArray,
  PDFName,
  type PDFPage,
  PDFRawStream,
  PDFStream,
  parseContentStream,
} from '@cantoo/pdf-lib';

/** Text, filled and stroked paths, shadings and pictures. */
const drawing = new Set(['Tj', 'TJ', "'", '"', 'S', 's', 'f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'sh', 'Do']);

type Mark = { isArtifact: boolean; mcid: number | null };

function markOf({ args }: ContentStreamOperation): Mark {
  const [tag, properties] = args;
  const isArtifact = typeof tag === 'object' && 'value' in tag && tag.value === 'Artifact';
  const mcid = typeof properties === 'object' && 'MCID' in properties ? properties.MCID : null;
  return { isArtifact, mcid: typeof mcid === 'number' ? mcid : null };
}

/** The content of a page; its streams are read as one, as by a reader. */
function contentOf(page: PDFPage): Uint8Array {
  const contents = page.node.lookup(PDFName.of('Contents'));
  const streams = contents instanceof PDFArray ? contents.asArray() : [contents];
  return Buffer.concat(
    streams.flatMap((one) => {
      const stream = one && page.doc.context.lookup(one);
      if (stream instanceof PDFRawStream) return [decodePDFRawStream(stream).decode(), Buffer.from('\n')];
      return stream instanceof PDFStream ? [stream.getContents(), Buffer.from('\n')] : [];
    }),
  );
}

/** @returns the numbers of the marked content of a page, and what is wrong in it */
export function markedContentOf(page: PDFPage): { mcids: number[]; faults: string[] } {
  const mcids: number[] = [];
  const faults: string[] = [];
  const open: Mark[] = [];
  for (const operation of parseContentStream(contentOf(page))) {
    const { name } = operation;
    const isInArtifact = open.some(({ isArtifact }) => isArtifact);
    const isInElement = open.some(({ mcid }) => mcid !== null);
    if (name === 'BDC' || name === 'BMC') {
      const mark = markOf(operation);
      if (mark.isArtifact && isInElement) faults.push('Matterhorn 01-003: an artifact inside an element');
      if (mark.mcid !== null && isInArtifact) faults.push('Matterhorn 01-004: an element inside an artifact');
      if (mark.mcid !== null) mcids.push(mark.mcid);
      open.push(mark);
    } else if (name === 'EMC') {
      if (!open.pop()) faults.push('ISO 32000-1, 14.6.1: marked content ends that did not begin');
    } else if (drawing.has(name) && !isInArtifact && !isInElement)
      faults.push(`Matterhorn 01-005: ${name} is neither in an element nor an artifact`);
  }
  if (open.length > 0) faults.push('ISO 32000-1, 14.6.1: marked content does not end on its page');
  if (new Set(mcids).size !== mcids.length)
    faults.push('ISO 32000-1, 14.7.4: two parts of a page have the same number');
  return { mcids, faults };
}
