import type { LogSeal } from '#server/platform/database/log-sealing.ts';
import type { JobDefinition } from '#server/platform/jobs/jobs.ts';
import type { Ports } from '#server/portal-ports.ts';
import { freeHeldCases } from './absence-service.ts';
import { tidyDesk } from './desk-control-service.ts';
import { exportHead } from './log-head-service.ts';
import { giveCases } from './turn-service.ts';

/** Nightly. A log that has been tampered with is an error in the operator's own log too. */
export const tidyDeskJob = ({ db, clock }: Pick<Ports, 'db' | 'clock'>): JobDefinition => ({
  name: 'tidy-desk',
  schedule: '40 3 * * *',
  async run(_payload, { log }) {
    const brokenAt = await tidyDesk(db, clock.now());
    if (brokenAt !== null) log.error({ brokenAt }, 'the access log is not whole');
  },
});

/** Every hour of the working day: what waits at somebody who is away goes back to the queue in time. */
export const freeHeldCasesJob = ({ db, clock }: Pick<Ports, 'db' | 'clock'>): JobDefinition => ({
  name: 'free-held-cases',
  schedule: '25 6-17 * * *',
  async run(_payload, { log }) {
    const freed = await freeHeldCases(db, clock.now());
    log.info({ freed }, 'cases of those who are away');
  },
});

/** Every five minutes of the working day: cases without an assignee go to those who take turns. */
export const giveCasesJob = ({ db, clock }: Pick<Ports, 'db' | 'clock'>): JobDefinition => ({
  name: 'give-cases',
  schedule: '*/5 6-17 * * 1-5',
  async run(_payload, { log }) {
    const given = await giveCases(db, clock.now());
    if (given > 0) log.info({ given }, 'cases given in turn');
  },
});

/** Every hour: where the access log stands, to a file and to the operator's own log. */
export const exportLogHead = (
  needs: Pick<Ports, 'db' | 'clock' | 'logHeads'> & { logSeal: LogSeal },
): JobDefinition => ({
  name: 'export-log-head',
  schedule: '7 * * * *',
  async run(_payload, { log }) {
    const { head, fault } = await exportHead(needs.db, needs.logSeal, needs.logHeads, needs.clock.now());
    if (fault) log.error({ ...fault }, 'the access log is not whole');
    if (head) log.info({ number: head.number, hash: head.hash, seal: head.seal }, 'head of the access log');
  },
});
