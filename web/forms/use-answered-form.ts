/**
 * A short form whose answer may be no: the fields stay as they are, and a sentence says why. What is typed is kept in this
 * tab until it is sent.
 */
import { useRef } from 'react';
import type * as z from 'zod/mini';
import type { FormSchema } from './field-codes.ts';
import { failureOf, sendOnce } from './sending.ts';
import { type FormDefinition, type FormValues, useCheckedForm } from './use-checked-form.ts';
import { useTabAnswers } from './use-tab-answers.ts';

type AnsweredFormOptions<Schema extends FormSchema, Name extends string> = Omit<
  FormDefinition<Schema, Name>,
  'initial' | 'part'
> & {
  /**
   * Names the form, with the id of what it is about, `case-note.<id>`. Null: nothing of it is kept in the browser, as with
   * codes and national identity numbers.
   */
  keptAs: string | null;
  /** Of what the form changes: the user is told when text that is restored was typed over another version. */
  version?: string | number;
  initial: Record<Name, string>;
  /** @returns why not; null when it went well */
  send(values: z.output<Schema>, idempotencyKey: string): Promise<string | null>;
};

export function useAnsweredForm<Schema extends FormSchema, Name extends string>(
  options: AnsweredFormOptions<Schema, Name>,
) {
  const { keptAs, initial, send, ...definition } = options;
  const version = options.version === undefined ? null : String(options.version);
  const { before, ...answers } = useTabAnswers(keptAs);
  /** What the fields hold when nothing is typed that is not sent. */
  const unchanged = useRef<FormValues>(initial);
  const form = useCheckedForm<Schema, Name>({
    ...definition,
    initial,
    typed: before?.values,
    restored: before && { changedAt: before.changedAt, isOutdated: before.version !== version },
    keep: (values) => answers.keep(values, unchanged.current, version),
    attempt,
  });

  async function attempt(values: z.output<Schema>) {
    try {
      const refusal = await sendOnce(() => send(values, answers.sendingKey.keyFor(values)));
      answers.sendingKey.forget();
      if (refusal) return { fields: {}, text: refusal };
    } catch (error) {
      return failureOf(error, options.button, Object.keys(initial));
    }
    answers.remove();
    form.forgetRestored();
    unchanged.current = form.values();
    return null;
  }

  const forget = () => {
    answers.remove();
    unchanged.current = initial;
  };
  return {
    ...form,
    watch: (name: Name) => form.watch(name) as string,
    values: () => form.values() as Record<Name, string>,
    /** Empties the form when it has been sent and stays. */
    reset() {
      forget();
      form.reset();
    },
    /** The user starts over. */
    clear() {
      forget();
      form.startOver();
    },
  };
}
