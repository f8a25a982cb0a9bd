/** Wires the treasurer's services and the donors' yearly statement. */
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import { camtFormat } from './adapters/bank-statement/camt-reader.ts';
import { giftReportXml } from './adapters/tax-report/gift-report-xml.ts';
import { createStatementMaker } from './documents.ts';
import { type BankStatementDesk, createBankStatements } from './features/books/bank-statement-service.ts';
import { booksJobs } from './features/books/books-jobs.ts';
import { createReconciliation, type ReconciliationDesk } from './features/books/reconciliation-service.ts';
import { createVouchers, type Vouchers } from './features/books/voucher-service.ts';
import type { GiroRefunds } from './features/giving/giro-refund-service.ts';
import type { GivingReading } from './features/giving/giving-reading-service.ts';
import { givingYearJobs } from './features/giving-year/giving-year-jobs.ts';
import { createYearNotices } from './features/giving-year/year-notice-service.ts';
import { createYearStatements, type YearStatements } from './features/giving-year/year-statement-service.ts';
import type { Announce } from './features/notices/notices-service.ts';
import { forgetTaxReportsJob } from './features/tax-report/tax-report-jobs.ts';
import { createTaxReports, type TaxReports } from './features/tax-report/tax-report-service.ts';
import { voucherWords } from './letters/voucher-words.ts';
import type { Database } from './platform/database/database.ts';
import type { JobDefinition } from './platform/jobs/jobs.ts';
import { createNumberSeal } from './platform/sealed-number.ts';
import { createTextSeal } from './platform/sealed-text.ts';
import type { StatementExchange } from './ports/bank-statement.ts';
import type { Clock } from './ports/clock.ts';
import type { VippsSettlements } from './ports/vipps-settlements.ts';

export type TreasurerParts = {
  reports: TaxReports;
  statements: YearStatements;
  vouchers: Vouchers;
  reconciliation: ReconciliationDesk;
  bankStatements: BankStatementDesk;
};

export function createTreasurerParts(needs: {
  secret: Buffer;
  announce: Announce;
  reading: GivingReading;
  refunds: GiroRefunds;
  organisation: OrganisationProfile;
}): TreasurerParts {
  const { secret, organisation, announce, reading } = needs;
  const notices = createYearNotices({ announce, giving: organisation.giving });
  const reports = createTaxReports({
    organisation,
    numbers: createNumberSeal([secret]),
    texts: createTextSeal(secret),
    makeXml: giftReportXml,
    onCorrected: notices.tellOfCorrections,
  });
  const makeDocument = createStatementMaker(organisation);
  return {
    reports,
    statements: createYearStatements({ organisation, reading, reports, makeDocument }),
    vouchers: vouchersOf(organisation),
    reconciliation: createReconciliation({ giroAccount: organisation.giving.avtalegiro?.account ?? null }),
    bankStatements: bankStatementsOf(organisation, needs.refunds),
  };
}

const vouchersOf = ({ giving }: Pick<OrganisationProfile, 'giving'>): Vouchers =>
  createVouchers({
    ...{ accounts: giving.accounts, words: voucherWords },
    giroAccount: giving.avtalegiro?.account ?? null,
  });

const bankStatementsOf = (
  { giving }: Pick<OrganisationProfile, 'giving'>,
  refunds: GiroRefunds,
): BankStatementDesk =>
  createBankStatements({
    refunds,
    ...{ format: camtFormat, accounts: giving.statementAccounts },
    giroAccount: giving.avtalegiro?.account ?? null,
  });

/** What is done by the calendar. */
export const treasurerJobs = (needs: {
  db: Database;
  clock: Clock;
  announce: Announce;
  organisation: Pick<OrganisationProfile, 'giving'>;
  settlements: VippsSettlements | null;
  refunds: GiroRefunds;
  statementExchange: StatementExchange | null;
}): JobDefinition<never>[] => [
  forgetTaxReportsJob(needs),
  ...booksJobs({
    ...{ ...needs, vouchers: vouchersOf(needs.organisation) },
    bankStatements: bankStatementsOf(needs.organisation, needs.refunds),
  }),
  ...givingYearJobs({
    ...needs,
    notices: createYearNotices({ announce: needs.announce, giving: needs.organisation.giving }),
  }),
];
