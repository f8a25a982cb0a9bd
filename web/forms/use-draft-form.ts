/**
 * A form on react-hook-form that never loses what is typed and never sends it twice. It checks when it is sent, never
 * on blur; after that it only removes or refreshes the errors there are, and adds none while somebody types.
 */
import { type FormEvent, useRef, useState, useSyncExternalStore } from 'react';
import { type DefaultValues, type Path, type UseFormReturn, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { FieldCode } from '#contract/problem.ts';
import { OfflineError } from '#web/api/within.ts';
import type { FieldTexts } from '#web/texts/field-texts.ts';
import { type FormSchema, formResolver } from './field-codes.ts';
import { type Failure, failureOf, sendOnce } from './sending.ts';
import { createSendingKey, nowhere } from './sending-key.ts';
import { useErrorTitle } from './use-error-title.ts';
import type { OpenDraft } from './use-open-draft.ts';
import { useTyping } from './use-typing.ts';

/** As long as a double click may take: until then the button stays where it is, whatever comes in its place. */
const doubleClickMs = 400;

export type FormValues = Record<string, string | boolean>;

/** What a part needs of the form to be checked. */
export type TypedForm = Pick<UseFormReturn<FormValues>, 'getValues' | 'clearErrors'>;

export type DraftFormOptions<Schema extends FormSchema, Name extends string, Answer> = {
  draft: OpenDraft;
  schema: Schema;
  /** Every field with its value in an empty form. */
  initial: Record<Name, string | boolean>;
  /** What is said about each field; from what is typed, where a sentence names it. */
  texts: Record<Name, FieldTexts> | ((values: FormValues) => Record<Name, FieldTexts>);
  /** The words on the button, for the sentences that ask to press it again. */
  button: string;
  /** Before the names, where another form of the page has fields of the same name. */
  idPrefix?: string;
  /** Fields that are never kept anywhere: national identity numbers, account numbers. */
  keptOut?: readonly NoInfer<Name>[];
  /** After sending the form is emptied and stays, for the next message. Otherwise another page comes. */
  staysOpen?: boolean;
  /** After sending these words they stay as they are, with their draft: what was sent was only to try. */
  keepsWords?(values: z.output<Schema>): boolean;
  /** What is sent here goes on to another page that sends it: the draft is kept until then. */
  isStep?: boolean;
  /** Of a form that is asked for in parts. */
  part?: {
    /** The fields on the page, in their order. */
    fields(typed: FormValues): readonly NoInfer<Name>[];
    /** In place of sending: null where the part is whole. The last part has none: it sends. */
    check: ((form: TypedForm) => Promise<Failure | null>) | null;
  };
  send(values: z.output<Schema>, idempotencyKey: string): Promise<Answer>;
  onSent(answer: Answer, values: z.output<Schema>): void;
  /** What else is to be done when it is refused; a sentence that it returns is said in place of the usual one. */
  onFailure?(error: unknown): unknown;
};

export function useDraftForm<Schema extends FormSchema, Name extends string, Answer>(
  options: DraftFormOptions<Schema, Name, Answer>,
) {
  const { draft, schema, button, idPrefix = '' } = options;
  const initial = options.initial as DefaultValues<FormValues>;
  const names = Object.keys(options.initial) as Name[];
  const form = useForm<FormValues, unknown, z.output<Schema>>({
    defaultValues: { ...initial, ...draft.values },
    resolver: formResolver<Schema, FormValues>(schema),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** The errors stay as they were while it is sent, so that nothing moves under the pointer. */
  const [heldCodes, setHeldCodes] = useState<Record<string, FieldCode> | null>(null);
  const [refusals, setRefusals] = useState(0);
  const [emptied, setEmptied] = useState(0);
  const isBusy = useRef(false);
  // What may not lie in a draft may not lie beside a key either: such a form's key lives as long as the page.
  const [sendingKey] = useState(() =>
    createSendingKey(options.keptOut ? nowhere : sessionStorage, draft.sendingName, () =>
      crypto.randomUUID(),
    ),
  );
  const status = useSyncExternalStore(draft.sync.subscribe, draft.sync.getStatus, draft.sync.getStatus);
  const isDone = useRef(false);
  const isSuggesting = useRef(false);
  const keep = (values: FormValues) => {
    if (!isDone.current && !isSuggesting.current) draft.sync.change(keptOf(values, options.keptOut ?? []));
  };
  const leaveErrors = useTyping(form, schema, keep);

  const clear = () => {
    void draft.sync.discard();
    form.reset(initial);
    setEmptied((count) => count + 1);
  };

  /** @returns null when it has arrived */
  const attempt = async (values: z.output<Schema>): Promise<Failure | null> => {
    const before = JSON.stringify(form.getValues());
    let answer: Answer;
    try {
      const sending = sendOnce(() => options.send(values, sendingKey.keyFor(values)));
      [answer] = await Promise.all([sending, new Promise((done) => setTimeout(done, doubleClickMs))]);
    } catch (error) {
      // It may have arrived, and the server has deleted its draft then.
      if (error instanceof OfflineError) keep(form.getValues());
      const own = await options.onFailure?.(error);
      return typeof own === 'string' ? { fields: {}, text: own } : failureOf(error, button, names);
    }
    sendingKey.forget();
    isDone.current = !options.staysOpen;
    // Somebody may have written on while it was sent: that is the next message, and stays.
    const isWrittenOn = options.staysOpen && JSON.stringify(form.getValues()) !== before;
    if (!options.keepsWords?.(values)) {
      if (options.staysOpen && !isWrittenOn) clear();
      else if (!options.isStep) void draft.sync.discard();
      if (isWrittenOn) keep(form.getValues());
    }
    options.onSent(answer, values);
    return null;
  };

  const onSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    leaveErrors();
    setHeldCodes(codesOf(names, form.formState.errors));
    setIsSending(true);
    let failure: Failure | null = { fields: {}, text: null };
    const checkPart = options.part?.check;
    if (checkPart) failure = await checkPart(form);
    else
      await form.handleSubmit(async (values) => {
        failure = await attempt(values);
      })(event);
    if (!failure && !options.staysOpen && !checkPart) return;
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
  const summary = (options.part?.fields(form.getValues()) ?? names).flatMap((name) => {
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
    /** Fills in what most people would choose. It is no draft until the person has typed something. */
    suggest: (name: Name, value: string) => {
      isSuggesting.current = true;
      form.setValue(name as Path<FormValues>, value);
      isSuggesting.current = false;
    },
    /** What is in a field now; the caller is drawn again when it changes. */
    watch: (name: Name) => form.watch(name as Path<FormValues>),
    onSubmit,
    /** What the form began with, where it was typed earlier. */
    restored:
      emptied > 0 || !draft.values || !draft.changedAt
        ? null
        : { changedAt: draft.changedAt, isOutdated: false },
    /** Throws the draft away, here and on the server. */
    clear,
    /** Increased each time the form is cleared, so that the fields are reset. */
    emptied,
    summary,
    /** Grows with every refused sending. */
    refusals,
    problem,
    isSending,
    status,
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

/** @returns what a draft keeps. A group of radio buttons without a choice is null to the form library. */
const keptOf = (values: FormValues, keptOut: readonly string[]): FormValues =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (keptOut.includes(name) ? [] : [[name, value ?? '']])),
  );
