import type { MoveInState } from '#contract/move-in-values.ts';
import { StateTag, type StateTone } from '#web/ui/state-tag.tsx';
import { moveInPageTexts as texts } from './move-in-page-texts.ts';

const tones: Partial<Record<MoveInState, StateTone>> = {
  matching: 'warning',
  staged: 'warning',
  receiving: 'warning',
  refused: 'danger',
  applied: 'success',
};
/** The state of a run, in words and colour. */
export const RunState = ({ state }: { state: MoveInState }) => (
  <StateTag tone={tones[state] ?? 'neutral'}>{texts.states[state]}</StateTag>
);
