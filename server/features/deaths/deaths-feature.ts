import { feature } from '#server/feature.ts';
import { activities } from '../activities/activities-feature.ts';
import { children } from '../children/children-feature.ts';
import { contact } from '../contact/contact-feature.ts';
import { giving } from '../giving/giving-feature.ts';
import { leaving } from '../leaving/leaving-feature.ts';
import { magazine } from '../magazine/magazine-feature.ts';
import { notices } from '../notices/notices-feature.ts';
import { createDeathDesk } from './death-desk-service.ts';
import { createDeathEnding } from './death-ending-service.ts';
import { deathJobs } from './death-jobs.ts';
import { mergeHolds } from './death-report-repository.ts';
import { attentionToDeathReport, createDeathReports } from './death-report-service.ts';
import { deathHandlers } from './death-routes.ts';

/** A death is reported: post is held back, the desk makes sure, and everything ends. */
export const deaths = feature({
  name: 'deaths',
  needs: { notices, contact, activities, magazine, children, giving, leaving },
  follows: ['death_report.person_id'],
  build(needs, { jobs, raise: { personDied } }) {
    const { contact, senderCodes: codes } = needs.contact;
    const { children } = needs.children;
    const ending = createDeathEnding({
      children,
      personDied,
      notices: needs.notices.held,
      signUps: needs.activities.care,
      magazine: needs.magazine.magazine,
      giving: needs.giving.changing,
      leaving: needs.leaving.leaving,
    });
    return {
      ending,
      reports: createDeathReports({ jobs, contact, codes, ending }),
      desk: createDeathDesk({ ending, children }),
    };
  },
  handlers: (service) => deathHandlers(service),
  jobs: ({ ending, reports }, { db, clock, mail, organisation: { memberService } }) =>
    deathJobs({ db, clock, mail, ending, reports, memberService }),
  attention: () => [attentionToDeathReport],
  on: ({ ending, reports }) => ({
    personSignedIn: (tx, personId, at, now) => ending.dispute(tx, personId, 'signed-in', at, now),
    personMerged: mergeHolds,
    reporterProven: reports.reporterProven,
  }),
});
