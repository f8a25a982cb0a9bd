/**
 * Preloaded into the server, and so into its database's thread: moves the whole process in time, so that what
 * happens on a birthday or after a month can be seen today. The program itself knows nothing of it.
 * CLOCK_OFFSET_FILE holds how many milliseconds the clock is ahead; no file, or an empty one: not at all. Each thread
 * writes the offset it uses to a file of its own beside it, so that the caller who moves the clock can wait for all of them.
 */
import fs from 'node:fs';
import { isMainThread, threadId } from 'node:worker_threads';

const file = process.env.CLOCK_OFFSET_FILE;
if (file) {
  const realNow = Date.now;
  // The database follows the jobs: a look for what was missed that the database stamps with a time the jobs have not
  // reached would pass over it for good.
  const source = isMainThread ? file : `${file}.${process.pid}-0`;
  let offsetMs = 0;
  let taken: string | null = null;
  const read = () => {
    const text = fs.existsSync(source) ? fs.readFileSync(source, 'utf8') : '';
    if (text === taken) return;
    taken = text;
    offsetMs = Number(text) || 0;
    fs.writeFileSync(`${file}.${process.pid}-${threadId}`, text);
  };
  read();
  setInterval(read, 100).unref();
  const now = () => realNow() + offsetMs;
  globalThis.Date = new Proxy(Date, {
    construct: (date, values, target) =>
      Reflect.construct(date, values.length > 0 ? values : [now()], target),
    apply: () => new Date().toString(),
    get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
  });
}
