import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useState } from 'react';
import type { ControlReport } from '#contract/grant-control.ts';
import type { GrantList } from '#contract/grant-list-endpoints.ts';
import { call } from '#web/api/call.ts';
import { failureOf } from '#web/forms/sending.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { Button } from '#web/ui/button.tsx';
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
  const { mutate, isPending, error } = useMutation({
    mutationFn: (sent: { file: File } & ControlChosen) => {
      const words = new URLSearchParams(sent.words).toString();
      return call('PUT /api/staff/grant-lists/:id/control', {
        params: { id: list.id },
        query: {
          name: sent.file.name.slice(0, 120),
          ...(sent.number && { number: sent.number }),
          ...(sent.outcome && { outcome: sent.outcome }),
          ...(words && { words }),
        },
        bytes: sent.file,
      });
    },
    onSuccess(answer) {
      setReport(answer);
      if (!answer.isTaken) return;
      setFile(null);
      // The pressed button goes with the choices.
      if (choice) document.getElementById('grant-control')?.focus();
      showToast(texts.controlTaken);
      void client.invalidateQueries({ queryKey: ['grant-list'] });
      void client.invalidateQueries({ queryKey: ['grant-lines'] });
    },
  });
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [picked] = event.target.files ?? [];
    event.target.value = '';
    if (!picked) return;
    setReport(null);
    setFile(picked);
    mutate({ file: picked, ...chosen });
  };
  const again = (now: ControlChosen) => file && mutate({ file, ...now });
  return (
    <>
      <div role="alert">
        {error && <NoticeBox tone="danger">{failureOf(error, texts.controlAgain, []).text}</NoticeBox>}
        {report && !report.isTaken && <Problems report={report} />}
      </div>
      {choice && choice.headings.length > 0 && (
        <ControlChoices
          choice={choice}
          chosen={chosen}
          isBusy={isPending}
          onChange={setChosen}
          onSend={again}
        />
      )}
      <p className="actions">
        {error && !choice && (
          <Button busy={isPending} onClick={() => again(chosen)}>
            {texts.controlAgain}
          </Button>
        )}
        <label className="ds-button" data-variant="secondary" aria-busy={isPending || undefined}>
          <input
            className="ds-sr-only"
            type="file"
            accept=".csv,text/csv"
            disabled={isPending}
            onChange={choose}
          />
          {texts.controlChoose}
        </label>
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
