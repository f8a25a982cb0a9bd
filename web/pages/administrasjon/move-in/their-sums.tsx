import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { MoveInRun } from '#contract/move-in-endpoints.ts';
import { multiLine } from '#contract/values/text.ts';
import { call } from '#web/api/call.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { showToast } from '#web/frame/toasts.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { TextArea } from '#web/ui/text-field.tsx';
import { sumsFieldTexts, balanceTexts as texts } from './balance-texts.ts';
import { moveInBalanceKey } from './move-in-queries.ts';

type Answer = ResponseOf<Endpoints['PUT /api/administration/move-ins/:id/their-sums']>;

/** The old system's own sums: typed, pasted or from a file. */
export function TheirSums({ run, isThere }: { run: MoveInRun; isThere: boolean }) {
  const client = useQueryClient();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const { press, isBusy, problem } = usePress();
  const send = async (bytes: Blob) => {
    const sent = await call('PUT /api/administration/move-ins/:id/their-sums', {
      params: { id: run.id },
      bytes,
    });
    setAnswer(sent);
    if (sent.problems.length > 0) return;
    showToast(texts.saved(sent.lines));
    await client.invalidateQueries({ queryKey: moveInBalanceKey(run.id) });
  };
  const form = useAnsweredForm({
    keptAs: `move-in-sums.${run.id}`,
    schema: z.object({ sums: multiLine(1, 500_000) }),
    initial: { sums: '' },
    texts: sumsFieldTexts,
    button: isThere ? texts.replace : texts.save,
    async send({ sums }) {
      await send(new Blob([sums]));
      return null;
    },
  });
  return (
    <>
      <AnsweredForm
        form={form}
        button={isThere ? texts.replace : texts.save}
        label={texts.sums}
        more={
          <label className="ds-button" data-variant="secondary" aria-busy={isBusy || undefined}>
            <input
              className="ds-sr-only"
              type="file"
              accept=".csv,.txt"
              disabled={isBusy}
              onChange={(event) => {
                const [file] = event.target.files ?? [];
                event.target.value = '';
                if (file) void press(texts.upload, () => send(file));
              }}
            />
            {texts.upload}
          </label>
        }
      >
        <TextArea label={texts.sums} hint={texts.sumsHint(run.kind)} rows={6} {...form.field('sums')} />
      </AnsweredForm>
      {problem}
      <div role="alert">
        {answer && answer.problems.length > 0 && (
          <NoticeBox tone="danger" title={texts.problems} level={3}>
            <ul>
              {answer.problems.map(({ line, fault }) => (
                <li key={`${line} ${fault}`}>{texts.problem(line, texts.faults[fault])}</li>
              ))}
            </ul>
          </NoticeBox>
        )}
      </div>
    </>
  );
}
