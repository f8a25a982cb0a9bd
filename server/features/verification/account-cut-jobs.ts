import type { JobDefinition } from '#server/platform/jobs/jobs.ts';
import type { Ports } from '#server/portal-ports.ts';
import { type AccountCutService, type RemoveCutAccount, removeCutAccountJob } from './account-cut-service.ts';

export const removeCutAccounts = ({
  db,
  cuts,
}: Pick<Ports, 'db'> & { cuts: AccountCutService }): JobDefinition<RemoveCutAccount> => ({
  ...removeCutAccountJob,
  run: ({ accountId }) => cuts.remove(db, accountId),
});
