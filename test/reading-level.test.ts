/** Every page is very easy to read, as far as LIX can tell: `node dev/reading-level.ts` prints each page and the long words. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { languages, longWords, readingOf, textsByPage, textsIn } from '../dev/reading-level.ts';

/** From here on a text is no longer very easy. */
const limit = 30;
/** Fewer words than these give no measure. */
const fewestWords = 30;

for (const language of languages)
  describe(`reading level in ${language}`, () => {
    const pages = textsByPage(language);
    test('the texts are found', () => {
      assert.ok(pages.size > 25, String(pages.size));
      assert.ok(readingOf(pages.get('letters')!).words > 2000);
    });

    for (const [page, texts] of pages)
      test(page, () => {
        const { lix, words } = readingOf(texts);
        assert.ok(words < fewestWords || lix < limit, `LIX ${lix} of ${words} words`);
      });
  });

test('a hard text is over the limit, and an easy one under it', () => {
  const hard =
    'Medlemskapsopplysningene behandles konfidensielt i henhold til gjeldende personvernlovgivning.';
  assert.ok(readingOf([hard]).lix > 60);
  assert.ok(readingOf(['Du er med så lenge du vil. Si fra når du vil slutte.']).lix < 20);
  assert.deepEqual(
    longWords([hard]).map(([word]) => word),
    ['medlemskapsopplysningene', 'personvernlovgivning'],
  );
});

test('texts are read as they are shown: without comments and imports, with one short word for a placeholder', () => {
  const source = [
    "import { a } from '#web/texts/format.ts';",
    '/** «Ikke med her» */',
    "const one = 'Hei på deg';",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as it is in a text file
    'const other = (day: string) => `Kommer ${formatDate(day)} igjen`;',
  ].join('\n');
  assert.deepEqual(textsIn(source), ['Hei på deg', 'Kommer den igjen']);
});
