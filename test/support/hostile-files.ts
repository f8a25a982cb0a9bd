/** Files of every kind that are made to do harm, with the names they come under. */
import sharp from 'sharp';
import { hugePng, movingPng, pdfWith, picture, pictureWithPlace, text, zip } from './attack-files.ts';
import { hostilePdfs, javaScript } from './hostile-pdfs.ts';
import { smallHeic } from './small-heic.ts';

export type HostileFile = { what: string; name: string; make(): Buffer | Promise<Buffer> };

const evil = () => zip('evil.js', text('alert(1)'));
const page = '<script>alert(1)</script><?php system($_GET[0]); ?>';
const behind = async (kind: 'jpeg' | 'png', more: Buffer) => Buffer.concat([await picture(kind), more]);
const small = () => sharp({ create: { width: 16, height: 16, channels: 3, background: 'red' } });

const others: [what: string, name: string, make: HostileFile['make']][] = [
  [
    'a vector picture with a script',
    'x.png',
    () => text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  ],
  [
    'a vector picture that acts when it is loaded',
    'x.jpg',
    () => text('<?xml version="1.0"?><svg onload="alert(1)"/>'),
  ],
  ['a web page', 'brev.pdf', () => text(`<!doctype html>${page}`)],
  [
    'a web page behind the beginning of a picture',
    'x.jpg',
    () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), text(page)]),
  ],
  ['PHP', 'x.jpg', () => text('<?php system($_GET["c"]); ?>')],
  ['a Windows program', 'brev.pdf', () => Buffer.concat([text('MZ\x90\0'), Buffer.alloc(500)])],
  ['a Linux program', 'brev.pdf', () => Buffer.concat([text('\x7fELF\x02\x01\x01'), Buffer.alloc(500)])],
  [
    'the test file of virus scanners',
    'brev.pdf',
    () => text('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'),
  ],
  ['an archive', 'brev.pdf', evil],
  [
    'an archive that unpacks to two hundred megabytes',
    'brev.pdf',
    () => zip('a.txt', Buffer.alloc(200_000_000)),
  ],
  ['a document with macros', 'brev.pdf', () => zip('word/vbaProject.bin', text('Sub AutoOpen()'))],
  ['PostScript', 'brev.pdf', () => text('%!PS-Adobe-3.0\n(x) run\nshowpage\n')],
  ['a moving picture of another kind', 'x.png', () => small().gif().toBuffer()],
  ['WebP', 'x.jpg', () => small().webp().toBuffer()],
  ['TIFF', 'x.jpg', () => small().tiff().toBuffer()],
  ['AVIF', 'x.heic', () => small().avif().toBuffer()],
  ['a picture of 900 million points', 'x.png', () => hugePng(30_000, 30_000)],
  ['a picture with hardly any points', 'x.png', () => hugePng(4000, 4000)],
  [
    'half a picture',
    'x.jpg',
    async () => (await picture('jpeg', { width: 600, height: 600 })).subarray(0, 1500),
  ],
  ['half a picture of a phone', 'x.heic', () => smallHeic.subarray(0, 400)],
  [
    'a picture of a phone with nonsense for points',
    'x.heic',
    () => Buffer.concat([smallHeic.subarray(0, 60), Buffer.alloc(560, 0x41)]),
  ],
  ['a picture that says where it was taken', 'x.jpg', pictureWithPlace],
  ['a picture of a phone that says where it was taken', 'x.heic', () => smallHeic],
  ['a picture with an archive behind it', 'x.jpg', () => behind('jpeg', evil())],
  ['another with an archive behind it', 'x.png', () => behind('png', evil())],
  ['a picture with a web page behind it', 'x.jpg', () => behind('jpeg', text(page))],
  ['a picture with a PDF behind it', 'x.png', () => behind('png', pdfWith(`/OpenAction ${javaScript}`))],
  [
    'a picture with a script among its words',
    'x.jpg',
    async () =>
      sharp(await picture('jpeg'))
        .withXmp(page)
        .jpeg()
        .toBuffer(),
  ],
  ['a picture that moves', 'x.png', movingPng],
  ['a single byte', 'x.pdf', () => text('x')],
];

/** At least forty; each is to be refused, or to come out without anything that acts. */
export const hostileFiles: HostileFile[] = [
  ...others.map(([what, name, make]) => ({ what, name, make })),
  ...Object.entries(hostilePdfs).map(([what, make]) => ({ what: `a PDF: ${what}`, name: 'brev.pdf', make })),
];

/** Names that reach for something else than a name. */
export const hostileNames = [
  '../../etc/passwd.pdf',
  '..\\..\\windows\\x.pdf',
  'a\r\nSet-Cookie: x=1.pdf',
  'x\u202efdp.pdf',
  `${'a'.repeat(400)}.pdf`,
  '<img src=x onerror=alert(1)>.pdf',
  '"; filename=x.html; ".pdf',
  'CON.pdf',
  '\u0000x.pdf',
];
