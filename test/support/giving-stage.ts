/** The portal with Vipps beside it: the real app and the real client, the simulator over HTTP, and one clock for both. */
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import { createVippsClient } from '#server/adapters/vipps/vipps-client.ts';
import { createVippsHttp } from '#server/adapters/vipps/vipps-http.ts';
import { demoSalesUnit, startVippsSimulator } from '../../dev/vipps-simulator/vipps-simulator.ts';
import type { SignedWebhook } from '../../dev/vipps-simulator/vipps-webhooks.ts';
import { type DemoName, openTestPortal } from './test-portal.ts';

export const aWish = {
  rail: 'vipps',
  amountKroner: '250',
  frequency: 'monthly',
  day: '20',
  purposeId: 'general',
  wantsTaxDeduction: false,
  fodselsnummer: '',
  bornOn: '',
  acceptsTerms: true,
  termsVersion: 'giver-2026-11',
};
export type Shown = {
  id: string;
  version: string;
  state: string;
  approval: { state: string; url: string | null } | null;
  upcoming: { dueOn: string; amountOre: number; period: string; isSent: boolean }[];
  timeline: { kind: string; by: string; at: string; giftId: string | null }[];
  trouble: object | null;
  receiptId: string;
};

/**
 * @param startAt where the clock of both is in the beginning
 * @param doesAllWork as of {@link openTestPortal}
 */
export async function openGivingStage(
  startAt = '2026-11-23T09:30:00Z',
  organisation?: OrganisationProfile,
  doesAllWork = false,
) {
  let time = new Date(startAt).getTime();
  const now = () => new Date(time);
  const simulator = await startVippsSimulator({ port: 0, now });
  simulator.webhooks.setFaults({ hold: true });
  const config = { ...demoSalesUnit, url: simulator.url };
  const http = createVippsHttp(config, { clock: { now }, timeoutMs: 2000, retryAfterMs: [1, 1] });
  const vipps = createVippsClient(http);
  const portal = await openTestPortal({
    vipps,
    clock: { now },
    doesAllWork,
    ...(organisation && { organisation }),
  });
  const { db } = portal;
  const { giving } = portal.services;

  async function call<T = Shown>(caller: DemoName | null, key: string, request: object = {}): Promise<T> {
    const answer = await portal.call(caller, key as never, request);
    if (answer.status >= 300) throw new Error(`${key}: ${answer.status} ${answer.text}`);
    return answer.body as T;
  }

  /** Until no work for Vipps is left, or what is left waits for Vipps; and reports of deaths have been looked up. */
  async function settle(): Promise<void> {
    for (let tries = 0; tries < 200; tries += 1) {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from pgboss.job
        where (name like 'vipps-%' or name = 'match-death-report') and state in ('created', 'active') and start_after <= now()`.execute(
        db,
      );
      if (rows[0]!.count === 0) return;
      await delay(50);
    }
    throw new Error('the jobs did not end');
  }

  const deliver = async ({ headers, body }: SignedWebhook) =>
    (await portal.app.inject({ method: 'POST', url: '/webhooks/vipps', headers, payload: body })).statusCode;

  const stage = {
    portal,
    simulator,
    vipps,
    call,
    settle,
    deliver,
    now,
    /** @param until a moment, or a number of days from now */
    move(until: string | number): void {
      time = typeof until === 'number' ? time + until * 86_400_000 : new Date(until).getTime();
      simulator.machine.work();
    },
    /** What the hourly jobs do. */
    async runHour(): Promise<void> {
      await giving.planning.endPauses(db, now());
      await giving.planning.makeCharges(db, now());
      await giving.rail!.charges.sendAll(db, now());
    },
    reconcile: () => giving.rail!.reconciliation.run(db, now(), { allPayments: false }),
    /** Delivers what Vipps has told, in order. */
    async hear(): Promise<void> {
      for (const webhook of simulator.webhooks.takeHeld()) await deliver(webhook);
      await settle();
    },
    agreement: (caller: DemoName, id: string) =>
      call(caller, 'GET /api/giving/agreements/:id', { params: { id } }),
    /** The newest agreement at Vipps. */
    atVipps: () => [...simulator.machine.agreements.values()].at(-1)!,

    /** A donor with an approved agreement. */
    async donor(caller: DemoName, wish: Partial<typeof aWish> = {}): Promise<Shown> {
      const body = { ...aWish, ...wish };
      const { agreementId: id } = await call<{ agreementId: string }>(caller, 'POST /api/giving/agreements', {
        body,
      });
      await settle();
      simulator.machine.app.agreement(stage.atVipps().id, 'approve');
      await stage.hear();
      return stage.agreement(caller, id);
    },
    async close(): Promise<void> {
      await portal.close();
      await simulator.close();
    },
  };
  await giving.rail!.messages.keepRegistered(db, now());
  // On a busy machine the opening itself makes the server ask for patience at first.
  while ((await portal.call(null, 'GET /api/giving/options')).status === 503) await delay(200);
  return stage;
}
export type GivingStage = Awaited<ReturnType<typeof openGivingStage>>;
