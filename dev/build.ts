/** `npm run build`: builds the browser app into dist/. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { rememberInputs } from './web-inputs.ts';

/** In a process of its own, because the builder sets environment variables. @returns whether it succeeded */
export function build(): boolean {
  const { status } = spawnSync(process.execPath, ['web/build/build-web.ts'], {
    cwd: path.resolve(import.meta.dirname, '..'),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status === 0) rememberInputs();
  return status === 0;
}

if (import.meta.main && !build()) process.exit(1);
