/** The work behind activities. */
import { forgetOld } from '#server/platform/jobs/forget-old.ts';
import type { JobDefinition } from '#server/platform/jobs/jobs.ts';
import type { Ports } from '#server/portal-ports.ts';
import { forgetSignUps } from './activity-care-repository.ts';
import type { ActivityCare } from './activity-care-service.ts';
import {
  type ActivityPayments,
  type FollowActivityPayment,
  followActivityPaymentJob,
} from './activity-payment-service.ts';
import type { WaitingList } from './waiting-list-service.ts';

type Needs = Pick<Ports, 'db' | 'clock'> & {
  payments: ActivityPayments;
  waitingList: WaitingList;
  care: ActivityCare;
};

export const activityJobs = ({ db, clock, payments, waitingList, care }: Needs): JobDefinition<never>[] => {
  const followPayment: JobDefinition<FollowActivityPayment> = {
    ...followActivityPaymentJob,
    run: ({ paymentId }) => payments.work(db, paymentId, clock.now()),
  };
  return [
    followPayment,
    {
      name: 'activity-payments',
      schedule: '*/2 * * * *',
      run: () => payments.workAll(db, clock.now()),
    },
    {
      name: 'activity-offers',
      schedule: '* * * * *',
      run: () => waitingList.endRunOut(db, clock.now()),
    },
    { name: 'remind-of-activities', schedule: '0 10 * * *', run: () => care.remind(db, clock.now()) },
    {
      name: 'end-activities-without-member',
      schedule: '40 0 * * *',
      run: () => care.endWithoutMembership(db, clock.now()),
    },
    forgetOld({ db, clock }, 'sign-ups', '25 4 * * *', forgetSignUps),
    { name: 'forget-activity-answers', schedule: '45 3 * * *', run: () => care.forget(db, clock.now()) },
  ];
};
