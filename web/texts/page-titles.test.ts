/** A title tells a page from every other one (WCAG 2.4.2), in each language. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pageTitles as inEnglish } from './page-titles.en.ts';
import { pageTitles as inNynorsk } from './page-titles.nn.ts';
import { pageTitles as inBokmal } from './page-titles.ts';

/** @returns one line for each address that has the title of one before it */
function sharedTitles(titles: Readonly<Record<string, string>>): string[] {
  const addressByTitle = new Map<string, string>();
  return Object.entries(titles).flatMap(([address, title]) => {
    const first = addressByTitle.get(title);
    addressByTitle.set(title, first ?? address);
    return first ? [`«${title}»: ${first} and ${address}`] : [];
  });
}

describe('the titles of the pages', () => {
  for (const [language, titles] of Object.entries({ nb: inBokmal, nn: inNynorsk, en: inEnglish }))
    it(`differ from each other in ${language}`, () => {
      assert.deepEqual(sharedTitles(titles), []);
    });

  it('that two addresses share are found', () => {
    assert.deepEqual(sharedTitles({ ...inBokmal, '/ny': inBokmal['/ord'] }), [
      '«Ord og uttrykk»: /ord and /ny',
    ]);
  });
});
