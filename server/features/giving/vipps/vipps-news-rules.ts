/** Whether what Vipps says of a charge is more than we know: cheap enough to ask of every charge, every hour. */
import type { GiftState } from '#contract/giving-values.ts';
import { openStates, paidStates } from '../ledger/gift-charge-rules.ts';

export function hasNews(
  known: { state: GiftState; refundedOre: number },
  observed: { status: string; movements: readonly { kind: string; amountOre: number }[] },
): boolean {
  const of = (kind: string) => observed.movements.filter((movement) => movement.kind === kind);
  const refundedOre = of('refund').reduce((sum, { amountOre }) => sum + amountOre, 0);
  if (of('capture').length) return !paidStates.includes(known.state) || refundedOre !== known.refundedOre;
  if (known.state === 'planned') return true;
  if (observed.status === 'FAILED' || observed.status === 'CANCELLED')
    return openStates.includes(known.state);
  return of('attempt').length > 0 && known.state === 'sent';
}
