/** A program of the trials in a process of its own, that answers one message at a time and can be killed in between. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export type KillableProcess = {
  /** What it says first. */
  ready: unknown;
  /** @returns its answer; null where it was killed after that time */
  ask<Answer>(message: object, killAfterMs: number | null): Promise<Answer | null>;
  /** It was killed, or killed itself. */
  isGone(): boolean;
  end(): Promise<void>;
};

/** In such a program: works on each message, and ends with its parent, or where the work fails. */
export function answerMessages<Message>(work: (message: Message) => Promise<unknown>): void {
  process.on('message', (message: Message) => {
    work(message).then(
      (answer) => process.send!(answer),
      (error: Error) => {
        console.error(error);
        process.exit(1);
      },
    );
  });
  process.once('disconnect', () => process.exit(0));
}

/** @throws Error when it ends by itself */
export async function startProcess(file: string, parameters: string[]): Promise<KillableProcess> {
  const child: ChildProcess = spawn(process.execPath, [...process.execArgv, file, ...parameters], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(() => null);
  const said = async () => {
    const answer = await Promise.race([once(child, 'message'), ended]);
    return answer ? (answer[0] as unknown) : null;
  };
  const ready = await said();
  if (ready === null) throw new Error(`${file} ended`);
  return {
    ready,
    async ask<Answer>(message: object, killAfterMs: number | null) {
      child.send(message);
      const timer = killAfterMs === null ? null : setTimeout(() => child.kill('SIGKILL'), killAfterMs);
      const answer = (await said()) as Answer | null;
      if (timer) clearTimeout(timer);
      if (answer === null && child.signalCode !== 'SIGKILL') throw new Error(`${file} ended`);
      return answer;
    },
    isGone: () => child.exitCode !== null || child.signalCode !== null,
    async end() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
