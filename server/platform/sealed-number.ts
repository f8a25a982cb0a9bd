/**
 * National identity numbers at rest: sealed so that a copy of the database reveals none, and so that a sealed value
 * moved to another row opens nowhere. A keyed index beside it answers only «is it this number?»; an unkeyed hash
 * would fall in seconds, because there are only some 22 million possible numbers.
 */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

export type NumberSeal = {
  /** @returns 40 bytes: key version (1), nonce (12), tag (16), sealed digits (11) */
  seal(personId: string, digits: string): Buffer;
  /** @throws when it was sealed for somebody else, has been changed, or its secret is not at hand */
  open(personId: string, sealed: Uint8Array): string;
  /** The same for the same digits: for the unique column, and for finding who has a number. */
  index(digits: string): Buffer;
  /** Sealed under a former secret: seal it anew, and with it the index. */
  isOutdated(sealed: Uint8Array): boolean;
};

const nonceLength = 12;
const tagLength = 16;

/**
 * @param secrets of 32 bytes, the first ever in use first; the last one seals, all of them open. The place in the
 *   list is the key version, so none may be taken out before everything sealed under it is sealed anew.
 */
export function createNumberSeal(secrets: readonly [Buffer, ...Buffer[]]): NumberSeal {
  if (secrets.length > 255) throw new Error('A key version is one byte');
  const sealingKeys = secrets.map((secret) => derive(secret, 'seal'));
  const indexKey = derive(secrets.at(-1)!, 'index');
  const current = secrets.length;

  return {
    seal(personId, digits) {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv('aes-256-gcm', sealingKeys[current - 1]!, nonce);
      cipher.setAAD(belongingTo(personId));
      const sealed = Buffer.concat([cipher.update(digits, 'latin1'), cipher.final()]);
      return Buffer.concat([Buffer.of(current), nonce, cipher.getAuthTag(), sealed]);
    },
    open(personId, sealed) {
      const key = sealingKeys[(sealed[0] ?? 0) - 1];
      if (!key) throw new Error('A number is sealed under a secret that is not at hand');
      const tagAt = 1 + nonceLength;
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, tagAt), {
        authTagLength: tagLength,
      });
      decipher.setAAD(belongingTo(personId));
      decipher.setAuthTag(sealed.subarray(tagAt, tagAt + tagLength));
      return Buffer.concat([decipher.update(sealed.subarray(tagAt + tagLength)), decipher.final()]).toString(
        'latin1',
      );
    },
    index: (digits) => createHmac('sha256', indexKey).update(digits).digest(),
    isOutdated: (sealed) => sealed[0] !== current,
  };
}

const derive = (secret: Buffer, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', `person.fodselsnummer/${purpose}`, 32));
const belongingTo = (personId: string) => Buffer.from(`person.fodselsnummer:${personId}`);
