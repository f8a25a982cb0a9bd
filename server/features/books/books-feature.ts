import { feature } from '#server/feature.ts';
import { saftWords, voucherWords } from '#server/letters/voucher-words.ts';
import { giving } from '../giving/giving-feature.ts';
import { createBankStatements } from './bank-statement-service.ts';
import { booksJobs } from './books-jobs.ts';
import { bankStatementHandlers, booksHandlers } from './books-routes.ts';
import { createReconciliation } from './reconciliation-service.ts';
import { createSaft } from './saft-service.ts';
import { createVouchers } from './voucher-service.ts';

/** The treasurer's books: vouchers, settlements, bank statements, and whether they agree. */
export const books = feature({
  name: 'books',
  needs: { giving },
  build({ giving: { refunds } }, { organisation, formats }) {
    const { accounts, statementAccounts, avtalegiro } = organisation.giving;
    const giroAccount = avtalegiro?.account ?? null;
    const vouchers = createVouchers({ accounts, words: voucherWords, giroAccount });
    return {
      vouchers,
      saft: createSaft({ accounts, organisation, words: saftWords, makeAll: vouchers.makeAll }),
      reconciliation: createReconciliation({ giroAccount }),
      bankStatements: createBankStatements({
        refunds,
        format: formats.statementFormat,
        accounts: statementAccounts,
        giroAccount,
      }),
    };
  },
  handlers: ({ vouchers, saft, reconciliation, bankStatements }) => ({
    ...booksHandlers(vouchers, saft, reconciliation),
    ...bankStatementHandlers(bankStatements),
  }),
  jobs: (service, ports) => booksJobs({ ...ports, ...service }),
});
