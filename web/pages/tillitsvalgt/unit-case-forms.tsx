import { useQueryClient } from '@tanstack/react-query';
import { replyLimits } from '#contract/enquiry-endpoints.ts';
import type { UnitCase } from '#contract/unit-case-endpoints.ts';
import { returnNoteLimits, UnitAnswer, UnitReturn } from '#contract/unit-case-words.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { officePaths } from '#web/ui/office-paths.ts';
import { useGoTo } from '#web/ui/page-address.ts';
import { TextArea } from '#web/ui/text-field.tsx';
import { forgetUnitCases, keepUnitCase, unitCaseQuery } from './unit-case-queries.ts';
import { unitCaseTexts as texts, unitAnswerFieldTexts, unitReturnFieldTexts } from './unit-cases-texts.ts';

export function UnitAnswerForm({ unitCase: { id, unit, version } }: { unitCase: UnitCase }) {
  const client = useQueryClient();
  const form = useAnsweredForm({
    keptAs: `unit-answer.${id}`,
    schema: UnitAnswer,
    initial: { message: '' },
    texts: unitAnswerFieldTexts,
    button: texts.send,
    async send({ message }, idempotencyKey) {
      try {
        const request = { params: { id }, body: { message, version }, idempotencyKey };
        keepUnitCase(client, await call('POST /api/unit-cases/:id/answers', request));
      } catch (error) {
        // What came meanwhile is read before the answer is sent.
        if (error instanceof ApiError && error.code === 'CASE_CHANGED')
          await client.fetchQuery({ ...unitCaseQuery(id), staleTime: 0 });
        throw error;
      }
      form.reset();
      showToast(texts.sentDone);
      return null;
    },
  });
  const title = texts.answerTitle(unit.name);
  return (
    <section>
      <h3>{title}</h3>
      <AnsweredForm form={form} button={texts.send} label={title}>
        <TextArea
          label={texts.answer}
          hint={texts.answerHint}
          rows={8}
          maximum={replyLimits.maximum}
          {...form.field('message')}
        />
      </AnsweredForm>
    </section>
  );
}

export function UnitReturnForm({ unitCase: { id, unit } }: { unitCase: UnitCase }) {
  const client = useQueryClient();
  const navigate = useGoTo();
  const form = useAnsweredForm({
    keptAs: `unit-return.${id}`,
    schema: UnitReturn,
    initial: { note: '' },
    texts: unitReturnFieldTexts,
    button: texts.giveBack,
    async send(body, idempotencyKey) {
      await call('POST /api/unit-cases/:id/returns', { params: { id }, body, idempotencyKey });
      showToast(texts.returned);
      forgetUnitCases(client);
      void navigate({ to: officePaths.cases(unit.id), replace: true });
      return null;
    },
  });
  return (
    <details className="fold">
      <summary>{texts.returnTitle}</summary>
      <p>{texts.returnText}</p>
      <AnsweredForm form={form} button={texts.giveBack} label={texts.returnTitle}>
        <TextArea
          label={texts.note}
          hint={texts.noteHint}
          rows={3}
          maximum={returnNoteLimits.maximum}
          {...form.field('note')}
        />
      </AnsweredForm>
    </details>
  );
}
