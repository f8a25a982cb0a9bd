/** Secrets of others at rest: sealed, so that a copy of the database reveals none, and bound to where they belong. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

export type TextSeal = {
  /** @param owner what it belongs to; it opens nowhere else */
  seal(owner: string, text: string): Buffer;
  /** @throws when it belongs to another, has been changed, or was sealed with another secret */
  open(owner: string, sealed: Uint8Array): string;
};

const nonceLength = 12;
const tagLength = 16;

/** @param secret the server's, 32 bytes */
export function createTextSeal(secret: Buffer): TextSeal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'sealed text', 32));
  return {
    seal(owner, text) {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      cipher.setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },
    open(owner, sealed) {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceLength), {
        authTagLength: tagLength,
      });
      decipher.setAAD(Buffer.from(owner));
      decipher.setAuthTag(sealed.subarray(nonceLength, nonceLength + tagLength));
      const text = decipher.update(sealed.subarray(nonceLength + tagLength));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    },
  };
}
