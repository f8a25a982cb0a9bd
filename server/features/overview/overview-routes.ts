import type { overviewEndpoints } from '#contract/overview-endpoints.ts';
import type { Handlers } from '#server/actor.ts';
import type { OverviewService } from './overview-service.ts';

export const overviewHandlers = (overview: OverviewService): Handlers<typeof overviewEndpoints> => ({
  'GET /api/overview': ({ db, actor }) => overview.getOverview(db, actor.personId),
});
