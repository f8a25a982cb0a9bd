/** Members who write to the cluster all the time. What is not answered is sent again with the same key, as the browser does. */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Inbox } from '../dev/inbox/inbox.ts';
import { demoAccounts } from '../dev/seed/demo-people.ts';
import { signInForTokens } from '../test/support/sign-in.ts';
import { type Promised, trialSubject } from './crash-writers.ts';

/** @returns the token of a demo person */
export async function signIn(origin: string, inbox: Inbox, who: keyof typeof demoAccounts): Promise<string> {
  const { email } = demoAccounts[who];
  const readCode = async () => {
    for (let tries = 0; tries < 600; tries += 1, await delay(50)) {
      const code = /\b\d{6}\b/.exec(inbox.messages(email)[0]?.text ?? '');
      if (code) return code[0];
    }
    throw new Error('No code came');
  };
  return (await signInForTokens({ origin, identifier: email, readCode })).accessToken;
}

export type Seen = { promised: Promised[]; answeredAt: number[]; errors: number };

export type Writer = {
  /** One message. @returns its text */
  write(): Promise<string>;
};

/** Begins an enquiry of its own. @throws where an answer says that the request is wrong */
export async function startWriter(origin: string, token: string, seen: Seen): Promise<Writer> {
  async function post(address: string, body: object) {
    const key = randomUUID();
    for (;;) {
      const answer = await fetch(origin + address, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(20_000),
      }).catch(() => null);
      if (answer?.status === 201) return (await answer.json()) as { id: string; number: string };
      if (answer && answer.status < 500)
        throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
      seen.errors += 1;
      await delay(250);
    }
  }
  const keep = ({ id, number }: { id: string; number: string }, text: string) => {
    seen.promised.push({ enquiryId: id, number, text });
    seen.answeredAt.push(Date.now());
    return text;
  };
  const first = randomUUID();
  const enquiry = await post('/api/enquiries', { topic: 'other', subject: trialSubject, message: first });
  keep(enquiry, first);
  return {
    async write() {
      const message = randomUUID();
      await post(`/api/enquiries/${enquiry.id}/messages`, { message });
      return keep(enquiry, message);
    },
  };
}

/** The longest time between two answers around a moment, in seconds. */
export function longestGap(answeredAt: readonly number[], from: number, to: number): number {
  const times = [from, ...answeredAt.filter((at) => at >= from && at <= to), to];
  const gaps = times.slice(1).map((at, index) => at - times[index]!);
  return Math.round(Math.max(...gaps) / 100) / 10;
}
