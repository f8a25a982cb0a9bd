import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { createTicketSource } from './contact-ticket.ts';
import type { FormSchema } from './field-codes.ts';
import { type DraftFormOptions, useDraftForm } from './use-draft-form.ts';

type OpenFormOptions<Schema extends FormSchema, Name extends string, Answer> = Omit<
  DraftFormOptions<Schema, Name, Answer>,
  'send'
> & {
  send(words: z.output<Schema> & { ticket: string }, idempotencyKey: string): Promise<Answer>;
};

/**
 * A form for whoever is not signed in: what is sent carries a ticket. The draft is in this tab only, and nothing is
 * said of it: whoever uses a shared machine should not count on it.
 */
export function useOpenForm<Schema extends FormSchema, Name extends string, Answer>({
  send,
  ...options
}: OpenFormOptions<Schema, Name, Answer>) {
  const [tickets] = useState(createTicketSource);
  useEffect(() => tickets.prepare(), [tickets]);
  const form = useDraftForm({
    ...options,
    send: (words, idempotencyKey) =>
      tickets.send((ticket) => send({ ...(words as object), ticket } as never, idempotencyKey)),
  } as DraftFormOptions<Schema, Name, Answer>);
  return { ...form, status: { kind: 'none', savedAt: null } as const };
}
