import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** What the provider derives from the server's one secret: cookie signing, code hashing and the sealing of private keys. */
export type DerivedKeys = {
  cookieKeys: string[];
  /** Keyed hash of what must be compared or counted but not read. */
  hash(purpose: 'code' | 'subject' | 'renewal' | 'browser', value: string): string;
  seal(plain: string): string;
  /** Throws when the text was sealed under another secret. */
  unseal(sealed: string): string;
};

/** @param secret at least 32 bytes, the same at every start */
export function deriveKeys(secret: Uint8Array): DerivedKeys {
  if (secret.length < 32) throw new Error('The secret of the identity provider must be 32 bytes or more');
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', secret, '', `identity-provider/${purpose}`, 32));
  const sealingKey = derive('signing-keys');
  const hashKeys = {
    code: derive('code'),
    subject: derive('subject'),
    renewal: derive('renewal'),
    browser: derive('browser'),
  };

  return {
    cookieKeys: [derive('cookies').toString('base64url')],
    hash: (purpose, value) => createHmac('sha256', hashKeys[purpose]).update(value).digest('base64url'),
    seal(plain) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealingKey, nonce);
      const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    unseal(text) {
      const bytes = Buffer.from(text, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', sealingKey, bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
  };
}
