/** What member service does with registrations whose number is somebody's already. Each look is logged in its own transaction. */
import type { ChildState, StaffChildCase, StaffChildRegistration } from '#contract/children-endpoints.ts';
import type { Actor } from '#server/actor.ts';
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Announce } from '../notices/notices-service.ts';
import { logLooks, showList } from '../staff-desk/access-log-service.ts';
import { findStanding, setNumberState } from './child-number-repository.ts';
import {
  addEvent,
  addGuardian,
  closeChild,
  listGuardianIds,
  setRegistered,
} from './child-registration-repository.ts';
import { removeChild } from './children-clock-repository.ts';
import {
  type DeskRow,
  findDeskRow,
  findOther,
  listDeskRows,
  replaceSubmitted,
} from './children-desk-repository.ts';
import { forgetIdleContact } from './guardian-invitation-repository.ts';
import type { GuardianInvitationService } from './guardian-invitation-service.ts';

export type ChildrenDeskService = ReturnType<typeof createChildrenDeskService>;

export function createChildrenDeskService(needs: {
  announce: Announce;
  invitations: Pick<GuardianInvitationService, 'closeAnswered'>;
}) {
  async function tell(tx: Transaction, persons: Iterable<string>, childId: string, now: Date) {
    for (const personId of new Set(persons))
      await needs.announce(tx, { personId, kind: 'child-checked', subjectId: childId, now });
  }

  /** The registration that stands already gets this guardian too: both have declared the same child. */
  async function join(tx: Transaction, row: DeskRow, standingId: string, now: Date): Promise<ChildState> {
    for (const personId of await listGuardianIds(tx, row.id))
      await addGuardian(tx, {
        ...{ childId: standingId, personId, isRegistrant: false, at: now },
        signInReference: 'medlemsservice',
      });
    await replaceSubmitted(tx, row.submissionId, row.id, standingId);
    await removeChild(tx, row.id);
    await forgetIdleContact(tx, row.submissionId);
    await addEvent(tx, { childId: standingId, kind: 'accepted', personId: null, at: now });
    await tell(tx, await listGuardianIds(tx, standingId), standingId, now);
    return 'registered';
  }

  /** Nothing stands in the way any more: the number is this child's, and it goes on as its guardians see it. */
  async function goOn(tx: Transaction, row: DeskRow, now: Date): Promise<ChildState> {
    await addEvent(tx, { childId: row.id, kind: 'accepted', personId: null, at: now });
    await setNumberState(tx, row.id, 'confirmed');
    if (row.seenAs === 'checking') await setRegistered(tx, row.id, norwegianDay(now));
    await tell(tx, await listGuardianIds(tx, row.id), row.id, now);
    return row.seenAs === 'checking' ? 'registered' : row.seenAs;
  }

  return {
    list: (db: Database, by: { actor: Actor; now: Date; requestId: string }) =>
      showList(db, by, async (tx) => {
        const rows = await listDeskRows(tx, norwegianDay(by.now));
        return {
          shown: { registrations: rows.map(shown) },
          look: { list: 'list-child-registrations', fields: ['name', 'children'] },
          personIds: rows.map(({ registrantId }) => registrantId),
        };
      }),

    /** @throws Refusal NOT_FOUND */
    getCase: (
      db: Database,
      actor: Actor,
      id: string,
      now: Date,
      requestId: string,
    ): Promise<StaffChildCase> =>
      inTransaction(db, async (tx) => {
        const row = await findDeskRow(tx, id, { hold: false });
        if (!row) throw new Refusal('NOT_FOUND');
        const other = row.state === 'checking' ? await findOther(tx, row) : undefined;
        const seen = [row.registrantId, ...(other?.guardianIds ?? [])].filter((one) => one !== null);
        await logLooks(
          tx,
          { actor, now, requestId },
          { reason: 'child-registration', subjectId: id, fields: ['name', 'children'] },
          [...new Set(seen)],
        );
        return {
          ...shown(row),
          childName: `${row.givenName} ${row.familyName}`,
          bornYear: Number(row.bornOn.slice(0, 4)),
          isSole: row.isSole,
          secondGuardian: row.isSole ? null : row.secondGuardian,
          isGuardianDoubtful: row.seenAs === 'checking',
          other: other ? { state: other.state, guardians: other.guardians } : null,
        };
      }),

    /**
     * Only a number that is taken, or a doubtful second guardian, is decided on; what only waits is the second guardian's.
     * @throws Refusal NOT_FOUND
     */
    async decide(
      tx: Transaction,
      id: string,
      isAccepted: boolean,
      now: Date,
    ): Promise<{ state: ChildState }> {
      const row = await findDeskRow(tx, id, { hold: true });
      if (row?.state !== 'checking') throw new Refusal('NOT_FOUND');
      if (!isAccepted) {
        const day = norwegianDay(now);
        await addEvent(tx, { childId: id, kind: 'refused', personId: null, at: now });
        await closeChild(tx, id, { state: 'refused', at: now, endedOn: day, purgeOn: day });
        await forgetIdleContact(tx, row.submissionId);
        await tell(tx, await listGuardianIds(tx, id), id, now);
        return { state: 'refused' };
      }
      const standing = await findStanding(tx, row.index);
      if (!standing) return { state: await goOn(tx, row, now) };
      if (standing.state === 'waiting') {
        await setRegistered(tx, standing.id, norwegianDay(now));
        const [personId] = await listGuardianIds(tx, id);
        if (standing.submissionId && personId)
          await needs.invitations.closeAnswered(tx, standing.submissionId, personId, now);
      }
      return { state: await join(tx, row, standing.id, now) };
    },
  };
}

const shown = ({ id, state, registrant, sentAt, expiresAt }: DeskRow): StaffChildRegistration => ({
  ...{ id, state, registrant },
  sentAt: sentAt.toISOString(),
  until: expiresAt && norwegianDay(expiresAt),
});
