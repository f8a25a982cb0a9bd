/** In English, by the names that WCAG gives them. */
import { formatCount, formatDate } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import type { CriterionStatus, Tested } from './criterion-facts.ts';

export const statusWords: Readonly<Record<CriterionStatus, string>> = {
  met: 'Met',
  partly: 'Partly met',
  unsure: 'Not tested well enough',
  none: 'Does not apply here',
};

export function testedWords({ last, faults, byHandOn, knownOn }: Tested): string {
  const when =
    last &&
    ({ change: 'at every change', sample: 'on some of the pages at every change' }[last] ??
      `on ${formatDate(last)}`);
  const result = faults === 0 ? 'no faults' : `${formatCount(faults, 'fault', 'faults')} in the run`;
  const parts = [
    when && `automatically ${when}: ${result}`,
    byHandOn && `by hand on ${formatDate(byHandOn)}`,
    knownOn && `known fault, seen on ${formatDate(knownOn)}`,
  ];
  return `(${parts.filter(Boolean).join('; ')})`;
}

type Criterion = readonly [number: string, name: string];

export const criteria: readonly { principle: string; criteria: readonly Criterion[] }[] = [
  {
    principle: 'Perceivable',
    criteria: [
      ['1.1.1', 'Non-text content'],
      ['1.2.1', 'Audio-only and video-only'],
      ['1.2.2', 'Captions'],
      ['1.2.3', 'Audio description or alternative'],
      ['1.2.4', 'Captions (live)'],
      ['1.2.5', 'Audio description'],
      ['1.3.1', 'Info and relationships'],
      ['1.3.2', 'Meaningful sequence'],
      ['1.3.3', 'Sensory characteristics'],
      ['1.3.4', 'Orientation'],
      ['1.3.5', 'Identify input purpose'],
      ['1.4.1', 'Use of colour'],
      ['1.4.2', 'Audio control'],
      ['1.4.3', 'Contrast of text'],
      ['1.4.4', 'Resize text'],
      ['1.4.5', 'Images of text'],
      ['1.4.10', 'Reflow'],
      ['1.4.11', 'Non-text contrast'],
      ['1.4.12', 'Text spacing'],
      ['1.4.13', 'Content on hover or focus'],
    ],
  },
  {
    principle: 'Operable',
    criteria: [
      ['2.1.1', 'Keyboard'],
      ['2.1.2', 'No keyboard trap'],
      ['2.1.4', 'Character key shortcuts'],
      ['2.2.1', 'Timing adjustable'],
      ['2.2.2', 'Pause, stop, hide'],
      ['2.3.1', 'No flashes'],
      ['2.4.1', 'Bypass blocks'],
      ['2.4.2', 'Page titled'],
      ['2.4.3', 'Focus order'],
      ['2.4.4', 'Link purpose'],
      ['2.4.5', 'Multiple ways'],
      ['2.4.6', 'Headings and labels'],
      ['2.4.7', 'Focus visible'],
      ['2.4.11', 'Focus not obscured'],
      ['2.5.1', 'Pointer gestures'],
      ['2.5.2', 'Pointer cancellation'],
      ['2.5.3', 'Label in name'],
      ['2.5.4', 'Motion actuation'],
      ['2.5.7', 'Dragging movements'],
      ['2.5.8', 'Target size'],
    ],
  },
  {
    principle: 'Understandable',
    criteria: [
      ['3.1.1', 'Language of page'],
      ['3.1.2', 'Language of parts'],
      ['3.2.1', 'On focus'],
      ['3.2.2', 'On input'],
      ['3.2.3', 'Consistent navigation'],
      ['3.2.4', 'Consistent identification'],
      ['3.2.6', 'Consistent help'],
      ['3.3.1', 'Error identification'],
      ['3.3.2', 'Labels or instructions'],
      ['3.3.3', 'Error suggestion'],
      ['3.3.4', 'Error prevention'],
      ['3.3.7', 'Redundant entry'],
      ['3.3.8', 'Accessible authentication'],
    ],
  },
  {
    principle: 'Robust',
    criteria: [
      ['4.1.2', 'Name, role, value'],
      ['4.1.3', 'Status messages'],
    ],
  },
];
export type Complete = Whole<
  Compared<typeof import('./criteria-texts.ts'), typeof import('./criteria-texts.en.ts')>
>;
