/** Leavings at the desk: those that came in writing, and those whose certificate somebody asks about. */
import type {
  LeavingRecord,
  WrittenLeaving,
  WrittenLeavingReceipt,
} from '#contract/desk-leaving-endpoints.ts';
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { requireRecentSignIn } from '#server/platform/sign-in-age.ts';
import { logLooks } from '../staff-desk/access-log-service.ts';
import type { Act } from '../staff-desk/desk-case-service.ts';
import type { DeskPersonService } from '../staff-desk/desk-person-service.ts';
import type { LeavingService } from './leaving-service.ts';

export type DeskLeavingService = ReturnType<typeof createDeskLeavingService>;

export function createDeskLeavingService(needs: {
  leaving: Pick<LeavingService, 'leaveInWriting' | 'findByReference'>;
  persons: Pick<DeskPersonService, 'groundFor' | 'countOnce'>;
}) {
  const { leaving, persons } = needs;

  return {
    /** @throws Refusal SIGN_IN_AGAIN, REASON_NEEDED, NOT_A_MEMBER, INVALID_INPUT for a day that cannot be */
    async register(
      tx: Transaction,
      by: Act,
      personId: string,
      { enquiryId, reasonId, ...written }: WrittenLeaving,
    ): Promise<WrittenLeavingReceipt> {
      requireRecentSignIn(by.actor, by.now);
      const ground = await persons.groundFor(tx, by, personId, { enquiryId, reasonId });
      await logLooks(tx, by, { ...ground, fields: ['name', 'membership'] }, [personId]);
      return leaving.leaveInWriting(tx, personId, { ...written, registeredBy: by.actor.personId }, by.now);
    },

    /** @throws Refusal NOT_FOUND, TOO_MANY_LOOKS */
    lookUp: (db: Database, by: Act, reference: string): Promise<LeavingRecord> =>
      inTransaction(db, async (tx) => {
        await persons.countOnce(tx, by, 'search');
        const found = await leaving.findByReference(tx, reference);
        if (!found) throw new Refusal('NOT_FOUND');
        const { personId, record } = found;
        // Only while there is a certificate does it say who it was.
        if (personId && record.certificate)
          await logLooks(tx, by, { reason: 'search', fields: ['name', 'membership'], remark: reference }, [
            personId,
          ]);
        return record;
      }),
  };
}
