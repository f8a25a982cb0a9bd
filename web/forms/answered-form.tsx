/** The frame of every form: error summary, fields, why not, and the button. */
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import type { useAnsweredForm } from './use-answered-form.ts';

type AnsweredFormProps = {
  /** What `useAnsweredForm` gave. */
  form: Pick<
    ReturnType<typeof useAnsweredForm>,
    'onSubmit' | 'summary' | 'refusals' | 'problem' | 'isSending'
  >;
  button: string;
  label?: string | undefined;
  /** Above the error summary. */
  before?: ReactNode;
  children: ReactNode;
  /** Beside the button. */
  more?: ReactNode;
};

export function AnsweredForm({ form, button, label, before, children, more }: AnsweredFormProps) {
  return (
    <form className="form" noValidate onSubmit={form.onSubmit} aria-label={label}>
      {before}
      <ErrorSummary errors={form.summary} attempt={form.refusals} />
      {children}
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
        {more}
      </div>
    </form>
  );
}
