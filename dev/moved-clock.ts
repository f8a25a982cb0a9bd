/**
 * Preloaded into the server, and so into its database's thread: moves the whole process in time, so that what
 * happens on a birthday or after a month can be seen today. The program itself knows nothing of it.
 * CLOCK_OFFSET_FILE holds how many milliseconds the clock is ahead; no file, or an empty one: not at all.
 */
import fs from 'node:fs';

const file = process.env.CLOCK_OFFSET_FILE;
if (file) {
  const realNow = Date.now;
  let offsetMs = 0;
  const read = () => {
    const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
    offsetMs = Number(text) || 0;
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
