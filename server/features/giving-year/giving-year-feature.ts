import { documentMaker } from '#server/documents/document-maker.ts';
import { feature } from '#server/feature.ts';
import { yearStatementDocument } from '#server/letters/year-statement-document.ts';
import { rowsFollowNew } from '#server/platform/database/person-rows.ts';
import { giving } from '../giving/giving-feature.ts';
import { notices } from '../notices/notices-feature.ts';
import { taxReport } from '../tax-report/tax-report-feature.ts';
import { givingYearJobs } from './giving-year-jobs.ts';
import { yearStatementHandlers } from './giving-year-routes.ts';
import { createYearNotices } from './year-notice-service.ts';
import { createYearStatements } from './year-statement-service.ts';

/** What a donor gave in a year, and what of it was reported. */
export const givingYear = feature({
  name: 'giving-year',
  needs: { notices, giving, taxReport },
  followsRecord: ['giving_year_notice.person_id'],
  build({ notices: { announce }, giving: { reading }, taxReport: reports }, { organisation }) {
    const made = documentMaker(organisation);
    return {
      notices: createYearNotices({ announce, giving: organisation.giving }),
      statements: createYearStatements({
        organisation,
        reading,
        reports,
        makeDocument: (statement, language) =>
          made(
            yearStatementDocument(statement, language),
            new Date(`${statement.report.deliveredOn ?? statement.readyOn}T12:00:00Z`),
            language,
          ),
      }),
    };
  },
  handlers: ({ statements }) => yearStatementHandlers(statements),
  jobs: ({ notices }, { db, clock }) => givingYearJobs({ db, clock, notices }),
  on: ({ notices }) => ({
    giftReportCorrected: notices.tellOfCorrections,
    personMerged: rowsFollowNew('giving_year_notice', 'year', 'kind'),
  }),
});
