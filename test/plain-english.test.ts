/** Keeps mannered words out of English that has been rewritten as plain technical text: the list is in `CONTRIBUTING.md`. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';

const root = path.resolve(import.meta.dirname, '..');
/** Not in backticks: there they are names in code. */
const banned =
  /(?<!`)\b(whoever|whom|nobody|anew|told of|stands? in|at hand|cannot be had|written down|put right|once more|young sign-in|hangs? on|go(?:es)? along|thereof|wherein|somebody['’]s)\b/i;

/** Code and the documents rewritten so far. A document is added when it is clean, and never removed. */
const plain = [
  'README.md',
  'docs/{architecture,asvs,glossary,law,operations,threat-model}.md',
  'docs/{decisions,rules}/*.md',
  '{bench,contract,dev,server,test,web}/**/*.{ts,tsx,mjs,css}',
];

/** Comments, names of tests, summaries of endpoints and Markdown; other code and Norwegian texts are left alone. */
function proseOf(file: string, text: string): string[] {
  const lines = text.split('\n');
  if (file.endsWith('.md')) return lines;
  return lines.map((line) =>
    /^\s*(\/\*\*|\*|\/\/|(await )?(test|describe|it)(\.\w+)*\(|summary:)/.test(line)
      ? line
      : (/\s\/\/ (.*)$/.exec(line)?.[1] ?? ''),
  );
}

/** Rules are cited by their source (a law, a supplier's guide, docs/rules), not by working notes outside the project. */
const oldCitation =
  /\b(domain|payments|peers|trust|web|auth)( reference\b| \d\.\d|(?<!docs\/trust|\btrust)\.md\b)|\bproduct\.md\b|\bspecification section\b/i;
/** Not migrations: those that have been applied are compared by digest. Not this file. */
const citing = [
  '*.md',
  '{contract,web,test,dev,bench,docs}/**/*.{ts,tsx,mjs,md,css}',
  'server/**/*.{ts,mjs}',
];

describe('plain English', () => {
  test('no citation of working notes', () => {
    const files = citing.flatMap((pattern) => globSync(pattern, { cwd: root })).sort();
    assert.ok(files.length > 1000);
    const found = files.flatMap((file) => {
      if (path.join(root, file) === import.meta.filename) return [];
      const text = readFileSync(path.join(root, file), 'utf8').replaceAll(/\s*\n\s*(\*|\/\/)?\s*/g, ' ');
      const match = oldCitation.exec(text);
      return match ? [`${file}: …${text.slice(match.index, match.index + 40)}`] : [];
    });
    assert.deepEqual(found, []);
  });

  for (const file of plain.flatMap((pattern) => globSync(pattern, { cwd: root })).sort()) {
    const lines = proseOf(file, readFileSync(path.join(root, file), 'utf8'));
    const found = lines.flatMap((line, at) =>
      banned.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [],
    );
    test(file, () => assert.deepEqual(found, []));
  }
});
