import type { ComponentProps, ReactNode } from 'react';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { Button } from '#web/ui/button.tsx';
import { deskFormTexts as texts } from './medlemsservice-texts.ts';

type OpenedFormProps = {
  form: ComponentProps<typeof AnsweredForm>['form'];
  title: string;
  lead: ReactNode;
  button: string;
  /** `h2` unless said. */
  heading?: 'h2' | 'h3';
  onCancel(): void;
  children: ReactNode;
};

/** A form that a button has opened, and that can be left again. */
export function OpenedForm({ heading: Heading = 'h2', ...props }: OpenedFormProps) {
  const { form, title, lead, button, onCancel, children } = props;
  return (
    <>
      <Heading>{title}</Heading>
      <p>{lead}</p>
      <AnsweredForm
        form={form}
        button={button}
        label={title}
        more={
          <Button variant="tertiary" onClick={onCancel}>
            {texts.cancel}
          </Button>
        }
      >
        {children}
      </AnsweredForm>
    </>
  );
}
