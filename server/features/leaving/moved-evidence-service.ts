/** The proof that is kept of former members of an old system, for the feature that moves it in. */
import { grantEvidenceUntilOn } from './leaving-rules.ts';
import { addMovedEvidence, removeMovedEvidence } from './moved-evidence-repository.ts';

export const movedEvidence = {
  untilOn: grantEvidenceUntilOn,
  add: addMovedEvidence,
  remove: removeMovedEvidence,
};
