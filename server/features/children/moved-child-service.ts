/** Children of an old system, for the feature that moves them in. */
import { purgeDay } from './grant-day-rules.ts';
import { addMovedChildEvidence, addMovedChildren, removeMovedChildren } from './moved-child-repository.ts';

export type { MovedChild, MovedChildEvidence } from './moved-child-repository.ts';
export const movedChildren = {
  purgeDay,
  add: addMovedChildren,
  addEvidence: addMovedChildEvidence,
  remove: removeMovedChildren,
};
