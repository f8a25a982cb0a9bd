/** The secret of a subscriber: it signs our webhooks, and the subscriber signs in with it. Shown once, and kept sealed. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { createTextSeal } from '#server/platform/sealed-text.ts';
import type { SubscriberRow } from './subscriber-repository.ts';

/** How long the secret before is still valid. */
export const formerSecretHours = 24;

/** What a secret is sealed to. */
export const secretOwner = (subscriberId: string): string => `register-subscriber/${subscriberId}`;

export type SubscriberSecrets = ReturnType<typeof createSubscriberSecrets>;
type Secrets = Pick<SubscriberRow, 'id' | 'secretSealed' | 'formerSecretSealed' | 'secretMadeAt'>;

export function createSubscriberSecrets(secret: Buffer) {
  const texts = createTextSeal(secret);

  /** The newest first; the one before it for a day. */
  function openAll({ id, secretSealed, formerSecretSealed, secretMadeAt }: Secrets, now: Date): string[] {
    const age = now.getTime() - secretMadeAt.getTime();
    const isFormerValid = formerSecretSealed !== null && age < formerSecretHours * 3_600_000;
    const sealed = isFormerValid ? [secretSealed, formerSecretSealed] : [secretSealed];
    return sealed.map((one) => texts.open(secretOwner(id), one));
  }

  return {
    openAll,
    /** @returns what is shown, and what is kept */
    make(subscriberId: string): { shown: string; sealed: Buffer } {
      const shown = `whsec_${randomBytes(32).toString('base64')}`;
      return { shown, sealed: texts.seal(secretOwner(subscriberId), shown) };
    },
    isRight(subscriber: Secrets, given: string, now: Date): boolean {
      const digest = (text: string) => createHash('sha256').update(text).digest();
      return openAll(subscriber, now)
        .map((one) => timingSafeEqual(digest(one), digest(given)))
        .some(Boolean);
    },
  };
}
