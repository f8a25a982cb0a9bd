/** What the simulator keeps: in our own words; the wire has its own (`vipps-wire.ts`). */

export type SimulatedAgreement = {
  id: string;
  /** Of the page where it is approved. */
  token: string;
  status: 'PENDING' | 'ACTIVE' | 'STOPPED' | 'EXPIRED';
  amountOre: number;
  interval: { unit: string; count: number };
  productName: string;
  productDescription: string | null;
  redirectUrl: string;
  agreementUrl: string;
  externalId: string | null;
  createdAt: Date;
  startedAt: Date | null;
  stoppedAt: Date | null;
  chargeIds: string[];
};

export type ChargeDraft = {
  amountOre: number;
  description: string;
  dueOn: string;
  retryDays: number;
  transactionType: string;
  orderId: string | null;
  externalId: string | null;
  key: string;
};

export type SimulatedCharge = ChargeDraft & {
  id: string;
  agreementId: string;
  status:
    | 'PENDING'
    | 'DUE'
    | 'RESERVED'
    | 'CHARGED'
    | 'FAILED'
    | 'CANCELLED'
    | 'PARTIALLY_REFUNDED'
    | 'REFUNDED';
  failureReason: string | null;
  capturedOre: number;
  refundedOre: number;
  createdAt: Date;
  history: {
    event: 'CREATE' | 'RESERVE' | 'CAPTURE' | 'REFUND' | 'CANCEL' | 'FAIL';
    amountOre: number;
    key: string;
    success: boolean;
    at: Date;
  }[];
};

export type SimulatedPayment = {
  reference: string;
  token: string;
  state: 'CREATED' | 'AUTHORIZED' | 'ABORTED' | 'EXPIRED' | 'TERMINATED';
  amountOre: number;
  capturedOre: number;
  refundedOre: number;
  returnUrl: string;
  description: string;
  createdAt: Date;
  events: { name: string; amountOre: number; at: Date; key: string | null; success: boolean }[];
};

/** Something that Vipps would tell by webhook. */
export type SimulatedEvent = { type: string; at: Date } & (
  | { agreement: SimulatedAgreement; actor: 'MERCHANT' | 'USER' | 'ADMIN' }
  | { charge: SimulatedCharge }
  | { payment: SimulatedPayment; name: string }
);
