/** Several cases closed at once, with one reason, and that undone. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { DeskRow } from '#contract/desk-case-endpoints.ts';
import { CloseReason, type LeftReason } from '#contract/desk-queue-endpoints.ts';
import { remarkLimits } from '#contract/look-values.ts';
import { call } from '#web/api/call.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { deskPaths } from '#web/pages/medlemsservice/frame/desk-paths.ts';
import { forgetQueue } from '#web/pages/medlemsservice/frame/desk-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { TextArea } from '#web/ui/text-field.tsx';
import { closeFieldTexts, closeTexts as texts } from './queue-work-texts.ts';
import type { Closed } from './row-choice.ts';

type CloseTogetherProps = {
  rows: readonly DeskRow[];
  onClear(): void;
  onClosed(closed: Closed): void;
};

export function CloseTogether({ rows, onClear, onClosed }: CloseTogetherProps) {
  const client = useQueryClient();
  const button = texts.close(rows.length);
  const form = useAnsweredForm({
    keptAs: 'close-together',
    schema: CloseReason,
    initial: { reason: '' },
    texts: closeFieldTexts,
    button,
    async send(body, idempotencyKey) {
      const cases = rows.map(({ id, version }) => ({ id, version }));
      const acted = await call('POST /api/staff/case-closings', { body: { ...body, cases }, idempotencyKey });
      form.reset();
      onClosed({ isUndone: false, acted, rows });
      await forgetQueue(client);
      return null;
    },
  });
  return (
    <section className="close-together" aria-labelledby="close-title">
      <h2 id="close-title">
        {texts.title}: {texts.chosen(rows.length)}
      </h2>
      <AnsweredForm
        form={form}
        button={button}
        label={texts.title}
        more={
          <Button variant="tertiary" onClick={onClear}>
            {texts.none}
          </Button>
        }
      >
        <TextArea
          label={texts.reason}
          hint={texts.reasonHint}
          maximum={remarkLimits.maximum}
          rows={2}
          {...form.field('reason')}
        />
      </AnsweredForm>
    </section>
  );
}

/** What became of each, and the way back. */
export function ClosedTogether({ closed, onUndone }: { closed: Closed; onUndone(closed: Closed): void }) {
  const client = useQueryClient();
  const { press, isBusy, problem } = usePress();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (closed) box.current?.focus();
  }, [closed]);
  const { isUndone, acted, rows } = closed;
  const count = acted.done.length;
  const undo = async (idempotencyKey: string) => {
    const body = { cases: acted.done };
    const undone = await call('POST /api/staff/case-closing-undoings', { body, idempotencyKey });
    onUndone({ isUndone: true, acted: undone, rows });
    await forgetQueue(client);
  };
  const title = isUndone
    ? count > 0
      ? texts.undone(count)
      : texts.noneUndone
    : count > 0
      ? texts.closed(count)
      : texts.noneClosed;
  const why: Record<LeftReason, string> = isUndone ? texts.whyNotUndone : texts.why;
  return (
    <div ref={box} tabIndex={-1}>
      <NoticeBox tone={acted.left.length > 0 ? 'warning' : 'success'} title={title} announce="status">
        {acted.left.length > 0 && (
          <>
            <p>{texts.left}</p>
            <ul>
              {acted.left.map(({ id, why: reason }) => (
                <li key={id}>
                  <PageLink to={deskPaths.deskEnquiry(id)}>
                    {rows.find((row) => row.id === id)?.subject ?? id}
                  </PageLink>{' '}
                  {why[reason]}
                </li>
              ))}
            </ul>
          </>
        )}
        {problem}
        {!isUndone && count > 0 && (
          <Button variant="secondary" busy={isBusy} onClick={() => void press(texts.undo, undo)}>
            {texts.undo}
          </Button>
        )}
      </NoticeBox>
    </div>
  );
}
