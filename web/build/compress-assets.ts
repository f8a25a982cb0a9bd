/** Brotli copies beside the assets, made once here so that the server never compresses. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const compressible = /\.(js|css|svg|json|html)$/;

export const brotliOf = (content: Buffer | string): Promise<Buffer> =>
  compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

/** Writes `<file>.br` beside each text file of the folder. @returns bytes on the wire by file name; fonts as they are */
export async function compressAssets(folder: string): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for (const name of (await readdir(folder)).sort()) {
    const content = await readFile(join(folder, name));
    if (!compressible.test(name)) {
      sizes.set(name, content.length);
      continue;
    }
    const small = await brotliOf(content);
    await writeFile(join(folder, `${name}.br`), small);
    sizes.set(name, small.length);
  }
  return sizes;
}
