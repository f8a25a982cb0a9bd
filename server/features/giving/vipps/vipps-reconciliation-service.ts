/**
 * Finds what no webhook has told: reads every agreement and payment that may have news at Vipps, hour by hour. What
 * has been told already changes nothing. Refunds of one-off gifts older than a month are looked for each night.
 */
import type { Database } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { Vipps } from '#server/ports/vipps.ts';
import { listChargeMoney, listPaymentsToCheck } from '../ledger/gift-charge-repository.ts';
import {
  listMandatesToCheck,
  listMandatesToTell,
  type MandateRow,
} from '../ledger/gift-mandate-repository.ts';
import { inTurn, type Outcome } from './vipps-call-rules.ts';
import type { VippsCharges } from './vipps-charge-service.ts';
import { hasNews } from './vipps-news-rules.ts';
import type { VippsRail } from './vipps-rail-service.ts';

const pageSize = 100;
const day = 24 * 3_600_000;
const nobody = '00000000-0000-0000-0000-000000000000';

export function createVippsReconciliation(needs: {
  vipps: Vipps;
  mandates: VippsRail;
  charges: VippsCharges;
}) {
  const { vipps, mandates, charges } = needs;

  /** Only what differs from what we have is taken in. */
  async function checkPage(db: Database, page: MandateRow[], now: Date): Promise<Outcome> {
    const known = Map.groupBy(
      await listChargeMoney(
        db,
        page.map(({ id }) => id),
      ),
      ({ mandateId }) => mandateId,
    );
    return inTurn(page, async (mandate) => {
      const ours = new Map((known.get(mandate.id) ?? []).map((charge) => [charge.id, charge]));
      const observed = await vipps.getAgreement(mandate.externalId!);
      const listed = ours.size ? await vipps.listCharges(mandate.externalId!) : [];
      const news = listed.filter((charge) => {
        const mine = ours.get(charge.id);
        return mine !== undefined && hasNews(mine, charge);
      });
      const isSame = observed.status === { waiting: 'PENDING', active: 'ACTIVE' }[mandate.state as 'active'];
      if ((isSame || mandate.state === 'stopped') && news.length === 0) return false;
      return inTransaction(db, async (tx) => {
        const agreementNews = await mandates.takeAgreement(tx, mandate.id, observed, now);
        return (await mandates.takeCharges(tx, news, now)).length > 0 || agreementNews;
      });
    });
  }

  return {
    /**
     * @param options.allPayments also one-off gifts older than a month
     * @returns how many had news, a difference that a webhook should have told; and the changes that Vipps refuses
     * @throws the last error, when all others have been tried too
     */
    async run(db: Database, now: Date, options: { allPayments: boolean }) {
      const total: Outcome = { news: 0, failure: null };
      const add = ({ news, failure }: Outcome) => {
        total.news += news;
        total.failure = failure ?? total.failure;
      };
      const endedSince = new Date(now.getTime() - 365 * day);
      const since = new Date(now.getTime() - (options.allPayments ? 365 : 31) * day);
      for (let after = nobody; ; ) {
        const page = await listMandatesToCheck(db, { rail: 'vipps', after, endedSince, limit: pageSize });
        add(await checkPage(db, page, now));
        if (page.length < pageSize) break;
        after = page.at(-1)!.id;
      }
      for (let after = nobody; ; ) {
        const page = await listPaymentsToCheck(db, { rail: 'vipps', after, since, limit: pageSize });
        add(await inTurn(page, (id) => charges.follow(db, id, now)));
        if (page.length < pageSize) break;
        after = page.at(-1)!;
      }
      const refused: string[] = [];
      const tell = async (id: string) => {
        if ((await mandates.tell(db, id, now)).isRefused) refused.push(id);
      };
      add(await inTurn(await listMandatesToTell(db, 'vipps'), tell));
      if (total.failure) throw total.failure;
      return { news: total.news, refused };
    },
  };
}
