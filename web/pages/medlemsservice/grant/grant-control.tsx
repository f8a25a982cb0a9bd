import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useState } from 'react';
import type { ControlReport, GrantList, GrantYear } from '#contract/grant-list-endpoints.ts';
import { call } from '#web/api/call.ts';
import { failureOf } from '#web/forms/sending.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { Words } from '#web/ui/words.tsx';
import { GrantLines } from './grant-lines.tsx';
import { GrantSums } from './grant-sums.tsx';
import { grantTexts as texts } from './grant-texts.ts';

/** The answer of the authorities' control: brought in, and what has become of it. */
export function GrantControl({ year, list }: { year: GrantYear; list: GrantList }) {
  const client = useQueryClient();
  const [report, setReport] = useState<ControlReport | null>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (file: File) =>
      call('PUT /api/staff/grant-lists/:id/control', {
        params: { id: list.id },
        query: { name: file.name.slice(0, 120) },
        bytes: file,
      }),
    onSuccess(answer) {
      setReport(answer);
      if (!answer.isTaken) return;
      showToast(texts.controlTaken);
      void client.invalidateQueries({ queryKey: ['grant-list'] });
      void client.invalidateQueries({ queryKey: ['grant-lines'] });
    },
  });
  const upload = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    setReport(null);
    if (file) mutate(file);
  };
  const control = year.figures?.control ?? [];
  const open = control.reduce((sum, { state, count }) => sum + (state === 'open' ? count : 0), 0);
  return (
    <>
      <h3 id="grant-control">{texts.controlTitle}</h3>
      <p>
        <Words>{texts.controlLead}</Words>
      </p>
      <div role="alert">
        {error && <NoticeBox tone="danger">{failureOf(error, texts.controlChoose, []).text}</NoticeBox>}
        {report && !report.isTaken && (
          <NoticeBox tone="danger" title={texts.controlRefused} level={3}>
            <ul>
              {report.problems.map(({ line, fault }) => (
                <li key={`${line} ${fault}`}>{texts.faultAt(line, texts.faults[fault])}</li>
              ))}
            </ul>
          </NoticeBox>
        )}
      </div>
      <p className="actions">
        <label className="ds-button" data-variant="secondary" aria-busy={isPending || undefined}>
          <input
            className="ds-sr-only"
            type="file"
            accept=".csv,text/csv"
            disabled={isPending}
            onChange={upload}
          />
          {texts.controlChoose}
        </label>
      </p>
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
