/** Whether e-mail and SMS arrive: a message to the administrator who asks, with a code that is typed back. */
import { createHmac } from 'node:crypto';
import {
  type SetupChannel,
  type SetupTestOutcome,
  type SetupTests,
  setupChannels,
} from '#contract/setup-endpoints.ts';
import type { Actor } from '#server/actor.ts';
import { countAttempt } from '#server/platform/database/attempts.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { keysFor } from '#server/platform/server-secret.ts';
import { findOwnContact, listSentTests, noteTry, setTestSent } from './setup-message-repository.ts';

export const sendSetupTestJob = { name: 'send-setup-test', sends: true };
export type SendSetupTest = { channel: SetupChannel; personId: string };

const testsPerDay = 20;
const [codeMs, mostTries, dayMs] = [1_800_000, 5, 86_400_000];

type By = { actor: Actor; now: Date };
export type SetupMessages = ReturnType<typeof createSetupMessages>;

/** The code of a message, of six digits. */
export function createTestCodes(secret: Buffer) {
  const [key] = keysFor(secret, 'set-up test');
  return (channel: SetupChannel, sentAt: Date): string => {
    const digest = createHmac('sha256', key).update(`${channel} ${sentAt.getTime()}`).digest();
    return String(digest.readUInt32BE(0) % 1_000_000).padStart(6, '0');
  };
}

async function show(db: Database | Transaction, { actor }: By): Promise<SetupTests> {
  const contact = await findOwnContact(db, actor.personId);
  const sent = await listSentTests(db);
  const tests = setupChannels.map((channel) => {
    const one = sent.find((test) => test.channel === channel);
    const to = channel === 'email' ? contact?.email : contact?.phone;
    const state = !one ? ('none' as const) : one.confirmedAt ? ('arrived' as const) : ('sent' as const);
    return { channel, canSend: !!to, state };
  });
  return { tests };
}

export function createSetupMessages(needs: { jobs: Pick<Jobs, 'enqueue'>; secret: Buffer }) {
  const codeOf = createTestCodes(needs.secret);
  return {
    show,

    /** @throws Refusal TOO_MANY_MESSAGES */
    async send(tx: Transaction, by: By, channel: SetupChannel): Promise<SetupTests> {
      const { actor, now } = by;
      const until = new Date(now.getTime() + dayMs);
      if ((await countAttempt(tx, `setup-test:${actor.personId}`, now, until)) > testsPerDay)
        throw new Refusal('TOO_MANY_MESSAGES', { retryAfterSeconds: 86_400 });
      await setTestSent(tx, channel, now);
      const { personId } = actor;
      await needs.jobs.enqueue<SendSetupTest>(tx, sendSetupTestJob, { channel, personId });
      return show(tx, by);
    },

    async confirm(
      tx: Transaction,
      by: By,
      { channel, code }: { channel: SetupChannel; code: string },
    ): Promise<{ outcome: SetupTestOutcome } & SetupTests> {
      const one = (await listSentTests(tx)).find((test) => test.channel === channel);
      const isOver = !one || by.now.getTime() - one.sentAt.getTime() > codeMs || one.tries >= mostTries;
      if (isOver) return { outcome: 'gone', ...(await show(tx, by)) };
      const isRight = codeOf(channel, one.sentAt) === code;
      await noteTry(tx, channel, isRight ? by.now : null);
      return { outcome: isRight ? 'arrived' : 'wrong', ...(await show(tx, by)) };
    },
  };
}
