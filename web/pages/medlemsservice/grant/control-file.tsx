import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ControlReport } from '#contract/grant-control.ts';
import type { GrantList } from '#contract/grant-list-endpoints.ts';
import { call } from '#web/api/call.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { showToast } from '#web/frame/toasts.tsx';
import { Button } from '#web/ui/button.tsx';
import { FileButton } from '#web/ui/file-button.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { ControlChoices, type ControlChosen } from './control-choices.tsx';
import { grantTexts as texts } from './grant-texts.ts';

/** The answer of the control, sent again with what is chosen until all of it is read. A refused file stays chosen. */
export function ControlFile({ list }: { list: GrantList }) {
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [chosen, setChosen] = useState<ControlChosen>({ words: {} });
  const [report, setReport] = useState<ControlReport | null>(null);
  const choice = report?.choice;
  const { press, isBusy, problem, error } = usePress();
  const send = async (picked: File, { number, outcome, words: typed }: ControlChosen) => {
    const words = new URLSearchParams(typed).toString();
    const answer = await call('PUT /api/staff/grant-lists/:id/control', {
      params: { id: list.id },
      query: {
        name: picked.name.slice(0, 120),
        ...(number && { number }),
        ...(outcome && { outcome }),
        ...(words && { words }),
      },
      bytes: picked,
    });
    setReport(answer);
    if (!answer.isTaken) return;
    setFile(null);
    // The pressed button goes with the choices.
    if (choice) document.getElementById('grant-control')?.focus();
    showToast(texts.controlTaken);
    void client.invalidateQueries({ queryKey: ['grant-list'] });
    void client.invalidateQueries({ queryKey: ['grant-lines'] });
  };
  const choose = (picked: File) => {
    setReport(null);
    setFile(picked);
    void press(texts.controlAgain, () => send(picked, chosen));
  };
  const again = (now: ControlChosen) => file && void press(texts.controlAgain, () => send(file, now));
  return (
    <>
      {problem}
      <div role="alert">{report && !report.isTaken && <Problems report={report} />}</div>
      {choice && choice.headings.length > 0 && (
        <ControlChoices choice={choice} chosen={chosen} isBusy={isBusy} onChange={setChosen} onSend={again} />
      )}
      <p className="actions">
        {Boolean(error) && !choice && (
          <Button busy={isBusy} onClick={() => again(chosen)}>
            {texts.controlAgain}
          </Button>
        )}
        <FileButton
          label={texts.controlChoose}
          accept=".csv,.xlsx,text/csv"
          isBusy={isBusy}
          onChoose={choose}
        />
        <span role="status">{file && texts.controlFile(file.name)}</span>
      </p>
    </>
  );
}

/** Lines that wait for a word to be explained are asked about below, once for each word. */
function Problems({ report: { problems, choice } }: { report: ControlReport }) {
  const isAsked = (choice?.words.length ?? 0) > 0;
  const shown = problems.filter(({ fault }) => !(isAsked && fault === 'outcome'));
  return (
    <NoticeBox tone="danger" title={texts.controlRefused} level={3}>
      {isAsked && <p>{texts.wordsUnknown}</p>}
      {shown.length > 0 && (
        <ul>
          {shown.map(({ line, fault }) => (
            <li key={`${line} ${fault}`}>{texts.faultAt(line, texts.faults[fault])}</li>
          ))}
        </ul>
      )}
      {choice?.headings.length === 0 && <p>{texts.noHeadings}</p>}
    </NoticeBox>
  );
}
