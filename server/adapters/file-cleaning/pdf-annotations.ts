/**
 * What lies on a PDF's pages (ISO 32000-1, 12.5): links keep their address, notes their words, and fields of a form
 * only what they look like.
 */
import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';
import type { PdfCopier } from './pdf-copier.ts';
import type { PdfDestinations } from './pdf-destinations.ts';
import { PdfFault } from './pdf-fault.ts';

const marks = new Set(
  'Text FreeText Line Square Circle Polygon PolyLine Highlight Underline Squiggly StrikeOut Ink Caret Stamp'.split(
    ' ',
  ),
);
const looks =
  'Rect F Border BS BE C IC CA QuadPoints L LE Vertices InkList DA Q Contents Name Open AS StructParent'.split(
    ' ',
  );
const looksOfLink = ['Rect', 'F', 'Border', 'BS', 'C', 'H', 'QuadPoints', 'Contents', 'StructParent'];
/** Addresses that a link may lead to. */
const openAddress = /^(https?:\/\/|mailto:|tel:)/i;
const [hidden, printed] = [2, 4];

/**
 * @returns a copy without anything that acts, or null where nothing is left of it
 * @throws PdfFault active-content where a file is pinned to the page, which would be lost
 */
export function copyAnnotation(
  copier: PdfCopier,
  destinations: PdfDestinations,
  annotation: PDFDict,
  page: PDFRef,
): PDFRef | null {
  const { target } = copier;
  const subtype = annotation.lookup(PDFName.of('Subtype'));
  const word = subtype instanceof PDFName ? subtype.decodeText() : '';
  const flags = annotation.lookup(PDFName.of('F'));
  if (flags instanceof PDFNumber && flags.asNumber() & hidden) return null;
  if (word === 'FileAttachment') throw new PdfFault('active-content');
  if (word === 'Link') return copyLink(copier, destinations, annotation, page);
  const appearance = copier.copy(appearanceOf(annotation));
  if (!appearance && !marks.has(word)) return null;
  const copied = target.obj({ Type: 'Annot', Subtype: marks.has(word) ? word : 'Stamp', P: page });
  if (marks.has(word)) copier.copyKeys(annotation, copied, looks);
  else {
    copier.copyKeys(annotation, copied, ['Rect', 'StructParent']);
    copied.set(PDFName.of('F'), PDFNumber.of(printed));
  }
  if (appearance) {
    copied.set(PDFName.of('AP'), target.obj({ N: appearance }));
    copied.delete(PDFName.of('AS'));
  }
  return target.register(copied);
}

/** Its normal appearance in its current state. */
function appearanceOf(annotation: PDFDict): PDFObject | undefined {
  const appearances = annotation.lookup(PDFName.of('AP'));
  if (!(appearances instanceof PDFDict)) return undefined;
  const normal = appearances.lookup(PDFName.of('N'));
  if (normal instanceof PDFStream) return appearances.get(PDFName.of('N'));
  const state = annotation.lookup(PDFName.of('AS'));
  if (!(normal instanceof PDFDict) || !(state instanceof PDFName)) return undefined;
  return normal.lookup(state) instanceof PDFStream ? normal.get(state) : undefined;
}

function copyLink(
  copier: PdfCopier,
  destinations: PdfDestinations,
  link: PDFDict,
  page: PDFRef,
): PDFRef | null {
  const { target } = copier;
  const copied = target.obj({ Type: 'Annot', Subtype: 'Link', P: page });
  const address = addressOf(link);
  const place = address ? null : destinations.placeOf(link);
  if (!address && !place) return null;
  copier.copyKeys(link, copied, looksOfLink);
  if (place) copied.set(PDFName.of('Dest'), place);
  if (address)
    copied.set(
      PDFName.of('A'),
      target.obj({ S: 'URI', URI: PDFHexString.of(Buffer.from(address).toString('hex')) }),
    );
  return target.register(copied);
}

function addressOf(link: PDFDict): string | null {
  const action = link.lookup(PDFName.of('A'));
  if (!(action instanceof PDFDict) || action.lookup(PDFName.of('S')) !== PDFName.of('URI')) return null;
  const address = action.lookup(PDFName.of('URI'));
  if (!(address instanceof PDFString || address instanceof PDFHexString)) return null;
  const text = Buffer.from(address.asBytes()).toString('latin1').trim();
  return openAddress.test(text) && text.length <= 2000 && /^[\x21-\x7e\xa0-\xff]+$/.test(text)
    ? encodeURI(decodedOnce(text))
    : null;
}

/** Some write other letters as they are, others with per cent signs. */
function decodedOnce(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}

/** The annotations of a page. */
export const annotationsOf = (page: PDFDict): PDFObject[] => {
  const list = page.lookup(PDFName.of('Annots'));
  return list instanceof PDFArray ? list.asArray() : [];
};
