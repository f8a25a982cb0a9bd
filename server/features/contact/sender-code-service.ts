/** A code by e-mail or SMS to somebody who is not signed in: so that it is known who has written. */
import { randomUUID } from 'node:crypto';
import type { ContactPointValue } from '#contract/values/contact-point.ts';
import type { CodeOutcome, CodeRequestOutcome } from '#contract/verification-endpoints.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { SendingLimits } from '#server/platform/sending-limits.ts';
import { createSigner } from '#server/platform/server-secret.ts';
import { senderCodeLimits } from './contact-rules.ts';
import {
  addSenderCode,
  countSenderTry,
  findSenderCodeForChange,
  setReplaced,
  setSenderVerified,
} from './sender-code-repository.ts';

/** Carries the id only; it makes the digits itself, so that they are stored nowhere. */
export const sendSenderCodeJob = { name: 'send-sender-code', sends: true };
export type SendSenderCode = { codeId: string };

/** The keyed hash that a code is stored as. @param secret the server's, 32 bytes */
export function createSenderCodeHash(secret: Buffer) {
  const signer = createSigner(secret, 'sender code');
  const textOf = (id: string, salt: string, code: string) => `${id}\n${salt}\n${code}`;
  return {
    hashOf: (id: string, salt: string, code: string): string =>
      signer.sign(textOf(id, salt, code)).toString('base64url'),
    /** Whether it is the hash of this code, made with a former secret if need be. */
    isHashOf: (hash: string, id: string, salt: string, code: string): boolean =>
      signer.isOurs(Buffer.from(hash, 'base64url'), textOf(id, salt, code)),
  };
}

export type SenderCodes = ReturnType<typeof createSenderCodes>;

export function createSenderCodes(needs: {
  jobs: Pick<Jobs, 'enqueue'>;
  secret: Buffer;
  limits: SendingLimits;
  /** What follows when it is known who has reported a death. */
  reporterProven(tx: Transaction, reportId: string, now: Date): Promise<void>;
}) {
  const { limits, jobs } = needs;
  const { isHashOf } = createSenderCodeHash(needs.secret);

  async function issue(
    tx: Transaction,
    to: ContactPointValue,
    { reportId, network }: { reportId: string | null; network: string },
    now: Date,
  ): Promise<CodeRequestOutcome> {
    const refused = await limits.take(tx, { to, purpose: 'sender', network }, now);
    if (refused?.why === 'country') return { outcome: 'country' };
    if (refused) return { outcome: 'wait', resendAt: refused.until.toISOString() };
    const expiresAt = new Date(now.getTime() + senderCodeLimits.lifetimeMs);
    const code = { id: randomUUID(), ...to, reportId, askedAt: now, expiresAt };
    await addSenderCode(tx, code);
    await jobs.enqueue<SendSenderCode>(tx, sendSenderCodeJob, { codeId: code.id });
    return {
      outcome: 'sent',
      code: {
        id: code.id,
        kind: to.kind,
        value: to.value,
        expiresAt: expiresAt.toISOString(),
        resendAt: new Date(now.getTime() + senderCodeLimits.resendAfterMs).toISOString(),
      },
    };
  }

  return {
    issue,

    /** Another in its place, to the same address. A code that does not exist cannot be told from one that waits. */
    async issueAgain(tx: Transaction, id: string, network: string, now: Date): Promise<CodeRequestOutcome> {
      const code = await findSenderCodeForChange(tx, id);
      const mayAskAt = new Date((code?.askedAt ?? now).getTime() + senderCodeLimits.resendAfterMs);
      if (!code || code.verifiedAt || code.replacedAt || mayAskAt > now)
        return { outcome: 'wait', resendAt: mayAskAt.toISOString() };
      const { kind, value, reportId } = code;
      const answer = await issue(tx, { kind, value }, { reportId, network }, now);
      if (answer.outcome === 'sent') await setReplaced(tx, id, now);
      return answer;
    },

    /** Tries a code. The try is counted before the code is compared. */
    async confirm(tx: Transaction, typed: { id: string; code: string }, now: Date): Promise<CodeOutcome> {
      const code = await countSenderTry(tx, typed.id);
      if (!code) return 'not-yours';
      if (code.verifiedAt) return 'used';
      if (code.replacedAt || code.expiresAt <= now) return 'expired';
      if (code.attempts > senderCodeLimits.triesPerCode) return 'too-many';
      // Before the letter has left there is no code to know.
      if (!code.salt || !code.hash) return 'wrong';
      if (!isHashOf(code.hash, code.id, code.salt, typed.code))
        return code.attempts >= senderCodeLimits.triesPerCode ? 'too-many' : 'wrong';
      await setSenderVerified(tx, code.id, now);
      if (code.reportId) await needs.reporterProven(tx, code.reportId, now);
      return 'verified';
    },
  };
}
