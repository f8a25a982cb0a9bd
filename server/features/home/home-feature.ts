import { feature } from '#server/feature.ts';
import { enquiries } from '../enquiries/enquiries-feature.ts';
import { notices } from '../notices/notices-feature.ts';
import { homeHandlers } from './home-routes.ts';
import { createHomeService } from './home-service.ts';

/** The cards of «Min side»: the membership card, the children, and what needs attention. */
export const home = feature({
  name: 'home',
  needs: { enquiries, notices },
  build: ({ enquiries: { enquiries }, notices: { centre } }, { secret, origin, attention }) =>
    createHomeService({ secret, origin, enquiries, notices: centre, attentionSources: attention }),
  handlers: (service) => homeHandlers(service),
});
