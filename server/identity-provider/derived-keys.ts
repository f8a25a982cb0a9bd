import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** What the provider derives from the server's one secret: cookie signing, code hashing and the sealing of private keys. */
export type DerivedKeys = {
  cookieKeys: string[];
  /** Keyed hash of what must be compared or counted but not read. */
  hash(purpose: 'code' | 'subject' | 'renewal' | 'browser', value: string): string;
  /** The same under every current secret, the newest first: what was hashed before a change of secret is found. */
  hashes(purpose: 'code' | 'subject' | 'renewal' | 'browser', value: string): string[];
  seal(plain: string): string;
  /** Throws when the text was sealed under another secret. */
  unseal(sealed: string): string;
  /** Sealed under a former secret. Throws as `unseal`. */
  isOutdated(sealed: string): boolean;
};

/**
 * @param secrets at least 32 bytes, the same at every start; several while secrets are changed, the newest first: it
 *   signs and seals, and all of them read
 */
export function deriveKeys(secrets: Uint8Array | readonly Uint8Array[]): DerivedKeys {
  const all = secrets instanceof Uint8Array ? [secrets] : secrets;
  if (all.length === 0 || all.some((secret) => secret.length < 32))
    throw new Error('The secret of the identity provider must be 32 bytes or more');
  const derive = (purpose: string) =>
    all.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', `identity-provider/${purpose}`, 32)));
  const sealingKeys = derive('signing-keys');
  const hashKeys = {
    code: derive('code'),
    subject: derive('subject'),
    renewal: derive('renewal'),
    browser: derive('browser'),
  };
  const under = (key: Buffer, value: string) => createHmac('sha256', key).update(value).digest('base64url');

  function openWithAny(text: string): { plain: string; isNewest: boolean } {
    const bytes = Buffer.from(text, 'base64url');
    let problem: unknown;
    for (const key of sealingKeys) {
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
        decipher.setAuthTag(bytes.subarray(12, 28));
        const plain = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
        return { plain, isNewest: key === sealingKeys[0] };
      } catch (error) {
        problem = error;
      }
    }
    throw problem;
  }

  return {
    cookieKeys: derive('cookies').map((key) => key.toString('base64url')),
    hash: (purpose, value) => under(hashKeys[purpose][0]!, value),
    hashes: (purpose, value) => hashKeys[purpose].map((key) => under(key, value)),
    seal(plain) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealingKeys[0]!, nonce);
      const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    unseal: (text) => openWithAny(text).plain,
    isOutdated: (text) => !openWithAny(text).isNewest,
  };
}
