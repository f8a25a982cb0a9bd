/** What a page carries of the organisation's profile: in its language, and no more than it shows. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { inBrowser, type OrganisationProfile } from '#contract/organisation-profile.ts';
import { versionOfWords } from '#server/features/binding-words/binding-words-service.ts';
import type { Language } from '../texts/language.ts';
import { organisationProfilePlugin } from './organisation-profile-plugin.ts';

const file = path.resolve('organisation-profile.json');

/** @returns what a module gets when it imports the profile */
function profileFor(module: string, language: Language): Record<string, unknown> {
  const plugin = organisationProfilePlugin(file, language) as unknown as {
    resolveId(source: string, importer: string): string;
    load(id: string): string | null;
    transform(code: string, id: string): { code: string };
  };
  const id = plugin.resolveId('../../organisation-profile.json', module);
  const { code } = plugin.transform(plugin.load(id) ?? plugin.load(`${file}?sender.ts`)!, id);
  return JSON.parse(code.replace(/^export default (.*);$/, '$1'));
}

describe('the profile in the build', () => {
  test('every page carries what it says of everybody', () => {
    assert.deepEqual(Object.keys(profileFor('/web/texts/organisation.ts', 'nb')), [...inBrowser]);
  });

  test('the purpose is on the pages that say it, in their language, and is read aloud in bokmål', () => {
    const of = (module: string, language: Language) =>
      profileFor(module, language) as { purpose: { summary: string } };
    assert.match(of('/web/texts/purpose.ts', 'nb').purpose.summary, /menneskerettigheter$/);
    assert.match(of('/web/texts/purpose.ts', 'nn').purpose.summary, /menneskerettar$/);
    const inEnglish = of('/web/texts/purpose.ts', 'en');
    assert.match(inEnglish.purpose.summary, /human rights$/);
    assert.deepEqual(Object.keys(inEnglish), ['purpose', 'version']);
    // The same in each language, and what the server derives from the same words.
    const profile = JSON.parse(readFileSync(file, 'utf8')) as OrganisationProfile;
    const version = versionOfWords('purpose', profile);
    for (const one of [inEnglish, of('/web/texts/spoken-purpose.ts', 'nn')])
      assert.equal((one as { version?: string }).version, version);
    const spoken = of('/web/texts/spoken-purpose.ts', 'nn');
    assert.match(spoken.purpose.summary, /menneskerettigheter$/);
  });

  test('the sender is on the pages that name it', () => {
    assert.deepEqual(Object.keys(profileFor('/web/texts/sender.ts', 'en')), ['sender']);
  });
});
