/** What the open statements say does not change without a new version and day; every criterion has its status. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, test } from 'node:test';
import { texts as cookieTexts } from '#web/pages/informasjonskapsler/informasjonskapsler-texts.ts';
import * as stored from '#web/pages/informasjonskapsler/stored-in-browser-texts.ts';
import { texts as privacyTexts } from '#web/pages/personvern/personvern-texts.ts';
import { criteria } from '#web/pages/tilgjengelighet/criteria-texts.ts';
import { texts as accessibilityTexts } from '#web/pages/tilgjengelighet/tilgjengelighet-texts.ts';

const digestOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);

/** Words, and the version they say they are, as they were when this was last looked through. */
const statements = {
  privacy: [privacyTexts, privacyTexts.version, 'e2e410908bb6'],
  cookies: [{ cookieTexts, stored }, cookieTexts.version, '024a4017cd9d'],
  accessibility: [{ accessibilityTexts, criteria }, accessibilityTexts.updated, '8026e8fdce2e'],
} as const;

describe('the open statements', () => {
  for (const [name, [content, version, digest]] of Object.entries(statements)) {
    test(`${name}: says which version it is, and since when`, () => {
      assert.match(version, /^Versjon 20\d\d-\d\d\. Sist (endret|gjennomgått) \d{1,2}\. [a-z]+ 20\d\d\.$/);
    });

    test(`${name}: is what that version was`, () => {
      const now = digestOf(content);
      assert.equal(
        now,
        digest,
        `The words are others: give ${name} a new version and day, then write «${now}» here`,
      );
    });
  }

  test('accessibility: each criterion of WCAG 2.2 on levels A and AA has a status, once', () => {
    const numbers = criteria.flatMap((principle) => principle.criteria.map(([number]) => number));
    assert.equal(new Set(numbers).size, numbers.length);
    // 31 on level A and 24 on level AA; 4.1.1 is no longer one.
    assert.equal(numbers.length, 55);
    for (const added of ['2.4.11', '2.5.7', '2.5.8', '3.2.6', '3.3.7', '3.3.8'])
      assert.ok(numbers.includes(added));
    const inOrder = [...numbers].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
    assert.deepEqual(numbers, inOrder);
  });
});
