/** Offices of an old system, for the feature that moves them in. */
import { addMovedOffices, removeMovedOffices } from './moved-office-repository.ts';

export const movedOffices = { add: addMovedOffices, remove: removeMovedOffices };
