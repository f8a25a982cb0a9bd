/**
 * Makes the four font files of `web/theme/fonts` from the `@fontsource-variable` packages: only the letters that
 * Norwegian needs, and a second face for names from elsewhere, which browsers fetch when such a letter is on the page.
 * Makes the TrueType files of `server/platform/pdf/fonts` too: what is put into a PDF can be neither variable nor woff2.
 * Run with `node web/theme/build-fonts.ts` after a new version of the fonts; the files are checked in.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const packages = join(import.meta.dirname, '../../node_modules/@fontsource-variable');
const outDir = join(import.meta.dirname, 'fonts');
const pdfDir = join(import.meta.dirname, '../../server/platform/pdf/fonts');

const range = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, place) => from + place));

/**
 * Printable ASCII, the letters of western Europe, and the signs of Norwegian text. What a font lacks is left out:
 * Figtree has no ŧ, → or ✓, which the reader's own font fills in.
 */
const norwegian = `${range(0x20, 0x7e)}\u00a0\u00ad${range(0xc0, 0xff)}§«»–—…“”‘’„•·×−→←✓€£°½¼¾²³`;
/** Sami letters (č đ ŋ š ŧ ž) and the other Latin letters of Europe. */
const elsewhere = `${range(0x100, 0x17f)}ȘșȚțẞ`;

type Axes = Record<string, number | { min: number; max: number }>;

const bodyAxes: Axes = { wght: { min: 400, max: 700 } };
/** One weight, with the soft ends of the letters that make Fraunces friendly. */
const headingAxes: Axes = { wght: 600, SOFT: 100, WONK: 0, opsz: 60 };

const faces: { source: string; name: string; characters: string; variationAxes: Axes }[] = [
  {
    source: 'figtree/files/figtree-latin-wght-normal',
    name: 'figtree',
    characters: norwegian,
    variationAxes: bodyAxes,
  },
  {
    source: 'figtree/files/figtree-latin-ext-wght-normal',
    name: 'figtree-ext',
    characters: elsewhere,
    variationAxes: bodyAxes,
  },
  {
    source: 'fraunces/files/fraunces-latin-full-normal',
    name: 'fraunces',
    characters: norwegian,
    variationAxes: headingAxes,
  },
  {
    source: 'fraunces/files/fraunces-latin-ext-full-normal',
    name: 'fraunces-ext',
    characters: elsewhere,
    variationAxes: headingAxes,
  },
];

const everything = `${norwegian}${elsewhere}`;
/** One weight in each file. What Figtree lacks (ŧ) is taken from Fraunces at the same weight. */
const pdfFaces: { source: string; name: string; variationAxes: Axes }[] = [400, 600].flatMap((wght) => [
  {
    source: 'figtree/files/figtree-latin-wght-normal',
    name: `figtree-${wght}`,
    variationAxes: { wght },
  },
  {
    source: 'figtree/files/figtree-latin-ext-wght-normal',
    name: `figtree-ext-${wght}`,
    variationAxes: { wght },
  },
  {
    source: 'fraunces/files/fraunces-latin-ext-full-normal',
    name: `fraunces-ext-${wght}`,
    variationAxes: { ...headingAxes, wght },
  },
]);
pdfFaces.push({
  source: 'fraunces/files/fraunces-latin-full-normal',
  name: 'fraunces-600',
  variationAxes: headingAxes,
});

await mkdir(outDir, { recursive: true });
for (const { source, name, characters, variationAxes } of faces) {
  const original = await readFile(join(packages, `${source}.woff2`));
  const subset = await subsetFont(original, characters, { targetFormat: 'woff2', variationAxes });
  await writeFile(join(outDir, `${name}.woff2`), subset);
  console.log(`${String(subset.length).padStart(7)}  ${name}.woff2`);
}
await mkdir(pdfDir, { recursive: true });
for (const { source, name, variationAxes } of pdfFaces) {
  const original = await readFile(join(packages, `${source}.woff2`));
  const subset = await subsetFont(original, everything, { targetFormat: 'sfnt', variationAxes });
  await writeFile(join(pdfDir, `${name}.ttf`), subset);
  console.log(`${String(subset.length).padStart(7)}  ${name}.ttf`);
}
for (const family of ['figtree', 'fraunces'])
  for (const dir of [outDir, pdfDir])
    await copyFile(join(packages, family, 'LICENSE'), join(dir, `${family}-OFL.txt`));
