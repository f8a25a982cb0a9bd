/** The frame of a form that is asked for in parts: the part that is opened too early leads to the first that is not done. */
import { Navigate } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { DraftForm } from './draft-form.tsx';
import type { usePartForm } from './use-part-form.ts';

type PartFormProps = Pick<ComponentProps<typeof DraftForm>, 'label' | 'children'> & {
  /** What `usePartForm` gave. */
  of: Pick<ReturnType<typeof usePartForm>, 'button' | 'page' | 'instead'> &
    Pick<ComponentProps<typeof DraftForm>, 'form'>;
  /** Other words than the usual on the button. */
  button?: string;
};

export function PartForm({ of, button = of.button, ...rest }: PartFormProps) {
  if (of.instead) return <Navigate to={of.page} search={{ del: of.instead } as object} replace />;
  return <DraftForm form={of.form} button={button} {...rest} />;
}
