import { feature } from '#server/feature.ts';
import { forgetMeasuringChoicesJob } from './visit-measuring-jobs.ts';
import { visitMeasuringHandlers } from './visit-measuring-routes.ts';

/** Whether a visitor of the open pages agrees to be counted. */
export const visitMeasuring = feature({
  name: 'visit-measuring',
  handlers: () => visitMeasuringHandlers,
  jobs: (_none, ports) => [forgetMeasuringChoicesJob(ports)],
});
