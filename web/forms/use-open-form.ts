import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { ApiError } from '#web/api/api-error.ts';
import { createTicketSource } from './contact-ticket.ts';
import type { FormSchema } from './field-codes.ts';
import type { SenderProofProps } from './sender-proof.tsx';
import { type DraftFormOptions, useDraftForm } from './use-draft-form.ts';

type OpenWords = { ticket: string; proof?: string };

/**
 * How forms for signed-out users are sent: with a ticket, and under heavy load with a confirmed address.
 * @param button the words on the button that sends
 */
export function useOpenSending(button: string) {
  const [tickets] = useState(createTicketSource);
  useEffect(() => tickets.prepare(), [tickets]);
  const [needsProof, setNeedsProof] = useState(false);
  const [proof, setProof] = useState<string | null>(null);
  return {
    send: <Answer>(send: (open: OpenWords) => Promise<Answer>) =>
      tickets.send((ticket) => send({ ticket, ...(proof && { proof }) })),
    onFailure(error: unknown) {
      if (!(error instanceof ApiError) || error.code !== 'CONFIRM_CONTACT_FIRST') return;
      setProof(null);
      setNeedsProof(true);
    },
    /** What comes below the form where an address must be confirmed. */
    proofOf: (watch: (name: 'email' | 'phone') => string | boolean): SenderProofProps | null =>
      needsProof
        ? {
            tickets,
            button,
            isProven: proof !== null,
            onProven: setProof,
            contact: String(watch('email') || watch('phone') || ''),
          }
        : null,
  };
}

type OpenFormOptions<Schema extends FormSchema, Name extends string, Answer> = Omit<
  DraftFormOptions<Schema, Name, Answer>,
  'send' | 'onFailure'
> & {
  send(words: z.output<Schema> & OpenWords, idempotencyKey: string): Promise<Answer>;
};

/** A form for signed-out users on one page. */
export function useOpenForm<Schema extends FormSchema, Name extends string, Answer>({
  send,
  ...options
}: OpenFormOptions<Schema, Name, Answer>) {
  const open = useOpenSending(options.button);
  const form = useDraftForm({
    ...options,
    send: (words, idempotencyKey) =>
      open.send((more) => send({ ...(words as object), ...more } as never, idempotencyKey)),
    onFailure: open.onFailure,
  } as DraftFormOptions<Schema, Name, Answer>);
  return { ...form, senderProof: open.proofOf((name) => form.watch(name as Name)) };
}
