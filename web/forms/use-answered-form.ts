/**
 * A short form whose answer may be no: the fields stay as they are, and a sentence says why. It keeps no draft. Checked
 * when it is sent, as {@link useDraftForm}.
 */
import { type SyntheticEvent, useRef, useState } from 'react';
import { type DefaultValues, type Path, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { FieldCode } from '#contract/problem.ts';
import type { FieldTexts } from '#web/texts/field-texts.ts';
import { type FormSchema, formResolver } from './field-codes.ts';
import { failureOf, sendOnce } from './sending.ts';
import { useErrorTitle } from './use-error-title.ts';

type AnsweredFormOptions<Schema extends FormSchema, Name extends string> = {
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
  const form = useForm<Record<string, string>, unknown, z.output<Schema>>({
    defaultValues: options.initial as DefaultValues<Record<string, string>>,
    resolver: formResolver<Schema, Record<string, string>>(schema),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [refusals, setRefusals] = useState(0);
  const key = useRef({ content: '', key: '' });

  const attempt = async (values: z.output<Schema>) => {
    const content = JSON.stringify(values);
    // The same words keep their key until there is an answer: one that was lost on the way is not sent twice.
    if (key.current.content !== content) key.current = { content, key: crypto.randomUUID() };
    try {
      setProblem(await sendOnce(() => options.send(values, key.current.key)));
      key.current = { content: '', key: '' };
    } catch (error) {
      const failure = failureOf(error, button, names);
      for (const [name, code] of Object.entries(failure.fields)) form.setError(name, { message: code });
      setProblem(failure.text);
    }
  };

  const onSubmit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (isSending) return;
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
    reset: () => {
      form.reset();
      setProblem(null);
    },
    onSubmit,
    summary,
    refusals,
    problem,
    isSending,
  };
}
