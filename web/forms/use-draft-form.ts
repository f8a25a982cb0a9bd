/** A form that never loses what is typed, with a draft on the server, and never sends it twice. */
import { useRef, useState, useSyncExternalStore } from 'react';
import type * as z from 'zod/mini';
import { OfflineError } from '#web/api/within.ts';
import type { FormSchema } from './field-codes.ts';
import { type Failure, failureOf, sendOnce } from './sending.ts';
import { createSendingKey, nowhere } from './sending-key.ts';
import { type FormDefinition, type FormValues, useCheckedForm } from './use-checked-form.ts';
import type { OpenDraft } from './use-open-draft.ts';

/** As long as a double click may take: until then the button stays where it is, whatever comes in its place. */
const doubleClickMs = 400;

export type DraftFormOptions<Schema extends FormSchema, Name extends string, Answer> = FormDefinition<
  Schema,
  Name
> & {
  draft: OpenDraft;
  /** Fields that are never kept anywhere: national identity numbers, account numbers. */
  keptOut?: readonly NoInfer<Name>[];
  /** After sending the form is emptied and stays, for the next message. Otherwise another page comes. */
  staysOpen?: boolean;
  /** After sending these words they stay as they are, with their draft: what was sent was only to try. */
  keepsWords?(values: z.output<Schema>): boolean;
  /** What is sent here goes on to another page that sends it: the draft is kept until then. */
  isStep?: boolean;
  send(values: z.output<Schema>, idempotencyKey: string): Promise<Answer>;
  onSent(answer: Answer, values: z.output<Schema>): void;
  /** What else is to be done when it is refused; a sentence that it returns is said in place of the usual one. */
  onFailure?(error: unknown): unknown;
};

export function useDraftForm<Schema extends FormSchema, Name extends string, Answer>(
  options: DraftFormOptions<Schema, Name, Answer>,
) {
  const { draft, button, staysOpen = false } = options;
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
  const { values, changedAt } = draft;
  const form = useCheckedForm<Schema, Name>({
    ...options,
    typed: values,
    restored: values && changedAt ? { changedAt, isOutdated: false } : null,
    keep,
    attempt,
    leaves: !staysOpen,
  });

  const clear = () => {
    void draft.sync.discard();
    form.startOver();
  };

  async function attempt(values: z.output<Schema>): Promise<Failure | null> {
    const before = JSON.stringify(form.values());
    let answer: Answer;
    try {
      const sending = sendOnce(() => options.send(values, sendingKey.keyFor(values)));
      [answer] = await Promise.all([sending, new Promise((done) => setTimeout(done, doubleClickMs))]);
    } catch (error) {
      // It may have arrived, and the server has deleted its draft then.
      if (error instanceof OfflineError) keep(form.values());
      const own = await options.onFailure?.(error);
      return typeof own === 'string'
        ? { fields: {}, text: own }
        : failureOf(error, button, Object.keys(options.initial));
    }
    sendingKey.forget();
    isDone.current = !staysOpen;
    // Somebody may have written on while it was sent: that is the next message, and stays.
    const isWrittenOn = staysOpen && JSON.stringify(form.values()) !== before;
    if (!options.keepsWords?.(values)) {
      if (staysOpen && !isWrittenOn) clear();
      else if (!options.isStep) void draft.sync.discard();
      if (isWrittenOn) keep(form.values());
    }
    options.onSent(answer, values);
    return null;
  }

  return {
    ...form,
    /** Fills in what most people would choose. It is no draft until the person has typed something. */
    suggest(name: Name, value: string) {
      isSuggesting.current = true;
      form.set(name, value);
      isSuggesting.current = false;
    },
    /** Throws the draft away, here and on the server. */
    clear,
    status,
  };
}

/** @returns what a draft keeps. A group of radio buttons without a choice is null to the form library. */
const keptOf = (values: FormValues, keptOut: readonly string[]): FormValues =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (keptOut.includes(name) ? [] : [[name, value ?? '']])),
  );
