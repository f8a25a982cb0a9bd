import { useQueryClient } from '@tanstack/react-query';
import type { MyMagazine } from '#contract/magazine-endpoints.ts';
import { keepMagazine } from '#web/api/magazine-queries.ts';
import { usePress } from '#web/forms/use-press.tsx';

/** One press that changes how the magazine comes. */
export function useMagazineAct() {
  const client = useQueryClient();
  const { press, isBusy, problem } = usePress();

  /** @param button the words on it @param said when it is done @returns whether it is */
  const act = (send: (idempotencyKey: string) => Promise<MyMagazine>, button: string, said: string) =>
    press(button, async (idempotencyKey) => keepMagazine(client, await send(idempotencyKey)), said);
  return { act, isBusy, problem };
}
