/**
 * Linking and unlinking: begun by one employee, approved by another, done when not stopped in time.
 * Rules: docs/rules/account-access.md.
 */
import type { RecoveryRow } from '#contract/recovery-endpoints.ts';
import type { Actor } from '#server/actor.ts';
import type { Events } from '#server/events.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { isOpenToDesk } from '../record-access/record-access-service.ts';
import { type SendRecoveryLetter, sendRecoveryLetterJob } from './recovery-link-service.ts';
import {
  addAccessCase,
  endRecovery,
  findNewestOfEnquiry,
  findNewestUntying,
  findRecovery,
  findRunning,
  type RecoveryRecord,
} from './recovery-repository.ts';
import { isRunning, recoveryState } from './recovery-rules.ts';

type By = { actor: Actor; now: Date };

export type AccessCases = ReturnType<typeof createAccessCases>;

/** @throws Refusal RECOVERY_RUNNING; what was only checked gives way */
export async function makeRoom(tx: Transaction, personId: string, now: Date): Promise<void> {
  const running = await findRunning(tx, personId);
  if (!running) return;
  const state = recoveryState(running, now);
  if (isRunning(state) && state !== 'checked') throw new Refusal('RECOVERY_RUNNING');
  await endRecovery(tx, running.id, { outcome: 'lapsed', by: null, reason: null, at: now });
}

/** @param needs.approved those who can tie or untie do so, and say so by `done` */
export function createAccessCases(needs: {
  jobs: Pick<Jobs, 'enqueue'>;
  approved: Events['accessApproved'];
}) {
  const newest = (one: RecoveryRecord | undefined, { actor, now }: By): RecoveryRow | null =>
    one?.requestedAt ? rowOf(one, actor, now) : null;

  return {
    /** @throws Refusal RECOVERY_NOT_HERE, RECOVERY_RUNNING */
    async start(
      tx: Transaction,
      { actor, now }: By,
      asked: {
        kind: 'tie' | 'untie';
        personId: string;
        accountId: string;
        enquiryId: string;
        remark: string;
      },
    ): Promise<void> {
      const { personId } = asked;
      if (personId === actor.personId || !(await isOpenToDesk(tx, personId, now)))
        throw new Refusal('RECOVERY_NOT_HERE');
      await makeRoom(tx, personId, now);
      await addAccessCase(tx, { ...asked, startedBy: actor.personId, at: now });
    },

    /** The caller holds the row. @returns false where something has changed since: it is ended all the same */
    async finish(tx: Transaction, one: RecoveryRecord, now: Date): Promise<boolean> {
      const { kind, accountId, personId, enquiryId, startedBy, remark } = one;
      if (kind === 'recovery' || accountId === null) throw new Error('A recovery is finished by its person');
      const { id } = one;
      if (await isOpenToDesk(tx, personId, now))
        await needs.approved(tx, { id, kind, personId, accountId, enquiryId, startedBy, remark }, now);
      const isDone = (await findRecovery(tx, id))?.outcome === 'done';
      if (!isDone) await endRecovery(tx, id, { outcome: 'lapsed', by: null, reason: null, at: now });
      return isDone;
    },

    /** The account has been tied or untied. */
    async done(
      tx: Transaction,
      { id, kind }: { id: string; kind: 'tie' | 'untie' },
      now: Date,
    ): Promise<void> {
      await endRecovery(tx, id, { outcome: 'done', by: null, reason: null, at: now });
      if (kind === 'tie')
        await needs.jobs.enqueue<SendRecoveryLetter>(tx, sendRecoveryLetterJob, {
          recoveryId: id,
          letter: 'done',
        });
    },

    /** With whose record it is: logged by the caller that shows it. */
    async newestOfMatch(
      db: Database,
      by: By,
      enquiryId: string,
    ): Promise<{ row: RecoveryRow; personId: string } | null> {
      const one = await findNewestOfEnquiry(db, enquiryId, ['tie', 'recovery']);
      const row = newest(one, by);
      return one && row ? { row, personId: one.personId } : null;
    },

    async newestUntying(db: Database, by: By, personId: string): Promise<RecoveryRow | null> {
      return newest(await findNewestUntying(db, personId), by);
    },

    /** Whether what was begun from the enquiry still runs. */
    async isRunningFor(db: Database, enquiryId: string, now: Date): Promise<boolean> {
      const one = await findNewestOfEnquiry(db, enquiryId, ['tie', 'recovery']);
      return one !== undefined && one.requestedAt !== null && isRunning(recoveryState(one, now));
    },
  };
}

export const rowOf = (one: RecoveryRecord, actor: Actor, now: Date): RecoveryRow => ({
  id: one.id,
  kind: one.kind,
  name: one.name,
  state: recoveryState(one, now),
  startedBy: one.startedByName,
  approvedBy: one.approvedByName,
  endedBy: one.endedByName,
  requestedAt: one.requestedAt?.toISOString() ?? null,
  opensAt: one.opensAt?.toISOString() ?? null,
  endedAt: one.endedAt?.toISOString() ?? null,
  stoppedFrom: one.stoppedFrom,
  isMine: one.startedBy === actor.personId,
});
