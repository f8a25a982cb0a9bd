/** Every document, in each language, as the file that is sent: it keeps the rules of PDF/UA that a program can decide. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { PDFDocument } from '@cantoo/pdf-lib';
import { languages } from '#contract/values/portal-languages.ts';
import type { PdfBlock } from '#server/platform/pdf-document.ts';
import { documentsIn, organisation } from '../../test/support/letter-documents.ts';
import { pdfUaFaults } from '../../test/support/pdf-ua.ts';
import { documentMaker } from './document-maker.ts';

const makeDocument = documentMaker(organisation);
const madeAt = new Date('2026-05-12T10:05:00Z');
const read = (bytes: Buffer) => PDFDocument.load(bytes, { updateMetadata: false });

describe('the documents keep PDF/UA', () => {
  for (const language of languages)
    test(`all of them in ${language}`, async () => {
      const faults: string[] = [];
      for (const [name, words] of Object.entries(documentsIn(language))) {
        const { content } = await makeDocument(words, madeAt, language);
        faults.push(...pdfUaFaults(await read(content)).map((fault) => `${name}: ${fault}`));
      }
      assert.deepEqual(faults, []);
    });

  test('one of many pages, broken in a paragraph, between facts and in a table', async () => {
    const text = 'Et avsnitt som er langt nok til å gå over på neste side. '.repeat(90);
    const many = Array.from({ length: 90 }, (_, place) => String(place + 1));
    const blocks: PdfBlock[] = [
      { kind: 'paragraph', text },
      { kind: 'heading', text: 'Fakta' },
      { kind: 'facts', facts: many.map((number) => [`Nummer ${number}`, 'Verdi']) },
      {
        kind: 'table',
        caption: 'Betalinger',
        columns: [{ title: 'Dato' }, { title: 'Beløp', isNumeric: true }],
        rows: many.map((number) => ['01.02.2026', number]),
      },
    ];
    const words = { title: 'En lang bekreftelse', fileName: 'lang.pdf', blocks };
    const document = await read((await makeDocument(words, madeAt, 'nb')).content);
    assert.ok(document.getPageCount() >= 5, String(document.getPageCount()));
    assert.deepEqual(pdfUaFaults(document), []);
  });
});
