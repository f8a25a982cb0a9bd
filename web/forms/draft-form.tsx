/** The frame of a form whose words are kept while they are typed: what was taken up again, and the state of the draft. */
import { Fragment, type ReactNode } from 'react';
import { AnsweredForm } from './answered-form.tsx';
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
  label?: string | undefined;
  children: ReactNode;
  /** Beside the button. */
  more?: ReactNode;
};

export function DraftForm({ form, button, label, children, more }: DraftFormProps) {
  return (
    <AnsweredForm
      form={form}
      button={button}
      label={label}
      before={<RestoredDraft changedAt={form.restoredAt} onDiscard={form.clear} />}
      more={
        <>
          {more}
          <DraftStatusLine status={form.status} />
        </>
      }
    >
      <Fragment key={form.emptied}>{children}</Fragment>
    </AnsweredForm>
  );
}
