/** The attack set of the trust reference (5, 31–35, 63): each file is refused, or comes out harmless. */
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { constants, deflateSync, inflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import * as files from '../../../test/support/attack-files.ts';
import { smallHeic } from '../../../test/support/small-heic.ts';
import { createProcessFileCleaner } from './process-file-cleaner.ts';

const { pdfWith, text, stream } = files;
const javaScript = '<< /S /JavaScript /JS (app.alert(1)) >>';

/** What somebody writes, as PDF. */
async function honestPdf(): Promise<Buffer> {
  const document = new PDFDocument({
    info: { Author: 'Hemmelig Forfatter (med \\ og parentes)', Title: 'Æ hemmelig tittel' },
  });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise((done) => document.on('end', done));
  document.fontSize(20).text('Et brev om stream og endstream. Se https://humanistlaget.example', {
    link: 'https://humanistlaget.example',
  });
  document.image(await files.pictureWithPlace(), 100, 200);
  document.end();
  await ended;
  return Buffer.concat(parts);
}

describe('files that somebody sends', () => {
  const cleaner = createProcessFileCleaner();
  after(() => cleaner.stop());
  const clean = (bytes: Uint8Array) => cleaner.clean(async () => bytes);
  async function cleaned(bytes: Uint8Array) {
    const answer = await clean(bytes);
    assert.ok(!answer.refusal, answer.refusal);
    return { kind: answer.kind, content: Buffer.from(answer.content) };
  }

  test('a picture keeps its points and loses its place, its phone and every other word', async () => {
    const original = await files.pictureWithPlace();
    assert.match(original.toString('latin1'), /Synthetic phone/);
    const { kind, content } = await cleaned(original);
    assert.equal(kind, 'jpeg');
    const { exif, xmp, icc, iptc, orientation, width, height } = await sharp(content).metadata();
    assert.deepEqual(
      [exif, xmp, icc, iptc, orientation],
      [undefined, undefined, undefined, undefined, undefined],
    );
    // It lay on its side.
    assert.deepEqual([width, height], [30, 40]);
    assert.doesNotMatch(content.toString('latin1'), /Synthetic|Hemmelig|GPS|Exif/);
  });

  test('HEIC becomes JPEG, turned the right way, without place and phone', async () => {
    assert.match(smallHeic.toString('latin1'), /Synthetic phone/);
    const { kind, content } = await cleaned(smallHeic);
    assert.equal(kind, 'jpeg');
    const { data, info } = await sharp(content).raw().toBuffer({ resolveWithObject: true });
    assert.deepEqual([info.width, info.height], [48, 64]);
    // A quarter turn to the left brought the red corner from the top left down to the bottom left.
    const colourAt = (x: number, y: number) => [...data.subarray((y * 48 + x) * 3, (y * 48 + x) * 3 + 3)];
    const [red = 0, , blue = 0] = colourAt(3, 60);
    assert.ok(red > 180 && blue < 80, String(colourAt(3, 60)));
    assert.doesNotMatch(content.toString('latin1'), /Synthetic|GPS|Exif/);
  });

  test('a PDF of plain pages keeps its pages, and not who wrote it, with what, when and where', async () => {
    const plain = await cleaned(pdfWith(''));
    assert.ok(plain.content.equals(pdfWith('')));
    const original = await honestPdf();
    assert.match(original.toString('latin1'), /PDFKit/);
    assert.match(original.toString('latin1'), /Synthetic phone/);
    const { kind, content } = await cleaned(original);
    assert.equal(kind, 'pdf');
    assert.equal(content.length, original.length);
    assert.doesNotMatch(content.toString('latin1'), /PDFKit|Hemmelig|D:20|Synthetic|Exif/);
    const read = async (bytes: Buffer) => {
      const pdf = await getDocumentProxy(new Uint8Array(bytes));
      return { ...(await extractText(pdf)), ...(await getMeta(pdf)) };
    };
    const [before, after] = [await read(original), await read(content)];
    assert.equal(before.info.Author, 'Hemmelig Forfatter (med \\ og parentes)');
    assert.deepEqual([after.totalPages, after.text], [before.totalPages, before.text]);
    assert.match(after.text.join(), /Et brev om stream/);
    for (const name of ['Author', 'Title', 'Producer', 'Creator', 'CreationDate'])
      assert.equal(String(after.info[name] ?? '').trim(), '', name);
  });

  test('metadata that is packed, or stands as XMP, goes too; a signed PDF is left as it was signed', async () => {
    const packet = (words: string) =>
      text(
        `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">${words}</x:xmpmeta><?xpacket end="w"?>`,
      );
    const secret = packet('<dc:creator>Hemmelig Forfatter</dc:creator>'.repeat(5));
    const open = pdfWith('', [stream('/Type /Metadata /Subtype /XML', secret)]);
    const packed = pdfWith('', [
      stream('/Type /Metadata /Subtype /XML /Filter /FlateDecode', deflateSync(secret)),
    ]);
    const info = '9 0 << /Author (Hemmelig Forfatter \\( her) /Title <48656d6d656c6967> >>';
    const objects = pdfWith(
      '',
      [stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', deflateSync(text(info)))],
      '/Info 9 0 R',
    );
    const inside = (bytes: Buffer) => {
      const found = [bytes.toString('latin1')];
      for (let place = bytes.indexOf('stream\n'); place !== -1; place = bytes.indexOf('stream\n', place + 1))
        try {
          found.push(
            inflateSync(bytes.subarray(place + 7), { finishFlush: constants.Z_SYNC_FLUSH }).toString(
              'latin1',
            ),
          );
        } catch {}
      return found.join('\n');
    };
    for (const original of [open, packed, objects]) {
      assert.match(inside(original), /Hemmelig|48656d6d/);
      const { content } = await cleaned(original);
      assert.equal(content.length, original.length);
      assert.doesNotMatch(inside(content), /Hemmelig|48656d6d/);
    }
    assert.match(inside((await cleaned(objects)).content), /\/Author \( *\)/);
    const signed = pdfWith('/Sig << /ByteRange [0 10 20 30] >>', [stream('/Type /Metadata', secret)]);
    assert.ok((await cleaned(signed)).content.equals(signed));
  });

  test('a picture with something else in it comes out as a picture only', async () => {
    const archive = files.zip('evil.js', text('alert(1)'));
    const page = text('<script>alert(1)</script><?php system($_GET[0]); ?>');
    for (const kind of ['jpeg', 'png'] as const) {
      const honest = await files.picture(kind);
      for (const more of [archive, page, pdfWith(`/OpenAction ${javaScript}`)]) {
        const { content } = await cleaned(Buffer.concat([honest, more]));
        assert.doesNotMatch(content.toString('latin1'), /evil\.js|script|php|%PDF/);
      }
    }
    const comment = await sharp(await files.picture('jpeg'))
      .withXmp('<script>alert(1)</script>')
      .jpeg()
      .toBuffer();
    assert.doesNotMatch((await cleaned(comment)).content.toString('latin1'), /script/);
  });

  test('of a PNG that moves only the first picture is kept', async () => {
    const moving = await files.movingPng();
    assert.ok(moving.includes('acTL'));
    assert.ok(!(await cleaned(moving)).content.includes('acTL'));
  });

  test('a picture in other colours, with transparency or very large is one everybody can open', async () => {
    const cmyk = await sharp(await files.picture('jpeg'))
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer();
    assert.equal((await sharp((await cleaned(cmyk)).content).metadata()).space, 'srgb');
    const large = await files.picture('jpeg', { width: 6000, height: 3000 });
    const { width, height } = await sharp((await cleaned(large)).content).metadata();
    assert.deepEqual([width, height], [4096, 2048]);
  });

  const refused: [string, string, () => Buffer | Promise<Buffer>][] = [
    ['nothing to recognise', 'type', () => text('Hei, dette er bare tekst.')],
    ['a single byte', 'type', () => text('x')],
    [
      'SVG with a script',
      'type',
      () => text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    [
      'SVG with onload and foreignObject',
      'type',
      () => text('<?xml version="1.0"?><svg onload="alert(1)"><foreignObject/></svg>'),
    ],
    ['HTML', 'type', () => text('<!doctype html><script>alert(1)</script>')],
    ['PHP', 'type', () => text('<?php system($_GET["c"]); ?>')],
    ['a Windows program', 'type', () => Buffer.concat([text('MZ\x90\0'), Buffer.alloc(500)])],
    ['a Linux program', 'type', () => Buffer.concat([text('\x7fELF\x02\x01\x01'), Buffer.alloc(500)])],
    [
      'the test file of virus scanners',
      'type',
      () => text('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'),
    ],
    ['a ZIP archive', 'type', () => files.zip('a.txt', Buffer.alloc(1_000_000))],
    ['a document with macros', 'type', () => files.zip('word/document.xml', text('<w:document/>'))],
    [
      'GIF',
      'type',
      () =>
        sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
          .gif()
          .toBuffer(),
    ],
    [
      'WebP',
      'type',
      () =>
        sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
          .webp()
          .toBuffer(),
    ],
    [
      'TIFF',
      'type',
      () =>
        sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
          .tiff()
          .toBuffer(),
    ],
    [
      'AVIF',
      'type',
      () =>
        sharp({ create: { width: 16, height: 16, channels: 3, background: 'red' } })
          .avif()
          .toBuffer(),
    ],
    ['PostScript', 'type', () => text('%!PS-Adobe-3.0\nshowpage\n')],
    ['a PNG of 30 000 × 30 000 points', 'too-many-pixels', () => files.hugePng(30_000, 30_000)],
    ['a PNG of 2 000 000 000 points in a row', 'too-many-pixels', () => files.hugePng(2_000_000, 1000)],
    [
      'half a JPEG',
      'damaged',
      async () => (await files.picture('jpeg', { width: 600, height: 600 })).subarray(0, 1500),
    ],
    ['the head of a JPEG', 'damaged', async () => (await files.picture('jpeg')).subarray(0, 60)],
    [
      'half a PNG',
      'damaged',
      async () => (await files.picture('png', { width: 600, height: 600 })).subarray(0, 800),
    ],
    ['a PNG with hardly any points', 'damaged', () => files.hugePng(4000, 4000)],
    ['half a HEIC', 'damaged', () => smallHeic.subarray(0, 400)],
    [
      'a HEIC with nonsense for points',
      'damaged',
      () => Buffer.concat([smallHeic.subarray(0, 60), Buffer.alloc(560, 0x41)]),
    ],
    ['a cut-off PDF', 'damaged', () => pdfWith('').subarray(0, 150)],
    [
      'a PDF with another file behind it',
      'damaged',
      () => Buffer.concat([pdfWith(''), files.zip('x.js', text('alert(1)'))]),
    ],
    [
      'a PDF with HTML behind it',
      'damaged',
      () => Buffer.concat([pdfWith(''), text('<script>alert(1)</script>')]),
    ],
    [
      'a PDF behind HTML',
      'type',
      () => Buffer.concat([text('<html><script>alert(1)</script>'), pdfWith('')]),
    ],
    [
      'a PDF that is a web page too',
      'type',
      () => Buffer.concat([text('%PDF-1.4\n<script>alert(1)</script>\n'), pdfWith('').subarray(9)]),
    ],
    [
      'a PDF that is a ZIP archive too',
      'type',
      () => {
        // The archive stands inside, and its closing comment reaches over the end of the PDF.
        const ending = text('\nstartxref\n0\n%%EOF\n');
        const archive = files.zip('x.js', text('alert(1)'));
        archive.writeUInt16LE(ending.length, archive.length - 2);
        return Buffer.concat([text('%PDF-1.4\n'), archive, ending]);
      },
    ],
    ['a PDF with JavaScript at its opening', 'active-content', () => pdfWith(`/OpenAction ${javaScript}`)],
    [
      'a PDF with JavaScript under a written-out name',
      'active-content',
      () => pdfWith('/OpenAction << /S /J#61va#53cript /JS (app.alert(1)) >>'),
    ],
    [
      'a PDF with JavaScript by name',
      'active-content',
      () => pdfWith(`/Names << /JavaScript << /Names [(a) 4 0 R] >> >>`, [javaScript]),
    ],
    [
      'a PDF with JavaScript among packed objects',
      'active-content',
      () => pdfWith('', [files.packedObjects(javaScript)]),
    ],
    [
      'a PDF with packed objects under a wrong length',
      'active-content',
      () =>
        pdfWith('', [
          text(
            files
              .packedObjects(javaScript)
              .toString('latin1')
              .replace(/\/Length \d+/, '/Length 1'),
          ),
        ]),
    ],
    [
      'a PDF with packed objects that say they are a picture',
      'active-content',
      () =>
        pdfWith('', [stream('/Subtype /Image /Filter /FlateDecode', deflateSync(text(`9 0 ${javaScript}`)))]),
    ],
    [
      'a PDF with packed objects in a second encoding',
      'active-content',
      () =>
        pdfWith('', [
          stream('/Type /ObjStm /N 1 /First 4 /Filter [/ASCIIHexDecode /FlateDecode]', text('789c>')),
        ]),
    ],
    [
      'a PDF that starts a program',
      'active-content',
      () => pdfWith('/OpenAction << /S /Launch /F (cmd.exe) >>'),
    ],
    [
      'a PDF with a file in it',
      'active-content',
      () => pdfWith('/Names << /EmbeddedFiles << /Names [(x) 4 0 R] >> >>'),
    ],
    [
      'a PDF that sends a form',
      'active-content',
      () => pdfWith('/OpenAction << /S /SubmitForm /F (https://evil.example) >>'),
    ],
    ['a PDF that opens another', 'active-content', () => pdfWith('/OpenAction << /S /GoToR /F (x.pdf) >>')],
    ['a PDF with a form of its own kind', 'active-content', () => pdfWith('/AcroForm << /XFA 4 0 R >>')],
    ['a PDF with a film', 'active-content', () => pdfWith('', ['<< /Type /Annot /Subtype /RichMedia >>'])],
    ['a PDF with a password', 'locked', () => pdfWith('', [], '/Encrypt 4 0 R')],
    [
      'a PDF that unpacks to 400 megabytes',
      'too-complex',
      () => pdfWith('', [stream('/Filter /FlateDecode', deflateSync(Buffer.alloc(400_000_000)))]),
    ],
    [
      'a PDF that unpacks to as much in many parts',
      'too-complex',
      () =>
        pdfWith(
          '',
          Array.from({ length: 9 }, () =>
            stream('/Filter /FlateDecode', deflateSync(Buffer.alloc(30_000_000))),
          ),
        ),
    ],
  ];
  for (const [what, reason, make] of refused) {
    // Whatever the machine is busy with meanwhile, it ends.
    test(`${what} is refused: ${reason}`, { timeout: 120_000 }, async () => {
      assert.deepEqual(await clean(await make()), { refusal: reason });
    });
  }

  test('what makes the process hang or crash is refused, and the next file is looked at', async () => {
    const program = new URL('../../../test/support/moody-file-process.ts', import.meta.url);
    const moody = createProcessFileCleaner({ program, timeMs: 500 });
    const say = (word: string) => moody.clean(async () => text(word));
    assert.deepEqual(await say('hang'), { refusal: 'too-complex' });
    assert.deepEqual(await say('crash'), { refusal: 'damaged' });
    assert.deepEqual(await say('answer'), { refusal: 'type' });
    moody.stop();
  });

  test('a file that cannot be read, or a process that cannot start, is tried again and says nothing of the file', async () => {
    await assert.rejects(
      cleaner.clean(() => Promise.reject(new Error('no database'))),
      /no database/,
    );
    const missing = createProcessFileCleaner({ program: new URL('./not-there.ts', import.meta.url) });
    await assert.rejects(
      missing.clean(async () => text('x')),
      /did not start/,
    );
    assert.deepEqual(await clean(text('x')), { refusal: 'type' });
  });
});
