import assert from 'node:assert/strict';
import { test } from 'node:test';
import { articleParts } from './article-parts.ts';

test('an article is paragraphs and subheadings, however many empty lines there are', () => {
  assert.deepEqual(
    articleParts('Først.\nSamme avsnitt.\n\n\nSå.\n## Mellomtittel\nRett under.\n\n##uten mellomrom'),
    [
      { kind: 'paragraph', text: 'Først.\nSamme avsnitt.' },
      { kind: 'paragraph', text: 'Så.' },
      { kind: 'heading', text: 'Mellomtittel' },
      { kind: 'paragraph', text: 'Rett under.' },
      { kind: 'paragraph', text: '##uten mellomrom' },
    ],
  );
  assert.deepEqual(articleParts(' \n\n'), []);
});
