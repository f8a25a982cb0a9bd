/** Waiting in tests for what happens by itself. */
import { setTimeout as delay } from 'node:timers/promises';

/** @throws when it is not so within two minutes: far longer than any time-out */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  everyMs = 50,
): Promise<void> {
  for (const deadline = Date.now() + 120_000; Date.now() < deadline; await delay(everyMs))
    if (await isSo()) return;
  throw new Error(`Not within two minutes: ${what}`);
}
