import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/api/call.ts';
import { keepThread } from '#web/api/enquiry-queries.ts';
import { failureOf, sendOnce } from '#web/forms/sending.ts';
import { showToast } from '#web/frame/toasts.tsx';

/**
 * @param button the words on the button, for the sentence that asks to press it again
 * @param done what is said when it is closed
 */
export function useCloseEnquiry(id: string, button: string, done: string) {
  const client = useQueryClient();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      sendOnce(() => call('POST /api/enquiries/:id/close', { params: { id }, idempotencyKey })),
    onSuccess: (thread) => {
      keepThread(client, thread);
      showToast(done);
    },
  });
  return {
    close: () => {
      if (!isPending) mutate();
    },
    isClosing: isPending,
    problem: error && failureOf(error, button, []).text,
  };
}
