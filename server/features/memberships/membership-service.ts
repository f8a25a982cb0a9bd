/** Memberships, for the features in which one begins, changes and ends. */
import {
  addEvidence,
  addImported,
  addMembership,
  changeImported,
  endMembership,
  endMemberships,
  holdMemberNumbers,
  moveMembers,
  removeImported,
  removeMembership,
  setChapter,
  takeMemberNumber,
} from './membership-repository.ts';

export const memberships = {
  addEvidence,
  addImported,
  changeImported,
  removeImported,
  setChapter,
  moveMembers,
  hold: holdMemberNumbers,
  takeNumber: takeMemberNumber,
  add: addMembership,
  end: endMembership,
  endMany: endMemberships,
  remove: removeMembership,
};
