/** An agreement in the hands of one transaction: whose it must be, and which version was seen. */
import type { Actor } from '#server/actor.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type AgreementRow, lockOwnAgreement } from '../ledger/gift-agreement-repository.ts';
import { type AgreementEventKind, canHappen } from '../ledger/gift-agreement-rules.ts';

/** Who acts on an agreement: the donor on their own, or member service for them. */
export type ActsOn = { agreementId: string; owner: string; staffId?: string };

/** @throws Refusal NOT_FOUND */
export async function lock(tx: Transaction, { agreementId, owner }: ActsOn): Promise<AgreementRow> {
  const agreement = await lockOwnAgreement(tx, agreementId, owner);
  if (!agreement) throw new Refusal('NOT_FOUND');
  return agreement;
}

/**
 * As {@link lock}, of the version that the donor saw, in a state in which it can happen.
 * @throws Refusal NOT_FOUND, CHANGED_ELSEWHERE, AGREEMENT_NOT_POSSIBLE
 */
export async function lockSeen(
  tx: Transaction,
  actor: Actor,
  id: string,
  version: string,
  kind: AgreementEventKind,
): Promise<AgreementRow> {
  const agreement = await lock(tx, { agreementId: id, owner: actor.personId });
  if (Number(version) !== agreement.version) throw new Refusal('CHANGED_ELSEWHERE');
  if (!canHappen(kind, agreement.state)) throw new Refusal('AGREEMENT_NOT_POSSIBLE');
  return agreement;
}
