/** The secret that keys are derived from: given, or made once and kept beside the embedded database. */
import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartProblem } from './start-problem.ts';

/** While secrets are changed, the newest one carries those before it, newest first: they are read with, and never written with. */
const former = new WeakMap<Buffer, readonly Buffer[]>();

/**
 * @param given secrets of 32 bytes in base64url, apart by commas or spaces, the newest first; or null
 * @param folder where a generated one is kept, readable by the owner only; a list there is read in the same way
 * @returns the newest
 * @throws StartProblem when one is not 32 bytes, or two are taken for each other
 */
export function loadSecret(given: string | null, folder: string): Buffer {
  if (given) return readSecrets(given, 'SECRET');
  const file = secretFile(folder);
  try {
    return readSecrets(readFileSync(file, 'utf8'), file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const secret = randomBytes(32);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, secret.toString('base64url'), { mode: 0o600, flag: 'wx' });
  return secret;
}

export const secretFile = (folder: string): string => path.join(folder, 'secret');

/** @returns the newest, which carries the others */
export function withFormer(secrets: readonly [Buffer, ...Buffer[]]): Buffer {
  const [newest, ...older] = secrets;
  former.set(newest, older);
  return newest;
}

/** The secret and those before it that are still read with. */
export const secretsOf = (secret: Buffer): [Buffer, ...Buffer[]] => [secret, ...(former.get(secret) ?? [])];

/** A key for one purpose, of each secret: the first writes and signs, all read. */
export const keysFor = (secret: Buffer, purpose: string): [Buffer, ...Buffer[]] =>
  secretsOf(secret).map((one) => Buffer.from(hkdfSync('sha256', one, '', purpose, 32))) as [
    Buffer,
    ...Buffer[],
  ];

/** One byte that tells secrets apart in what is sealed, and is never 0 or 1: those were places in a list once. */
export const secretMark = (secret: Buffer): number =>
  2 + (createHash('sha256').update('secret mark').update(secret).digest()[0]! % 254);

export type Signer = {
  sign(...parts: (string | Buffer)[]): Buffer;
  /** Whether one of our keys, the former ones included, has signed it. */
  isOurs(signature: Uint8Array, ...parts: (string | Buffer)[]): boolean;
};

/** Keyed digests of one purpose, cut to a number of bytes. */
export function createSigner(secret: Buffer, purpose: string, bytes = 32): Signer {
  const keys = keysFor(secret, purpose);
  const under = (key: Buffer, parts: (string | Buffer)[]) => {
    const digest = createHmac('sha256', key);
    for (const part of parts) digest.update(part);
    return digest.digest().subarray(0, bytes);
  };
  return {
    sign: (...parts) => under(keys[0], parts),
    isOurs: (signature, ...parts) =>
      signature.length === bytes && keys.some((key) => timingSafeEqual(signature, under(key, parts))),
  };
}

function readSecrets(text: string, where: string): Buffer {
  const secrets = text
    .trim()
    .split(/[\s,]+/)
    .map((one) => checked(Buffer.from(one, 'base64url'), where));
  if (new Set(secrets.map(secretMark)).size < secrets.length)
    throw new StartProblem(
      `To av hemmelighetene i ${where} kan forveksles. Lag en ny med «npm run keys -- new».`,
    );
  return withFormer(secrets as [Buffer, ...Buffer[]]);
}

function checked(secret: Buffer, where: string): Buffer {
  if (secret.length !== 32) throw new StartProblem(`Hemmeligheten i ${where} må være 32 byte i base64url.`);
  return secret;
}
