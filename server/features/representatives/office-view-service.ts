/** Offices as they are shown. */
import type { MyOffice, UnitOffice } from '#contract/office-endpoints.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { type OfficeRow, offices } from '../offices/office-service.ts';

/** To its holder. */
export function myOfficeOf(office: OfficeRow, now: Date): MyOffice {
  const { id, unitId, unitName, unitKind, role, fromOn, untilOn, offeredBy, offeredAs, declaredAt } = office;
  const today = norwegianDay(now);
  const state = offices.stateOf(office, today);
  return {
    id,
    role,
    fromOn,
    untilOn,
    state,
    offeredBy,
    offeredAs,
    unit: { id: unitId, name: unitName, kind: unitKind },
    declaredAt: declaredAt?.toISOString() ?? null,
    isShown: offices.mayGreet(office, today) ? office.isShown : null,
    powers: offices.powersNow(role, unitKind, state),
  };
}

/** As the unit's others see it. */
export const unitOfficeOf = (office: OfficeRow, now: Date): UnitOffice => {
  const { id, name, role, fromOn, untilOn } = office;
  return { id, name, role, fromOn, untilOn, state: offices.stateOf(office, norwegianDay(now)) };
};

/** Of those who are members still. */
export const shownOf = (rows: readonly OfficeRow[], now: Date): UnitOffice[] =>
  rows.filter(({ isMember }) => isMember).map((office) => unitOfficeOf(office, now));
