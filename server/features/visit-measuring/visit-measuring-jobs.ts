import type { JobDefinition } from '#server/platform/jobs/jobs.ts';
import type { Ports } from '#server/portal-ports.ts';
import { forgetMeasuringChoices } from './visit-measuring-repository.ts';

const daysKept = 730;

/** A yes lasts half a year in the browser; the evidence of it goes two years after it was given. */
export const forgetMeasuringChoicesJob = ({ db, clock }: Pick<Ports, 'db' | 'clock'>): JobDefinition => ({
  name: 'forget-measuring-choices',
  schedule: '55 3 * * *',
  run: () => forgetMeasuringChoices(db, new Date(clock.now().getTime() - daysKept * 86_400_000)),
});
