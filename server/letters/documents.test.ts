/** Each document in each language: the same facts, in words of that language only. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Language, languages } from '#contract/values/portal-languages.ts';
import { documentsIn, gift, organisation, type Words } from '../../test/support/letter-documents.ts';
import { giftDocument } from './giving-documents.ts';

test('no cell of a document is empty', () => {
  for (const [name, { blocks }] of Object.entries(documentsIn('nb')))
    for (const block of blocks) {
      const rows = block.kind === 'table' ? block.rows : block.kind === 'facts' ? block.facts : [];
      assert.ok(
        rows.flat().every((cell) => cell.trim()),
        name,
      );
    }
});

const wordsOf = ({ title, blocks }: Words): string[] => [
  title,
  ...blocks.flatMap((block) => {
    if (block.kind === 'facts') return block.facts.flat();
    if (block.kind === 'table')
      return [block.caption, ...block.columns.map((column) => column.title), ...block.rows.flat()];
    return [block.text];
  }),
];
const shapeOf = ({ blocks }: Words) =>
  blocks.map((block) => [block.kind, block.kind === 'facts' ? block.facts.length : 0]);

/** Words that only the other languages have; what the organisation is called stays as it is. */
const foreign: Record<Language, RegExp> = {
  nb: /(?<!\p{L})(ikkje|frå|blei|gåv\p{L}*|givar|the|and|gift|reported)(?!\p{L})/giu,
  nn: /(?<!\p{L})(ikke|fra|ble|gave\p{L}*|giver(?!-)|noe|også|mottatt|bekreftelse|av medlemmet|the|and|gift)(?!\p{L})/giu,
  en: /(?<!\p{L})(ikke|ikkje|fra|frå|og|er|den|gave\p{L}*|gåve\p{L}*|kr|kvittering|beløp|betalt|dato|mai)(?!\p{L})/giu,
};

for (const language of languages)
  for (const [name, words] of Object.entries(documentsIn(language)))
    test(`${name} in ${language} says the same as in bokmål, in its own words`, () => {
      const inBokmal = documentsIn('nb')[name]!;
      assert.deepEqual(shapeOf(words), shapeOf(inBokmal));
      const own = wordsOf(words).join('\n').replaceAll(organisation.name, '');
      assert.deepEqual(own.match(foreign[language]) ?? [], [], own);
      assert.ok(
        wordsOf(words).every((text) => text && !/undefined|null/.test(text)),
        own,
      );
      assert.equal(words.fileName.endsWith('.pdf'), true);
      if (language === 'en') assert.notEqual(words.title, inBokmal.title);
    });

test('money and days are written as the language writes them', () => {
  const factsOf = (language: Language) => wordsOf(giftDocument(gift, 'Lokallagene', language)).join(' | ');
  assert.match(factsOf('nb'), /1\u00a0250,50\u00a0kr .*12\. mai 2026/);
  assert.match(factsOf('nn'), /1\u00a0250,50\u00a0kr .*12\. mai 2026/);
  assert.match(factsOf('en'), /NOK\u00a01,250\.50 .*12 May 2026/);
});
