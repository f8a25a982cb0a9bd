/**
 * The engine of every form, on react-hook-form. It checks when it is sent, never on blur; after that it only removes or
 * refreshes the errors there are, and adds none while somebody types. Where the words are kept is up to its user.
 */
import { type FormEvent, useRef, useState } from 'react';
import { type DefaultValues, type Path, type UseFormReturn, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { FieldCode } from '#contract/problem.ts';
import type { FieldTexts } from '#web/texts/field-texts.ts';
import { type FormSchema, formResolver } from './field-codes.ts';
import type { Restored } from './restored-draft.tsx';
import type { Failure } from './sending.ts';
import { useErrorTitle } from './use-error-title.ts';
import { useTyping } from './use-typing.ts';

export type FormValues = Record<string, string | boolean>;

/** What a part needs of the form to be checked. */
export type TypedForm = Pick<UseFormReturn<FormValues>, 'getValues' | 'clearErrors'>;

export type FormDefinition<Schema extends FormSchema, Name extends string> = {
  schema: Schema;
  /** Every field with its value in an empty form. */
  initial: Record<Name, string | boolean>;
  /** What is said about each field; from what is typed, where a sentence names it. */
  texts: Record<Name, FieldTexts> | ((values: FormValues) => Record<Name, FieldTexts>);
  /** The words on the button, for the sentences that ask to press it again. */
  button: string;
  /** Before the names, where another form of the page has fields of the same name. */
  idPrefix?: string;
  /** Of a form that is asked for in parts. */
  part?: {
    /** The fields on the page, in their order. */
    fields(typed: FormValues): readonly NoInfer<Name>[];
    /** In place of sending: null where the part is whole. The last part has none: it sends. */
    check: ((form: TypedForm) => Promise<Failure | null>) | null;
  };
};

type CheckedFormOptions<Schema extends FormSchema, Name extends string> = FormDefinition<Schema, Name> & {
  /** What was typed earlier. */
  typed: FormValues | null | undefined;
  /** When, where the user is told that it is there again. */
  restored: Restored | null;
  /** Called each time the user changes a field. */
  keep(values: FormValues): void;
  /** @returns null when it has arrived */
  attempt(values: z.output<Schema>): Promise<Failure | null>;
  /** Another page comes when it has arrived: until then the button stays busy. */
  leaves?: boolean;
};

export function useCheckedForm<Schema extends FormSchema, Name extends string>(
  options: CheckedFormOptions<Schema, Name>,
) {
  const { schema, part, idPrefix = '' } = options;
  const initial = options.initial as DefaultValues<FormValues>;
  const names = Object.keys(options.initial) as Name[];
  const form = useForm<FormValues, unknown, z.output<Schema>>({
    defaultValues: { ...initial, ...options.typed },
    resolver: formResolver<Schema, FormValues>(schema),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const [restored, setRestored] = useState(options.restored);
  const [emptied, setEmptied] = useState(0);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** The errors stay as they were while it is sent, so that nothing moves under the pointer. */
  const [heldCodes, setHeldCodes] = useState<Record<string, FieldCode> | null>(null);
  const [refusals, setRefusals] = useState(0);
  const isBusy = useRef(false);
  const leaveErrors = useTyping(form, schema, options.keep);

  const reset = () => {
    setRestored(null);
    setProblem(null);
    form.reset(initial);
  };

  const onSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    leaveErrors();
    setHeldCodes(codesOf(names, form.formState.errors));
    setIsSending(true);
    let failure: Failure | null = { fields: {}, text: null };
    if (part?.check) failure = await part.check(form);
    else
      await form.handleSubmit(async (values) => {
        failure = await options.attempt(values);
      })(event);
    if (!failure && options.leaves && !part?.check) return;
    isBusy.current = false;
    setIsSending(false);
    setHeldCodes(null);
    setProblem(failure?.text ?? null);
    if (!failure) return;
    for (const [name, code] of Object.entries(failure.fields)) form.setError(name, { message: code });
    // Last: the summary must have something to say when it takes the focus.
    setRefusals((count) => count + 1);
  };

  const codes = heldCodes ?? codesOf(names, form.formState.errors);
  const messageOf = (name: Name): string | undefined => {
    const code = codes[name];
    if (!code) return undefined;
    const texts = typeof options.texts === 'function' ? options.texts(form.getValues()) : options.texts;
    return texts[name][code] ?? texts[name].INVALID;
  };
  const summary = (part?.fields(form.getValues()) ?? names).flatMap((name) => {
    const message = messageOf(name);
    return message ? [{ id: idPrefix + name, message }] : [];
  });
  useErrorTitle(summary.length > 0);

  return {
    /** To be spread on the field of that name. */
    field: (name: Name) => ({
      ...form.register(name as Path<FormValues>),
      id: idPrefix + name,
      error: messageOf(name),
    }),
    /** Writes into a field as if the person had. */
    set: (name: Name, value: string) => form.setValue(name as Path<FormValues>, value),
    /** Whether an error stands at a field, also on a part that is not on the page. */
    isWrong: (name: Name): boolean => codes[name] !== undefined,
    /** What is in all fields now, also in those that are not on the page. */
    values: () => form.getValues(),
    /** What is in a field now; the caller is drawn again when it changes. */
    watch: (name: Name) => form.watch(name as Path<FormValues>),
    /** As it was before anything was typed. */
    reset,
    onSubmit,
    /** What the form began with, where it was typed earlier. */
    restored,
    /** What was restored is sent. */
    forgetRestored: () => setRestored(null),
    /** Increased each time the user starts over, so that the fields are reset. */
    emptied,
    startOver() {
      reset();
      setEmptied((count) => count + 1);
    },
    summary,
    /** Grows with every refused sending. */
    refusals,
    problem,
    isSending,
  };
}

const codesOf = (
  names: readonly string[],
  errors: Record<string, { message?: string } | undefined>,
): Record<string, FieldCode> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const code = errors[name]?.message as FieldCode | undefined;
      return code ? [[name, code]] : [];
    }),
  );
