import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useState } from 'react';
import { type BankStatements, statementBytes } from '#contract/bank-statement-endpoints.ts';
import { call } from '#web/api/call.ts';
import { keepAnswer } from '#web/api/keep-answer.ts';
import { failureOf } from '#web/forms/sending.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { bankStatementsQuery } from '#web/pages/medlemsservice/books/treasurer-queries.ts';
import { Card } from '#web/ui/card.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { texts } from './bank-statement-texts.ts';

const words = texts.upload;

/** A file from the bank, kept as it is chosen; it waits to be looked at. */
export function BankStatementUpload({ shown }: { shown: BankStatements }) {
  const client = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (file: File) =>
      call('PUT /api/staff/bank-statements/:id', {
        params: { id: crypto.randomUUID() },
        query: { name: file.name.slice(0, 120) },
        bytes: file,
      }),
    onSuccess: (answer) => {
      const known = new Set(shown.files.map(({ id }) => id));
      const isNew = answer.files.some(({ id }) => !known.has(id));
      keepAnswer(client, bankStatementsQuery().queryKey, answer);
      showToast(isNew ? words.done : words.known);
    },
    onError: (error) => setProblem(failureOf(error, words.choose, []).text),
  });
  const upload = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (!file) return;
    setProblem(file.size > statementBytes ? words.tooLarge : null);
    if (file.size <= statementBytes) mutate(file);
  };
  return (
    <Card title={words.title} id="bank-statement-upload">
      <p>{words.text}</p>
      <div role="alert">{problem && <NoticeBox tone="danger">{problem}</NoticeBox>}</div>
      <p className="actions">
        <label className="ds-button" data-variant="secondary" aria-busy={isPending || undefined}>
          <input
            className="ds-sr-only"
            type="file"
            accept=".xml,application/xml,text/xml"
            disabled={isPending}
            onChange={upload}
          />
          {words.choose}
        </label>
      </p>
    </Card>
  );
}
