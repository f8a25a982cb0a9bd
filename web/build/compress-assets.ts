/** Brotli copies beside the assets, made once here so that the server never compresses. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const compressible = /\.(js|css|svg|json|html)$/;

/** [size of a block, bits of a distance]: which of them is smallest differs from file to file, by up to three parts in a thousand. */
const settings = [
  [0, 0],
  [17, 0],
  [19, 1],
] as const;
/** Smaller files gain nothing. */
const leastToTry = 100_000;

/** At the highest quality. @param triesAll with the setting that suits the content best */
export async function brotliOf(content: Buffer | string, triesAll = true): Promise<Buffer> {
  const triedSettings = triesAll && content.length >= leastToTry ? settings : settings.slice(0, 1);
  const tried = triedSettings.map(([block, distance]) =>
    compress(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_LGBLOCK]: block,
        [constants.BROTLI_PARAM_NPOSTFIX]: distance,
      },
    }),
  );
  return (await Promise.all(tried)).reduce((least, one) => (one.length < least.length ? one : least));
}

/**
 * Writes `<file>.br` beside each text file of the folder.
 * @param most what most readers fetch: every setting is tried on it, on the rest one
 * @returns bytes on the wire by file name; fonts as they are
 */
export async function compressAssets(
  folder: string,
  most: ReadonlySet<string>,
): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for (const name of (await readdir(folder)).sort()) {
    const content = await readFile(join(folder, name));
    if (!compressible.test(name)) {
      sizes.set(name, content.length);
      continue;
    }
    const small = await brotliOf(content, most.has(name));
    await writeFile(join(folder, `${name}.br`), small);
    sizes.set(name, small.length);
  }
  return sizes;
}
