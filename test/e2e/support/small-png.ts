/** Makes a browser's picture small enough to keep in the repository: 256 colours, which flat surfaces and text do not miss. */
import zlib from 'node:zlib';

const signature = 8;

/** @param png as Chromium writes it: 8 bits for each of red, green and blue, with or without opacity */
export function smallPng(png: Buffer): Buffer {
  const { width, height, pixels } = decode(png);
  const palette = mostFrequent(pixels, 256);
  const places = new Map(palette.map((colour, place) => [colour, place]));
  const rows = Buffer.alloc((width + 1) * height);
  for (let at = 0; at < pixels.length; at++) {
    const colour = pixels[at]!;
    let place = places.get(colour);
    if (place === undefined) {
      place = nearest(palette, colour);
      places.set(colour, place);
    }
    rows[Math.floor(at / width) * (width + 1) + 1 + (at % width)] = place;
  }
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const colours = Buffer.alloc(palette.length * 3);
  for (const [place, colour] of palette.entries()) colours.writeUIntBE(colour, place * 3, 3);
  return Buffer.concat([
    png.subarray(0, signature),
    chunk('IHDR', header),
    chunk('PLTE', colours),
    chunk('IDAT', zlib.deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(zlib.crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Colours as 0xRRGGBB, row by row. */
function decode(png: Buffer): { width: number; height: number; pixels: Uint32Array } {
  const parts: Buffer[] = [];
  for (let at = signature; at < png.length; at += 12 + png.readUInt32BE(at)) {
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const step = png[25] === 6 ? 4 : 3;
  const stride = width * step;
  const raw = zlib.inflateSync(Buffer.concat(parts));
  const bytes = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (stride + 1)];
    for (let x = 0; x < stride; x++) {
      const left = x >= step ? bytes[y * stride + x - step]! : 0;
      const above = y > 0 ? bytes[(y - 1) * stride + x]! : 0;
      const corner = y > 0 && x >= step ? bytes[(y - 1) * stride + x - step]! : 0;
      const guess = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][filter ?? 0]!;
      bytes[y * stride + x] = (raw[y * (stride + 1) + 1 + x]! + guess) & 255;
    }
  }
  const pixels = new Uint32Array(width * height);
  for (let at = 0; at < pixels.length; at++) pixels[at] = bytes.readUIntBE(at * step, 3);
  return { width, height, pixels };
}

function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)];
  return a <= b && a <= c ? left : b <= c ? above : corner;
}

function mostFrequent(pixels: Uint32Array, count: number): number[] {
  const counts = new Map<number, number>();
  for (const colour of pixels) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, count)
    .map(([colour]) => colour);
}

function nearest(palette: number[], colour: number): number {
  const distance = (other: number) =>
    Math.abs((other >> 16) - (colour >> 16)) +
    Math.abs(((other >> 8) & 255) - ((colour >> 8) & 255)) +
    Math.abs((other & 255) - (colour & 255));
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (const [place, other] of palette.entries()) {
    const far = distance(other);
    if (far < least) [best, least] = [place, far];
  }
  return best;
}
