/** Gifts by Vipps, put together: agreements, charges, what Vipps tells, and what it forgot to tell. */
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import type { TextSeal } from '#server/platform/sealed-text.ts';
import type { Ports } from '#server/portal-ports.ts';
import type { CheckSignature, Vipps } from '#server/ports/vipps.ts';
import type { GiftLedger } from '../ledger/gift-ledger-service.ts';
import { createVippsCharges } from './vipps-charge-service.ts';
import { createVippsMessages } from './vipps-message-service.ts';
import type { FollowPayment } from './vipps-message-work-service.ts';
import { createVippsRail } from './vipps-rail-service.ts';
import { createVippsReconciliation } from './vipps-reconciliation-service.ts';

export type VippsGiving = ReturnType<typeof createVippsGiving>;

export function createVippsGiving(
  vipps: Vipps,
  needs: Pick<Ports, 'jobs' | 'origin'> & {
    ledger: GiftLedger;
    giving: OrganisationProfile['giving'];
    names: OrganisationProfile['vippsNames'];
    describe: Parameters<typeof createVippsRail>[0]['describe'];
    check: CheckSignature;
    /** What Vipps tells of payments that are no gifts. */
    followPayment: FollowPayment;
    seal: TextSeal;
  },
) {
  const { vipps: lead } = needs.giving;
  const common = { ...needs, vipps, lead };
  const mandates = createVippsRail(common);
  const charges = createVippsCharges({ ...common, rail: mandates, retryDays: lead.retryDays });
  const reconciliation = createVippsReconciliation({ vipps, mandates, charges });
  const messages = createVippsMessages({ ...common, mandates, charges });
  return { mandates, charges, reconciliation, messages };
}
