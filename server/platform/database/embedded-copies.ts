/**
 * A copy of the embedded database while the portal runs. A backup is another process, and the database has one owner: it
 * asks the owner through a socket in the data folder, which only their user can reach.
 */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import { rm } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { DatabaseLog } from './database.ts';

const socketName = 'copies.sock';
const copyPrefix = 'copy-';
/** The kernel cuts longer names off (`sun_path`). */
const longestSocketBytes = 100;

/** The shorter of the two ways to write it. @returns null where both are too long */
function socketOf(dataDir: string): string | null {
  const absolute = path.resolve(dataDir, socketName);
  const [shortest] = [absolute, path.relative('', absolute)].sort((one, other) => one.length - other.length);
  return Buffer.byteLength(shortest!) > longestSocketBytes ? null : shortest!;
}

/** A name of its own for each, so that two may be made at once. */
export const newCopyFolder = (dataDir: string): string =>
  path.resolve(dataDir, `${copyPrefix}${randomUUID()}`);

type Answer = { folder: string } | { error: string };

/**
 * Only the owner of the folder's lock may serve: what an earlier one left is deleted.
 * @returns what stops it
 */
export async function serveCopies(
  dataDir: string,
  copyTo: (target: string) => Promise<void>,
  log: DatabaseLog,
): Promise<() => Promise<void>> {
  for (const name of fs.readdirSync(dataDir))
    if (name === socketName || name.startsWith(copyPrefix))
      await rm(path.join(dataDir, name), { recursive: true, force: true });

  async function copy(): Promise<Answer> {
    const folder = newCopyFolder(dataDir);
    try {
      await copyTo(folder);
      return { folder };
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      return { error: String(error) };
    }
  }
  const server = net.createServer((socket) => {
    socket.on('error', () => {});
    void copy().then((answer) => socket.end(JSON.stringify(answer)));
  });
  const socket = socketOf(dataDir);
  try {
    if (!socket) throw new Error(`the name of ${dataDir} is too long for a socket`);
    server.listen(socket);
    await once(server, 'listening');
  } catch (err) {
    log.warn({ err }, 'no backup can be made while the portal runs');
    return async () => {};
  }
  server.unref();
  return async () => {
    await new Promise((closed) => server.close(closed));
  };
}

/**
 * The caller deletes the copy.
 * @returns its folder, or null where no portal is running
 */
export async function askForCopy(dataDir: string): Promise<string | null> {
  const file = socketOf(dataDir);
  if (!file || !fs.existsSync(file)) return null;
  const socket = net.connect(file);
  try {
    const answer = JSON.parse(await text(socket)) as Answer;
    if ('error' in answer) throw new Error(answer.error);
    return answer.folder;
  } catch (error) {
    // Left by a portal that was killed.
    if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED') return null;
    throw error;
  }
}
