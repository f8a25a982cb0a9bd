import type { Database } from '#server/platform/database/database.ts';
import type { JobDefinition } from '#server/platform/jobs/jobs.ts';
import type { Clock } from '#server/ports/clock.ts';
import { tellMeetingNews, tendMeetings } from './meeting-clock-service.ts';

export const meetingJobs = (needs: {
  db: Database;
  clock: Clock;
  announce: Parameters<typeof tellMeetingNews>[1];
}): JobDefinition[] => [
  {
    name: 'tell-meeting-news',
    schedule: '* * * * *',
    run: () => tellMeetingNews(needs.db, needs.announce, needs.clock.now()),
  },
  {
    name: 'tend-meetings',
    schedule: '10 3 * * *',
    run: () => tendMeetings(needs.db, needs.clock.now()),
  },
];
