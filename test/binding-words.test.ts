/**
 * Words that bind a reader of English: a declaration under Norwegian law is shown in Norwegian with its meaning beside it; what
 * one agrees to or chooses is an English version of its own. docs/decisions/2026-11-29-words-that-bind.md.
 * Words do not change without a new version.
 */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { accountEndingTextVersion } from '#contract/account-ending-endpoints.ts';
import { chapterContactTextVersion } from '#contract/chapter-contact.ts';
import { childrenTextVersion } from '#contract/children-endpoints.ts';
import { joiningTextVersion } from '#contract/joining-endpoints.ts';
import { leavingTextVersion } from '#contract/leaving-endpoints.ts';
import { proposalTextVersion } from '#contract/meeting-values.ts';
import { confidentialityTextVersion } from '#contract/office-values.ts';
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import { languages } from '#contract/values/portal-languages.ts';
import { inLanguage } from '#contract/values/translations.ts';
import { measuringTextVersion } from '#contract/visit-measuring.ts';
import { newsTextVersion } from '#server/features/profile/profile-rules.ts';
import { partsOf, withoutMarks } from '#web/texts/bokmal.ts';
import profile from '../organisation-profile.json' with { type: 'json' };

const root = path.resolve(import.meta.dirname, '..');
const suffixes = { nb: '', nn: '.nn', en: '.en' } as const;

/** The words of one module in the three languages. */
async function inEach<Module>(file: string, wordsOf: (module: Module) => string[]): Promise<string[][]> {
  return Promise.all(
    languages.map(async (language) =>
      wordsOf((await import(`../web/${file}${suffixes[language]}.ts`)) as Module),
    ),
  );
}

const terms = profile.giving.terms as OrganisationProfile['giving']['terms'];

/** Declarations under Norwegian law, and a form of the law. */
const inNorwegian = {
  joining: [
    joiningTextVersion,
    await inEach<typeof import('#web/pages/hefinn/joining-check-texts.ts')>(
      'pages/hefinn/joining-check-texts',
      ({ texts }) => [texts.declaration],
    ),
    'f385d35ffb4f',
  ],
  'registration of children': [
    childrenTextVersion,
    await inEach<typeof import('#web/pages/registrere-barn/bekreftelse-texts.ts')>(
      'pages/registrere-barn/bekreftelse-texts',
      ({ checkTexts: t }) => [t.notElsewhere(1), t.notElsewhere(2), t.informed('Emma'), t.heard('Emma')],
    ),
    '0dcc0cbcef15',
  ],
  'confirmation of parental responsibility': [
    childrenTextVersion,
    await inEach<typeof import('#web/pages/registrere-barn/bekreftelse-texts.ts')>(
      'pages/registrere-barn/bekreftelse-texts',
      ({ invitationTexts: t }) => [
        ...t.answers.map(({ label }) => label),
        t.informed('Emma'),
        t.heard('Emma'),
      ],
    ),
    'cfdf1d987992',
  ],
  confidentiality: [
    confidentialityTextVersion,
    await inEach<typeof import('#web/pages/tillitsvalgt/tillitsvalgt-texts.ts')>(
      'pages/tillitsvalgt/tillitsvalgt-texts',
      ({ officeTexts: t }) => [t.declaration, ...t.promises, t.promise],
    ),
    '829871adc328',
  ],
  'withdrawal form': [
    'angrerettloven § 21',
    await inEach<typeof import('#web/pages/magasininn/magazine-payment-texts.ts')>(
      'pages/magasininn/magazine-payment-texts',
      ({ paymentTexts: t }) => [t.rights.form.title, ...t.rights.form.lines],
    ),
    'ca138cb29567',
  ],
} as const;

