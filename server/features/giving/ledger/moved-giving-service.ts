/** Agreements and gifts of an old system, for the feature that moves them in. */
import {
  addMovedAgreements,
  addMovedGifts,
  removeMovedAgreements,
  removeMovedGifts,
} from './moved-giving-repository.ts';

export const movedGiving = {
  addAgreements: addMovedAgreements,
  removeAgreements: removeMovedAgreements,
  addGifts: addMovedGifts,
  removeGifts: removeMovedGifts,
};
