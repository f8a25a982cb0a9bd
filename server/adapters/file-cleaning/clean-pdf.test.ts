import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { PDFDocument } from '@cantoo/pdf-lib';
import PDFDocumentMaker from 'pdfkit';
import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { pdf, pdfWith, pictureWithPlace, stream, text } from '../../../test/support/attack-files.ts';
import { hostilePdfs } from '../../../test/support/hostile-pdfs.ts';
import { activePartsOf } from '../../../test/support/opened-file.ts';
import { cleanPdf } from './clean-pdf.ts';

/** Its type does not know this part of the library. */
const universal = { pdfVersion: '1.7', subset: 'PDF/UA' as 'PDF/A-3', displayTitle: true } as const;

/** What somebody writes: two pages with a picture, links, a bookmark and tags. */
async function honestPdf(more: Partial<PDFKit.PDFDocumentOptions> = {}): Promise<Buffer> {
  const document = new PDFDocumentMaker({
    tagged: true,
    lang: 'nb',
    ...more,
    info: { Author: 'Hemmelig Forfatter (med \\ og parentes)', Title: 'Æ hemmelig tittel' },
  });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise((done) => document.on('end', done));
  const section = document.struct('Sect');
  document.addStructure(section);
  section.add(
    document.struct('P', {}, () => {
      document.fontSize(20).text('Et brev om stream og endstream. Se https://humanistlaget.example', {
        link: 'https://humanistlaget.example',
      });
    }),
  );
  section.end();
  document.image(await pictureWithPlace(), 100, 200);
  document.text('Til side to', { goTo: 'andre' });
  document.outline.addItem('Innhold').addItem('Side én');
  document.addPage().addNamedDestination('andre');
  document.text('Side to: æ ø å');
  document.end();
  await ended;
  return Buffer.concat(parts);
}

const open = (bytes: Uint8Array) => getDocumentProxy(new Uint8Array(bytes));

/** Every step that a page is drawn with, and where its links lead. */
async function pagesOf(bytes: Uint8Array) {
  const document = await open(bytes);
  const pages = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { fnArray, argsArray } = await page.getOperatorList();
    const steps = argsArray.map((step) => JSON.stringify(step)?.replace(/g_d\d+_|_p\d+_\d+|img_\w+/g, ''));
    const links = (await page.getAnnotations()).map(({ subtype, url, dest, rect }) => ({
      subtype,
      url,
      rect,
      leadsOn: Boolean(dest),
    }));
    pages.push({ view: page.view, rotate: page.rotate, fnArray, steps, links });
  }
  return pages;
}

async function cleaned(bytes: Uint8Array): Promise<Buffer> {
  const answer = await cleanPdf(bytes);
  assert.ok(!answer.refusal, answer.refusal);
  return Buffer.from(answer.content);
}

