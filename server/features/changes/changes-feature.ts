import { feature } from '#server/feature.ts';
import { changeHandlers } from './change-routes.ts';
import { createChangeService } from './change-service.ts';

/** Tells open pages that something of their person's has changed. */
export const changes = feature({
  name: 'changes',
  build: () => createChangeService(),
  handlers: (service) => changeHandlers(service),
});
