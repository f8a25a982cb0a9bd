/** How an office stands, and what may be done with it. Days are `YYYY-MM-DD`, in Norway. */
import { canGreet } from '#contract/greeting-roles.ts';
import {
  confidentialityTextVersion,
  type OfficePower,
  type OfficeRole,
  type OfficeState,
  officePowers,
  powersOf,
  type UnitKind,
} from '#contract/office-values.ts';
import { addDays } from '#contract/values/working-days.ts';

/** A term is nearly over when fewer days than this are left (docs/rules/offices.md). */
const soonDays = 30;

export type OfficeFacts = {
  fromOn: string;
  untilOn: string;
  acceptedAt: Date | null;
  declinedAt: Date | null;
  withdrawnAt: Date | null;
  /** The words of the newest declaration; null where there is none. */
  declaredVersion: string | null;
  /** An office ends with the membership (statutes). */
  isMember: boolean;
};

const daysBetween = (from: string, until: string): number =>
  Math.round((Date.parse(`${until}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

/** The last day on which terms are «soon over». @param today the first of those days */
export const soonUntil = (today: string): string => addDays(today, soonDays - 1);

/** An office begins and ends with its days, without anybody's doing. */
export function officeStateOf(office: OfficeFacts, today: string): OfficeState {
  const { fromOn, untilOn } = office;
  if (office.withdrawnAt) return 'withdrawn';
  if (office.declinedAt) return 'declined';
  if (today > untilOn || !office.isMember) return 'over';
  if (!office.acceptedAt) return 'offered';
  if (office.declaredVersion !== confidentialityTextVersion) return 'undeclared';
  if (today < fromOn) return 'coming';
  return daysBetween(today, untilOn) < soonDays ? 'soon-over' : 'active';
}

export const isHeld = (state: OfficeState): boolean => state === 'active' || state === 'soon-over';

/** Whether the holder can be shown to new members: of the board of a chapter, in a term that runs. */
export const mayGreet = (
  office: OfficeFacts & { role: OfficeRole; unitKind: UnitKind },
  today: string,
): boolean => office.unitKind === 'chapter' && canGreet(office.role) && isHeld(officeStateOf(office, today));

/** What an office opens now. */
export const powersNow = (role: OfficeRole, kind: UnitKind, state: OfficeState): OfficePower[] =>
  isHeld(state) ? powersOf(role, kind) : [];

/** What several offices in one unit open together, in the order of the contract. */
export const allPowers = (each: readonly (readonly OfficePower[])[]): OfficePower[] =>
  officePowers.filter((power) => each.some((one) => one.includes(power)));

/** Only one can lead at a time; of the other offices there may be several. */
export const isForOne = (role: OfficeRole): boolean => role === 'leader' || role === 'deputy-leader';
