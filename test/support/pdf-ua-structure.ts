/** The structure tree of a tagged PDF, and the rules about its headings, tables and figures. */
import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';

export type Element = { role: string; dict: PDFDict; ref: PDFRef | null; kids: Element[] };
/** Elements in the order of reading, and which element has which part of which page: `12 0 R/3`. */
export type Structure = { elements: Element[]; owners: Map<string, Element>; faults: string[] };

/** The roles of ISO 32000-1, 14.8.4. */
const standardRoles = new Set(
  (
    'Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct Private P H H1 H2 H3 H4 H5 H6 L LI Lbl LBody ' +
    'Table TR TH TD THead TBody TFoot Span Quote Note Reference BibEntry Code Link Annot Ruby Warichu RB RT RP WT WP ' +
    'Figure Formula Form'
  ).split(' '),
);

export const name = PDFName.of;
export const textOf = (value: PDFObject | undefined): string | null =>
  value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : null;
export const nameOf = (value: PDFObject | undefined): string | null =>
  value instanceof PDFName ? value.decodeText() : null;
export const listOf = (value: PDFObject | undefined): PDFObject[] =>
  value instanceof PDFArray ? value.asArray() : value ? [value] : [];

export const structureRootOf = ({ catalog }: PDFDocument): PDFDict | null => {
  const root = catalog.lookup(name('StructTreeRoot'));
  return root instanceof PDFDict ? root : null;
};

export function structureOf(document: PDFDocument): Structure {
  const root = structureRootOf(document);
  const structure: Structure = { elements: [], owners: new Map(), faults: [] };
  if (!root) return structure;
  const map = root.lookup(name('RoleMap'));
  const roles = map instanceof PDFDict ? map : null;

  function roleOf(dict: PDFDict): string {
    let role = nameOf(dict.lookup(name('S'))) ?? '';
    for (let steps = 0; steps < 10 && !standardRoles.has(role); steps += 1)
      role = nameOf(roles?.lookup(name(role))) ?? role;
    if (!standardRoles.has(role)) structure.faults.push(`Matterhorn 02-001: no standard role for ${role}`);
    return role;
  }

  function visit(value: PDFObject, parent: Element | null): void {
    const found = document.context.lookup(value);
    if (found instanceof PDFNumber && parent) own(parent, parent.dict.get(name('Pg')), found);
    if (!(found instanceof PDFDict)) return;
    const type = nameOf(found.lookup(name('Type')));
    if (type === 'MCR' && parent)
      own(parent, found.get(name('Pg')) ?? parent.dict.get(name('Pg')), found.lookup(name('MCID')));
    if (!found.has(name('S'))) return;
    const element: Element = {
      role: roleOf(found),
      dict: found,
      ref: value instanceof PDFRef ? value : null,
      kids: [],
    };
    parent?.kids.push(element);
    structure.elements.push(element);
    for (const kid of listOf(found.lookup(name('K')))) visit(kid, element);
  }

  const own = (element: Element, page: PDFObject | undefined, mcid: PDFObject | undefined) => {
    if (page instanceof PDFRef && mcid instanceof PDFNumber)
      structure.owners.set(`${page.tag}/${mcid.asNumber()}`, element);
  };

  for (const kid of listOf(root.lookup(name('K')))) visit(kid, null);
  return structure;
}

const hasScope = ({ dict }: Element): boolean =>
  listOf(dict.lookup(name('A'))).some((one) => {
    const attributes = dict.context.lookup(one);
    return (
      attributes instanceof PDFDict &&
      nameOf(attributes.lookup(name('O'))) === 'Table' &&
      /^(Row|Column|Both)$/.test(nameOf(attributes.lookup(name('Scope'))) ?? '')
    );
  });

const within = (element: Element): Element[] => element.kids.flatMap((kid) => [kid, ...within(kid)]);

/** What is wrong with headings, figures and tables. */
export function structureFaults({ elements, faults: ofRoles }: Structure): string[] {
  const faults = [...ofRoles];
  const levels = elements.flatMap(({ role }) => Number(/^H([1-6])$/.exec(role)?.[1] ?? 0) || []);
  if (levels.length > 0 && levels[0] !== 1) faults.push('Matterhorn 14-002: the first heading is not H1');
  if (levels.some((level, at) => at > 0 && level > levels[at - 1]! + 1))
    faults.push('Matterhorn 14-003: a level of headings is skipped');
  for (const element of elements) {
    const { role, dict, kids } = element;
    const isDescribed = ['Alt', 'ActualText'].some((key) => textOf(dict.lookup(name(key)))?.trim());
    if (role === 'Figure' && !isDescribed)
      faults.push('Matterhorn 13-004: a figure without a text in its place');
    if (role === 'TH' && !hasScope(element)) faults.push('Matterhorn 15-003: a TH without Scope');
    if (role === 'Table' && !within(element).some((one) => one.role === 'TH'))
      faults.push('ISO 14289-1, 7.5: a table without a TH');
    if (role === 'TR' && kids.some((kid) => kid.role !== 'TH' && kid.role !== 'TD'))
      faults.push('ISO 32000-1, 14.8.4.3.4: a row has something other than TH and TD');
  }
  return faults;
}
