/** What the open statements, and what one agrees to when joining, say does not change without a new version and day; every criterion has its status. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, test } from 'node:test';
import { deskJoiningTextVersion } from '#contract/desk-joining-endpoints.ts';
import { joiningTextVersion } from '#contract/joining-endpoints.ts';
import { texts as joiningInEnglish } from '#web/pages/hefinn/joining-check-texts.en.ts';
import { texts as joiningInNynorsk } from '#web/pages/hefinn/joining-check-texts.nn.ts';
import { texts as joiningTexts } from '#web/pages/hefinn/joining-check-texts.ts';
import { texts as cookiesInEnglish } from '#web/pages/informasjonskapsler/informasjonskapsler-texts.en.ts';
import { texts as cookiesInNynorsk } from '#web/pages/informasjonskapsler/informasjonskapsler-texts.nn.ts';
import { texts as cookieTexts } from '#web/pages/informasjonskapsler/informasjonskapsler-texts.ts';
import * as stored from '#web/pages/informasjonskapsler/stored-in-browser-texts.ts';
import { spokenWords } from '#web/pages/medlemsservice/corrections/desk-joining-texts.ts';
import { texts as privacyInEnglish } from '#web/pages/personvern/personvern-texts.en.ts';
import { texts as privacyInNynorsk } from '#web/pages/personvern/personvern-texts.nn.ts';
import { texts as privacyTexts } from '#web/pages/personvern/personvern-texts.ts';
import { criteria as criteriaInEnglish } from '#web/pages/tilgjengelighet/criteria-texts.en.ts';
import { criteria as criteriaInNynorsk } from '#web/pages/tilgjengelighet/criteria-texts.nn.ts';
import { criteria } from '#web/pages/tilgjengelighet/criteria-texts.ts';
import { results } from '#web/pages/tilgjengelighet/criterion-facts.ts';
import { texts as accessibilityInEnglish } from '#web/pages/tilgjengelighet/tilgjengelighet-texts.en.ts';
import { texts as accessibilityInNynorsk } from '#web/pages/tilgjengelighet/tilgjengelighet-texts.nn.ts';
import { texts as accessibilityTexts } from '#web/pages/tilgjengelighet/tilgjengelighet-texts.ts';
import { withoutMarks } from '#web/texts/bokmal.ts';

const digestOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);

/** Words, and the version they say they are, as they were when this was last looked through. */
const statements = {
  privacy: [privacyTexts, privacyTexts.version, 'ffc81f2d41ae'],
  cookies: [{ cookieTexts, stored }, cookieTexts.version, 'e47b78311c64'],
  accessibility: [{ accessibilityTexts, criteria }, accessibilityTexts.updated, '590a67b7d503'],
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

  test('the translations are of the same version and day', () => {
    const numbersIn = (version: string) => version.match(/\d+/g);
    for (const [version, ...others] of [
      [privacyTexts.version, privacyInNynorsk.version, privacyInEnglish.version],
      [cookieTexts.version, cookiesInNynorsk.version, cookiesInEnglish.version],
      [accessibilityTexts.updated, accessibilityInNynorsk.updated, accessibilityInEnglish.updated],
    ] as const)
      for (const other of others) assert.deepEqual(numbersIn(other), numbersIn(version), other);
  });

  test('accessibility: the translations have the same criteria in the same order', () => {
    const numbersIn = (all: typeof criteria) =>
      all.map((principle) => principle.criteria.map(([number]) => number));
    for (const translated of [criteriaInNynorsk, criteriaInEnglish])
      assert.deepEqual(numbersIn(translated), numbersIn(criteria));
  });

  test('accessibility: each criterion of WCAG 2.2 on levels A and AA has a status, once', () => {
    const numbers: string[] = criteria.flatMap((principle) => principle.criteria.map(([number]) => number));
    assert.equal(new Set(numbers).size, numbers.length);
    // 31 on level A and 24 on level AA; 4.1.1 is no longer one.
    assert.equal(numbers.length, 55);
    for (const added of ['2.4.11', '2.5.7', '2.5.8', '3.2.6', '3.3.7', '3.3.8'])
      assert.ok(numbers.includes(added));
    for (const number of numbers)
      assert.match(results.criteria[number]?.status ?? '', /^(met|partly|unsure|none)$/, number);
    const inOrder = [...numbers].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
    assert.deepEqual(numbers, inOrder);
  });
});

describe('the declaration of joining', () => {
  const declared = [joiningTexts, joiningInNynorsk, joiningInEnglish].map((texts) =>
    withoutMarks(texts.declaration),
  );
  const [inBokmal, inNynorsk, inEnglish] = declared;

  test('is what its version was, in each language: the evidence names the version and the language', () => {
    assert.deepEqual([joiningTextVersion, digestOf(declared)], ['2026-11-28', 'e7ad524bb7be']);
  });

  test('at the desk: is what its version was', () => {
    assert.deepEqual([deskJoiningTextVersion, digestOf(spokenWords)], ['desk-2026-11-24', 'f8d4ddb4c4e2']);
  });

  test('is in nynorsk on a page in nynorsk, and in bokmål, with its meaning, on one in English', () => {
    assert.match(inNynorsk!, /^Eg sluttar meg til føremålet til /);
    assert.equal(inEnglish, inBokmal);
    assert.match(
      joiningInEnglish.declarationHint,
      /In English: .* The declaration is in Norwegian, as we store it\./,
    );
  });
});
