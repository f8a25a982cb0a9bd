/**
 * Leaving, as a register that is brought in knows it: who has left is not brought back, and who has left there leaves
 * here. Member numbers of former members are known by a keyed hash only: there are less than a million of them, and an
 * unkeyed hash would tell each.
 */

import { createHmac, randomUUID } from 'node:crypto';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { keysFor } from '#server/platform/server-secret.ts';
import { memberships } from '../memberships/membership-service.ts';
import { persons } from '../persons/person-service.ts';
import { endFromRegister, findLeftIndexes, type RegisterLeaver } from './register-leaving-repository.ts';

export type NumberIndex = {
  indexOf(memberNumber: string): Buffer;
  /** Under each current secret, the newest first. */
  indexesOf(memberNumber: string): Buffer[];
};

/** @param secret what keys are derived from */
export function createNumberIndex(secret: Buffer): NumberIndex {
  const keys = keysFor(secret, 'member number of a former member');
  const under = (key: Buffer, memberNumber: string) =>
    createHmac('sha256', key).update(memberNumber).digest();
  return {
    indexOf: (memberNumber) => under(keys[0], memberNumber),
    indexesOf: (memberNumber) => keys.map((key) => under(key, memberNumber)),
  };
}

export type RegisterLeavings = ReturnType<typeof createRegisterLeavings>;

export function createRegisterLeavings({ indexOf, indexesOf }: NumberIndex) {
  return {
    /** @returns those of the numbers whose members have left here */
    async leftOf(db: Database, numbers: readonly string[]): Promise<Set<string>> {
      const indexes = new Map(
        numbers.flatMap((number) =>
          indexesOf(number).map((index) => [index.toString('hex'), number] as const),
        ),
      );
      const left = await findLeftIndexes(db, [...indexes.keys()]);
      return new Set(left.map((index) => indexes.get(index)!));
    },

    /** Their memberships end here and now; out of the register they are taken by the job that looks for such. */
    async leave(
      tx: Transaction,
      leavers: readonly (Omit<RegisterLeaver, 'leavingId' | 'numberIndex'> & { number: string })[],
      now: Date,
    ): Promise<void> {
      if (!leavers.length) return;
      await memberships.endMany(tx, leavers);
      await persons.setMagazines(tx, leavers);
      await endFromRegister(
        tx,
        leavers.map(({ number, ...leaver }) => ({
          ...leaver,
          leavingId: randomUUID(),
          numberIndex: `\\x${indexOf(number).toString('hex')}`,
        })),
        now,
      );
    },
  };
}
