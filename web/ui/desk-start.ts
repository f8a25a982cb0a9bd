import type { Me } from '#contract/session-endpoints.ts';
import { type PageAddress, paths } from '#web/paths.ts';

/** The first page of the desk that is open to somebody; null where none is. */
export function deskStart(me: Me | undefined): PageAddress | null {
  if (me?.staffRole) return paths.desk;
  if (me?.isCeremonyCoordinator) return '/medlemsservice/seremonier';
  return me?.isMagazineEditor ? '/medlemsservice/magasinet' : null;
}
