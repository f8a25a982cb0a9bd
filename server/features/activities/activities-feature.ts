import { feature } from '#server/feature.ts';
import { calendarWords } from '#server/letters/calendar-words.ts';
import { rowsEnd } from '#server/platform/database/person-rows.ts';
import { ceremonies } from '../ceremonies/ceremonies-feature.ts';
import { notices } from '../notices/notices-feature.ts';
import { purchases } from '../purchases/purchases-feature.ts';
import { mergeSignUps, removeOldSignUps } from './activity-care-repository.ts';
import { createActivityCare } from './activity-care-service.ts';
import { createActivityFeeds } from './activity-feed-service.ts';
import { activityJobs } from './activity-jobs.ts';
import { createActivityOrganising } from './activity-organiser-service.ts';
import { createActivityPayments } from './activity-payment-service.ts';
import { activityHandlers, activityOrganiserHandlers } from './activity-routes.ts';
import { createActivityViews } from './activity-view-service.ts';
import { createSignUpService } from './sign-up-service.ts';
import { createTellOfActivity, createWaitingList } from './waiting-list-service.ts';

const removeFeeds = rowsEnd('activity_feed', 'person_id', 'created_at');

/** Courses and meetings: found, signed up for, paid, and organised. */
export const activities = feature({
  name: 'activities',
  needs: { notices, purchases, ceremonies },
  follows: ['activity.created_by', 'activity_news.author_id', 'activity_payment.person_id'],
  followsRecord: ['sign_up.person_id', 'activity_feed.person_id'],
  build(
    { notices: { announce }, purchases: { flowOf }, ceremonies: { queue } },
    { origin, organisation, rails, secret, raise },
  ) {
    const tell = createTellOfActivity(announce);
    const payments = createActivityPayments({ flowOf, tell, origin, names: organisation.vippsNames });
    const { smsQuietHours } = organisation;
    const waitingList = createWaitingList({ tell, payments, smsQuietHours });
    const common = { tell, payments, waitingList, queue, takesPayment: rails.includes('vipps') };
    return {
      payments,
      waitingList,
      views: createActivityViews(common),
      signUps: createSignUpService(common),
      feeds: createActivityFeeds({ secret, origin, organisation, words: calendarWords }),
      organising: createActivityOrganising({
        ...common,
        annualMeetingListed: raise.annualMeetingListed,
      }),
      care: createActivityCare(common),
    };
  },
  handlers: (service) => ({ ...activityHandlers(service), ...activityOrganiserHandlers(service) }),
  on: () => ({
    personMerged: mergeSignUps,
    async personLeft(tx, personId, leftAt) {
      await removeFeeds(tx, personId, leftAt);
      await removeOldSignUps(tx, personId, leftAt);
    },
    accountEnded: removeFeeds,
    personDied: removeFeeds,
  }),
  jobs: (service, { db, clock }) => activityJobs({ db, clock, ...service }),
});
