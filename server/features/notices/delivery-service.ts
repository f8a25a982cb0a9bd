/** What could not be delivered, for member service to look into. */
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { listFailedJobs, retryFailedJob } from '#server/platform/jobs/failed-jobs.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { listUndelivered, takeUpAgain } from './delivery-repository.ts';
import { type DeliverNotice, deliverNoticeJob } from './notices-service.ts';

export type DeliveryService = ReturnType<typeof createDeliveryService>;

export function createDeliveryService(needs: { jobs: Pick<Jobs, 'enqueue'> }) {
  return {
    async list(db: Database) {
      const notices = await listUndelivered(db);
      const jobs = await listFailedJobs(db);
      return {
        notices: notices.map((notice) => ({
          ...notice,
          createdAt: notice.createdAt.toISOString(),
          failedAt: notice.failedAt.toISOString(),
        })),
        jobs: jobs.map((job) => ({ ...job, failedAt: job.failedAt.toISOString() })),
      };
    },

    /** The job asks whether it has left meanwhile, so nothing goes out twice. @throws Refusal NOT_FOUND */
    async retryNotice(tx: Transaction, noticeId: string) {
      if (!(await takeUpAgain(tx, noticeId))) throw new Refusal('NOT_FOUND');
      await needs.jobs.enqueue<DeliverNotice>(tx, deliverNoticeJob, { noticeId });
      return {};
    },

    /** @throws Refusal NOT_FOUND */
    async retryJob(tx: Transaction, id: string) {
      if (!(await retryFailedJob(tx, id))) throw new Refusal('NOT_FOUND');
      return {};
    },
  };
}
