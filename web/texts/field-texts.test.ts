import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { commonFieldCodes, problemCodes } from '#contract/problem.ts';
import { choiceTexts, textFieldTexts } from './field-texts.ts';
import { problemTexts } from './problem-texts.ts';

describe('what is said about a field', () => {
  const limits = { minimum: 3, maximum: 120 };

  it('has a sentence for every code', () => {
    for (const texts of [textFieldTexts('Skriv et emne', 'Emnet', limits), choiceTexts('Velg tema')])
      for (const code of commonFieldCodes) assert.ok(texts[code].length > 0, code);
  });

  it('names the limits', () => {
    const texts = textFieldTexts('Skriv et emne', 'Emnet', limits);
    assert.equal(texts.TOO_SHORT, 'Emnet må ha minst 3 tegn');
    assert.equal(texts.TOO_LONG, 'Emnet kan ha høyst 120 tegn');
  });
});

describe('what is said about a refusal', () => {
  it('is a whole sentence for every code', () => {
    for (const code of problemCodes) assert.match(problemTexts[code], /^[A-ZÆØÅ].*\.$/, code);
  });
});
