/** In place of the process that looks at files: hangs, crashes, answers, or tries what it must not, as it is told. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const acts: Record<string, (about: string) => unknown> = {
  crash: () => process.abort(),
  work: () => {
    for (;;);
  },
  eat: () => {
    const held: Buffer[] = [];
    for (;;) held.push(Buffer.alloc(50_000_000, 1));
  },
  answer: () => ({ refusal: 'type' }),
  read: (path) => tried(() => readFileSync(path)),
  write: (path) => tried(() => writeFileSync(path, 'x')),
  run: (path) => tried(() => execFileSync(path)),
  environment: () => Object.keys(process.env).join(),
};

process.on('message', ({ bytes }: { bytes: Uint8Array }) => {
  const [word = '', about = ''] = Buffer.from(bytes).toString().split(' ');
  const answer = acts[word]?.(about);
  if (answer !== undefined) process.send?.(answer);
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');

function tried(act: () => unknown): string {
  try {
    act();
    return 'done';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error);
  }
}
