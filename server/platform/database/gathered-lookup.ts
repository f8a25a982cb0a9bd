/** Lookups that many requests make at once, asked of the database together. */

type Waiting<Key, Found> = { key: Key; resolve(found: Found): void; reject(error: unknown): void };

/**
 * Gathers what is looked up in one turn of the event loop into one statement: the busier the server, the fewer round
 * trips for each request. Nothing is kept, so each answer is as fresh as that of a statement of its own.
 * @param find answers each key in its place
 */
export function gatherLookups<Key, Found>(
  find: (keys: readonly Key[]) => Promise<readonly Found[]>,
): (key: Key) => Promise<Found> {
  let waiting: Waiting<Key, Found>[] = [];

  async function send(): Promise<void> {
    const sent = waiting;
    waiting = [];
    try {
      const found = await find(sent.map(({ key }) => key));
      for (const [place, { resolve }] of sent.entries()) resolve(found[place] as Found);
    } catch (error) {
      for (const { reject } of sent) reject(error);
    }
  }

  return (key) =>
    new Promise((resolve, reject) => {
      if (waiting.push({ key, resolve, reject }) === 1) setImmediate(send);
    });
}
