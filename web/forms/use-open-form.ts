import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { ApiError } from '#web/api/api-error.ts';
import { createTicketSource } from './contact-ticket.ts';
import type { FormSchema } from './field-codes.ts';
import type { SenderProofProps } from './sender-proof.tsx';
import { type DraftFormOptions, useDraftForm } from './use-draft-form.ts';

type OpenFormOptions<Schema extends FormSchema, Name extends string, Answer> = Omit<
  DraftFormOptions<Schema, Name, Answer>,
  'send' | 'onFailure'
> & {
  send(words: z.output<Schema> & { ticket: string; proof?: string }, idempotencyKey: string): Promise<Answer>;
};

/**
 * A form for signed-out users: requests carry a ticket, and under heavy load a confirmed address.
 * The draft is in this tab only, and «saved» is not said: users of a shared machine should not rely on it.
 */
export function useOpenForm<Schema extends FormSchema, Name extends string, Answer>({
  send,
  ...options
}: OpenFormOptions<Schema, Name, Answer>) {
  const [tickets] = useState(createTicketSource);
  useEffect(() => tickets.prepare(), [tickets]);
  const [needsProof, setNeedsProof] = useState(false);
  const [proof, setProof] = useState<string | null>(null);
  const form = useDraftForm({
    ...options,
    send: (words, idempotencyKey) =>
      tickets.send((ticket) =>
        send({ ...(words as object), ticket, ...(proof && { proof }) } as never, idempotencyKey),
      ),
    onFailure(error) {
      if (!(error instanceof ApiError) || error.code !== 'CONFIRM_CONTACT_FIRST') return;
      setProof(null);
      setNeedsProof(true);
    },
  } as DraftFormOptions<Schema, Name, Answer>);
  const watch = (name: string) => String(form.watch(name as Name) ?? '');
  const senderProof: SenderProofProps | null = needsProof
    ? {
        tickets,
        button: options.button,
        isProven: proof !== null,
        onProven: setProof,
        contact: watch('email') || watch('phone'),
      }
    : null;
  return { ...form, status: { kind: 'none', savedAt: null } as const, senderProof };
}
