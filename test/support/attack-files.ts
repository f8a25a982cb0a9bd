/** Files made to do harm, or to slip through as something else; and honest ones to compare with. */
import { deflateRawSync, deflateSync } from 'node:zlib';
import sharp from 'sharp';

export const text = (content: string): Buffer => Buffer.from(content, 'latin1');

/** An honest picture with one point of another colour at its top left. */
export const picture = (kind: 'jpeg' | 'png', size = { width: 40, height: 30 }) =>
  sharp({ create: { ...size, channels: 3, background: '#2060a0' } })
    .composite([
      {
        input: { create: { width: 8, height: 8, channels: 3, background: '#d02020' } },
        left: 0,
        top: 0,
      },
    ])
    [kind]()
    .toBuffer();

/** Lies on its side, and says where and with what it was taken. */
export const pictureWithPlace = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#2060a0' } })
    .withExif({
      IFD0: { Make: 'Synthetic phone', ImageDescription: 'Hemmelig sted' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '59/1 54/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '10/1 45/1 0/1',
      },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF/>Hemmelig sted</x:xmpmeta>')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** A part of a PNG, with its right checksum. */
function chunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length, 0);
  head.write(type, 4, 'latin1');
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(Buffer.concat([head.subarray(4), data])), 0);
  return Buffer.concat([head, data, checksum]);
}

/** A PNG of two pictures that follow each other. */
export async function movingPng(): Promise<Buffer> {
  const frame = await picture('png');
  const control = Buffer.alloc(8);
  control.writeUInt32BE(2, 0);
  // Behind the first part, which says how large it is.
  return Buffer.concat([frame.subarray(0, 33), chunk('acTL', control), frame.subarray(33)]);
}

/** A PNG that claims a size, with almost no content. */
export function hugePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc32(data: Buffer): number {
  let crc = ~0;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/** A ZIP archive of one file. */
export function zip(name: string, content: Buffer): Buffer {
  const packed = deflateRawSync(content);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(crc32(content), 14);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(content.length, 22);
  local.writeUInt16LE(name.length, 26);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  local.copy(central, 10, 8, 30);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(46 + name.length, 12);
  end.writeUInt32LE(30 + name.length + packed.length, 16);
  return Buffer.concat([local, text(name), packed, central, text(name), end]);
}

/** A PDF of these objects; the first is the catalogue. The table of contents is right. */
export function pdf(objects: (string | Buffer)[], trailer = ''): Buffer {
  const parts: Buffer[] = [text('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')];
  const places: number[] = [];
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  objects.forEach((object, place) => {
    places.push(length());
    parts.push(
      text(`${place + 1} 0 obj\n`),
      Buffer.isBuffer(object) ? object : text(object),
      text('\nendobj\n'),
    );
  });
  const start = length();
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    text(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`),
    text(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`),
  );
  return Buffer.concat(parts);
}

const page = [
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 99 99] >>',
];
/** @param more keys of the catalogue, in front of the page it has */
export const pdfWith = (more: string, objects: (string | Buffer)[] = [], trailer = ''): Buffer =>
  pdf([`<< /Type /Catalog /Pages 2 0 R ${more} >>`, ...page, ...objects], trailer);

/** A stream object. @param keys of its dictionary */
export const stream = (keys: string, data: Buffer): Buffer =>
  Buffer.concat([text(`<< ${keys} /Length ${data.length} >>\nstream\n`), data, text('\nendstream')]);

/** Objects packed together, where they cannot be seen in the bytes of the file. */
export const packedObjects = (content: string): Buffer =>
  stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', deflateSync(text(`9 0 ${content}`)));
