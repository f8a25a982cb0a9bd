/** Everything that is held of a person as one page, which is read without the portal: no script, nothing fetched, for paper too. */
import { heldValueText } from '#contract/held/held-format.ts';
import type { Language } from '#contract/values/portal-languages.ts';
import { type ExportWords, exportWords } from '#server/letters/export-words.ts';
import { escapeHtml } from '#server/platform/http/escape-html.ts';

type Row = Readonly<Record<string, unknown>>;

export type ExportPage = {
  language: Language;
  madeAt: Date;
  /** Whose it is; empty where no name is known. */
  name: string;
  /** What the same is called as JSON. */
  json: string;
  tables: readonly { name: string; rows: readonly Row[] }[];
  /** By their path in the archive. */
  files: readonly { path: string; name: string; keptAt: string; sizeBytes: number }[];
  /** Made when they are fetched: where. `number` of one among many. */
  documents: readonly {
    kind: 'gift' | 'statements' | 'agreements' | 'magazine' | 'children';
    number: string;
    address: string;
  }[];
};

/** Tables with more columns than this are read entry by entry. */
const columnsAside = 4;

const style = `:root{color-scheme:light dark;font:100%/1.5 system-ui,sans-serif}
body{max-width:60rem;margin:0 auto;padding:1rem}
h2{margin-top:3rem;border-bottom:1px solid}
h3{margin-top:2rem}
table{border-collapse:collapse;width:100%;margin:0 0 1.5rem}
caption{text-align:left;padding:.25rem 0;font-style:italic}
th,td{border:1px solid #767676;padding:.35rem .6rem;text-align:left;vertical-align:top;overflow-wrap:anywhere;white-space:pre-line}
tbody th{width:14rem;hyphens:auto;overflow-wrap:break-word}
nav a{display:inline-block;padding:.2rem 0}
.wide{overflow-x:auto}
@media (max-width:40rem){tbody th{width:38%}}
@media print{:root{font-size:80%}body{max-width:none;padding:0}.wide{overflow:visible}h2,h3,caption{break-after:avoid}tr{break-inside:avoid}}`;

/** @returns the page, piece by piece; all that comes from outside is escaped */
export function* exportPage(page: ExportPage): Generator<string> {
  const words = exportWords[page.language];
  const held = page.tables.filter(({ rows }) => rows.length > 0);
  const groups = groupsOf(words, held);
  const parts = [...groups.map(({ title }) => title), words.files];
  yield `<!doctype html>
<html lang="${page.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(words.title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(words.title)}</h1>
<p>${escapeHtml(words.made(page.name, words.moment(page.madeAt.toISOString())))}</p>
<p>${escapeHtml(words.lead)}</p>
<p>${escapeHtml(words.care)} ${escapeHtml(words.machine(page.json))}</p>
<nav aria-labelledby="contents">
<h2 id="contents">${escapeHtml(words.contents)}</h2>
<ul>${parts.map((title, place) => `<li><a href="#part-${place}">${escapeHtml(title)}</a></li>`).join('')}</ul>
</nav>
`;
  for (const [place, { title, tables }] of groups.entries()) {
    yield `<section aria-labelledby="part-${place}">\n<h2 id="part-${place}">${escapeHtml(title)}</h2>\n`;
    for (const table of tables) yield* tableOf(words, table);
    yield '</section>\n';
  }
  yield `<section aria-labelledby="part-${groups.length}">\n${filesOf(words, page.files, groups.length)}${documentsOf(words, page.documents)}</section>\n`;
  const empty = page.tables.filter(({ rows }) => rows.length === 0);
  if (empty.length > 0)
    yield `<h2>${escapeHtml(words.nothing)}</h2>\n<p>${escapeHtml(empty.map(({ name }) => nameOf(words, name)).join(', '))}</p>\n`;
  yield '</main>\n</body>\n</html>\n';
}

type Tables = ExportPage['tables'];

