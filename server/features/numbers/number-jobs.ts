import { inTransaction } from '#server/platform/database/database.ts';
import type { JobDefinition } from '#server/platform/jobs/jobs.ts';
import type { NumberSeal } from '#server/platform/sealed-number.ts';
import type { Ports } from '#server/portal-ports.ts';
import { type CompareNumber, compareNumber, compareNumberJob } from './number-service.ts';
import { forgetTries } from './number-try-repository.ts';

type Needs = Pick<Ports, 'db' | 'clock'> & { seal: NumberSeal };

const compare = ({ db, seal }: Needs): JobDefinition<CompareNumber> => ({
  ...compareNumberJob,
  run: ({ personId }) => inTransaction(db, (tx) => compareNumber(tx, personId, seal)),
});

const forget = ({ db, clock }: Needs): JobDefinition => ({
  name: 'forget-number-tries',
  schedule: '25 3 * * *',
  run: () => forgetTries(db, new Date(clock.now().getTime() - 86_400_000)),
});

export const numberJobs = (needs: Needs): JobDefinition<never>[] => [compare(needs), forget(needs)];
