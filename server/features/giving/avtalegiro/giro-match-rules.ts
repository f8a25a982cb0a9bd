/**
 * Where a payment belongs. Only what fits a claim of ours whole is booked by itself; all else is for a person
 * (docs/rules/avtalegiro.md). Amounts in øre; less than nothing went back.
 */
import type { UnmatchedReason } from '#contract/giro-endpoints.ts';
import { isKid, type KidAgreement } from '#contract/values/kid.ts';

export type PaymentToPlace = {
  /** 15: AvtaleGiro. */
  type: string;
  kid: string;
  amountOre: number;
  settledOn: string;
};
/** A claim of ours with what is known of its charge. */
export type ClaimSeen = {
  chargeId: string;
  kid: string;
  dueOn: string;
  amountOre: number;
  isPaid: boolean;
  isRefunded: boolean;
  isCancelled: boolean;
  /** Another charge has its period: it was called off, and given again in another way. */
  isPeriodTaken: boolean;
};

export type PaymentPlace =
  | { kind: 'paid' | 'refunded'; chargeId: string }
  | { kind: 'unmatched'; reason: UnmatchedReason };

const unmatched = (reason: UnmatchedReason): PaymentPlace => ({ kind: 'unmatched', reason });
const avtaleGiro = '15';

/** @returns the place of each, in their order; a charge is paid once, and once paid back */
export function placePayments(
  payments: readonly (PaymentToPlace & { isOurAccount: boolean })[],
  given: { claims: readonly ClaimSeen[]; knownKids: ReadonlySet<string>; kid: KidAgreement },
): PaymentPlace[] {
  const ofKid = Map.groupBy(given.claims, ({ kid }) => kid);
  const paid = new Set(given.claims.filter(({ isPaid }) => isPaid).map(({ chargeId }) => chargeId));
  const refunded = new Set(
    given.claims.filter(({ isRefunded }) => isRefunded).map(({ chargeId }) => chargeId),
  );

  function place({ type, kid, amountOre, settledOn, isOurAccount }: (typeof payments)[number]): PaymentPlace {
    if (!isOurAccount) return unmatched('other-account');
    if (amountOre < 0) return placeReversal(kid, -amountOre, settledOn);
    if (kid === '') return unmatched('no-kid');
    if (!isKid(kid, given.kid)) return unmatched('bad-kid');
    if (!given.knownKids.has(kid)) return unmatched('unknown-kid');
    if (type !== avtaleGiro) return unmatched('not-avtalegiro');
    const open = (ofKid.get(kid) ?? []).filter(
      ({ chargeId, dueOn }) => !paid.has(chargeId) && dueOn <= settledOn,
    );
    const fitting = newestFirst(open).filter((claim) => claim.amountOre === amountOre);
    const found = fitting.find(({ isCancelled }) => !isCancelled) ?? fitting[0];
    if (!found) return unmatched(open.some(({ isCancelled }) => !isCancelled) ? 'other-amount' : 'no-claim');
    if (found.isCancelled && found.isPeriodTaken) return unmatched('called-off');
    paid.add(found.chargeId);
    return { kind: 'paid', chargeId: found.chargeId };
  }

  function placeReversal(kid: string, amountOre: number, settledOn: string): PaymentPlace {
    const found = newestFirst(ofKid.get(kid) ?? []).find(
      (claim) =>
        paid.has(claim.chargeId) &&
        !refunded.has(claim.chargeId) &&
        claim.amountOre === amountOre &&
        claim.dueOn <= settledOn,
    );
    if (!found) return unmatched('reversal');
    refunded.add(found.chargeId);
    return { kind: 'refunded', chargeId: found.chargeId };
  }

  return payments.map(place);
}

const newestFirst = (claims: readonly ClaimSeen[]): ClaimSeen[] =>
  claims.toSorted((one, other) => other.dueOn.localeCompare(one.dueOn));
