/**
 * A form on react-hook-form that never loses what is typed and never sends it twice. It checks when it is sent, never
 * on blur; after that it only takes away or refreshes the errors there are, and adds none while somebody types.
 */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type DefaultValues, type Path, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { DraftValues } from '#contract/draft-endpoints.ts';
import type { FieldCode } from '#contract/problem.ts';
import type { FieldTexts } from '#web/texts/field-texts.ts';
import { type FormSchema, fieldCodesOf, formResolver } from './field-codes.ts';
import { problemOf, sendOnce } from './sending.ts';
import { createSendingKey } from './sending-key.ts';
import { useErrorTitle } from './use-error-title.ts';
import type { OpenDraft } from './use-open-draft.ts';

const recheckMs = 300;

export type DraftFormOptions<Schema extends FormSchema, Name extends string, Answer> = {
  draft: OpenDraft;
  schema: Schema;
  /** Every field with its value in an empty form. */
  initial: Record<Name, string | boolean>;
  /** What is said about each field. */
  texts: Record<Name, FieldTexts>;
  /** The words on the button, for the sentences that ask to press it again. */
  button: string;
  /** Fields that are never kept anywhere: national identity numbers, account numbers. */
  keptOut?: readonly Name[];
  send(values: z.output<Schema>, idempotencyKey: string): Promise<Answer>;
  onSent(answer: Answer, values: z.output<Schema>): void;
};

export type FieldError = { id: string; message: string };

export function useDraftForm<Schema extends FormSchema, Name extends string, Answer>(
  options: DraftFormOptions<Schema, Name, Answer>,
) {
  const { draft, schema, initial, texts } = options;
  type Values = Record<string, string | boolean>;
  const names = Object.keys(initial) as Name[];
  const form = useForm<Values, unknown, z.output<Schema>>({
    defaultValues: { ...initial, ...draft.values } as DefaultValues<Values>,
    resolver: formResolver<Schema, Values>(schema),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** Grows with every refused sending: the error summary takes the focus each time. */
  const [refusals, setRefusals] = useState(0);
  const [isCleared, setIsCleared] = useState(false);
  const isBusy = useRef(false);
  const [sendingKey] = useState(() =>
    createSendingKey(sessionStorage, draft.sendingName, () => crypto.randomUUID()),
  );
  const status = useSyncExternalStore(draft.sync.subscribe, draft.sync.getStatus, draft.sync.getStatus);

  const keptOut = useRef(options.keptOut ?? []);
  useEffect(() => {
    const changed = new Set<string>();
    let timer: ReturnType<typeof setTimeout>;
    const recheck = () => {
      const codes = fieldCodesOf(schema, form.getValues());
      for (const name of changed) {
        const shown = form.getFieldState(name).error?.message;
        if (shown && !codes[name]) form.clearErrors(name);
        else if (shown && shown !== codes[name]) form.setError(name, { message: codes[name] });
      }
      changed.clear();
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        if (!name) return;
        draft.sync.change(without(values, keptOut.current));
        changed.add(name);
        clearTimeout(timer);
        timer = setTimeout(recheck, recheckMs);
      },
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [form, draft.sync, schema]);

  const clear = () => {
    void draft.sync.discard();
    form.reset(initial as DefaultValues<Values>);
    setIsCleared(true);
  };
  const refuse = (codes: Record<string, FieldCode>) => {
    for (const [name, code] of Object.entries(codes)) form.setError(name, { message: code });
    setRefusals((count) => count + 1);
  };

  const onValid = async (values: z.output<Schema>) => {
    setIsSending(true);
    setProblem(null);
    try {
      const answer = await sendOnce(() => options.send(values, sendingKey.keyFor(values)));
      sendingKey.forget();
      clear();
      options.onSent(answer, values);
    } catch (error) {
      const found = problemOf(error, options.button, names);
      if (Object.keys(found.fields).length > 0) refuse(found.fields);
      setProblem(found.text);
    } finally {
      setIsSending(false);
    }
  };

  const { errors } = form.formState;
  const messageOf = (name: Name): string | undefined => {
    const code = errors[name]?.message as FieldCode | undefined;
    return code && texts[name][code];
  };
  const summary: FieldError[] = names.flatMap((name) => {
    const message = messageOf(name);
    return message ? [{ id: name, message }] : [];
  });
  useErrorTitle(summary.length > 0);

  return {
    /** To be spread on the field of that name. */
    field: (name: Name) => ({ ...form.register(name as Path<Values>), id: name, error: messageOf(name) }),
    /** What is in a field now; the caller is drawn again when it changes. */
    watch: (name: Name) => form.watch(name as Path<Values>),
    async onSubmit(event: React.FormEvent): Promise<void> {
      event.preventDefault();
      if (isBusy.current) return;
      isBusy.current = true;
      try {
        let isRefused = false;
        await form.handleSubmit(onValid, () => {
          isRefused = true;
        })(event);
        // Not before the errors are there: the summary must have something to say when it takes the focus.
        if (isRefused) {
          setProblem(null);
          setRefusals((count) => count + 1);
        }
      } finally {
        isBusy.current = false;
      }
    },
    /** When the draft that the form began with was last changed; null where there was none, or it is sent or thrown away. */
    restoredAt: isCleared ? null : draft.values && draft.changedAt,
    /** Throws the draft away, here and on the server. */
    clear,
    summary,
    refusals,
    problem,
    isSending,
    status,
  };
}

const without = (values: DraftValues, names: readonly string[]): DraftValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
