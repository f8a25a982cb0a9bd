import type { JobDefinition } from '#server/platform/jobs/jobs.ts';
import type { Ports } from '#server/portal-ports.ts';
import type { BankStatementDesk } from './bank-statement-service.ts';
import { readSettlements } from './settlement-service.ts';
import type { Vouchers } from './voucher-service.ts';

export const booksJobs = (
  needs: Pick<Ports, 'db' | 'clock' | 'settlements' | 'statementExchange'> & {
    vouchers: Vouchers;
    bankStatements: BankStatementDesk;
  },
): JobDefinition<never>[] => {
  const { db, clock, vouchers, settlements, bankStatements, statementExchange } = needs;
  return [
    {
      name: 'read-settlements',
      // A day is closed at some time of the next: then it is there within the hour.
      schedule: '50 * * * *',
      async run(_payload, { log }) {
        const read = settlements ? await readSettlements(db, settlements, clock.now()) : 0;
        if (read) log.info({ read }, 'settlement reports read');
      },
      // The next hour asks again.
      retryLimit: 0,
    },
    {
      name: 'read-bank-statements',
      // After the reports of Vipps, which say what the payouts are.
      schedule: '55 * * * *',
      run: () => bankStatements.round(db, statementExchange, clock.now()),
      // The next hour goes on.
      retryLimit: 0,
    },
    {
      name: 'make-vouchers',
      schedule: '40 1 * * *',
      async run(_payload, { log }) {
        const made = await vouchers.makeAll(db, clock.now());
        if (made) log.info({ made }, 'vouchers made');
      },
    },
    {
      name: 'forget-old-books',
      schedule: '20 4 * * *',
      async run(_payload, { log }) {
        const forgotten = await vouchers.forget(db, clock.now());
        if (forgotten) log.info({ forgotten }, 'vouchers forgotten');
      },
    },
  ];
};
