/** Members of the disk trial: what they do over HTTP while the disk is full, and what they were answered. */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { demoAccounts } from '../dev/seed/demo-people.ts';
import { signInForTokens } from '../test/support/sign-in.ts';
import type { CrashPortal } from './crash-portal.ts';
import { type Promised, trialSubject } from './crash-writers.ts';
import type { SmallDisk } from './small-disk.ts';

export const members = ['kari', 'ola', 'aud', 'per'] as const;
export type Name = (typeof members)[number];
export const healsWithinMs = 60_000;

/** What members do over HTTP, and what they were answered. */
export async function openCrew(portal: CrashPortal) {
  portal.start();
  await portal.untilReady();
  const tokens = {} as Record<Name, string>;
  for (const name of members) {
    const { email } = demoAccounts[name];
    const readCode = () => portal.readCode(email);
    tokens[name] = (
      await signInForTokens({ origin: portal.origin, identifier: email, readCode })
    ).accessToken;
  }
  const seen = { refused: 0, reads: 0, readsServed: 0, faults: [] as string[], promised: [] as Promised[] };
  const call = (
    name: Name,
    method: string,
    url: string,
    body?: object | Uint8Array<ArrayBuffer>,
    key = randomUUID(),
  ) =>
    fetch(`${portal.origin}${url}`, {
      method,
      headers: {
        authorization: `Bearer ${tokens[name]}`,
        ...(method === 'POST' && { 'idempotency-key': key }),
        ...(body && {
          'content-type': body instanceof Uint8Array ? 'application/octet-stream' : 'application/json',
        }),
      },
      ...(body && { body: body instanceof Uint8Array ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    });

  /** @returns the answer; null where it was refused, which must be said clearly */
  async function ask<Answer>(...request: Parameters<typeof call>): Promise<Answer | null> {
    const what = `${request[1]} ${request[2].replaceAll(/[\da-f-]{36}/g, ':id')}`;
    try {
      const answer = await call(...request);
      const body = (await answer.json()) as Answer & { code?: string };
      if (answer.ok) return body;
      const isClear =
        answer.status === 503 && body.code === 'UNAVAILABLE' && answer.headers.has('retry-after');
      if (isClear) seen.refused += 1;
      else seen.faults.push(`${what}: ${answer.status} ${body.code}`);
    } catch (error) {
      seen.faults.push(`${what}: ${String(error)}`);
    }
    return null;
  }

  async function read(name: Name): Promise<void> {
    seen.reads += 1;
    if (await ask(name, 'GET', '/api/enquiries?state=open')) seen.readsServed += 1;
  }
  return { ...seen, seen, ask, read };
}
export type Crew = Awaited<ReturnType<typeof openCrew>>;

let texts = 0;
/** Each member goes on in an enquiry of their own until the time is over. @returns when all have stopped */
export async function writeUntil(crew: Crew, isOver: () => boolean): Promise<void> {
  await Promise.all(
    members.map(async (name) => {
      const text = () => {
        texts += 1;
        return `Melding ${texts} `.padEnd(3_900, 'fram og tilbake ').trim();
      };
      let enquiry: { id: string; number: string } | null = null;
      while (!isOver()) {
        const message = text();
        const answer: { id: string; number: string } | null = enquiry
          ? await crew.ask(name, 'POST', `/api/enquiries/${enquiry.id}/messages`, { message })
          : await crew.ask(name, 'POST', '/api/enquiries', {
              topic: 'other',
              subject: trialSubject,
              message,
            });
        if (answer) {
          crew.seen.promised.push({ enquiryId: answer.id, number: answer.number, text: message });
          enquiry ??= answer;
        } else await delay(100);
        await crew.read(name);
      }
    }),
  );
}

/** Room for single pages, never for a whole segment of the database's log: first the tables cannot grow, then the log. */
export async function keepNearlyFull(disk: SmallDisk, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    if (disk.freeBytes() < 64 * 1024) disk.makeRoom(256 * 1024);
    // Often: where the log grows slowly, its end is not reached in time.
    await delay(50);
  }
}

export async function heal(crew: Crew, disk: SmallDisk): Promise<number | null> {
  const from = performance.now();
  disk.makeRoom();
  while (performance.now() - from < healsWithinMs) {
    const answer = await crew.ask('kari', 'PUT', '/api/drafts/new-enquiry', {
      values: { subject: `Etterpå ${randomUUID()}` },
    });
    if (answer) return Math.round(performance.now() - from);
    await delay(200);
  }
  return null;
}
