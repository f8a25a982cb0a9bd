import type { JobDefinition } from '#server/platform/jobs/jobs.ts';
import type { Ports } from '#server/portal-ports.ts';
import { tellMeetingNews, tendMeetings } from './meeting-clock-service.ts';

export const meetingJobs = (
  needs: Pick<Ports, 'db' | 'clock'> & {
    announce: Parameters<typeof tellMeetingNews>[1];
  },
): JobDefinition[] => [
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
