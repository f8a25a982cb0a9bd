/** Counts how calls to those that the portal depends on end. */
import type { VippsHttp } from '#server/adapters/vipps/vipps-http.ts';
import { traced } from '#server/platform/cause.ts';
import type { Outcome, PortalMetrics, Supplier } from '#server/platform/watching/portal-metrics.ts';
import type { StatementExchange } from '#server/ports/bank-statement.ts';
import type { GiroExchange } from '#server/ports/giro.ts';
import { AddressRefused, type MailSender } from '#server/ports/mail.ts';
import type { SmsSender } from '#server/ports/sms.ts';
import { VippsRefusal } from '#server/ports/vipps.ts';

export type WatchedSuppliers = ReturnType<typeof watchSuppliers>;

/** A refusal is an answer: the supplier works, and says no to this call. */
const outcomeOf = (error: unknown): Outcome =>
  error instanceof AddressRefused || error instanceof VippsRefusal ? 'refused' : 'failed';

export function watchSuppliers(countCall: PortalMetrics['countCall']) {
  /** Whether it succeeds or not, it ends as it would without. */
  async function watched<T>(supplier: Supplier, call: () => Promise<T>): Promise<T> {
    try {
      const answer = await traced(supplier, call);
      countCall(supplier, 'ok');
      return answer;
    } catch (error) {
      countCall(supplier, outcomeOf(error));
      throw error;
    }
  }
  return {
    mail: (mail: MailSender): MailSender => ({ send: (one) => watched('mail', () => mail.send(one)) }),
    sms: (sms: SmsSender): SmsSender => ({ send: (one) => watched('sms', () => sms.send(one)) }),
    vipps: (vipps: VippsHttp): VippsHttp => ({ call: (one) => watched('vipps', () => vipps.call(one)) }),
    giro: (giro: GiroExchange): GiroExchange => ({
      ...giro,
      listIncoming: () => watched('giro', () => giro.listIncoming()),
      deliver: (name, content) => watched('giro', () => giro.deliver(name, content)),
    }),
    bank: (bank: StatementExchange): StatementExchange => ({
      ...bank,
      listIncoming: () => watched('bank', () => bank.listIncoming()),
    }),
  };
}
