/** Vipps fails: somebody begins an agreement and a one-off gift, and a gift that was approved just before is captured. */
import assert from 'node:assert/strict';
import { demoSalesUnit, startVippsSimulator } from '../../../dev/vipps-simulator/vipps-simulator.ts';
import { bodyOf } from '../answer.ts';
import { aWish } from '../giving-stage.ts';
import type { TestPortal } from '../test-portal.ts';
import { until } from '../until.ts';
import { startFaultyProxy } from './faulty-proxy.ts';
import type { LocalNames } from './local-names.ts';
import { duties } from './supplier-faults.ts';
import { type SupplierTrial, untilDone, untilRetried } from './supplier-trial.ts';

const aGift = {
  amountKroner: '300',
  purposeId: 'general',
  wantsTaxDeduction: false,
  fodselsnummer: '',
  bornOn: '',
};
type Begun = { state: string; approval: { state: string } | null };

export async function startVippsSupplier(names: LocalNames, now: () => Date) {
  const simulator = await startVippsSimulator({ port: 0, now });
  simulator.webhooks.setFaults({ hold: true });
  const proxy = await startFaultyProxy({
    name: 'vipps',
    protocol: 'http',
    target: Number(new URL(simulator.url).port),
    names,
    // What changes something is done, and its answer lost.
    isCut: (line) => !line.startsWith('GET ') && !line.includes('/accesstoken'),
  });
  return {
    proxy,
    simulator,
    config: { ...demoSalesUnit, url: `http://${proxy.host}` },
    async close() {
      await proxy.close();
      await simulator.close();
    },
  };
}

/** @param passBreak moves the clock past the pause after five failures */
export function createVippsTrial(
  portal: TestPortal,
  { proxy, simulator }: Awaited<ReturnType<typeof startVippsSupplier>>,
  passBreak: () => void,
): SupplierTrial {
  const { retriedBy } = duties.vipps;
  const { machine } = simulator;
  const begin = async () =>
    bodyOf<{ giftId: string }>(await portal.call('nils', 'POST /api/giving/gifts', { body: aGift })).giftId;
  const read = async (key: 'GET /api/giving/gifts/:id' | 'GET /api/giving/agreements/:id', id: string) =>
    bodyOf<Begun>(await portal.call('nils', key, { params: { id } }));
  const approval = async (agreementId: string, giftId: string) => [
    (await read('GET /api/giving/agreements/:id', agreementId)).approval?.state,
    (await read('GET /api/giving/gifts/:id', giftId)).approval?.state,
  ];
  let [agreementId, giftId, approvedId] = ['', '', ''];
  return {
    proxy,
    async prepare() {
      approvedId = await begin();
      await until('the gift is at Vipps', () => machine.payments.has(approvedId));
      await untilDone(portal.db, retriedBy);
      machine.app.payment(approvedId, 'approve');
    },
    async meet() {
      ({ agreementId } = bodyOf<{ agreementId: string }>(
        await portal.call('nils', 'POST /api/giving/agreements', { body: aWish }),
      ));
      giftId = await begin();
      bodyOf(await portal.call('nils', 'POST /api/giving/gifts/:id/checks', { params: { id: approvedId } }));
      await until('it is said that Vipps does not answer', async () =>
        (await approval(agreementId, giftId)).every((state) => state === 'unavailable'),
      );
      await untilRetried(portal.db, retriedBy);
      passBreak();
    },
    async heal() {
      await until('both can be approved', async () =>
        (await approval(agreementId, giftId)).every((state) => state === 'ready'),
      );
      await untilDone(portal.db, retriedBy);
      assert.equal((await read('GET /api/giving/gifts/:id', approvedId)).state, 'paid');
    },
    async effects() {
      const { id: mandate } = await portal.db
        .selectFrom('gift_mandate')
        .select('id')
        .where('agreement_id', '=', agreementId)
        .executeTakeFirstOrThrow();
      const captured = machine.payments.get(approvedId)!;
      return [
        [...machine.agreements.values()].filter(({ externalId }) => externalId === mandate).length,
        machine.payments.has(giftId) ? 1 : 0,
        captured.capturedOre / captured.amountOre,
        captured.events.filter(({ name }) => name === 'CAPTURED').length,
      ];
    },
  };
}
