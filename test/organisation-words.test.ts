/**
 * What an organisation declares and agrees with people is in the words of its own profile: none of the demo organisation's name
 * or life stance is typed into the contract, the letters or the texts that bind.
 */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import profile from '../organisation-profile.json' with { type: 'json' };

const root = path.resolve(import.meta.dirname, '..');
/** Open pages describe the ceremonies, with their titles; the finder has words that are searched for. None of it binds anyone. */
const describing =
  /^web\/(pages\/(seremonier\/seremonier|start\/start|finn-fram\/finn-fram)-texts|texts\/page-titles)/;
const files = ['contract/**/*.ts', 'server/{letters,identity-provider,features}/**/*.ts', 'web/**/*.{ts,tsx}']
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .filter((file) => !/\.test\.ts$/.test(file) && !describing.test(file));
const { name, shortName, organisationNumber, publicSite, youth, magazine } = profile;
const own = [name, shortName, organisationNumber, new URL(publicSite).hostname, youth.name, magazine.name];
/** Of the line without a comment: what somebody may read. @returns what of the organisation is in it */
const typedIn = (line: string): string[] => {
  const shown = line.replace(/^\s*(\/\*\*|\*|\/\/).*/, '').toLowerCase();
  return [...own, 'humanis'].filter((words) => shown.includes(words.toLowerCase()));
};

describe('words of the organisation', () => {
  test('are in its profile, and not typed', () => {
    assert.ok(files.length > 1500, String(files.length));
    const found = files.flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, at) => typedIn(line).map((words) => `${file}:${at + 1} «${words}»`)),
    );
    assert.deepEqual(found, []);
  });

  test('are found where they are typed', () => {
    assert.deepEqual(typedIn(`  title: 'Meld deg inn i ${shortName}',`), [shortName, 'humanis']);
    assert.deepEqual(typedIn("asked: 'Vi ønsker en humanistisk vigsel.'"), ['humanis']);
    assert.deepEqual(typedIn(`// For example ${name}.`), []);
  });
});