describe('a PDF that is written into a new one', () => {
  test('looks, says and links as before, keeps bookmarks and tags, and not who wrote it, with what, when and where', async () => {
    const original = await honestPdf();
    assert.match(original.toString('latin1'), /PDFKit/);
    assert.match(original.toString('latin1'), /Synthetic phone/);
    const content = await cleaned(original);
    assert.deepEqual(await activePartsOf('pdf', content), []);
    assert.doesNotMatch(content.toString('latin1'), /PDFKit|Hemmelig|Synthetic|Exif/);
    const [before, after] = await Promise.all([open(original), open(content)]);
    assert.deepEqual((await extractText(after)).text, (await extractText(before)).text);
    assert.match((await extractText(after)).text.join(), /æ ø å/);
    assert.deepEqual(await pagesOf(content), await pagesOf(original));
    const bookmarks = (await after.getOutline()).map(({ title, items }) => [title, items.length]);
    assert.deepEqual(bookmarks, [['Innhold', 1]]);
    const tags = await (await after.getPage(1)).getStructTree();
    assert.match(JSON.stringify(tags), /"role":"P"/);
  });

  test('is called what we call it, and keeps the mark of PDF/UA with that title', async () => {
    const answer = await cleanPdf(await honestPdf({ ...universal }), 'Årsmelding & <regnskap>');
    assert.ok(!answer.refusal);
    const document = await open(answer.content);
    const { info, metadata } = await document.getMetadata();
    assert.equal((info as { Title?: string }).Title, 'Årsmelding & <regnskap>');
    assert.equal(metadata?.get('dc:title'), 'Årsmelding & <regnskap>');
    const preferences = await document.getViewerPreferences();
    assert.equal((preferences as { DisplayDocTitle?: boolean } | null)?.DisplayDocTitle, true);
    const written = Buffer.from(answer.content).toString('latin1');
    assert.match(written, /<pdfuaid:part>1</);
    assert.doesNotMatch(written, /Hemmelig|PDFKit/);
    const unmarked = await cleanPdf(await honestPdf(), 'Referat');
    assert.ok(!unmarked.refusal);
    assert.deepEqual(await activePartsOf('pdf', unmarked.content, 'Referat'), []);
  });

  test('a filled-in form keeps what was written, and is a form no more', async () => {
    const document = await PDFDocument.create();
    const page = document.addPage([300, 300]);
    const field = document.getForm().createTextField('navn');
    field.setText('Kari Nordmann');
    field.addToPage(page, { x: 10, y: 200, width: 200, height: 30 });
    const content = await cleaned(await document.save());
    assert.deepEqual(await activePartsOf('pdf', content), []);
    const [stamp] = await (await (await open(content)).getPage(1)).getAnnotations();
    assert.deepEqual([stamp?.subtype, stamp?.hasAppearance], ['Stamp', true]);
  });

  test('a field that its reader would have drawn is drawn', async () => {
    const form = '/AcroForm << /Fields [4 0 R] /DA (/Helv 12 Tf) /NeedAppearances true >>';
    const field =
      '<< /FT /Tx /T (a) /V (Ola) /DA (/Helv 12 Tf 0 g) /Subtype /Widget /Rect [0 0 90 20] /P 3 0 R >>';
    const original = text(
      pdfWith(form, [field])
        .toString('latin1')
        .replace('/MediaBox [0 0 99 99]', '/MediaBox [0 0 99 99] /Annots [4 0 R]'),
    );
    const content = await cleaned(original);
    const [stamp] = await (await (await open(content)).getPage(1)).getAnnotations();
    assert.deepEqual([stamp?.subtype, stamp?.hasAppearance], ['Stamp', true]);
  });

  test('a note keeps its words', async () => {
    const original = pdfWith('', [
      '<< /Type /Annot /Subtype /Text /Rect [0 0 9 9] /Contents (Se her) /T (Hemmelig Forfatter) >>',
    ]);
    const pinned = original.toString('latin1').replace('[0 0 99 99]', '[0 0 99 99] /Annots [4 0 R]');
    const content = await cleaned(text(pinned));
    const [note] = await (await (await open(content)).getPage(1)).getAnnotations();
    assert.equal(note?.contentsObj.str, 'Se her');
    assert.deepEqual(await activePartsOf('pdf', content), []);
  });

  for (const [name, make] of Object.entries(hostilePdfs))
    test(`${name}: nothing that acts is left`, async () => {
      const answer = await cleanPdf(make());
      if (answer.refusal) return;
      assert.deepEqual(await activePartsOf('pdf', answer.content), []);
      assert.ok((await open(answer.content)).numPages > 0);
    });

  test('what would be lost without a word is refused', async () => {
    const reasons = {
      'a file in it': 'active-content',
      'a file pinned to a page': 'active-content',
      'a portfolio': 'active-content',
      'a form of another kind': 'active-content',
      'a password': 'locked',
      'half of it': 'damaged',
      'no pages': 'damaged',
      'a page of 400 megabytes': 'too-complex',
      'a page of many large parts': 'too-complex',
    };
    for (const [name, refusal] of Object.entries(reasons))
      assert.deepEqual(await cleanPdf(hostilePdfs[name]!()), { refusal }, name);
  });

  test('a page that is missing, or whose drawing is, is no file with a page less', async () => {
    const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 8 0 R >>';
    const pages = (kids: string) => `<< /Type /Pages /Kids [${kids}] /Count 2 >>`;
    const catalog = '<< /Type /Catalog /Pages 2 0 R >>';
    for (const kids of ['3 0 R 9 0 R', '3 0 R'])
      assert.deepEqual(await cleanPdf(pdf([catalog, pages(kids), page])), { refusal: 'damaged' });
  });

  test('forty megabytes of pictures are rewritten within their time', async () => {
    const size = { width: 1600, height: 1200, channels: 3 as const };
    const noise = await sharp({
      create: { ...size, noise: { type: 'gaussian', mean: 128, sigma: 90 }, background: 'red' },
    })
      .jpeg({ quality: 100 })
      .toBuffer();
    const count = Math.ceil(40_000_000 / noise.length);
    const numbers = Array.from({ length: count }, (_, place) => place);
    const magazine = pdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Kids [${numbers.map((n) => `${n + 3} 0 R`).join(' ')}] /Count ${count} >>`,
      ...numbers.map(
        (n) =>
          `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /XObject << /A ${n + 3 + count} 0 R >> >> >>`,
      ),
      ...numbers.map(() =>
        stream(
          '/Type /XObject /Subtype /Image /Width 1600 /Height 1200 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode',
          noise,
        ),
      ),
    ]);
    assert.ok(magazine.length > 40_000_000);
    const began = performance.now();
    const content = await cleaned(magazine);
    const seconds = (performance.now() - began) / 1000;
    assert.ok(seconds < 40 * 3, `${seconds} s`);
    assert.equal((await open(content)).numPages, count);
  });
});
