/** The whole portal as a person starts it, on ports and with a data folder of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findFreePort } from './free-port.ts';
import { leaksOfPortal } from './portal-leaks.ts';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Ports of what is outside the portal. The usual ones are for one portal on a machine: of two that start in the same
 * moment both would find them free, and a mail server that is gone for a while would find another on its port.
 */
export async function outsidePorts(): Promise<Record<string, string>> {
  const names = ['INBOX_SMTP_PORT', 'VIPPS_SIMULATOR_PORT', 'GIRO_SIMULATOR_PORT'];
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, String(await findFreePort())] as const)),
  );
}

/**
 * @param ports below 32768, free
 * @param environment on top of our own
 * @param options.args for the start program: `--watch` for a portal that shows changes of its sources
 * @param options.dataDir deleted when it stops; an empty one where none is given
 * @returns where its data is, and how to stop it: its data is deleted with it, and personal data in places where it
 *   must not be is thrown as an error
 * @throws when it does not answer within two minutes, with what it said
 */
export async function startRunningPortal(
  ports: { portal: number; inbox: number },
  environment: Record<string, string> = {},
  {
    args = [],
    dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-')),
  }: { args?: string[]; dataDir?: string } = {},
): Promise<{ dataDir: string; stop(): Promise<void> }> {
  const child = spawn(process.execPath, ['dev/start.ts', ...args], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(ports.portal),
      INBOX_PORT: String(ports.inbox),
      ...(await outsidePorts()),
      DATA_DIR: dataDir,
      // A machine that is busy with other things is no fault of what is tested.
      MAX_EVENT_LOOP_DELAY_MS: '0',
      MAX_REQUESTS_IN_FLIGHT: '0',
      MAX_WAITING_FOR_DATABASE: '0',
      // Everybody comes from one address here.
      REQUESTS_PER_MINUTE: '100000',
      // As in production; the demo stays in the portal.
      AFTER_SIGN_OUT: 'public-site',
      ...environment,
    },
    // The channel ends it when this process is gone.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  let errors = '';
  child.stderr?.on('data', (text) => {
    errors += text;
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text) => {
      said = (said + text).slice(-4000);
    });
  }
  const ended = once(child, 'exit');
  const end = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const forget = () => fs.rmSync(dataDir, { recursive: true, force: true });
  const stop = async () => {
    await end();
    const leaks = await leaksOfPortal(dataDir, errors).finally(forget);
    if (leaks.length > 0) throw new Error(`The portal tells of people:\n${leaks.join('\n')}`);
  };

  for (const deadline = Date.now() + 120_000; Date.now() < deadline; ) {
    if (child.exitCode !== null) break;
    const answer = await fetch(`http://127.0.0.1:${ports.portal}/readyz`).catch(() => null);
    if (answer?.ok) return { dataDir, stop };
    await new Promise((later) => setTimeout(later, 200));
  }
  await end();
  forget();
  throw new Error(`The portal did not start:\n${said}`);
}
