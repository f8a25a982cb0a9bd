/** The sentences that `docs/law.md` gives a lawyer to read are the ones that users read. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';

const root = path.resolve(import.meta.dirname, '..');

/** What is quoted, without the words left out, and where it stands. */
const rows = readFileSync(path.join(root, 'docs/law.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!---|Text or rule)/.test(line))
  .map((line) => {
    const [, text = '', place = ''] = line.split('|');
    return {
      parts: [...text.matchAll(/«([^»]+)»/g)].flatMap(([, quoted]) =>
        quoted!.split('…').map((part) => part.trim()),
      ),
      files: [...place.matchAll(/`([^`]+)`/g)]
        .map(([, file]) => file!)
        .filter((file) => /\/|\.json$/.test(file))
        .flatMap((file) => (file.endsWith('/') ? globSync(`${file}*-texts.ts`, { cwd: root }) : [file])),
    };
  });

/** @returns whether a file says the words, where a number may be a placeholder */
function isSaid(words: string, source: string): boolean {
  const escaped = words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(escaped.replaceAll(/\d+/g, String.raw`(?:$&|\$\{[^}]*\})`)).test(source);
}

describe('texts for a lawyer', () => {
  test('the rows are found', () => assert.ok(rows.length > 15, String(rows.length)));

  for (const { parts, files } of rows)
    for (const words of parts.filter((part) => part !== ''))
      test(words, () => {
        const sources = files.map((file) => readFileSync(path.join(root, file), 'utf8'));
        assert.ok(
          sources.some((source) => isSaid(words, source)),
          `not in ${files.join(', ')}`,
        );
      });

  test('a number is found where the text has a placeholder, and other words are not', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as it is in a text file
    const source = 'Fra barnet er ${childAges.informed} år, skal det få vite det.';
    assert.ok(isSaid('Fra barnet er 7 år, skal', source));
    assert.ok(!isSaid('Fra barnet er 7 år, kan', source));
  });
});
