import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type FormSchema, fieldCodesOf } from './field-codes.ts';
import type { FormValues } from './use-draft-form.ts';

const recheckMs = 300;

/** Tells what is in the form each time the user changes a field. */
export function useTyped<Values extends FieldValues, Output>(
  { subscribe }: Pick<UseFormReturn<Values, unknown, Output>, 'subscribe'>,
  onTyped: (values: Values, name: string) => void,
): void {
  const tell = useRef(onTyped);
  useEffect(() => {
    tell.current = onTyped;
  });
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        // Without a name it was not the user: the form was emptied.
        callback: ({ values, name }) => void (name && tell.current(values, name)),
      }),
    [subscribe],
  );
}

/**
 * While somebody types: tells what is in the form, and a moment later removes or refreshes the errors of the
 * fields they typed in. Never adds one.
 */
export function useTyping<Output>(
  form: UseFormReturn<FormValues, unknown, Output>,
  schema: FormSchema,
  onTyped: (values: FormValues) => void,
): void {
  const { getValues, getFieldState, setError, clearErrors } = form;
  const typedIn = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const recheck = () => {
    const codes = fieldCodesOf(schema, getValues());
    for (const name of typedIn.current) {
      const shown = getFieldState(name).error?.message;
      if (shown && !codes[name]) clearErrors(name);
      else if (shown && shown !== codes[name]) setError(name, { message: codes[name] });
    }
    typedIn.current.clear();
  };
  useTyped(form, (values, name) => {
    onTyped(values);
    typedIn.current.add(name);
    clearTimeout(timer.current);
    timer.current = setTimeout(recheck, recheckMs);
  });
}
