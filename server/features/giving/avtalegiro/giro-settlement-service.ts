/** What the bank has paid out of AvtaleGiro, for the books. */
import { forgetSettlementsSeen, setSettlementsSeen } from './giro-payment-repository.ts';

export const giroSettlements = { setSeen: setSettlementsSeen, forgetSeen: forgetSettlementsSeen };
