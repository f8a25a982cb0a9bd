/**
 * A short form whose answer may be no: the fields stay as they are, and a sentence says why. What is typed is kept in this
 * tab until it is sent. Checked when it is sent, as {@link useDraftForm}.
 */
import { type SyntheticEvent, useRef, useState } from 'react';
import { type DefaultValues, type Path, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { FieldCode } from '#contract/problem.ts';
import type { FieldTexts } from '#web/texts/field-texts.ts';
import { type FormSchema, formResolver } from './field-codes.ts';
import type { Restored } from './restored-draft.tsx';
import { failureOf, sendOnce } from './sending.ts';
import { useErrorTitle } from './use-error-title.ts';
import { useTabAnswers } from './use-tab-answers.ts';
import { useTyping } from './use-typing.ts';

type AnsweredFormOptions<Schema extends FormSchema, Name extends string> = {
  /**
   * Names the form, with the id of what it is about, `case-note.<id>`. Null: nothing of it is kept in the browser, as with
   * codes and national identity numbers.
   */
  keptAs: string | null;
  /** Of what the form changes: the user is told when text that is restored was typed over another version. */
  version?: string | number;
  schema: Schema;
  initial: Record<Name, string>;
  texts: Record<Name, FieldTexts>;
  /** The words on the button, for the sentences that ask to press it again. */
  button: string;
  /** Before the names, where another form of the page has fields of the same name. */
  idPrefix?: string;
  /** @returns why not; null when it went well */
  send(values: z.output<Schema>, idempotencyKey: string): Promise<string | null>;
};

export function useAnsweredForm<Schema extends FormSchema, Name extends string>(
  options: AnsweredFormOptions<Schema, Name>,
) {
  const { schema, texts, button, idPrefix = '' } = options;
  const names = Object.keys(options.initial) as Name[];
  const version = options.version === undefined ? null : String(options.version);
  const answers = useTabAnswers(options.keptAs);
  const form = useForm<Record<string, string>, unknown, z.output<Schema>>({
    defaultValues: { ...options.initial, ...answers.before?.values } as DefaultValues<Record<string, string>>,
    resolver: formResolver<Schema, Record<string, string>>(schema),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const [restored, setRestored] = useState<Restored | null>(
    () =>
      answers.before && {
        changedAt: answers.before.changedAt,
        isOutdated: answers.before.version !== version,
      },
  );
  const [emptied, setEmptied] = useState(0);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [refusals, setRefusals] = useState(0);
  /** What the fields hold when nothing is typed that is not sent. */
  const unchanged = useRef<Record<string, string>>(options.initial);
  const leaveErrors = useTyping(form, schema, (values) => answers.keep(values, unchanged.current, version));

  const forget = () => {
    answers.remove();
    setRestored(null);
  };
  const reset = () => {
    forget();
    unchanged.current = options.initial;
    form.reset(options.initial as DefaultValues<Record<string, string>>);
    setProblem(null);
  };
  const clear = () => {
    reset();
    setEmptied((count) => count + 1);
  };

  const attempt = async (values: z.output<Schema>) => {
    try {
      const refusal = await sendOnce(() => options.send(values, answers.sendingKey.keyFor(values as object)));
      answers.sendingKey.forget();
      setProblem(refusal);
      if (refusal) return;
      forget();
      unchanged.current = form.getValues();
    } catch (error) {
      const failure = failureOf(error, button, names);
      for (const [name, code] of Object.entries(failure.fields)) form.setError(name, { message: code });
      setProblem(failure.text);
    }
  };

  const onSubmit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (isSending) return;
    leaveErrors();
    setIsSending(true);
    setProblem(null);
    await form.handleSubmit(attempt)(event);
    setIsSending(false);
    setRefusals((count) => count + 1);
  };

  const messageOf = (name: Name): string | undefined => {
    const code = form.formState.errors[name]?.message as FieldCode | undefined;
    return code && (texts[name][code] ?? texts[name].INVALID);
  };
  const summary = names.flatMap((name) => {
    const message = messageOf(name);
    return message ? [{ id: idPrefix + name, message }] : [];
  });
  useErrorTitle(summary.length > 0);

  return {
    /** To be spread on the field of that name. */
    field: (name: Name) => ({
      ...form.register(name as Path<Record<string, string>>),
      id: idPrefix + name,
      error: messageOf(name),
    }),
    /** What is in a field now; the caller is drawn again when it changes. */
    watch: (name: Name) => form.watch(name as Path<Record<string, string>>),
    values: () => form.getValues() as Record<Name, string>,
    /** Empties the form when it has been sent and stays. */
    reset,
    onSubmit,
    /** What the form began with, where it was typed earlier. */
    restored,
    /** The user starts over. */
    clear,
    /** Increased each time the user starts over, so that the fields are reset. */
    emptied,
    summary,
    refusals,
    problem,
    isSending,
  };
}
