/** Subscriptions of an old system, for the feature that moves them in. */
import type { Transaction } from '#server/platform/database/database.ts';
import { persons } from '../persons/person-service.ts';
import {
  addMovedSubscriptions,
  type MovedSubscription,
  removeMovedSubscriptions,
} from './moved-subscription-repository.ts';

export const movedSubscriptions = {
  async add(tx: Transaction, subscriptions: readonly MovedSubscription[]): Promise<void> {
    await addMovedSubscriptions(tx, subscriptions);
    await persons.setMovedMagazines(tx, subscriptions);
  },
  async remove(tx: Transaction, personIds: readonly string[]): Promise<void> {
    await removeMovedSubscriptions(tx, personIds);
    await persons.endMovedMagazines(tx, personIds);
  },
};
