/**
 * A server's share of a simulated day, in a process that is made to be killed: what donors do, what the scheduler
 * does, and what Vipps tells, with some of it lost, late, twice and in another order.
 */
import { createVippsClient } from '#server/adapters/vipps/vipps-client.ts';
import { createVippsHttp } from '#server/adapters/vipps/vipps-http.ts';
import { compose } from '#server/compose.ts';
import { features } from '#server/features.ts';
import { openServer } from '#server/platform/database/server-database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { demoSalesUnit } from '../dev/vipps-simulator/vipps-simulator.ts';
import type { SignedWebhook } from '../dev/vipps-simulator/vipps-webhooks.ts';
import { testPorts } from '../test/support/test-ports.ts';
import { openDonorCrowd, patiently } from './donor-crowd.ts';
import { answerMessages } from './killable-process.ts';
import { seededRandom } from './seeded-random.ts';

export type GivingDay = {
  at: string;
  seed: number;
  /** How many donors there are to be, and how many of them do something. */
  donors: number;
  acts: number;
  reconcile: boolean;
};
export type GivingDayDone = { heard: number; lost: number; seconds: number };

const receivedAtOnce = 8;
const [databaseUrl = '', vippsUrl = ''] = process.argv.slice(2);
const log = { info() {}, warn() {} };
const open = await openServer({ databaseUrl, dataDir: '', prepare: true, log });
const { db } = open;
let [time, random] = [new Date(0), seededRandom(1)];
const now = () => time;
/** Messages that are to be worked on. */
const digests: string[] = [];
const jobs: Pick<Jobs, 'enqueue'> = {
  async enqueue(_tx, _job, payload) {
    if ('digest' in payload) digests.push(String(payload.digest));
  },
};
const http = createVippsHttp({ ...demoSalesUnit, url: vippsUrl }, { clock: { now }, retryAfterMs: [1, 1] });
const ports = testPorts({ db, clock: { now }, jobs, vipps: createVippsClient(http) });
const { giving } = compose(features, ports).services;
const crowd = await openDonorCrowd({ db, vippsUrl, giving, now, random: () => random() });
const { planning, rail } = giving;

/** @returns how many messages came, and how many never will */
async function hear(): Promise<{ heard: number; lost: number }> {
  // The others come on another day, signed then: Vipps signs each attempt.
  const body = JSON.stringify({ share: 0.95 });
  const told = await fetch(`${vippsUrl}/_sim/held`, { method: 'POST', body });
  const fresh = (await told.json()) as SignedWebhook[];
  const kept = fresh.filter(() => random() > 0.02);
  const heard = kept
    .flatMap((message) => (random() < 0.03 ? [message, message] : [message]))
    .map((message) => ({ message, place: random() }))
    .toSorted((a, b) => a.place - b.place);
  for (let place = 0; place < heard.length; place += receivedAtOnce) {
    const some = heard.slice(place, place + receivedAtOnce);
    const taken = await Promise.all(
      some.map(({ message: { headers, body } }) =>
        rail!.messages.receive(db, { method: 'POST', headers, body: Buffer.from(body) }, now()),
      ),
    );
    if (taken.includes(false)) throw new Error('a message was not taken for Vipps’ own');
  }
  // Each job takes along what waits, so most of the later ones have nothing left to do.
  const wanted = digests.splice(0);
  while (wanted.length) {
    await patiently(() => rail!.messages.work(db, wanted[0]!, now()));
    const waiting = await db
      .selectFrom('vipps_message')
      .select('digest')
      .where('digest', 'in', wanted.splice(0, 200))
      .where('worked_at', 'is', null)
      .execute();
    for (const { digest } of waiting) await patiently(() => rail!.messages.work(db, digest, now()));
  }
  return { heard: heard.length, lost: fresh.length - kept.length };
}

async function live(day: GivingDay): Promise<GivingDayDone> {
  const begunAt = performance.now();
  [time, random] = [new Date(day.at), seededRandom(day.seed)];
  await patiently(() => rail!.messages.keepRegistered(db, now()));
  await crowd.beginUntil(day.donors);
  await crowd.act(day.acts);
  await planning.endPauses(db, now());
  // Now and then two servers do it at once.
  const servers = Array.from({ length: random() < 0.1 ? 2 : 1 });
  await Promise.all(servers.map(() => planning.makeCharges(db, now())));
  await Promise.all(servers.map(() => patiently(() => rail!.charges.sendAll(db, now()))));
  const counts = await hear();
  if (day.reconcile) await patiently(() => rail!.reconciliation.run(db, now(), { allPayments: true }));
  return { ...counts, seconds: (performance.now() - begunAt) / 1000 };
}

answerMessages(live);
process.send!('ready');