/** The tables in the groups of «Alt vi har om deg»; those that it does not know come last. */
function groupsOf(words: ExportWords, held: Tables): { title: string; tables: Tables }[] {
  const known = words.dataGroups.flatMap(({ tables }) => tables);
  const others = held.map(({ name }) => name).filter((name) => !known.includes(name));
  return [...words.dataGroups, { title: words.otherGroup, tables: others }]
    .map(({ title, tables }) => ({
      title,
      tables: tables.flatMap((name) => held.filter((table) => table.name === name)),
    }))
    .filter(({ tables }) => tables.length > 0);
}

const nameOf = (words: ExportWords, table: string): string => words.tableWords[table] ?? table;

function* tableOf(words: ExportWords, { name, rows }: Tables[number]): Generator<string> {
  const title = escapeHtml(words.counted(nameOf(words, name), rows.length));
  const texts = rows.map((row) => textsOf(words, name, row));
  const columns = [...new Set(texts.flatMap((row) => [...row.keys()]))];
  yield `<h3>${title}</h3>\n`;
  if (columns.length > columnsAside || rows.length === 1) {
    for (const [place, row] of texts.entries()) yield entryOf(words, row, place + 1, rows.length);
    return;
  }
  const heads = columns.map((column) => `<th scope="col">${escapeHtml(column)}</th>`).join('');
  yield `<div class="wide" role="region" tabindex="0" aria-label="${title}"><table>\n<thead><tr>${heads}</tr></thead>\n<tbody>\n`;
  for (const row of texts)
    yield `<tr>${columns.map((column) => `<td>${escapeHtml(row.get(column) ?? '')}</td>`).join('')}</tr>\n`;
  yield '</tbody>\n</table></div>\n';
}

function entryOf(words: ExportWords, row: ReadonlyMap<string, string>, number: number, of: number): string {
  const lines = [...row].map(
    ([column, text]) => `<tr><th scope="row">${escapeHtml(column)}</th><td>${escapeHtml(text)}</td></tr>\n`,
  );
  const caption = of > 1 ? `<caption>${escapeHtml(words.entry(number, of))}</caption>\n` : '';
  return `<table>\n${caption}<tbody>\n${lines.join('')}</tbody>\n</table>\n`;
}

/** @returns what a row says, by the names of its columns; never empty */
function textsOf(words: ExportWords, table: string, row: Row): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [column, value] of Object.entries(row)) {
    const text = heldValueText(words, table, column, value);
    if (text) texts.set(words.columnWords[column] ?? column, text === value ? text : words.capitalise(text));
  }
  return texts.size > 0 ? texts : new Map([[words.isThere, words.yes]]);
}

function filesOf(words: ExportWords, files: ExportPage['files'], part: number): string {
  const title = `<h2 id="part-${part}">${escapeHtml(words.files)}</h2>\n`;
  if (files.length === 0) return `${title}<p>${escapeHtml(words.noFiles)}</p>\n`;
  const heads = [words.file, words.kept, words.size]
    .map((head) => `<th scope="col">${escapeHtml(head)}</th>`)
    .join('');
  const lines = files.map(({ path, name, keptAt, sizeBytes }) => {
    const address = path.split('/').map(encodeURIComponent).join('/');
    return `<tr><td><a href="${escapeHtml(address)}">${escapeHtml(name)}</a></td><td>${escapeHtml(words.moment(keptAt))}</td><td>${escapeHtml(words.bytes(sizeBytes))}</td></tr>\n`;
  });
  return `${title}<div class="wide" role="region" tabindex="0" aria-labelledby="part-${part}"><table>\n<thead><tr>${heads}</tr></thead>\n<tbody>\n${lines.join('')}</tbody>\n</table></div>\n`;
}

/** Below the files: what is no file before it is fetched. */
function documentsOf({ documents: words }: ExportWords, documents: ExportPage['documents']): string {
  if (documents.length === 0) return '';
  const lines = documents.map(({ kind, number, address }) => {
    const name = kind === 'gift' ? words.gift(number) : words[kind];
    return `<li><a href="${escapeHtml(address)}">${escapeHtml(name)}</a><br>${escapeHtml(address)}</li>\n`;
  });
  return `<h3>${escapeHtml(words.title)}</h3>\n<p>${escapeHtml(words.text)}</p>\n<ul>\n${lines.join('')}</ul>\n`;
}
