/** The yearly statement: the gifts as the ledger has them, and what the newest delivery says of them. */
import type { FileAnswer } from '#contract/endpoint.ts';
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import type { Language } from '#contract/values/portal-languages.ts';
import type { StatementYear, YearStatement } from '#contract/year-statement-endpoints.ts';
import type { Database } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { GivingReading } from '../giving/agreements/giving-reading-service.ts';
import type { TaxReports } from '../tax-report/tax-report-service.ts';
import { findStatementName, listYearsOf } from './giving-year-repository.ts';
import { reportedInStatement, statementReadyOn } from './year-statement-rules.ts';

export type StatementMaker = (statement: YearStatement, language: Language) => Promise<FileAnswer>;
export type YearStatements = ReturnType<typeof createYearStatements>;

export function createYearStatements(needs: {
  reading: Pick<GivingReading, 'year'>;
  reports: Pick<TaxReports, 'reportedOf'>;
  makeDocument: StatementMaker;
  organisation: Pick<OrganisationProfile, 'name' | 'organisationNumber' | 'giving'>;
}) {
  const { organisation } = needs;
  /** Where gifts give no deduction there is a statement all the same. */
  const readyOn = (year: number) =>
    statementReadyOn(year, {
      numberDeadline: '01-15',
      statementOn: '01-22',
      numberReminders: { november: '11-10', december: '12-08', january: '01-04' },
      ...organisation.giving.tax,
    });

  const statements = {
    async list(db: Database, personId: string, now: Date): Promise<StatementYear[]> {
      const today = norwegianDay(now);
      return (await listYearsOf(db, personId)).map(({ year, givenOre }) => ({
        year,
        givenOre,
        readyOn: readyOn(year),
        isReady: readyOn(year) <= today,
      }));
    },

    /** @throws Refusal NOT_FOUND where nothing was given in the year, and before the statement is ready */
    async get(db: Database, personId: string, year: number, now: Date): Promise<YearStatement> {
      const { gifts, tax, givenOre, refundedOre } = await needs.reading.year(db, personId, year);
      const paid = gifts.flatMap((gift) => (gift.paidAt ? [{ ...gift, paidAt: gift.paidAt }] : []));
      if (paid.length === 0 || readyOn(year) > norwegianDay(now)) throw new Refusal('NOT_FOUND');
      const delivered = await needs.reports.reportedOf(db, personId, year);
      const nowKroner = tax.outcome === 'will-be-reported' ? tax.reportedOre / 100 : 0;
      return {
        year,
        readyOn: readyOn(year),
        givenOre,
        refundedOre,
        donorName: await findStatementName(db, personId),
        organisationName: organisation.name,
        organisationNumber: organisation.organisationNumber,
        gifts: paid
          .map(({ id, paidAt, receipt, amountOre, refundedOre: back }) => ({
            id,
            amountOre,
            refundedOre: back,
            receiptNumber: receipt?.number ?? null,
            paidOn: norwegianDay(new Date(paidAt)),
          }))
          .sort((one, other) => (one.paidOn < other.paidOn ? -1 : 1)),
        report: {
          ...reportedInStatement({ outcome: tax.outcome, nowKroner }, delivered),
          deliveredOn: delivered ? norwegianDay(delivered.deliveredAt) : null,
          isCorrected: delivered?.isReplacement ?? false,
          maskedFodselsnummer: tax.reportedOn?.maskedFodselsnummer ?? null,
          limits: tax.limits,
          missingOre: tax.missingOre,
          valueOre: tax.valueOre,
          aboveCeilingOre: tax.aboveCeilingOre,
          numberDeadlineOn: tax.numberDeadlineOn,
        },
      };
    },
  };

  return {
    ...statements,
    /** @throws Refusal NOT_FOUND */
    document: async (db: Database, personId: string, year: number, language: Language, now: Date) =>
      needs.makeDocument(await statements.get(db, personId, year, now), language),
  };
}
