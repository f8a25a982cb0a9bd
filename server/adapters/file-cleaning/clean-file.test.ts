/** Hostile files (OWASP ASVS 5.2 and 5.3): each file is refused, or comes out harmless. */
import assert from 'node:assert/strict';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import sharp from 'sharp';
import * as files from '../../../test/support/attack-files.ts';
import { slowPdfs } from '../../../test/support/hostile-pdfs.ts';
import { activePartsOf } from '../../../test/support/opened-file.ts';
import { smallHeic } from '../../../test/support/small-heic.ts';
import { cleaningLimits } from './clean-file-limits.ts';
import { createProcessFileCleaner } from './process-file-cleaner.ts';

const { pdfWith, text } = files;
const javaScript = '<< /S /JavaScript /JS (app.alert(1)) >>';

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
      'a PDF behind HTML',
      'type',
      () => Buffer.concat([text('<html><script>alert(1)</script>'), pdfWith('')]),
    ],
  ];
  for (const [what, reason, make] of refused) {
    // Whatever the machine is busy with meanwhile, it ends.
    test(`${what} is refused: ${reason}`, { timeout: 120_000 }, async () => {
      assert.deepEqual(await clean(await make()), { refusal: reason });
    });
  }

  const moodyProgram = new URL('../../../test/support/moody-file-process.ts', import.meta.url);
  const tooMuch = { refusal: 'too-complex', isOverBudget: true };

  test('what makes the process hang or crash is refused, and the next file is looked at', async () => {
    const moody = createProcessFileCleaner({ program: moodyProgram, msPerMegabyte: 100 });
    const say = (word: string) => moody.clean(async () => text(word));
    assert.deepEqual(await say('hang'), tooMuch);
    assert.deepEqual(await say('work'), tooMuch);
    assert.deepEqual(await say('crash'), { refusal: 'damaged' });
    assert.deepEqual(await say('answer'), { refusal: 'type' });
    moody.stop();
  });

  test('what eats memory is stopped before the machine has none left', async () => {
    const moody = createProcessFileCleaner({ program: moodyProgram });
    const { refusal } = await moody.clean(async () => text('eat'));
    assert.ok(refusal === 'too-complex' || refusal === 'damaged', refusal);
    moody.stop();
  });

  test('the process reads no file of the portal, writes none, starts nothing and knows no setting', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'min-side-'));
    const secret = path.join(dataDir, 'secret');
    await writeFile(secret, 'hemmelig', { mode: 0o644 });
    await chmod(dataDir, 0o777);
    const moody = createProcessFileCleaner({ program: moodyProgram });
    const say = async (word: string): Promise<unknown> => moody.clean(async () => text(word));
    assert.equal(await say(`read ${secret}`), 'ERR_ACCESS_DENIED');
    assert.equal(await say('read /etc/passwd'), 'ERR_ACCESS_DENIED');
    assert.equal(await say(`read /proc/${process.pid}/environ`), 'ERR_ACCESS_DENIED');
    assert.equal(await say(`write ${dataDir}/new`), 'ERR_ACCESS_DENIED');
    assert.equal(await say('run /bin/true'), 'ERR_ACCESS_DENIED');
    assert.equal(await say('environment'), '');
    moody.stop();
    await rm(dataDir, { recursive: true });
  });

  test('when the portal runs as root, the process belongs to the user `nobody`', async (context) => {
    if (process.platform !== 'linux' || process.getuid?.() !== 0) return context.skip('not root');
    await clean(text('x'));
    const children = await readFile(`/proc/self/task/${process.pid}/children`, 'utf8');
    const programs = await Promise.all(
      children
        .split(' ')
        .filter(Boolean)
        .map(async (pid) => ({
          command: await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''),
          status: await readFile(`/proc/${pid}/status`, 'utf8').catch(() => ''),
        })),
    );
    const own = programs.filter(({ command }) => command.includes('clean-file-process'));
    assert.ok(own.length > 0);
    for (const { status } of own) {
      assert.match(status, /^Uid:\t65534\t65534\t65534\t65534$/m);
      assert.match(status, /^Groups:\t *$/m);
    }
  });

  test('a file that is small and long to read is stopped after three seconds, and nothing waits for it', async () => {
    const names = Object.keys(slowPdfs);
    assert.ok(names.length >= 5);
    for (const name of names) {
      const bytes = slowPdfs[name]!();
      const began = performance.now();
      const slow = clean(bytes);
      const honest = await cleaned(await files.picture('png'));
      assert.equal(honest.kind, 'png');
      const answer = await slow;
      const seconds = (performance.now() - began) / 1000;
      // On the clock it may be longer where the machine is busy.
      assert.ok(
        seconds < Math.max(1, bytes.length / 1e6) * 3 * cleaningLimits.busyTimes + 2,
        `${name}: ${seconds} s`,
      );
      if (!answer.refusal) assert.deepEqual(await activePartsOf('pdf', answer.content), [], name);
    }
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
