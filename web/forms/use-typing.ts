import { useEffect, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { type FormSchema, fieldCodesOf } from './field-codes.ts';

const recheckMs = 300;

/** Tells what is in the form each time the user changes a field. */
function useTyped<Values extends FieldValues, Output>(
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

/** Whether a finger or a button of the mouse is down, anywhere on the page. */
let isPressing = false;
if (typeof window !== 'undefined') {
  const note = ({ type }: Event) => {
    isPressing = type === 'pointerdown';
  };
  for (const type of ['pointerdown', 'pointerup', 'pointercancel'] as const)
    addEventListener(type, note, { capture: true, passive: true });
}

/**
 * While somebody types: tells what is in the form, and a moment later removes or refreshes the errors of the
 * fields they typed in, and removes those that are settled by it. Never adds one, and nothing moves under a press: the button would get away from it.
 * @returns to be called when the form is sent: what that finds is no longer about what was typed before
 */
export function useTyping<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  schema: FormSchema,
  onTyped: (values: Values) => void,
): () => void {
  const { getValues, getFieldState, setError, clearErrors } = form;
  const typedIn = useRef(new Set<Path<Values>>());
  /** What was wrong when the form was sent. A change in one field may settle another, and take it off the page. */
  const wrong = useRef<Record<string, string>>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const recheckLater = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => (isPressing ? recheckLater() : recheck()), recheckMs);
  };
  const recheck = () => {
    const codes = fieldCodesOf(schema, getValues());
    const settled = Object.keys(wrong.current).filter((name) => !codes[name]) as Path<Values>[];
    for (const name of new Set([...typedIn.current, ...settled])) {
      const shown = getFieldState(name).error?.message;
      if (shown && !codes[name]) clearErrors(name);
      else if (shown && shown !== codes[name]) setError(name, { message: codes[name] });
    }
    typedIn.current.clear();
  };
  useTyped(form, (values, name) => {
    onTyped(values);
    typedIn.current.add(name as Path<Values>);
    recheckLater();
  });
  return () => {
    clearTimeout(timer.current);
    typedIn.current.clear();
    wrong.current = fieldCodesOf(schema, getValues());
  };
}
