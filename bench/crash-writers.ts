/** Eight clients that write as fast as they are answered, and remember what they were promised. */
import { randomInt, randomUUID } from 'node:crypto';
import { enquiriesPerHour } from '#server/features/enquiries/enquiry-rules.ts';
import type { DemoName } from '../test/support/test-portal.ts';

const members = ['kari', 'ola', 'aud', 'per'] as const satisfies DemoName[];
export const writers = [...members, 'mona'] as const;
export type Tokens = Record<(typeof writers)[number], string>;

/** Marks what the trial wrote. */
export const trialSubject = 'Avbruddsprøve';

/** One request that writes one message, and what belongs to it, in one transaction. */
type Write = { path: string; token: string; key: string; text: string; body: object };
/** Answered 201, and the whole answer read. */
export type Promised = { enquiryId: string; number: string; text: string };

export type Writers = {
  promised: Promised[];
  /** Requests that were cut off: done or not, without an answer. */
  cutOff: Write[];
  /** Writes until the server is gone. */
  write(): Promise<void>;
  /** Sends what was cut off again, with the same idempotency keys. */
  repeatCutOff(): Promise<void>;
};

export function createWriters(origin: string, tokens: Tokens): Writers {
  const promised: Promised[] = [];
  let cutOff: Write[] = [];
  let count = 0;

  /** A text like no other, from a line to several pages of the database. */
  function nextText(): string {
    count += 1;
    return `Melding ${count} `.padEnd(randomInt(20, 4_000), 'fram og tilbake ');
  }

  /** @returns the answer, or null where the server was gone */
  async function send(write: Write): Promise<{ id: string; number: string } | null> {
    try {
      const response = await fetch(`${origin}${write.path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${write.token}`,
          'content-type': 'application/json',
          'idempotency-key': write.key,
        },
        body: JSON.stringify(write.body),
      });
      const answer = (await response.json()) as { id: string; number: string };
      // Too busy for now, as after a start: the same as cut off, and sent again.
      if (response.status === 503) throw new Error('not now');
      if (response.status !== 201) {
        throw new UnexpectedAnswer(`${write.path}: ${response.status} ${JSON.stringify(answer)}`);
      }
      promised.push({ enquiryId: answer.id, number: answer.number, text: write.text.trim() });
      return answer;
    } catch (error) {
      if (error instanceof UnexpectedAnswer) throw error;
      cutOff.push(write);
      return null;
    }
  }

  const writeOf = (token: string, path: string, body: (text: string) => object): Write => {
    const text = nextText();
    return { path, token, key: randomUUID(), text, body: body(text) };
  };
  const newEnquiry = (token: string) =>
    writeOf(token, '/api/enquiries', (message) => ({ topic: 'other', subject: trialSubject, message }));

  /** The version that member service sees, which an answer must name; null where the server is gone. */
  async function versionOf(id: string): Promise<number | null> {
    const headers = { authorization: `Bearer ${tokens.mona}` };
    const seen = await fetch(`${origin}/api/staff/enquiries/${id}`, { headers })
      .then((response) => response.json() as Promise<{ version: number }>)
      .catch(() => null);
    return seen?.version ?? null;
  }

  /** New enquiries as many as one may, then on in the last one. */
  async function member(token: string): Promise<void> {
    // Two clients for each, and one more of each client may come again that was cut off in the round before.
    const enquiriesPerRound = enquiriesPerHour / 2 - 1;
    for (let sent = 0; ; sent += 1) {
      const enquiry = await send(newEnquiry(token));
      if (!enquiry) return;
      const mayStartAnother = sent + 1 < enquiriesPerRound;
      for (let messages = 0; messages < 3 || !mayStartAnother; messages += 1) {
        // Every other one is answered by member service: a message, a notice and its job.
        const isAnswer = messages % 2 === 1;
        const path = `/api/${isAnswer ? 'staff/' : ''}enquiries/${enquiry.id}/${isAnswer ? 'answers' : 'messages'}`;
        const version = isAnswer ? await versionOf(enquiry.id) : undefined;
        if (version === null) return;
        const write = writeOf(isAnswer ? tokens.mona : token, path, (message) => ({ message, version }));
        if (!(await send(write))) return;
      }
    }
  }

  return {
    promised,
    get cutOff() {
      return cutOff;
    },
    async write() {
      await Promise.all([...members, ...members].map((name) => member(tokens[name])));
    },
    async repeatCutOff() {
      const again = cutOff;
      cutOff = [];
      await Promise.all(again.map(send));
    },
  };
}

class UnexpectedAnswer extends Error {}
