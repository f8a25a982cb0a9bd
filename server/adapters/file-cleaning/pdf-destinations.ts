/** Places in a PDF that a link or a bookmark leads to, and the bookmarks (ISO 32000-1, 12.3). */
import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import type { PdfCopier } from './pdf-copier.ts';

const maximum = 10_000;

const nameOf = (value: PDFObject | undefined): string | null =>
  value instanceof PDFName || value instanceof PDFString || value instanceof PDFHexString
    ? value.decodeText()
    : null;

/** The named places of a document. */
function listNamed(source: PDFContext, catalog: PDFDict): Map<string, PDFObject> {
  const named = new Map<string, PDFObject>();
  const old = catalog.lookup(PDFName.of('Dests'));
  if (old instanceof PDFDict) for (const [key, value] of old.entries()) named.set(key.decodeText(), value);
  const names = catalog.lookup(PDFName.of('Names'));
  const waiting: (PDFObject | undefined)[] = [
    names instanceof PDFDict ? names.get(PDFName.of('Dests')) : undefined,
  ];
  const seen = new Set<PDFObject>();
  for (let next = waiting.pop(); next && seen.size < maximum; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    const node = source.lookup(next);
    if (!(node instanceof PDFDict)) continue;
    const kids = node.lookup(PDFName.of('Kids'));
    if (kids instanceof PDFArray) waiting.push(...kids.asArray());
    const pairs = node.lookup(PDFName.of('Names'));
    if (!(pairs instanceof PDFArray)) continue;
    for (let pair = 0; pair + 1 < pairs.size(); pair += 2) {
      const name = nameOf(pairs.lookup(pair));
      if (name !== null) named.set(name, pairs.get(pair + 1));
    }
  }
  return named;
}

export type PdfDestinations = ReturnType<typeof createPdfDestinations>;

/** @param copier knows what has become of the pages */
export function createPdfDestinations(copier: PdfCopier, catalog: PDFDict) {
  const { source, target } = copier;
  const named = listNamed(source, catalog);

  /** A place on one of the pages; null where it leads elsewhere. */
  function copyOf(value: PDFObject | undefined): PDFArray | null {
    let found = source.lookup(value);
    const name = nameOf(found);
    if (name !== null) found = source.lookup(named.get(name));
    if (found instanceof PDFDict) found = found.lookup(PDFName.of('D'));
    if (!(found instanceof PDFArray)) return null;
    const [page, ...rest] = found.asArray();
    const to = page instanceof PDFRef ? copier.replacementOf(page) : null;
    if (!to) return null;
    const copied = target.obj([]);
    copied.push(to);
    for (const one of rest.slice(0, 5)) {
      const plain = source.lookup(one);
      copied.push(plain instanceof PDFName || plain instanceof PDFNumber ? plain : target.obj(null));
    }
    return copied;
  }

  /** Where a link or a bookmark leads: its place, or the place of its action. */
  function placeOf(dict: PDFDict): PDFArray | null {
    const own = dict.get(PDFName.of('Dest'));
    if (own) return copyOf(own);
    const action = dict.lookup(PDFName.of('A'));
    if (!(action instanceof PDFDict) || action.lookup(PDFName.of('S')) !== PDFName.of('GoTo')) return null;
    return copyOf(action.get(PDFName.of('D')));
  }

  /** The bookmarks with their words and places; null where there are none. */
  function copyOutlines(): PDFRef | null {
    const seen = new Set<PDFObject>();
    const copyLevel = (parent: PDFDict, to: PDFDict, toRef: PDFRef, depth: number): void => {
      let former: { dict: PDFDict; ref: PDFRef } | null = null;
      for (let next = parent.get(PDFName.of('First')); next && seen.size < maximum && !seen.has(next); ) {
        seen.add(next);
        const item = source.lookup(next);
        if (!(item instanceof PDFDict)) break;
        const dict = target.obj({ Parent: toRef });
        const ref = target.register(dict);
        copier.copyKeys(item, dict, ['Title', 'C', 'F']);
        const place = placeOf(item);
        if (place) dict.set(PDFName.of('Dest'), place);
        if (former) {
          former.dict.set(PDFName.of('Next'), ref);
          dict.set(PDFName.of('Prev'), former.ref);
        } else to.set(PDFName.of('First'), ref);
        to.set(PDFName.of('Last'), ref);
        former = { dict, ref };
        if (depth < 10) copyLevel(item, dict, ref, depth + 1);
        next = item.get(PDFName.of('Next'));
      }
    };
    const from = catalog.lookup(PDFName.of('Outlines'));
    if (!(from instanceof PDFDict)) return null;
    const outlines = target.obj({ Type: 'Outlines' });
    const ref = target.register(outlines);
    copyLevel(from, outlines, ref, 0);
    return outlines.has(PDFName.of('First')) ? ref : null;
  }

  return { placeOf, copyOutlines };
}
