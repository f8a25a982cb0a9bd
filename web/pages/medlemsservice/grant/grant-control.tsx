import type { GrantList, GrantYear } from '#contract/grant-list-endpoints.ts';
import { Words } from '#web/ui/words.tsx';
import { ControlFile } from './control-file.tsx';
import { GrantLines } from './grant-lines.tsx';
import { GrantSums } from './grant-sums.tsx';
import { grantTexts as texts } from './grant-texts.ts';

/** The answer of the authorities' control: brought in, and what has become of it. */
export function GrantControl({ year, list }: { year: GrantYear; list: GrantList }) {
  const control = year.figures?.control ?? [];
  const open = control.reduce((sum, { state, count }) => sum + (state === 'open' ? count : 0), 0);
  return (
    <>
      <h3 id="grant-control" tabIndex={-1}>
        {texts.controlTitle}
      </h3>
      <p>
        <Words>{texts.controlLead}</Words>
      </p>
      <ControlFile list={list} />
      <GrantSums
        id="grant-answers"
        title={texts.answersTitle}
        column={texts.why}
        rows={control.map(({ outcome, state, count }) => [
          `${texts.outcomes[outcome]}: ${texts.answerStates[state]}`,
          count,
        ])}
      />
      {open > 0 && year.rate && <p>{texts.controlMoney(open * year.rate.amountOre)}</p>}
      {control.length > 0 && <GrantLines of="control-answers" id={list.id} label={texts.answersTitle} />}
    </>
  );
}
