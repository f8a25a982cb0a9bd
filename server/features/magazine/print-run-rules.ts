/**
 * Who gets an issue, and how: decided once, when its list is frozen. A shielded address is never on a label
 * (docs/rules/magazine.md), and one household has one copy where each of them has said so.
 */
import type { DeliveryKind, DeliveryReason } from '#contract/magazine-values.ts';
import type { PostalAddress } from '#contract/values/postal-address.ts';
import { addressKey } from './magazine-rules.ts';

export type Reader = {
  personId: string;
  name: string;
  channel: 'paper' | 'digital';
  address: PostalAddress | null;
  isAddressShielded: boolean;
  isPostReturned: boolean;
  /** Nothing is sent for now, and what was not is sent afterwards. */
  isOnHold: boolean;
  pauseUntilOn: string | null;
  temporary: { fromOn: string; untilOn: string; address: PostalAddress } | null;
  household: { id: string; place: number } | null;
};

export type PlannedDelivery = {
  personId: string;
  kind: DeliveryKind;
  reason: DeliveryReason | null;
  /** Whose copy it is; only with `household`. */
  sharedWith: string | null;
  /** Where it goes; only with `paper`. */
  to: { name: string; address: PostalAddress } | null;
};

/** @param outOn the day on which it is in the letter boxes: that is the day pauses and temporary addresses are held against */
export function plannedDeliveries(
  readers: readonly Reader[],
  outOn: string,
  { sendsAbroad }: { sendsAbroad: boolean },
): PlannedDelivery[] {
  const single = readers.map((reader) => ({ reader, delivery: deliveryOf(reader, outOn, sendsAbroad) }));
  const sharers = single.filter(
    ({ reader, delivery }) => delivery.kind === 'paper' && reader.household && !isAway(reader, outOn),
  );
  const recipients = new Map<string, { personId: string; place: number }>();
  const homeOf = ({ household, address }: Reader) => `${household?.id} ${address && addressKey(address)}`;
  for (const { reader } of sharers) {
    const { place } = reader.household!;
    const former = recipients.get(homeOf(reader));
    if (!former || place < former.place) recipients.set(homeOf(reader), { personId: reader.personId, place });
  }
  const shares = new Map(
    sharers.flatMap(({ reader }) => {
      const recipient = recipients.get(homeOf(reader))?.personId;
      return !recipient || recipient === reader.personId ? [] : [[reader.personId, recipient] as const];
    }),
  );
  return single.map(({ delivery }) => {
    const sharedWith = shares.get(delivery.personId);
    return sharedWith ? { ...delivery, kind: 'household', sharedWith, to: null } : delivery;
  });
}

const isAway = ({ temporary }: Reader, on: string): boolean =>
  temporary !== null && temporary.fromOn <= on && on <= temporary.untilOn;

/** As if everybody lived alone. */
function deliveryOf(reader: Reader, outOn: string, sendsAbroad: boolean): PlannedDelivery {
  const { personId, name } = reader;
  const without = (kind: DeliveryKind, reason: DeliveryReason | null): PlannedDelivery => ({
    personId,
    kind,
    reason,
    sharedWith: null,
    to: null,
  });
  if (reader.pauseUntilOn !== null && reader.pauseUntilOn >= outOn) return without('held', 'paused');
  if (reader.channel === 'digital') return without('digital', null);
  if (reader.isAddressShielded) return without('digital', 'shielded');
  if (reader.isOnHold) return without('held', 'on-hold');
  const away = isAway(reader, outOn);
  if (!away && reader.isPostReturned) return without('held', 'returned');
  const address = away ? reader.temporary!.address : reader.address;
  if (!address) return without('held', 'no-address');
  if (address.country !== 'NO' && !sendsAbroad) return without('digital', 'abroad');
  return { personId, kind: 'paper', reason: null, sharedWith: null, to: { name, address } };
}
