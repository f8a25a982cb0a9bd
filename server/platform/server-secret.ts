/** The secret that keys are derived from: given, or made once and kept beside the embedded database. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartProblem } from './start-problem.ts';

/**
 * @param given 32 bytes in base64url, or null
 * @param folder where a generated one is kept, readable by the owner only
 * @throws StartProblem when the given one is not 32 bytes
 */
export function loadSecret(given: string | null, folder: string): Buffer {
  if (given) return checked(Buffer.from(given, 'base64url'), 'SECRET');
  const file = path.join(folder, 'secret');
  try {
    return checked(Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url'), file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const secret = randomBytes(32);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, secret.toString('base64url'), { mode: 0o600, flag: 'wx' });
  return secret;
}

function checked(secret: Buffer, where: string): Buffer {
  if (secret.length !== 32) throw new StartProblem(`Hemmeligheten i ${where} må være 32 byte i base64url.`);
  return secret;
}
