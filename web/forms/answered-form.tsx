/** The frame of every form: what was restored, error summary, fields, why not, and the button. */
import { Fragment, type ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { StatusLinkAfter } from '#web/ui/status-link.tsx';
import { RestoredDraft } from './restored-draft.tsx';
import type { useAnsweredForm } from './use-answered-form.ts';

type AnsweredFormProps = {
  /** What `useAnsweredForm` gave. */
  form: Pick<
    ReturnType<typeof useAnsweredForm>,
    'onSubmit' | 'restored' | 'clear' | 'emptied' | 'summary' | 'refusals' | 'problem' | 'isSending'
  >;
  button: string;
  /** The button's name where several forms have the same. Begins with the words on it. */
  spoken?: string | undefined;
  label?: string | undefined;
  /** The fields; a form of several parts puts the button itself, in the part that is being filled in. */
  children: ReactNode | ((send: ReactNode) => ReactNode);
  /** Beside the button. */
  more?: ReactNode;
  /** No part is open: there is nothing to send, and so no form yet. */
  isIdle?: boolean | undefined;
};

export function AnsweredForm(props: AnsweredFormProps) {
  const { form, button, spoken, label, children, more, isIdle } = props;
  const send = (
    <>
      <div role="alert">
        {form.problem && (
          <NoticeBox key={form.refusals} tone="danger">
            {form.problem}
            <StatusLinkAfter sentence={form.problem} />
          </NoticeBox>
        )}
      </div>
      <div className="form__send">
        <Button type="submit" busy={form.isSending} aria-label={spoken}>
          {button}
        </Button>
        {more}
      </div>
    </>
  );
  const isPlaced = typeof children === 'function';
  if (isPlaced && isIdle) return <div className="form">{children(null)}</div>;
  return (
    <form className="form" noValidate onSubmit={form.onSubmit} aria-label={label}>
      <RestoredDraft restored={form.restored} onDiscard={form.clear} />
      <ErrorSummary errors={form.summary} form={label} attempt={form.refusals} />
      <Fragment key={form.emptied}>{isPlaced ? children(send) : children}</Fragment>
      {!isPlaced && send}
    </form>
  );
}