/** Agreements, consents and choices: the version in English is what was read, and the evidence says so (`text_language`). */
const inEnglish = {
  'giving terms': [
    terms.version,
    languages.map((language) => inLanguage(terms, language).paragraphs),
    '38efccfaf19f',
  ],
  'acceptance of the giving terms': [
    terms.version,
    await inEach<typeof import('#web/pages/giveravtale/giveravtale-texts.ts')>(
      'pages/giveravtale/giveravtale-texts',
      ({ texts: { form } }) => [form.accept, form.recurring],
    ),
    '9793b1b16602',
  ],
  'news, on the page of consents': [
    newsTextVersion,
    await inEach<typeof import('#web/pages/mitt-personvern/consent-texts.ts')>(
      'pages/mitt-personvern/consent-texts',
      ({ consentTexts: t }) => [t.purposes['news-email'].words, t.purposes['news-sms'].words],
    ),
    '97d8d8549bd7',
  ],
  'news, when joining': [
    newsTextVersion,
    await inEach<typeof import('#web/pages/hefinn/joining-details-texts.ts')>(
      'pages/hefinn/joining-details-texts',
      ({ texts }) => [texts.newsEmail, texts.newsSms],
    ),
    '2a2b35347f37',
  ],
  'contact from the chapter': [
    chapterContactTextVersion,
    await inEach<typeof import('#web/ui/chapter-contact-texts.ts')>(
      'ui/chapter-contact-texts',
      ({ chapterContactTexts: t }) => [t.title('Oslo'), t.text, t.give],
    ),
    '28da9bfd4692',
  ],
  'counting of visits': [
    measuringTextVersion,
    await inEach<typeof import('#web/texts/visit-measuring-texts.ts')>(
      'texts/visit-measuring-texts',
      ({ visitMeasuringTexts: t }) => [t.title, t.text, t.yes],
    ),
    'ecae431995e5',
  ],
  'standing for election': [
    proposalTextVersion,
    await inEach<typeof import('#web/pages/mitt-medlemsdemokrati/proposal-texts.ts')>(
      'pages/mitt-medlemsdemokrati/proposal-texts',
      ({ proposalTexts: t }) => [t.agrees],
    ),
    '66299edea43e',
  ],
  'the wish for the grant': [
    joiningTextVersion,
    await inEach<typeof import('#web/pages/hefinn/joining-communities-texts.ts')>(
      'pages/hefinn/joining-communities-texts',
      ({ texts }) => [texts.question, texts.support, texts.supportHint],
    ),
    '4bfff9240c96',
  ],
  leaving: [
    leavingTextVersion,
    await inEach<typeof import('#web/pages/meld-meg-ut/meld-meg-ut-texts.ts')>(
      'pages/meld-meg-ut/meld-meg-ut-texts',
      ({ texts: { confirm } }) => [confirm.title, confirm.lead, confirm.membership, confirm.yes],
    ),
    'a36f80d0956d',
  ],
  'ending a login': [
    accountEndingTextVersion,
    await inEach<typeof import('#web/pages/mitt-personvern/ending-texts.ts')>(
      'pages/mitt-personvern/ending-texts',
      ({ endingTexts: { account } }) => [
        account.confirm.title,
        account.confirm.text,
        account.confirm.yes.deleted,
        account.confirm.yes.detached,
      ],
    ),
    '46012a539be3',
  ],
} as const;

const digestOf = (words: unknown): string =>
  createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 12);

describe('words that bind', () => {
  for (const [name, [version, words, digest]] of Object.entries({ ...inNorwegian, ...inEnglish }))
    test(`${name}: the words are those of their version, in each language`, () => {
      const now = digestOf([version, words.map((all) => all.map(withoutMarks))]);
      assert.equal(now, digest, `Other words are a new version. Then write «${now}» for ${name}`);
    });

  for (const [name, [, [nb = [], , en = []]]] of Object.entries(inNorwegian))
    test(`${name}: a page in English shows the words in bokmål, marked as such`, () => {
      assert.equal(en.length, nb.length);
      for (const [at, text] of en.entries()) {
        const norwegian = partsOf(text).filter((_, place) => place % 2 === 1);
        assert.deepEqual(
          norwegian.map((words) => words.toLowerCase()),
          [nb[at]!.toLowerCase()],
          text,
        );
      }
    });

  for (const [name, [, [nb = [], , en = []]]] of Object.entries(inEnglish))
    test(`${name}: a page in English has a version of its own, all in English`, () => {
      assert.equal(en.length, nb.length);
      for (const [at, text] of en.entries()) {
        assert.equal(withoutMarks(text), text);
        assert.notEqual(text, nb[at]);
      }
    });

  test('a declaration in Norwegian has its meaning in English: in the same text, or in the hint under it', async () => {
    const joining = await import('#web/pages/hefinn/joining-check-texts.en.ts');
    const children = await import('#web/pages/registrere-barn/bekreftelse-texts.en.ts');
    const hints = [
      joining.texts.declarationHint,
      children.checkTexts.notElsewhereHint(1),
      children.checkTexts.notElsewhereHint(2),
      children.checkTexts.heardHint,
    ];
    for (const hint of hints) assert.match(hint, /^In English: /);
    const bare = Object.values(inNorwegian).flatMap(([, [, , en = []]]) =>
      en.filter((text) => partsOf(text).every((part, place) => place % 2 === 1 || part === '')),
    );
    assert.equal(bare.length, hints.length, bare.join('\n'));
  });

  test('each version of words that is kept is here, or is read aloud at the desk', () => {
    const declared = globSync('{contract,server}/**/*.ts', { cwd: root }).flatMap((file) =>
      [
        ...readFileSync(path.join(root, file), 'utf8').matchAll(/export const (\w+TextVersion) = '([^']+)'/g),
      ].map(([, name, version]) => [name!, version!] as const),
    );
    assert.ok(declared.length >= 10, String(declared));
    const here: string[] = Object.values({ ...inNorwegian, ...inEnglish }).map(([version]) => version);
    assert.deepEqual(
      declared.filter(([, version]) => !here.includes(version)).map(([name]) => name),
      ['deskJoiningTextVersion'],
    );
  });
});
