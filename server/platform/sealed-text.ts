/** Secrets of others at rest: sealed, so that a copy of the database reveals none, and bound to where they belong. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { keysFor } from './server-secret.ts';

export type TextSeal = {
  /** @param owner what it belongs to; it opens nowhere else */
  seal(owner: string, text: string): Buffer;
  /** @throws when it belongs to another, has been changed, or was sealed with a secret that is not available */
  open(owner: string, sealed: Uint8Array): string;
  /** Sealed under a former secret: seal it again. @throws as `open` */
  isOutdated(owner: string, sealed: Uint8Array): boolean;
};

const nonceLength = 12;
const tagLength = 16;

/** @param secret the server's, 32 bytes. @param purpose what else is sealed opens nowhere here */
export function createTextSeal(secret: Buffer, purpose = 'sealed text'): TextSeal {
  const keys = keysFor(secret, purpose);

  function open(owner: string, sealed: Uint8Array): { text: string; isNewest: boolean } {
    let problem: unknown;
    for (const key of keys) {
      try {
        return { text: openWith(key, owner, sealed), isNewest: key === keys[0] };
      } catch (error) {
        problem = error;
      }
    }
    throw problem;
  }
  return {
    seal(owner, text) {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv('aes-256-gcm', keys[0], nonce);
      cipher.setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },
    open: (owner, sealed) => open(owner, sealed).text,
    isOutdated: (owner, sealed) => !open(owner, sealed).isNewest,
  };
}

function openWith(key: Buffer, owner: string, sealed: Uint8Array): string {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceLength), {
    authTagLength: tagLength,
  });
  decipher.setAAD(Buffer.from(owner));
  decipher.setAuthTag(sealed.subarray(nonceLength, nonceLength + tagLength));
  const text = decipher.update(sealed.subarray(nonceLength + tagLength));
  return Buffer.concat([text, decipher.final()]).toString('utf8');
}
