/** What is written to a reader in the portal, in a file or in another's app: in bokmål, nynorsk and English, all facts in each. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { frequencies } from '#contract/giving-values.ts';
import { memberPurposes } from '#contract/unit-member-endpoints.ts';
import { type Language, languages } from '#contract/values/portal-languages.ts';
import { calendarWords } from './calendar-words.ts';
import { ceremonyRequestWords } from './ceremony-request-words.ts';
import { childCertificate } from './child-certificate-words.ts';
import { exportWords } from './export-words.ts';
import { givingDocumentWords } from './giving-document-words.ts';
import { joiningCheckWords } from './joining-check-words.ts';
import { matchRequestWords } from './match-request-words.ts';
import { memberFileWords } from './member-file-words.ts';
import { vippsDescription } from './vipps-words.ts';

/** Read at the desk alone, or by the bookkeeper and the state: in bokmål. */
const deskOnly = ['grant-file-words.ts', 'register-file-words.ts', 'voucher-words.ts'];
/** Shown in each language by `documents.test.ts`. */
const documents = ['magazine-receipt-words.ts'];

const facts = ['Kim Nilsen', 'Robin Berg', 'Bø', 'Uten musikk'] as const;
const [one, other, place, remark] = facts;
const day = /\b(03\.02\.2026|3\.? [fF]ebruary? 2026)\b/;

/** Each in a language, and what has to be in it whatever the language. */
const written: Record<string, { in(language: Language): unknown; says: readonly (string | RegExp)[] }> = {
  'ceremony-request-words.ts': {
    in: (language) => [
      ceremonyRequestWords[language].wedding({ names: one, day: '2026', place, message: remark }),
      ...(['yes', 'no', 'unknown'] as const).map((wasMember) =>
        ceremonyRequestWords[language].funeral({
          deceased: other,
          relation: 'x',
          wasMember,
          day: '',
          agency: 'Byrået',
          message: remark,
        }),
      ),
    ],
    says: [...facts, 'Byrået', '2026', ': x'],
  },
  'match-request-words.ts': {
    in: (language) =>
      matchRequestWords({ name: one, bornOn: '2026-02-03', remark, contact: ['a@b.example'] }, language),
    says: [one, day, remark, 'a@b.example'],
  },
  'joining-check-words.ts': { in: (language) => joiningCheckWords[language], says: ['Min side'] },
  'member-file-words.ts': {
    in: (language) =>
      memberPurposes.map((purpose) =>
        memberFileWords(
          {
            name: one,
            unit: place,
            purpose,
            takenOn: '2026-02-03',
            deleteBy: '2026-02-17',
            code: 'ABC123',
          },
          language,
        ),
      ),
    says: [one, place, day, /\b17/, 'ABC123', '.csv'],
  },
  'vipps-words.ts': {
    in: (language) =>
      frequencies.map((frequency) => vippsDescription({ frequency, resumesOn: '2026-02-03' }, language)),
    says: [day],
  },
  'export-words.ts': { in: (language) => exportWords[language], says: ['attachment', 'Min side'] },
  'child-certificate-words.ts': {
    in: (language) =>
      childCertificate(
        { name: place, memberService: { email: 'a@b.example' } } as Parameters<typeof childCertificate>[0],
        { name: one, bornYear: 2019, registeredOn: null, endedAt: new Date('2026-02-03'), reference: 'B-1' },
        language,
      ),
    says: [one, place, '2019', day, 'B-1', 'a@b.example'],
  },
  'calendar-words.ts': {
    in: (language) => [
      calendarWords[language],
      calendarWords[language].unitFeedName(place),
      calendarWords[language].waiting(one),
      calendarWords[language].description({ summary: remark, digitalLink: 'b.example', url: 'a.example' }),
    ],
    says: [place, one, remark, 'a.example', 'b.example'],
  },
  'giving-document-words.ts': { in: (language) => givingDocumentWords[language], says: [] },
};

const stringsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(stringsOf)
      : [];

describe('words in the language of their reader', () => {
  test('each file of words is here, or is not read by members', () => {
    const files = globSync('*-words.ts', { cwd: import.meta.dirname }).sort();
    assert.deepEqual(files, [...Object.keys(written), ...deskOnly, ...documents].sort());
    for (const file of deskOnly) {
      const source = readFileSync(path.join(import.meta.dirname, file), 'utf8');
      assert.doesNotMatch(source, /Language/, `${file} has languages, and is compared here`);
    }
  });

  for (const [file, { in: inLanguage, says }] of Object.entries(written)) {
    const [inBokmal, inNynorsk, inEnglish] = languages.map((language) => stringsOf(inLanguage(language)));

    test(`${file}: as many texts in each language, and all facts in each`, () => {
      for (const texts of [inBokmal!, inNynorsk!, inEnglish!]) {
        assert.equal(texts.length, inBokmal!.length);
        for (const fact of says)
          assert.ok(
            texts.some((text) => (typeof fact === 'string' ? text.includes(fact) : fact.test(text))),
            `${fact}`,
          );
      }
    });

    test(`${file}: no sentence is left in another language`, () => {
      const sentences = (texts: string[]) =>
        texts.flatMap((text) => text.split('\n')).filter((line) => /\p{L}{2,} \p{L}{2,} \p{L}/u.test(line));
      const english = sentences(inEnglish!);
      for (const line of english) assert.doesNotMatch(line, /\b(og|eller|ikke|ikkje|du|jeg|eg|av|på)\b/);
      for (const line of sentences(inNynorsk!)) assert.doesNotMatch(line, /\b(ikke|jeg|noe|noen|hva|fra)\b/);
    });
  }

  test('what is in the Vipps app fits there, and tells nothing of a life stance', () => {
    for (const language of languages)
      for (const frequency of frequencies) {
        const text = vippsDescription({ frequency, resumesOn: '2026-09-30' }, language);
        assert.ok(text.length <= 100, `${text.length} «${text}»`);
        assert.doesNotMatch(text, /medlem|member|gave|gåve|gift|livssyn/i);
      }
  });
});
