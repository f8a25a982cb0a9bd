/** Of a long text what matters comes first, in at most five lines, in each language. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { type Language, languages } from '#contract/values/portal-languages.ts';

const pages = path.resolve(import.meta.dirname, '../web/pages');

/** By page: the file of its texts, and what they are called in it. */
const shortened: Readonly<Record<string, [texts: string, name: string]>> = {
  'personvern/personvern-page.tsx': ['personvern/personvern-texts', 'texts'],
  'registrere-barn/invitation-view.tsx': ['registrere-barn/bekreftelse-texts', 'invitationTexts'],
  'registrere-barn/registrere-barn-page.tsx': ['registrere-barn/registrere-barn-texts', 'texts'],
  'registrere-barn/registration-check.tsx': ['registrere-barn/bekreftelse-texts', 'checkTexts'],
};

const fileOf = (texts: string, language: Language) =>
  path.join(pages, `${texts}${language === 'nb' ? '' : `.${language}`}.ts`);

/** @returns what makes the lines no short text */
function faultsOf(lines: readonly string[]): string[] {
  const long = lines.filter((line) => line.split(/\s+/).length > 25);
  const isTooMany = lines.length < 3 || lines.length > 5;
  return [...(isTooMany ? [`${lines.length} lines`] : []), ...long];
}

test('each page that has it is here', () => {
  const all = globSync('**/*.tsx', { cwd: pages });
  const having = all.filter((file) =>
    readFileSync(path.join(pages, file), 'utf8').includes('<InShort points={texts.short} />'),
  );
  assert.deepEqual(having.toSorted(), Object.keys(shortened).toSorted());
});

for (const [page, [texts, name]] of Object.entries(shortened))
  test(`${page} begins with three to five short lines`, async () => {
    for (const language of languages) {
      const module = await import(fileOf(texts, language));
      const { short } = module[name] as { short: readonly string[] };
      assert.deepEqual(faultsOf(short), [], language);
    }
  });

test('planted: too many lines, and one that is long, are found', () => {
  assert.equal(faultsOf(Array(6).fill('En linje.')).length, 1);
  assert.equal(faultsOf(['En linje.', 'En linje til.', 'ord '.repeat(26)]).length, 1);
});
