/**
 * Who works at the desk, from the command line of the server: the first employee has no colleague who could approve it.
 * Each change is kept with the user who made it and the reason. It counts from the next request.
 */
import { type Database, inTransaction } from '#server/platform/database/database.ts';
import {
  addStaffChange,
  findStaffMember,
  holdPersonsCalled,
  removeStaffMember,
  setStaffMember,
} from './staff-member-repository.ts';

/** `same`: it was so already, and nothing is written. */
export type StaffOutcome = 'changed' | 'same' | 'unknown' | 'several';
export type StaffRequest = {
  /** A member number, or the e-mail address of a person. */
  who: string;
  /** What the person is to be; null: to be removed. */
  as: 'employee' | 'treasurer' | null;
  madeBy: string;
  reason: string;
};

export const changeStaff = (
  db: Database,
  { who, as, madeBy, reason }: StaffRequest,
  at: Date,
): Promise<StaffOutcome> =>
  inTransaction(db, async (tx) => {
    const [person, ...others] = await holdPersonsCalled(tx, who);
    if (!person) return 'unknown';
    if (others.length > 0) return 'several';
    const { id: personId } = person;
    const before = await findStaffMember(tx, personId);
    const isTreasurer = as === 'treasurer';
    if (as === null ? !before : before?.isTreasurer === isTreasurer) return 'same';
    if (as === null) await removeStaffMember(tx, personId);
    else await setStaffMember(tx, personId, isTreasurer);
    const change = as === null ? 'removed' : isTreasurer ? 'made-treasurer' : 'added';
    await addStaffChange(tx, { personId, change, madeBy, reason, at });
    return 'changed';
  });
