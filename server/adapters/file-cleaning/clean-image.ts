/** Pictures are decoded and re-encoded: only their pixels are kept. */
import decodeHeic from 'heic-decode';
import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import type { CleanedFile } from '#server/ports/file-cleaner.ts';
import { cleaningLimits as limits } from './clean-file-limits.ts';

sharp.cache(false);
sharp.concurrency(1);

const reading: SharpOptions = {
  failOn: 'error',
  limitInputPixels: limits.pixels,
  sequentialRead: true,
  // Of a picture that moves, the first one.
  pages: 1,
};

/**
 * Turned the way it was taken, made smaller where it is very large, in ordinary colours, without metadata.
 * @param kind what its bytes say it is
 */
export async function cleanPicture(bytes: Uint8Array, kind: 'jpeg' | 'png'): Promise<CleanedFile> {
  let metadata: Metadata;
  try {
    metadata = await sharp(bytes, { ...reading, limitInputPixels: false }).metadata();
  } catch {
    return { refusal: 'damaged' };
  }
  if (metadata.format !== kind) return { refusal: 'type' };
  const { width, height, channels, depth } = metadata;
  const decodedBytes = width * height * channels * (depth === 'ushort' ? 2 : 1);
  if (width * height > limits.pixels || decodedBytes > limits.decodedBytes)
    return { refusal: 'too-many-pixels' };
  try {
    return await written(() => sharp(bytes, reading).autoOrient(), kind);
  } catch {
    return { refusal: 'damaged' };
  }
}

/** The first picture of a HEIC file, as JPEG. It comes turned the right way out of its decoder. */
export async function cleanHeic(bytes: Uint8Array): Promise<CleanedFile> {
  try {
    const pictures = await decodeHeic.all({ buffer: bytes });
    try {
      const [first] = pictures;
      if (!first) return { refusal: 'damaged' };
      if (first.width * first.height > limits.heicPixels) return { refusal: 'too-many-pixels' };
      const { width, height, data } = await first.decode();
      const raw = { width, height, channels: 4 as const };
      return await written(() => sharp(Buffer.from(data.buffer), { ...reading, raw }), 'jpeg');
    } finally {
      pictures.dispose();
    }
  } catch {
    return { refusal: 'damaged' };
  }
}

async function written(source: () => Sharp, kind: 'jpeg' | 'png'): Promise<CleanedFile> {
  const sized = () =>
    source()
      .resize({ width: limits.keptEdge, height: limits.keptEdge, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb');
  if (kind === 'png') {
    const content = await sized().png({ compressionLevel: 8, adaptiveFiltering: true }).toBuffer();
    if (content.length <= limits.keptBytes) return { kind, content };
  }
  const content = await sized().flatten({ background: '#ffffff' }).jpeg({ quality: 85 }).toBuffer();
  return content.length <= limits.keptBytes ? { kind: 'jpeg', content } : { refusal: 'too-complex' };
}
