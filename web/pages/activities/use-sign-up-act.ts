import { useQueryClient } from '@tanstack/react-query';
import { forgetActivities } from '#web/api/activity-queries.ts';
import { usePress } from '#web/forms/use-press.tsx';

/** One act at a time; what the server says no to is said, and shown as it stands now. */
export function useSignUpAct() {
  const client = useQueryClient();
  const { press, busy, problem } = usePress(() => forgetActivities(client));
  const act = async (button: string, send: (idempotencyKey: string) => Promise<unknown>, said?: string) => {
    if (busy) return;
    const sendAndLook = async (idempotencyKey: string) => {
      await send(idempotencyKey);
      await forgetActivities(client);
    };
    await press(button, sendAndLook, said);
  };
  return { busy, problem, act };
}

export type SignUpAct = ReturnType<typeof useSignUpAct>;
