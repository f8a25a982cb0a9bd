/** An outside register is the master of names and addresses; what a member has changed here since is not overwritten. */
import type { MemberFromOutside } from '#contract/register-api-endpoints.ts';
import type { RegisterConflict } from '#contract/subscriber-endpoints.ts';
import { addressFieldsOf, type PostalAddress, postalAddressOf } from '#contract/values/postal-address.ts';
import type { Actor } from '#server/actor.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { persons } from '../persons/person-service.ts';
import { logList, showList } from '../staff-desk/access-log-service.ts';
import {
  addConflict,
  type Conflict,
  decideConflict,
  holdMemberOf,
  listConflicts,
  setSource,
  wasChangedSince,
} from './outside-member-repository.ts';

async function write(tx: Transaction, personId: string, sent: MemberFromOutside): Promise<void> {
  const { givenName, familyName } = sent;
  await persons.hold(tx, personId);
  await persons.changeName(tx, personId, { givenName, familyName });
  await persons.setAddress(tx, personId, postalAddressOf(sent));
}

const isSame = (now: { name: string; address: PostalAddress | null }, sent: MemberFromOutside): boolean =>
  now.name === `${sent.givenName} ${sent.familyName}` &&
  JSON.stringify(addressFieldsOf(now.address)) === JSON.stringify(addressFieldsOf(postalAddressOf(sent)));

type By = { actor: Actor; now: Date; requestId: string };
const look = { list: 'list-register-conflicts', fields: ['name', 'address'] } as const;
const shownOf = ({ id, subscriber, number, ours, sent, sentAt }: Conflict): RegisterConflict => ({
  id,
  subscriber,
  number,
  ours,
  sent,
  sentAt: sentAt.toISOString(),
});

export const outsideMembers = {
  /** The same again changes nothing. @throws Refusal NOT_FOUND */
  async put(
    tx: Transaction,
    change: { subscriberId: string; number: string; sent: MemberFromOutside },
    now: Date,
  ): Promise<'changed' | 'same' | 'conflict'> {
    const { subscriberId, number, sent } = change;
    const held = await holdMemberOf(tx, number);
    if (!held) throw new Refusal('NOT_FOUND');
    const { personId } = held;
    if (isSame(held, sent)) return 'same';
    if (await wasChangedSince(tx, { number, position: sent.basedOn, subscriberId })) {
      await addConflict(tx, { subscriberId, personId, sent, at: now });
      return 'conflict';
    }
    await setSource(tx, subscriberId);
    await write(tx, personId, sent);
    return 'changed';
  },

  /** Each person who is shown is logged as seen. */
  list: (db: Database, by: By): Promise<RegisterConflict[]> =>
    showList(db, by, async (tx) => {
      const conflicts = await listConflicts(tx, null);
      return { shown: conflicts.map(shownOf), look, personIds: conflicts.map(({ personId }) => personId) };
    }),

  /** @throws Refusal NOT_FOUND; FORBIDDEN where it is about the one who decides. @returns those that are left */
  async decide(
    tx: Transaction,
    { id, decision }: { id: string; decision: 'kept' | 'taken' },
    by: By,
  ): Promise<RegisterConflict[]> {
    const [conflict] = await listConflicts(tx, id);
    if (!conflict) throw new Refusal('NOT_FOUND');
    if (conflict.personId === by.actor.personId) throw new Refusal('FORBIDDEN');
    // Without the source: the outside register receives it like all others.
    if (decision === 'taken') await write(tx, conflict.personId, conflict.sent);
    await decideConflict(tx, { id, decision, by: by.actor.personId, at: by.now });
    const left = await listConflicts(tx, null);
    await logList(tx, by, look, [conflict.personId, ...left.map(({ personId }) => personId)]);
    return left.map(shownOf);
  },
};
