import type { JobDefinition } from '#server/platform/jobs/jobs.ts';
import type { Ports } from '#server/portal-ports.ts';
import { findSessionToEnd, forgetSessions } from './account-session-repository.ts';
import { type EndAtProvider, endAtProviderJob } from './account-session-service.ts';

/** Days after its last use in which a kind of device is known. */
const keptDays = 90;

/** @param needs.sessionEnding null where the provider is not ours: its own sign-in goes on until it runs out */
export const sessionJobs = (needs: Pick<Ports, 'db' | 'clock' | 'sessionEnding'>): JobDefinition<never>[] => {
  const { db, clock, sessionEnding } = needs;
  const endAtProvider: JobDefinition<EndAtProvider> = {
    ...endAtProviderJob,
    async run({ sessionId }) {
      const session = await findSessionToEnd(db, sessionId);
      if (session) await sessionEnding?.end(session);
    },
  };
  const forget: JobDefinition = {
    name: 'forget-old-sessions',
    schedule: '35 4 * * *',
    async run() {
      await forgetSessions(db, new Date(clock.now().getTime() - keptDays * 86_400_000));
    },
  };
  return [endAtProvider, forget];
};
