/** The log of consents, for the features that ask for them. */
import {
  addConsent,
  addImportedConsents,
  addMovedConsents,
  removeMovedConsents,
} from './consent-log-repository.ts';

export const consents = {
  add: addConsent,
  addImported: addImportedConsents,
  addMoved: addMovedConsents,
  removeMoved: removeMovedConsents,
};
