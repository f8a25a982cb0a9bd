import { inTransaction, type Transaction } from '#server/platform/database/database.ts';
import type { JobDefinition } from '#server/platform/jobs/jobs.ts';
import type { Ports } from '#server/portal-ports.ts';
import { type NameAccount, nameAccountJob } from './become-member-service.ts';
import { removeForgottenJoinings } from './joining-repository.ts';
import { findAccountToName } from './welcome-repository.ts';
import { takeToRemind } from './welcome-service.ts';

type Needs = Pick<Ports, 'db' | 'clock' | 'accountNames'> & {
  announce(
    tx: Transaction,
    notice: { personId: string; kind: 'communities-reminder'; subjectId: string; now: Date },
  ): Promise<void>;
};

/** Safe to run twice: a name that is set is set. */
const nameAccount = ({ db, accountNames }: Needs): JobDefinition<NameAccount> => ({
  ...nameAccountJob,
  async run({ accountId, personId }) {
    const account = await findAccountToName(db, accountId, personId);
    if (account) await accountNames?.setName(account);
  },
});

/** Once for each wish to be reminded: the day is emptied with the notice. */
const remindOfCommunities = ({ db, clock, announce }: Needs): JobDefinition => ({
  name: 'remind-of-communities',
  schedule: '10 9 * * *',
  run: () =>
    inTransaction(db, async (tx) => {
      const now = clock.now();
      for (const personId of await takeToRemind(tx, now))
        await announce(tx, { personId, kind: 'communities-reminder', subjectId: personId, now });
    }),
});

/** An unfinished joining is deleted after a month. */
const forgetJoinings = ({ db, clock }: Needs): JobDefinition => ({
  name: 'forget-joinings',
  schedule: '40 3 * * *',
  async run() {
    await removeForgottenJoinings(db, clock.now());
  },
});

export const joiningJobs = (needs: Needs): JobDefinition<never>[] => [
  nameAccount(needs),
  remindOfCommunities(needs),
  forgetJoinings(needs),
];
