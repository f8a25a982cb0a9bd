/**
 * What may be sent to addresses that somebody has typed: codes and invitations. Counted in the caller's transaction,
 * one statement for each counter, so that requests that come at once cannot all pass.
 */
import { createHmac, hkdfSync } from 'node:crypto';
import type { ContactPointValue } from '#contract/values/contact-point.ts';
import { smsCallingCodes } from '#contract/values/sign-in-methods.ts';
import { countAttempt } from './database/attempts.ts';
import type { Transaction } from './database/database.ts';
import type { JobDefinition, Jobs } from './jobs/jobs.ts';

const [hourMs, dayMs] = [3_600_000, 86_400_000];

export const sendingLimits = {
  /** Asked for by one sign-in. */
  perAccount: { perDay: 10 },
  /** Sent to one address, at the request of people who have not proven that it is theirs. */
  perReceiver: { perHour: 5, perDay: 10 },
  /** Asked for from one network address: a household, a school or an office may share one. */
  perNetwork: { perHour: 60, perDay: 200 },
  /** All together. An SMS costs money. */
  inAll: { phone: 600, email: 3_000 },
};

export type Sending = {
  to: ContactPointValue;
  /** `own`: to the address the register has of them, which is theirs to prove whatever strangers ask for. */
  purpose: 'own' | 'change' | 'invitation' | 'sender';
  accountId?: string;
  /** Where the request comes from. */
  network?: string | undefined;
};
/** `until`: when it may be tried again. */
export type SendingRefusal = { why: 'country' } | { why: 'too-many'; until: Date };
export type SendingLimits = ReturnType<typeof createSendingLimits>;

/** Whether text messages are sent there. */
export const isSmsCountry = (number: string): boolean =>
  smsCallingCodes.some((code) => number.startsWith(code));

/** Somebody has to look: everybody's codes wait. Carries only which kind. */
const warnOfSendingCapJob = { name: 'warn-of-sending-cap' };
type SendingCap = { kind: ContactPointValue['kind']; cap: number };

export const warnOfSendingCap: JobDefinition<SendingCap> = {
  ...warnOfSendingCapJob,
  run: async (cap, { log }) =>
    log.error(cap, 'sending: the cap for all has been reached, nothing more is sent'),
};

/** @param needs.secret the server's, 32 bytes */
export function createSendingLimits(needs: {
  secret: Buffer;
  jobs: Pick<Jobs, 'enqueue'>;
  limits?: typeof sendingLimits;
}) {
  const { perAccount, perReceiver, perNetwork, inAll } = needs.limits ?? sendingLimits;
  const key = Buffer.from(hkdfSync('sha256', needs.secret, '', 'sending limits', 32));
  const hashOf = (text: string) => createHmac('sha256', key).update(text).digest('base64url');

  return {
    /** Uses one of each limit. @returns why nothing may be sent; null where it may */
    async take(tx: Transaction, sending: Sending, now: Date): Promise<SendingRefusal | null> {
      const { to, purpose, accountId, network } = sending;
      if (to.kind === 'phone' && !isSmsCountry(to.value)) return { why: 'country' };
      const after = (ms: number) => new Date(now.getTime() + ms);
      const isOver = async (subject: string, windowMs: number, limit: number) =>
        (await countAttempt(tx, hashOf(subject), now, after(windowMs))) > limit;
      const counted: [subject: string, perHour: number | null, perDay: number][] = [];
      if (accountId) counted.push([`account ${accountId}`, null, perAccount.perDay]);
      if (network) counted.push([`network ${network}`, perNetwork.perHour, perNetwork.perDay]);
      if (purpose !== 'own')
        counted.push([`${purpose} to ${to.value}`, perReceiver.perHour, perReceiver.perDay]);
      for (const [subject, perHour, perDay] of counted) {
        if (perHour !== null && (await isOver(`hour ${subject}`, hourMs, perHour)))
          return { why: 'too-many', until: after(hourMs) };
        if (await isOver(`day ${subject}`, dayMs, perDay)) return { why: 'too-many', until: after(dayMs) };
      }
      const cap = inAll[to.kind];
      const all = await countAttempt(tx, hashOf(`all ${to.kind}`), now, after(hourMs));
      if (all === cap + 1)
        await needs.jobs.enqueue<SendingCap>(tx, warnOfSendingCapJob, { kind: to.kind, cap });
      return all > cap ? { why: 'too-many', until: after(hourMs) } : null;
    },
  };
}
