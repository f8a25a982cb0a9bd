/** The frame of a form with a draft on the server: as every form, with the state of the draft beside the button. */
import type { ComponentProps, ReactNode } from 'react';
import { AnsweredForm } from './answered-form.tsx';
import { DraftStatusLine } from './draft-status-line.tsx';
import type { useDraftForm } from './use-draft-form.ts';

type DraftFormProps = {
  /** What `useDraftForm` gave. */
  form: Pick<
    ReturnType<typeof useDraftForm>,
    | 'onSubmit'
    | 'restored'
    | 'clear'
    | 'emptied'
    | 'summary'
    | 'refusals'
    | 'problem'
    | 'isSending'
    | 'status'
  >;
  button: string;
  spoken?: string | undefined;
  label?: string | undefined;
  children: ComponentProps<typeof AnsweredForm>['children'];
  /** Beside the button. */
  more?: ReactNode;
  isIdle?: boolean;
};

export function DraftForm({ form, button, spoken, label, children, more, isIdle }: DraftFormProps) {
  return (
    <AnsweredForm
      form={form}
      button={button}
      spoken={spoken}
      label={label}
      isIdle={isIdle}
      more={
        <>
          {more}
          <DraftStatusLine status={form.status} />
        </>
      }
    >
      {children}
    </AnsweredForm>
  );
}
