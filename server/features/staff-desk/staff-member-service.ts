/**
 * Who has which role: changed from the command line of the server, where the first employee has no colleague who could
 * approve it, and by administrators.
 * Each change is kept with the user who made it and the reason. It counts from the next request.
 */
import type { PortalRole } from '#contract/portal-roles.ts';
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import {
  addStaffChange,
  countAdministrators,
  findRoles,
  holdPersonsCalled,
  listStaff,
  lockRoles,
  setRoles,
} from './staff-member-repository.ts';
import { rolesAfter, type StaffWish } from './staff-member-rules.ts';

export { countAdministrators, findRoles, listStaff, lockRoles };

/** `same`: it was so already, and nothing is written. */
export type StaffOutcome = 'changed' | 'same' | 'unknown' | 'several' | 'last-administrator';
export type StaffRequest = {
  /** A member number, or the e-mail address of a person. */
  who: string;
  as: StaffWish;
  madeBy: string;
  reason: string;
};
export type RoleChange = {
  personId: string;
  before: readonly PortalRole[];
  after: readonly PortalRole[];
  madeBy: string;
  /** Null: made at the machine. */
  madeById: string | null;
  confirmedBy: string | null;
  reason: string;
  at: Date;
};

/** Writes what differs, with one row in the log for each role. The caller has locked the roles. */
export async function changeRoles(
  tx: Transaction,
  { before, after, ...change }: RoleChange,
): Promise<'changed' | 'same' | 'last-administrator'> {
  const given = after.filter((role) => !before.includes(role));
  const ended = before.filter((role) => !after.includes(role));
  if (given.length + ended.length === 0) return 'same';
  if (ended.includes('administrator') && (await countAdministrators(tx)) < 2) return 'last-administrator';
  await setRoles(tx, change.personId, after);
  for (const role of given) await addStaffChange(tx, { ...change, change: 'given', role });
  for (const role of ended) await addStaffChange(tx, { ...change, change: 'ended', role });
  return 'changed';
}

/** Gives or ends roles as the command line asks. */
export const changeStaff = (
  db: Database,
  { who, as, madeBy, reason }: StaffRequest,
  at: Date,
): Promise<StaffOutcome> =>
  inTransaction(db, async (tx) => {
    await lockRoles(tx);
    const [person, ...others] = await holdPersonsCalled(tx, who);
    if (!person) return 'unknown';
    if (others.length > 0) return 'several';
    const { id: personId } = person;
    const before = await findRoles(tx, personId);
    const after = rolesAfter(before, as);
    return changeRoles(tx, {
      personId,
      before,
      after,
      madeBy,
      madeById: null,
      confirmedBy: null,
      reason,
      at,
    });
  });
