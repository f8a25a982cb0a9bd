/**
 * `node bench/trial-live-thread.ts`: a hundred people have a thread on the screen while member service answers. Asking
 * again every fifteen seconds, beside server-sent events as good as they can be: a server that knows of each answer by
 * itself, and a watcher that then fetches the thread once. Requests, processor time, and how old an answer is when seen.
 */
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import http, { type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { demoAccounts } from '../dev/seed/demo-people.ts';
import { signInForTokens } from '../test/support/sign-in.ts';
import { startBenchPortal } from './bench-portal.ts';
import { endAfterMinutes, machine, median, printTable } from './bench-table.ts';

const watchers = 100;
const seconds = 60;
const answers = 4;
const pollMs = 15_000;

type Measured = { requests: number; cpuSeconds: number; ages: number[] };

/** Keeps the streams open, and tells all of them when it is told. */
function serveEvents(): void {
  const streams = new Set<ServerResponse>();
  const server = http.createServer((request, reply) => {
    if (request.method === 'POST') {
      for (const stream of streams) stream.write('data: news\n\n');
      return reply.end();
    }
    reply.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    streams.add(reply);
    return reply.on('close', () => streams.delete(reply));
  });
  // Else whatever stands between closes what is silent.
  setInterval(() => {
    for (const stream of streams) stream.write(': still here\n\n');
  }, pollMs);
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
}

function cpuSecondsOf(processId: number): number {
  const fields = fs.readFileSync(`/proc/${processId}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function compare(): Promise<void> {
  endAfterMinutes(6);
  const portal = await startBenchPortal();
  const events = fork(import.meta.filename, ['events']);
  try {
    const eventsUrl = `http://127.0.0.1:${(await once(events, 'message'))[0]}/`;
    const tokenOf = async (identifier: string) =>
      (
        await signInForTokens({
          origin: portal.origin,
          identifier,
          readCode: () => portal.readCode(identifier),
        })
      ).accessToken;
    const [member, staff] = [await tokenOf(demoAccounts.kari.email), await tokenOf(demoAccounts.mona.email)];
    const ask = async (token: string, path: string, body?: object) => {
      const answer = await fetch(portal.origin + path, {
        headers: {
          authorization: `Bearer ${token}`,
          ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
        },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      // biome-ignore lint/suspicious/noExplicitAny: whatever the contract says
      return (await answer.json()) as any;
    };
    const words = { topic: 'other', subject: 'Mange ser på', message: 'Hvor fort ser vi et svar?' };
    const { id } = await ask(member, '/api/enquiries', words);

    async function measure(
      watch: (see: () => Promise<void>, ended: () => boolean) => Promise<void>,
      told?: string,
    ) {
      const measured: Measured = { requests: 0, cpuSeconds: 0, ages: [] };
      const sentAt: number[] = [];
      const before = (await ask(member, `/api/enquiries/${id}`)).messages.length as number;
      let isOver = false;
      for (let n = 0; n < watchers; n++) {
        let seen = 0;
        const see = async () => {
          measured.requests += 1;
          const { messages } = await ask(member, `/api/enquiries/${id}`);
          for (; seen < messages.length - before; seen++)
            measured.ages.push(performance.now() - sentAt[seen]!);
        };
        watch(see, () => isOver).catch((error) => {
          // What is cut off in the end was not measured.
          if (!isOver) throw error;
        });
      }
      const processes = told ? [portal.processId, events.pid!] : [portal.processId];
      const used = () => processes.reduce((sum, process) => sum + cpuSecondsOf(process), 0);
      await delay(2000);
      const usedBefore = used();
      for (let n = 0; n < answers; n++) {
        await delay((seconds * 1000) / (answers + 1));
        const { version } = await ask(staff, `/api/staff/enquiries/${id}`);
        sentAt.push(performance.now());
        await ask(staff, `/api/staff/enquiries/${id}/answers`, { message: 'Et svar.', version });
        if (told) await fetch(told, { method: 'POST' });
      }
      await delay((seconds * 1000) / (answers + 1));
      measured.cpuSeconds = used() - usedBefore;
      isOver = true;
      return measured;
    }

    const polling = await measure(async (see, ended) => {
      await delay(Math.random() * pollMs);
      for (; !ended(); await delay(pollMs)) await see();
    });
    const streaming = await measure(async (see, ended) => {
      const { body } = await fetch(eventsUrl);
      for await (const chunk of body!) {
        if (ended()) return;
        if (Buffer.from(chunk).includes('news')) await see();
      }
    }, eventsUrl);

    console.log(`${watchers} watchers, ${answers} answers in ${seconds} s. ${machine()}`);
    const row = (name: string, { requests, cpuSeconds, ages }: Measured) => [
      name,
      String(requests),
      ((cpuSeconds / seconds) * 100).toFixed(1),
      (median(ages) / 1000).toFixed(2),
      (Math.max(...ages) / 1000).toFixed(2),
    ];
    printTable(
      ['', 'requests', '% of a core', 'seen after, median s', 'at most s'],
      [row(`asking every ${pollMs / 1000} s`, polling), row('server-sent events', streaming)],
    );
  } finally {
    events.kill();
    await portal.stop();
  }
}

if (process.argv[2] === 'events') serveEvents();
else {
  await compare();
  process.exit(0);
}
