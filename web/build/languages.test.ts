import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { isTranslated } from './languages.ts';

const root = path.join(import.meta.dirname, '../..');
const translations = globSync('{web,contract/held}/**/*.{nn,en}.ts', { cwd: root });
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('each translation is compared with its original by the compiler', () => {
  assert.ok(translations.length > 40);
  for (const file of translations) {
    const original = file.replace(/\.(nn|en)\.ts$/, '.ts');
    assert.ok(existsSync(path.join(root, original)), `${file} translates nothing`);
    const [own, of] = [path.basename(file), path.basename(original)];
    const last = read(file)
      .replaceAll(/\s+/g, '')
      .match(/exporttypeComplete=([^;]+);$/)?.[1];
    const compared = `Whole<Compared<typeofimport('./${of}'),typeofimport('./${own}')>>`;
    assert.equal(last, compared, file);
  }
});

test('the frame of every page is there in each language', () => {
  for (const language of ['nn', 'en'] as const)
    for (const part of ['frame/frame.tsx', 'session/sign-in-required.tsx', 'session/lazy-session-notice.tsx'])
      assert.ok(isTranslated(`web/${part}`, language), `${part} in ${language}`);
});

test('every page is there in nynorsk', () => {
  const pages = globSync('web/pages/**/*-page.tsx', { cwd: root });
  assert.ok(pages.length > 90);
  assert.deepEqual(
    pages.filter((page) => !isTranslated(page, 'nn')),
    [],
  );
});

test('nynorsk is written as nynorsk', () => {
  const bokmal =
    /(?<![\p{L}/-])(ikke|jeg|hvem|hva|hvor|hvordan|hvorfor|noe|noen|nå(?! deg)|være|fra|også|uke|penger|mer|mye|bare|kommer|allerede|selv|siden din|deres|dere|eller ikke|finner|leter|sender vi ut|gjelder|henvendelse\w*|opplysninger\w*|bekreft\w*|lukket|endret|skrevet)(?![\p{L}/-])/giu;
  for (const file of translations.filter((name) => name.endsWith('.nn.ts'))) {
    const words = [...read(file).matchAll(/'[^'\n]*'|`[^`]*`/g)]
      .map(([text]) => text)
      // Names of modules, and words of addresses.
      .filter((text) => !/^'([#./]|[a-z-]+'$)/.test(text));
    assert.deepEqual(words.join('\n').match(bokmal) ?? [], [], file);
  }
});

test('nynorsk has one form of each word', () => {
  const other = /(?<![\p{L}/-])(viss|vart(?!\.)|hjå|lat|begynn\w*|begynt\w*|henne)(?![\p{L}/-])/giu;
  const files = translations.filter((name) => name.endsWith('.nn.ts'));
  for (const file of [
    ...files,
    'server/identity-provider/sign-in-texts.nn.ts',
    'contract/move-in-texts.nn.ts',
  ])
    assert.deepEqual(
      [...read(file).matchAll(/'[^'\n]*'|`[^`]*`/g)].flatMap(([text]) => text.match(other) ?? []),
      [],
      `${file}: dersom, blei, hos, la, byrje, ho`,
    );
});

describe('the built languages', {
  skip: existsSync(path.join(root, 'dist/pages.json')) ? false : 'nothing is built',
}, () => {
  const { languages, ownPage } = existsSync(path.join(root, 'dist/pages.json'))
    ? JSON.parse(read('dist/pages.json'))
    : { languages: {}, ownPage: [] };
  const code = (files: string[]) => files.map((file) => read(`dist${file}`)).join('\n');

  test('a reader downloads the texts of one language only, and bokmål nothing of how others are chosen', () => {
    const texts = { nb: 'Hopp til hovedinnhold', nn: 'Hopp til hovudinnhaldet', en: 'Skip to main content' };
    const sets = { nb: ownPage, nn: languages.nn.ownPage, en: languages.en.ownPage };
    for (const [language, files] of Object.entries(sets))
      for (const [other, text] of Object.entries(texts))
        assert.equal(code(files).includes(text), other === language, `${other} in the code of ${language}`);
    assert.ok(!code(ownPage).includes('own-language'));
  });

  test('a page leads to the languages that it is there in, which lead back', () => {
    for (const [folder, language] of [
      ['', 'nb'],
      ['nn/', 'nn'],
      ['en/', 'en'],
    ]) {
      const html = read(`dist/pages/${folder}kontakt-oss.html`);
      assert.ok(html.includes(`<html lang="${language}"`));
      for (const other of ['nb', 'nn', 'en'])
        assert.ok(html.includes(`hreflang="${other}" href="<!--origin-->/kontakt-oss`));
      assert.ok(html.includes(`hreflang="${language}" aria-current="true"`));
    }
  });
});
