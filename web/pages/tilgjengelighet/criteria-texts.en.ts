/** In English, by the names that WCAG gives them. */
import { formatDate } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import results from './criteria-results.json' with { type: 'json' };
import type { CriterionStatus } from './criteria-texts.ts';

export type { CriterionStatus };

export const statusWords: Readonly<Record<CriterionStatus, string>> = {
  met: 'Met',
  partly: 'Partly met',
  unsure: 'Not tested well enough',
  none: 'Does not apply here',
};

export const lastRun = { pages: results.pages, day: formatDate(results.lastRunOn) };

export function testedWords(number: CriterionNumber): string {
  const { byTests, byHandOn } = results.criteria[number];
  const byHand = byHandOn && `checked by hand on ${formatDate(byHandOn)}`;
  return `(${[byTests && 'tested automatically', byHand].filter(Boolean).join(', ')})`;
}

type CriterionNumber = keyof typeof results.criteria;
type Criterion = readonly [number: CriterionNumber, name: string, status: CriterionStatus];

export const criteria: readonly { principle: string; criteria: readonly Criterion[] }[] = [
  {
    principle: 'Perceivable',
    criteria: [
      ['1.1.1', 'Non-text content', 'met'],
      ['1.2.1', 'Audio-only and video-only', 'none'],
      ['1.2.2', 'Captions', 'none'],
      ['1.2.3', 'Audio description or alternative', 'none'],
      ['1.2.4', 'Captions (live)', 'none'],
      ['1.2.5', 'Audio description', 'none'],
      ['1.3.1', 'Info and relationships', 'met'],
      ['1.3.2', 'Meaningful sequence', 'met'],
      ['1.3.3', 'Sensory characteristics', 'met'],
      ['1.3.4', 'Orientation', 'met'],
      ['1.3.5', 'Identify input purpose', 'met'],
      ['1.4.1', 'Use of colour', 'met'],
      ['1.4.2', 'Audio control', 'none'],
      ['1.4.3', 'Contrast of text', 'met'],
      ['1.4.4', 'Resize text', 'met'],
      ['1.4.5', 'Images of text', 'met'],
      ['1.4.10', 'Reflow', 'met'],
      ['1.4.11', 'Non-text contrast', 'met'],
      ['1.4.12', 'Text spacing', 'met'],
      ['1.4.13', 'Content on hover or focus', 'none'],
    ],
  },
  {
    principle: 'Operable',
    criteria: [
      ['2.1.1', 'Keyboard', 'met'],
      ['2.1.2', 'No keyboard trap', 'met'],
      ['2.1.4', 'Character key shortcuts', 'met'],
      ['2.2.1', 'Timing adjustable', 'met'],
      ['2.2.2', 'Pause, stop, hide', 'met'],
      ['2.3.1', 'No flashes', 'met'],
      ['2.4.1', 'Bypass blocks', 'met'],
      ['2.4.2', 'Page titled', 'met'],
      ['2.4.3', 'Focus order', 'met'],
      ['2.4.4', 'Link purpose', 'met'],
      ['2.4.5', 'Multiple ways', 'met'],
      ['2.4.6', 'Headings and labels', 'met'],
      ['2.4.7', 'Focus visible', 'met'],
      ['2.4.11', 'Focus not obscured', 'met'],
      ['2.5.1', 'Pointer gestures', 'met'],
      ['2.5.2', 'Pointer cancellation', 'met'],
      ['2.5.3', 'Label in name', 'met'],
      ['2.5.4', 'Motion actuation', 'none'],
      ['2.5.7', 'Dragging movements', 'met'],
      ['2.5.8', 'Target size', 'met'],
    ],
  },
  {
    principle: 'Understandable',
    criteria: [
      ['3.1.1', 'Language of page', 'met'],
      ['3.1.2', 'Language of parts', 'partly'],
      ['3.2.1', 'On focus', 'met'],
      ['3.2.2', 'On input', 'met'],
      ['3.2.3', 'Consistent navigation', 'met'],
      ['3.2.4', 'Consistent identification', 'met'],
      ['3.2.6', 'Consistent help', 'met'],
      ['3.3.1', 'Error identification', 'met'],
      ['3.3.2', 'Labels or instructions', 'met'],
      ['3.3.3', 'Error suggestion', 'met'],
      ['3.3.4', 'Error prevention', 'met'],
      ['3.3.7', 'Redundant entry', 'met'],
      ['3.3.8', 'Accessible authentication', 'met'],
    ],
  },
  {
    principle: 'Robust',
    criteria: [
      ['4.1.2', 'Name, role, value', 'met'],
      ['4.1.3', 'Status messages', 'met'],
    ],
  },
];
export type Complete = Whole<
  Compared<typeof import('./criteria-texts.ts'), typeof import('./criteria-texts.en.ts')>
>;
