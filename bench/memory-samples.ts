/**
 * What a process holds, twice a second and more right after everything that can go has been cleared away: one line each in
 * the file that MEMORY_SAMPLES names. Loaded before the program, with `--expose-gc --import`.
 */
import { appendFileSync } from 'node:fs';

/** MB. `live` is the heap and what it refers to outside: buffers, most of all. */
export type MemorySample = { live: number; heap: number; outside: number; resident: number };

const file = process.env.MEMORY_SAMPLES;
if (file)
  setInterval(() => {
    global.gc?.();
    const { heapUsed, external, rss } = process.memoryUsage();
    const [heap, outside, resident] = [heapUsed, external, rss].map((bytes) => bytes / 1024 / 1024) as [
      number,
      number,
      number,
    ];
    const sample: MemorySample = { live: heap + outside, heap, outside, resident };
    appendFileSync(file, `${JSON.stringify(sample)}\n`);
  }, 400).unref();
