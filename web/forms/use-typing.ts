import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type FormSchema, fieldCodesOf } from './field-codes.ts';
import type { FormValues } from './use-draft-form.ts';

const recheckMs = 300;

/**
 * While somebody types: tells what is in the form, and a moment later takes away or refreshes the errors of the
 * fields they typed in. Never adds one.
 */
export function useTyping<Output>(
  form: UseFormReturn<FormValues, unknown, Output>,
  schema: FormSchema,
  onTyped: (values: FormValues) => void,
): void {
  const tell = useRef(onTyped);
  useEffect(() => {
    tell.current = onTyped;
  });
  const { subscribe, getValues, getFieldState, setError, clearErrors } = form;
  useEffect(() => {
    const typedIn = new Set<string>();
    let timer: ReturnType<typeof setTimeout>;
    const recheck = () => {
      const codes = fieldCodesOf(schema, getValues());
      for (const name of typedIn) {
        const shown = getFieldState(name).error?.message;
        if (shown && !codes[name]) clearErrors(name);
        else if (shown && shown !== codes[name]) setError(name, { message: codes[name] });
      }
      typedIn.clear();
    };
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        // Without a name it was not a person: the form was emptied.
        if (!name) return;
        tell.current(values);
        typedIn.add(name);
        clearTimeout(timer);
        timer = setTimeout(recheck, recheckMs);
      },
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [subscribe, getValues, getFieldState, setError, clearErrors, schema]);
}
