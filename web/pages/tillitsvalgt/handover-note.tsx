import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { type Handover, handoverNoteLimits } from '#contract/handover-endpoints.ts';
import { multiLine } from '#contract/values/text.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { keepAnswer } from '#web/api/keep-answer.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { formatMomentWithTime } from '#web/texts/format.ts';
import { TextArea } from '#web/ui/text-field.tsx';
import { noteFieldTexts, handoverTexts as texts } from './handover-texts.ts';
import { handoverQuery } from './office-queries.ts';

const schema = z.object({ body: multiLine(handoverNoteLimits.minimum, handoverNoteLimits.maximum) });

/** Written by all together: a second writer sees what the first wrote before it is overwritten. */
export function HandoverNote({ unitId, note }: { unitId: string; note: Handover['note'] }) {
  const client = useQueryClient();
  const [version, setVersion] = useState(note.version);
  const query = handoverQuery(unitId);
  const form = useAnsweredForm({
    keptAs: `handover-note.${unitId}`,
    version,
    schema,
    initial: { body: note.body },
    texts: noteFieldTexts,
    button: texts.save,
    async send({ body }) {
      try {
        const now = await call('PUT /api/units/:id/handover-note', {
          params: { id: unitId },
          body: { body, version },
        });
        setVersion(now.note.version);
        keepAnswer(client, query.queryKey, now);
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'CHANGED_ELSEWHERE')) throw error;
        const now = await client.fetchQuery({ ...query, staleTime: 0 });
        setVersion(now.note.version);
        return texts.changedElsewhere(now.note.body);
      }
      showToast(texts.saved);
      return null;
    },
  });
  return (
    <section aria-labelledby="note">
      <h2 id="note">{texts.note}</h2>
      <p>{texts.noteLead}</p>
      <AnsweredForm form={form} button={texts.save} label={texts.note}>
        <TextArea
          label={texts.noteLabel}
          rows={8}
          maximum={handoverNoteLimits.maximum}
          {...form.field('body')}
        />
      </AnsweredForm>
      {note.changedAt && (
        <p className="soft">
          {texts.changed(note.changedBy, formatMomentWithTime(note.changedAt, new Date()))}
        </p>
      )}
    </section>
  );
}
