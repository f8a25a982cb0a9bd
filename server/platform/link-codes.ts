/**
 * Codes of links in letters: 128 bits that only the server can make, so that their hash is all that is kept. A letter
 * that leaves, or leaves again, after the secret was changed carries the code that its hash was made of.
 */
import { createHash, createHmac } from 'node:crypto';
import { keysFor } from './server-secret.ts';

export type LinkCodes = {
  /**
   * @param kept the hash that was stored of it: the code is the one that fits, made with a former secret if need be
   * @returns without one, or where none fits, the code of the newest secret
   */
  codeOf(text: string, kept?: Buffer | null): string;
  hashOf(code: string): Buffer;
};

/** @param purpose what the links are for: another one's codes open nothing */
export function createLinkCodes(secret: Buffer, purpose: string): LinkCodes {
  const keys = keysFor(secret, purpose);
  const under = (key: Buffer, text: string) =>
    createHmac('sha256', key).update(text).digest().subarray(0, 16).toString('base64url');
  const hashOf = (code: string): Buffer => createHash('sha256').update(code).digest();
  return {
    codeOf: (text, kept) =>
      (kept && keys.map((key) => under(key, text)).find((code) => hashOf(code).equals(kept))) ||
      under(keys[0], text),
    hashOf,
  };
}
