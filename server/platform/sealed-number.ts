/**
 * National identity numbers at rest: sealed so that a copy of the database reveals none, and so that a sealed value
 * moved to another row opens nowhere. A keyed index beside it answers only «is it this number?»; an unkeyed hash
 * would fall in seconds, because there are only some 22 million possible numbers.
 */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { secretMark, secretsOf } from './server-secret.ts';

export type NumberSeal = {
  /** @returns 40 bytes: mark of the secret (1), nonce (12), tag (16), sealed digits (11) */
  seal(personId: string, digits: string): Buffer;
  /** @throws when it was sealed for somebody else, has been changed, or its secret is not available */
  open(personId: string, sealed: Uint8Array): string;
  /** The same for the same digits: for the unique column, and for finding who has a number. */
  index(digits: string): Buffer;
  /** Under each current secret, the newest first: what is looked for while secrets are changed. */
  indexes(digits: string): Buffer[];
  /** The same value for a sealed number; the number itself is not revealed. @throws as `open` */
  indexesOfSealed(personId: string, sealed: Uint8Array): Buffer[];
  /** Sealed under a former secret: seal it again, and with it the index. */
  isOutdated(sealed: Uint8Array): boolean;
};

const nonceLength = 12;
const tagLength = 16;

/** @param secrets of 32 bytes, the newest first: it seals, and all of them open. One secret may carry its former ones */
export function createNumberSeal(secrets: readonly [Buffer, ...Buffer[]]): NumberSeal {
  const all = secrets.flatMap(secretsOf);
  const keys = all.map((secret) => ({ mark: secretMark(secret), key: derive(secret, 'seal') }));
  const indexKeys = all.map((secret) => derive(secret, 'index'));
  const current = keys[0]!;
  const indexUnder = (key: Buffer, digits: string) => createHmac('sha256', key).update(digits).digest();

  const seal: NumberSeal = {
    seal(personId, digits) {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv('aes-256-gcm', current.key, nonce);
      cipher.setAAD(belongingTo(personId));
      const sealed = Buffer.concat([cipher.update(digits, 'latin1'), cipher.final()]);
      return Buffer.concat([Buffer.of(current.mark), nonce, cipher.getAuthTag(), sealed]);
    },
    open(personId, sealed) {
      // What was sealed before there were marks has a place in a list there: any of them may fit.
      const fitting = keys.filter(({ mark }) => mark === sealed[0]);
      let problem: unknown = new Error('A number is sealed under a secret that is not available');
      for (const { key } of sealed[0]! < oldestMark ? keys : fitting) {
        try {
          return openWith(key, personId, sealed);
        } catch (error) {
          problem = error;
        }
      }
      throw problem;
    },
    index: (digits) => indexUnder(indexKeys[0]!, digits),
    indexes: (digits) => indexKeys.map((key) => indexUnder(key, digits)),
    indexesOfSealed: (personId, sealed) => seal.indexes(seal.open(personId, sealed)),
    isOutdated: (sealed) => sealed[0] !== current.mark,
  };
  return seal;
}

/** Lower ones are places in a list, from before. */
const oldestMark = 2;

function openWith(key: Buffer, personId: string, sealed: Uint8Array): string {
  const tagAt = 1 + nonceLength;
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, tagAt), {
    authTagLength: tagLength,
  });
  decipher.setAAD(belongingTo(personId));
  decipher.setAuthTag(sealed.subarray(tagAt, tagAt + tagLength));
  return Buffer.concat([decipher.update(sealed.subarray(tagAt + tagLength)), decipher.final()]).toString(
    'latin1',
  );
}

const derive = (secret: Buffer, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', `person.fodselsnummer/${purpose}`, 32));
const belongingTo = (personId: string) => Buffer.from(`person.fodselsnummer:${personId}`);
