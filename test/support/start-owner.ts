/** Starts database-owner.ts in a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export type Owner = { said: string; process: ChildProcess; kill(): Promise<void> };

/** Resolves with what it says first: «ready», or the sentence why not. */
export async function startOwner(folder: string, mode: 'lock' | 'database'): Promise<Owner> {
  const program = path.join(import.meta.dirname, 'database-owner.ts');
  const child = spawn(process.execPath, [program, folder, mode], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const [line] = await Promise.race([once(child.stdout, 'data'), ended.then(() => [''])]);
  return {
    said: String(line).trim(),
    process: child,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
