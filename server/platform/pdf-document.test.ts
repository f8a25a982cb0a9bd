import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { organisationMark } from '../documents/organisation-mark.ts';
import { type PdfContent, pdfDocument } from './pdf-document.ts';

const content: PdfContent = {
  title: 'Bekreftelse på noe',
  letterhead: {
    name: 'Norsk Humanistlag',
    lines: ['Postboks 1 Eksempel, 0001 Oslo'],
    mark: organisationMark,
    foot: 'Norsk Humanistlag · org.nr. 312 345 676',
  },
  createdAt: new Date('2026-11-21T11:00:00Z'),
  pageNumber: (page, pages) => `Side ${page} av ${pages}`,
  blocks: [
    {
      kind: 'paragraph',
      text: 'Blåbær på «Ås» – 1 250 kroner til Áŋŋel Čáhppes-Đurđević, Ŧuommá Žuvlá Šaš.',
    },
    { kind: 'heading', text: 'Ŧ og ŋ i en overskrift' },
    {
      kind: 'facts',
      facts: [
        ['Navn', 'Kari Ödegård O’Brien'],
        ['Dato', '21. november 2026'],
      ],
    },
    {
      kind: 'table',
      caption: 'Betalinger',
      columns: [
        { title: 'Dato', width: 2 },
        { title: 'Formål', width: 3 },
        { title: 'Beløp', isNumeric: true },
      ],
      rows: [['01.02.2026', 'Der det trengs mest', '1 250,00']],
    },
  ],
};

type Node = { role?: string; type?: string; alt?: string; children?: Node[] };

async function readBack(bytes: Buffer) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(pdf, { mergePages: true });
  const trees: Node[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    trees.push((await (await pdf.getPage(number)).getStructTree()) as Node);
  }
  const roles = (node: Node): string[] => [
    ...(node.role ? [node.role] : []),
    ...(node.children ?? []).flatMap(roles),
  ];
  return {
    pdf,
    text,
    pages: pdf.numPages,
    roles: trees.map((tree) => (tree ? roles(tree) : [])),
    meta: await getMeta(pdf),
    markInfo: await pdf.getMarkInfo(),
    preferences: (await pdf.getViewerPreferences()) as { DisplayDocTitle?: boolean } | null,
  };
}

describe('pdf-document', () => {
  test('Norwegian and Sami letters come back as they went in', async () => {
    const { text } = await readBack(await pdfDocument(content));
    for (const part of [
      'Bekreftelse på noe',
      'Blåbær på «Ås» – 1 250 kroner',
      'Áŋŋel Čáhppes-Đurđević, Ŧuommá Žuvlá Šaš',
      'Ŧ og ŋ i en overskrift',
      'Kari Ödegård O’Brien',
      '1 250,00',
      'Side 1 av 1',
      'org.nr. 312 345 676',
    ]) {
      assert.ok(text.replace(/\s+/g, ' ').includes(part), `${part}\n${text}`);
    }
  });

  test('it is tagged, says its language and title, and says that it follows PDF/UA', async () => {
    const bytes = await pdfDocument(content);
    const { roles, meta, markInfo, preferences } = await readBack(bytes);
    const [first = []] = roles;
    assert.deepEqual(
      first.filter((role) => role !== 'Root'),
      [
        ...['Document', 'P', 'H1', 'P', 'H2'],
        ...['Table', 'TR', 'TH', 'TD', 'TR', 'TH', 'TD'],
        ...['Table', 'TR', 'TH', 'TH', 'TH', 'TR', 'TD', 'TD', 'TD'],
      ],
    );
    assert.equal(markInfo?.Marked, true);
    assert.equal(preferences?.DisplayDocTitle, true);
    assert.equal(meta.info.Title, 'Bekreftelse på noe');
    assert.equal(meta.info.Language, 'nb-NO');
    assert.match(bytes.toString('latin1'), /<pdfuaid:part>1<\/pdfuaid:part>/);
    assert.match(bytes.toString('latin1'), /\/Scope \/(Row|Column)/);
  });

  test('every letter that is shown has its font in the file', async () => {
    const raw = (await pdfDocument(content)).toString('latin1');
    assert.ok(!/\/BaseFont \/(Helvetica|Times|Courier)/.test(raw));
    assert.ok((raw.match(/\/FontFile2/g) ?? []).length >= 4);
  });

  test('the same content gives the same bytes; another date others', async () => {
    const [one, same, later] = await Promise.all([
      pdfDocument(content),
      pdfDocument(content),
      pdfDocument({ ...content, createdAt: new Date('2026-11-22T11:00:00Z') }),
    ]);
    assert.ok(one.equals(same));
    assert.ok(!one.equals(later));
    assert.ok(one.length < 120_000, String(one.length));
  });

  test('what does not fit goes on on the next page, with the column titles again', async () => {
    const rows = Array.from({ length: 120 }, (_, place) => ['01.02.2026', `Rad ${place + 1}`, '100,00']);
    const long = 'Et avsnitt som er langt nok til å gå over på neste side. '.repeat(90);
    const [, , , table] = content.blocks as [
      unknown,
      unknown,
      unknown,
      Extract<PdfContent['blocks'][number], { kind: 'table' }>,
    ];
    const bytes = await pdfDocument({
      ...content,
      blocks: [
        { kind: 'paragraph', text: long },
        { ...table, rows },
      ],
    });
    const { text, pages } = await readBack(bytes);
    assert.ok(pages >= 4, String(pages));
    assert.equal(text.match(/Formål/g)?.length, pages - 1);
    assert.equal(text.match(/Rad \d+/g)?.length, 120);
    assert.ok(text.includes(`Side ${pages} av ${pages}`));
    // Titles that come again are for the eye; the table has one row of them.
    assert.equal(bytes.toString('latin1').match(/\/S \/TH/g)?.length, 3);
    assert.equal(bytes.toString('latin1').match(/\/S \/TR/g)?.length, 121);
  });

  test('a word wider than the line is cut, and nothing is lost', async () => {
    const word = 'x'.repeat(300);
    const { text } = await readBack(
      await pdfDocument({ ...content, blocks: [{ kind: 'paragraph', text: word }] }),
    );
    assert.equal((text.match(/x/g) ?? []).length, 300);
  });

  test('the mark is that of the browser’s tab', () => {
    const icon = readFileSync('web/theme/favicon.svg', 'utf8');
    const paths = [...icon.matchAll(/<path fill="([^"]+)" d="([^"]+)"/g)];
    assert.equal(paths.length, 3);
    for (const [, colour, path] of paths)
      assert.ok(organisationMark.some((shape) => shape.colour === colour && shape.path === path));
  });
});
