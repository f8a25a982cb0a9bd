import { randomInt } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** A port below the ephemeral range without a listener now, for what must know its own address before it listens. */
export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < 50; tries++) {
    const port = randomInt(20_000, 32_000);
    const isFree = await new Promise<boolean>((resolve) => {
      const probe = net.createServer().once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
    });
    if (isFree && reservePort(port)) return port;
  }
  throw new Error('No free port found');
}

const folderOfUser = path.join(os.tmpdir(), `min-side-ports-${process.getuid?.() ?? ''}`);
const reserved = new Set<string>();

/**
 * Keeps a port for this process until it ends. Seconds may go by before somebody listens on it, and a test run starts
 * hundreds of servers from several processes: without this two of them find the same port now and then.
 * @returns false where another process has it
 */
export function reservePort(port: number, folder = folderOfUser): boolean {
  fs.mkdirSync(folder, { recursive: true });
  const file = path.join(folder, String(port));
  if (reserved.has(file) || isKept(file)) return false;
  try {
    fs.writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch {
    return false;
  }
  if (reserved.size === 0)
    process.on('exit', () => {
      for (const own of reserved) fs.rmSync(own, { force: true });
    });
  reserved.add(file);
  return true;
}

/** What a process left that was killed is deleted. */
function isKept(file: string): boolean {
  if (!fs.existsSync(file)) return false;
  try {
    process.kill(Number(fs.readFileSync(file, 'utf8')), 0);
    return true;
  } catch {
    fs.rmSync(file, { force: true });
    return false;
  }
}
