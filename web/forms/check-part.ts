/** Checking one part of a form that is asked for in parts. */
import { type FormSchema, fieldCodesOf } from './field-codes.ts';
import { type Failure, failureOf } from './sending.ts';
import type { FormValues, TypedForm } from './use-checked-form.ts';

type Part = {
  /** Of the whole form. */
  schema: FormSchema;
  /** The fields on the page. */
  fields: readonly string[];
  /** The words on the button. */
  button: string;
  /** What follows when they are right. */
  onWhole(typed: FormValues): Promise<void>;
};

/** @returns null when the part is whole, and what follows is done */
export async function checkPart(
  { getValues, clearErrors }: TypedForm,
  { schema, fields, button, onWhole }: Part,
): Promise<Failure | null> {
  const codes = fieldCodesOf(schema, getValues());
  const wrong = fields.flatMap((name) => (codes[name] ? [[name, codes[name]] as const] : []));
  clearErrors([...fields]);
  if (wrong.length > 0) return { fields: Object.fromEntries(wrong), text: null };
  try {
    await onWhole(getValues());
    return null;
  } catch (error) {
    return failureOf(error, button, fields);
  }
}
