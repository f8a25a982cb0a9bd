import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { NewMoveIn } from '#contract/move-in-endpoints.ts';
import { moveInFileLimits, moveInKindIds } from '#contract/move-in-values.ts';
import { call } from '#web/api/call.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { useGoTo } from '#web/ui/page-address.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { administrationPaths } from '../administration-paths.ts';
import { FileChoice, SendProgress } from './file-choice.tsx';
import { moveInFieldTexts, moveInPageTexts as texts } from './move-in-page-texts.ts';
import { keepMoveIn } from './move-in-queries.ts';
import { moveInWords } from './move-in-row-texts.ts';
import { sendFile } from './send-file.ts';

const Typed = z.object({ kind: NewMoveIn.shape.kind, source: NewMoveIn.shape.source });

/** Chooses a file and says what it is. @param sources old systems that files have come from */
export function NewMoveInForm({ sources }: { sources: readonly string[] }) {
  const client = useQueryClient();
  const goTo = useGoTo();
  const [file, setFile] = useState<File | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [sent, setSent] = useState<number | null>(null);
  const form = useAnsweredForm({
    keptAs: 'move-in',
    schema: Typed,
    initial: { kind: '', source: '' },
    texts: moveInFieldTexts,
    button: texts.send,
    async send(typed, idempotencyKey) {
      const wrong = faultOf(file);
      setFault(wrong);
      if (wrong || !file) return wrong;
      const body = { ...typed, fileName: file.name.slice(-120), fileBytes: file.size };
      const begun = await call('POST /api/administration/move-ins', { body, idempotencyKey });
      try {
        keepMoveIn(client, await sendFile(begun, file, setSent));
      } finally {
        setSent(null);
        // What was not sent is sent from the page of the file.
        await goTo({ to: administrationPaths.moveIn(begun.run.id) });
      }
      return null;
    },
  });
  return (
    <section>
      <h2>{texts.new}</h2>
      <p>{texts.order}</p>
      <AnsweredForm form={form} button={texts.send} label={texts.new}>
        <SelectField
          label={texts.kind}
          placeholder={texts.kindPlaceholder}
          options={moveInKindIds.map((kind) => ({ value: kind, label: moveInWords.kinds[kind] }))}
          {...form.field('kind')}
        />
        <TextField
          label={texts.source}
          hint={texts.sourceHint}
          autoComplete="off"
          list="move-in-sources"
          {...form.field('source')}
        />
        <datalist id="move-in-sources">
          {sources.map((source) => (
            <option key={source} value={source} />
          ))}
        </datalist>
        <FileChoice label={texts.file} hint={texts.fileHint} error={fault} file={file} onChosen={setFile} />
      </AnsweredForm>
      {sent !== null && file && <SendProgress sent={sent} of={file.size} />}
    </section>
  );
}

/** What can be said of a file without sending it. */
function faultOf(file: File | null): string | null {
  if (!file) return texts.noFile;
  const isTaken = /\.(csv|txt|tsv|xls[xm]?)$/i.test(file.name);
  return isTaken && file.size > 0 && file.size <= moveInFileLimits.bytes ? null : texts.wrongFile;
}
