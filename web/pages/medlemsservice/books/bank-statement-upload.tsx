import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type BankStatements, statementBytes } from '#contract/bank-statement-endpoints.ts';
import { call } from '#web/api/call.ts';
import { keepAnswer } from '#web/api/keep-answer.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { showToast } from '#web/frame/toasts.tsx';
import { bankStatementsQuery } from '#web/pages/medlemsservice/books/treasurer-queries.ts';
import { Card } from '#web/ui/card.tsx';
import { FileButton } from '#web/ui/file-button.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { texts } from './bank-statement-texts.ts';

const words = texts.upload;

/** A file from the bank, kept as it is chosen; it waits to be looked at. */
export function BankStatementUpload({ shown }: { shown: BankStatements }) {
  const client = useQueryClient();
  const [isTooLarge, setTooLarge] = useState(false);
  const { press, isBusy, problem } = usePress();
  const send = async (id: string, file: File) => {
    const answer = await call('PUT /api/staff/bank-statements/:id', {
      params: { id },
      query: { name: file.name.slice(0, 120) },
      bytes: file,
    });
    const known = new Set(shown.files.map((one) => one.id));
    const isNew = answer.files.some((one) => !known.has(one.id));
    keepAnswer(client, bankStatementsQuery().queryKey, answer);
    showToast(isNew ? words.done : words.known);
  };
  const upload = (file: File) => {
    setTooLarge(file.size > statementBytes);
    const id = crypto.randomUUID();
    if (file.size <= statementBytes) void press(words.choose, () => send(id, file));
  };
  return (
    <Card title={words.title} id="bank-statement-upload">
      <p>{words.text}</p>
      <div role="alert">{isTooLarge && <NoticeBox tone="danger">{words.tooLarge}</NoticeBox>}</div>
      {!isTooLarge && problem}
      <p className="actions">
        <FileButton
          label={words.choose}
          accept=".xml,application/xml,text/xml"
          isBusy={isBusy}
          onChoose={upload}
        />
      </p>
    </Card>
  );
}
