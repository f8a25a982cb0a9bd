/** The frame of every form: error summary, fields, what went wrong, the button, and the state of the draft. */
import { Fragment, type ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { DraftStatusLine } from './draft-status-line.tsx';
import { RestoredDraft } from './restored-draft.tsx';
import type { useDraftForm } from './use-draft-form.ts';

type DraftFormProps = {
  /** What `useDraftForm` gave. */
  form: Pick<
    ReturnType<typeof useDraftForm>,
    | 'onSubmit'
    | 'restoredAt'
    | 'clear'
    | 'emptied'
    | 'summary'
    | 'refusals'
    | 'problem'
    | 'isSending'
    | 'status'
  >;
  button: string;
  label?: string;
  children: ReactNode;
};

export function DraftForm({ form, button, label, children }: DraftFormProps) {
  return (
    <form className="form" noValidate onSubmit={form.onSubmit} aria-label={label}>
      <RestoredDraft changedAt={form.restoredAt} onDiscard={form.clear} />
      <ErrorSummary errors={form.summary} attempt={form.refusals} />
      <Fragment key={form.emptied}>{children}</Fragment>
      <div role="alert">
        {form.problem && (
          <NoticeBox key={form.refusals} tone="danger">
            {form.problem}
          </NoticeBox>
        )}
      </div>
      <div className="form__send">
        <Button type="submit" busy={form.isSending}>
          {button}
        </Button>
        <DraftStatusLine status={form.status} />
      </div>
    </form>
  );
}
