/** What an XLSX file says before its rows: which part is the first sheet, and how its dates are to be read. */
import path from 'node:path';
import { type XlsxArchive, XlsxProblem, type XmlHandlers } from './xlsx-archive.ts';

export type XlsxWorkbook = {
  /** The part of the first sheet that is not hidden. */
  sheet: string;
  /** Null where all texts are in their cells. */
  sharedStrings: string | null;
  /** Days are counted from 1904, as old Macintoshes did, and not from 1900. */
  isFrom1904: boolean;
  /** By style number, the `s` of a cell: whether it shows a number as a date. */
  isDateStyle: readonly boolean[];
};

type Relation = { type: string; target: string };

/** @throws XlsxProblem */
export async function readWorkbook(archive: XlsxArchive): Promise<XlsxWorkbook> {
  const office = [...(await relationsOf(archive, '')).values()].find(({ type }) =>
    type.endsWith('/officeDocument'),
  );
  const workbook = office?.target ?? 'xl/workbook.xml';
  if (!archive.has(workbook)) throw new XlsxProblem('not-a-spreadsheet');
  const relations = await relationsOf(archive, workbook);
  const sheets: { relation: string; isHidden: boolean }[] = [];
  let isFrom1904 = false;
  await readAll(archive, workbook, {
    open(name, attributes) {
      if (name === 'workbookPr') isFrom1904 = /^(1|true)$/.test(attributes.date1904 ?? '');
      if (name === 'sheet')
        sheets.push({ relation: relationId(attributes), isHidden: /hidden/i.test(attributes.state ?? '') });
    },
  });
  const first = sheets.find(({ isHidden }) => !isHidden) ?? sheets[0];
  const sheet = first && relations.get(first.relation)?.target;
  if (!sheet || !archive.has(sheet)) throw new XlsxProblem('not-a-spreadsheet');
  const targetOf = (type: string) =>
    [...relations.values()].find((one) => one.type.endsWith(`/${type}`) && archive.has(one.target))?.target;
  const styles = targetOf('styles');
  return {
    sheet,
    isFrom1904,
    sharedStrings: targetOf('sharedStrings') ?? null,
    isDateStyle: styles ? await dateStylesOf(archive, styles) : [],
  };
}

/** The `r:id`, whatever the prefix is. */
const relationId = (attributes: Record<string, string>): string =>
  Object.entries(attributes).find(([name]) => /:id$/.test(name))?.[1] ?? '';

/** @param part empty for the archive as a whole. @returns by id, with the targets as paths in the archive */
async function relationsOf(archive: XlsxArchive, part: string): Promise<Map<string, Relation>> {
  const folder = path.posix.dirname(part);
  const file = path.posix.join(folder, '_rels', `${path.posix.basename(part)}.rels`);
  const relations = new Map<string, Relation>();
  if (!archive.has(file)) return relations;
  await readAll(archive, file, {
    open(name, { Id: id = '', Type: type = '', Target: target = '' }) {
      if (name !== 'Relationship') return;
      const from = target.startsWith('/') ? '/' : path.posix.join('/', folder);
      relations.set(id, { type, target: path.posix.join(from, target).slice(1) });
    },
  });
  return relations;
}

async function dateStylesOf(archive: XlsxArchive, part: string): Promise<boolean[]> {
  const formats = new Map<number, string>();
  const styles: number[] = [];
  let isInCellStyles = false;
  await readAll(archive, part, {
    open(name, attributes) {
      if (name === 'numFmt') formats.set(Number(attributes.numFmtId), attributes.formatCode ?? '');
      if (name === 'cellXfs') isInCellStyles = true;
      if (name === 'xf' && isInCellStyles) styles.push(Number(attributes.numFmtId ?? 0));
    },
    close(name) {
      if (name === 'cellXfs') isInCellStyles = false;
    },
  });
  return styles.map((format) => isDateFormat(format, formats.get(format)));
}

/**
 * @param id of the number format. Those below 164 are built in: 14–17 and 22 are dates, 27–36 and 50–58 are dates in
 *   East Asian editions (ECMA-376 part 1, 18.8.30).
 * @param code of a format that the file brings itself, `dd.mm.yyyy`
 */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined)
    return (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);
  const signs = code.replace(/"[^"]*"|\\.|\[[^\]]*\]|_.|\*./g, '').toLowerCase();
  return /[yd]/.test(signs) || (/m/.test(signs) && !/[hs]/.test(signs));
}

async function readAll(archive: XlsxArchive, part: string, handlers: XmlHandlers): Promise<void> {
  for await (const _piece of archive.read(part, 'small', handlers));
}
