/** The key that the head of the access log is sealed with is passed with the database, from the server to each transaction. */
import { createHash } from 'node:crypto';
import { createSigner, secretsOf } from '../server-secret.ts';

export type LogSeal = {
  /** Which key it is made with, so that one sees when a former key is not needed any more. */
  key: string;
  seal(number: number, hash: Uint8Array): Buffer;
  isOurs(seal: Uint8Array, number: number, hash: Uint8Array): boolean;
};

/** @param secret the server's. The database never sees the key: an attacker with full database access cannot seal a forged log */
export function createLogSeal(secret: Buffer): LogSeal {
  const signer = createSigner(secret, 'access log head');
  return {
    key: keyName(secretsOf(secret)[0]),
    seal: (number, hash) => signer.sign(`${number}:`, Buffer.from(hash)),
    isOurs: (seal, number, hash) => signer.isOurs(seal, `${number}:`, Buffer.from(hash)),
  };
}

/** A name for a secret that reveals nothing of it. */
export const keyName = (secret: Buffer): string =>
  createHash('sha256').update('name of a secret').update(secret).digest('base64url').slice(0, 10);

const seals = new WeakMap<object, LogSeal>();

export const sealLogWith = (db: object, seal: LogSeal): void => void seals.set(db, seal);
/** Null without a key: seeds and tools. The server sets the key before its first request. */
export const logSealOf = (tx: object): LogSeal | null => seals.get(tx) ?? null;
/** A transaction seals as its database does. */
export function passLogSeal(from: object, to: object): void {
  const seal = seals.get(from);
  if (seal) seals.set(to, seal);
}
