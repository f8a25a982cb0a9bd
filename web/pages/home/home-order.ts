/** What comes first on «Min side», by who one is. */
import type { Me } from '#contract/session-endpoints.ts';

export type HomeRow =
  | 'activities'
  | 'children'
  | 'enquiries'
  | 'giving'
  | 'magazine'
  | 'meetings'
  | 'membership'
  | 'offices';

type Standing = Pick<Me, 'hasLeft' | 'isAdult' | 'isElected' | 'isGuardian' | 'isMember'>;

/**
 * The rows below what needs the person. A member's card is above them all; `membership` is the way in, which comes first
 * only for those who have nothing else here.
 * @param gives there is an agreement, or a gift this year
 */
export function homeRows(me: Standing, gives: boolean): readonly HomeRow[] {
  const { isMember, isAdult, isGuardian } = me;
  const isNewHere = !isMember && !me.hasLeft && !isGuardian && !gives;
  const first: HomeRow[] = [
    ...(isNewHere ? ['membership' as const] : []),
    ...(me.isElected ? ['offices' as const] : []),
    ...(gives && !isMember ? ['giving' as const] : []),
    ...(isGuardian ? ['children' as const] : []),
  ];
  // To give takes 18 years; to register a child, a membership too.
  const then: HomeRow[] = [
    ...['activities' as const, 'enquiries' as const, 'meetings' as const],
    ...(isAdult ? ['giving' as const] : []),
    'magazine',
    ...(isMember && isAdult ? ['children' as const] : []),
    ...(isMember ? [] : ['membership' as const]),
  ];
  return [...new Set([...first, ...then])];
}
