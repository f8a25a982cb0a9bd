/**
 * Lists, searches and threads with a thousand enquiries in the database beside the same with a million: what somebody
 * waits for must not follow from how many others have written. PostgreSQL; one connection, so that it is the waiting that
 * is measured and not the queue before the processor.
 */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { demoAccounts } from '../dev/seed/demo-people.ts';
import { signInForTokens } from '../test/support/sign-in.ts';
import { type BenchPortal, startBenchPortal } from './bench-portal.ts';
import { machine, printTable } from './bench-table.ts';
import { fillEnquiries, ownEnquiries, searchedWords } from './fill-enquiries.ts';
import { generateLoad } from './load-generator.ts';
import { isSmall } from './trial-size.ts';

const messages = 20;
/** How many times as long it may take with a million. */
export const mostTimes = 2;

type Scaled = { portal: BenchPortal; member: string; staff: string; threadId: string; ownNumber: string };

const { common, sixty, rare } = searchedWords;
const queue = '/api/staff/enquiries';
const lists: Record<string, (scaled: Scaled) => [who: 'member' | 'staff', path: string]> = {
  'own, open': () => ['member', '/api/enquiries'],
  'own, closed': () => ['member', '/api/enquiries?state=closed'],
  'own, search: found': () => ['member', `/api/enquiries?state=closed&search=${common}`],
  'own, search: nothing': () => ['member', '/api/enquiries?state=closed&search=kaleidoskop'],
  'own, thread of 20': ({ threadId }) => ['member', `/api/enquiries/${threadId}`],
  'own, counted': () => ['member', '/api/enquiry-counts'],
  'what needs me': () => ['member', '/api/attention'],
  'how long answers take': () => ['member', '/api/answer-times/membership'],
  'desk, waiting': () => ['staff', queue],
  'desk, all open': () => ['staff', `${queue}?state=open`],
  'desk, answered': () => ['staff', `${queue}?state=answered`],
  'desk, closed': () => ['staff', `${queue}?state=closed`],
  'desk, mine': () => ['staff', `${queue}?owner=me`],
  'desk, nobody’s': () => ['staff', `${queue}?owner=nobody`],
  'desk, a topic': () => ['staff', `${queue}?topic=giving`],
  'desk, search: a number': ({ ownNumber }) => ['staff', `${queue}?state=open&search=${ownNumber}`],
  'desk, search: a name': () => ['staff', `${queue}?state=open&search=${encodeURIComponent('Kari Lund')}`],
  'desk, search: three in all': () => ['staff', `${queue}?state=open&search=${rare}`],
  'desk, search: sixty in all': () => ['staff', `${queue}?state=open&search=${sixty}`],
  'desk, search: three in ten': () => ['staff', `${queue}?state=open&search=${common}`],
  'desk, closed, search: sixty in all': () => ['staff', `${queue}?state=closed&search=${sixty}`],
  'desk, closed, search: three in ten': () => ['staff', `${queue}?state=closed&search=${common}`],
  'desk, search: nothing': () => ['staff', `${queue}?state=open&search=kaleidoskop`],
  'desk, how many wait': () => ['staff', '/api/staff/queue-counts'],
  'desk, the case': ({ threadId }) => ['staff', `/api/staff/enquiries/${threadId}`],
};

async function prepare(portal: BenchPortal): Promise<Scaled> {
  const tokenOf = async (identifier: string) => {
    const readCode = () => portal.readCode(identifier);
    return (await signInForTokens({ origin: portal.origin, identifier, readCode })).accessToken;
  };
  const member = await tokenOf(demoAccounts.kari.email);
  const post = async (path: string, body: object) => {
    const answer = await fetch(portal.origin + path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${member}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`POST ${path} answered ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as { id: string; number: string };
  };
  const message = 'En melding av vanlig lengde. '.repeat(8);
  const { id, number } = await post('/api/enquiries', { topic: 'other', subject: 'En lang tråd', message });
  for (let n = 1; n < messages; n++) await post(`/api/enquiries/${id}/messages`, { message });
  const staff = await tokenOf(demoAccounts.mona.email);
  return { portal, member, staff, threadId: id, ownNumber: number };
}

/**
 * @param serverUrl of an empty PostgreSQL server
 * @param size.most how many enquiries there are beside a thousand
 * @param size.seconds of a list in a round
 * @returns whether all of it stays within `mostTimes`; in a small run, whether all of it was answered
 */
export async function compareScales(
  serverUrl: string,
  { most, rounds, seconds }: { most: number; rounds: number; seconds: number },
): Promise<boolean> {
  const sizes = [1000, most] as const;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  const portals: BenchPortal[] = [];
  try {
    const scaled: Scaled[] = [];
    for (const size of sizes) {
      await client.query(`create database enquiries_${size}`);
      const databaseUrl = new URL(serverUrl);
      databaseUrl.pathname = `/enquiries_${size}`;
      const portal = await startBenchPortal({
        databaseUrl: databaseUrl.href,
        fill: (database) => fillEnquiries(database, size),
      });
      portals.push(portal);
    }
    // Now, for a sign-in lasts ten minutes.
    for (const portal of portals) scaled.push(await prepare(portal));
    const results = new Map<string, number[]>();
    for (let round = -1; round < rounds; round++) {
      for (const [name, ask] of Object.entries(lists)) {
        for (const [place, one] of scaled.entries()) {
          const [who, path] = ask(one);
          const order = { url: one.portal.origin + path, token: one[who], connections: 1, seconds };
          const { medianMs } = await generateLoad(order);
          // The first round warms up.
          const key = `${name} ${place}`;
          if (round >= 0) results.set(key, [...(results.get(key) ?? []), medianMs]);
        }
      }
    }
    const rows = Object.keys(lists).map((name) => {
      // The quickest round: what else the machine did meanwhile is not what is asked.
      const [few, many] = sizes.map((_size, place) => Math.min(...results.get(`${name} ${place}`)!)) as [
        number,
        number,
      ];
      return { name, few, many, times: many / few };
    });
    console.log(
      `${machine()}; PostgreSQL; ${ownEnquiries} of the member's own; ${rounds} rounds of ${seconds} s, the median of the quickest\n`,
    );
    printTable(
      ['ms', ...sizes.map((size) => size.toLocaleString('nb')), 'times'],
      rows.map(({ name, few, many, times }) => [name, few.toFixed(2), many.toFixed(2), times.toFixed(2)]),
    );
    const slow = rows.filter(({ times }) => times > mostTimes);
    if (slow.length) console.log(`\nSLOWER: ${slow.map(({ name }) => name).join('; ')}`);
    return isSmall || slow.length === 0;
  } finally {
    await Promise.all(portals.map((portal) => portal.stop()));
    await client.end();
  }
}
