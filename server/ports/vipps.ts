/**
 * Vipps MobilePay as the portal needs it: agreements with charges (Recurring v3), one-off payments (ePayment v1) and
 * webhooks. Amounts in whole øre, days `YYYY-MM-DD`. `key` is the idempotency key: the same key with the same content
 * has one effect, so it is derived from our own ids. At most 40 characters.
 */
import type { Frequency } from '#contract/giving-values.ts';

/** Vipps did not answer, or could not (network, time-out, 5xx, 429, breaker open): the same call may be made again. */
export class VippsUnavailable extends Error {
  override name = 'VippsUnavailable';
}

/** Vipps said no, and would say so again. `problem` is the id of the problem, as `charge-due-too-soon`. */
export class VippsRefusal extends Error {
  override name = 'VippsRefusal';
  readonly status: number;
  readonly problem: string;
  constructor(status: number, problem: string) {
    super(`Vipps refused with ${status} ${problem}`);
    this.status = status;
    this.problem = problem;
  }
}

export type VippsAgreement = {
  id: string;
  status: 'PENDING' | 'ACTIVE' | 'STOPPED' | 'EXPIRED';
  /** When it was approved; null when it never was. */
  startedAt: Date | null;
  stoppedAt: Date | null;
};

export type VippsFailure =
  | 'user_action_required'
  | 'charge_amount_too_high'
  | 'non_technical_error'
  | 'technical_error';

/** `attempt`: a try that did not succeed. `key` tells two of a kind apart. */
export type VippsMovement = {
  kind: 'capture' | 'refund' | 'cancel' | 'attempt' | 'fail';
  amountOre: number;
  at: Date;
  key: string;
};

export type VippsCharge = {
  id: string;
  agreementId: string;
  status:
    | 'PENDING'
    | 'DUE'
    | 'PROCESSING'
    | 'RESERVED'
    | 'CHARGED'
    | 'PARTIALLY_CAPTURED'
    | 'FAILED'
    | 'CANCELLED'
    | 'PARTIALLY_REFUNDED'
    | 'REFUNDED';
  amountOre: number;
  dueOn: string;
  failure: VippsFailure | null;
  movements: VippsMovement[];
};

export type VippsPayment = {
  reference: string;
  state: 'CREATED' | 'AUTHORIZED' | 'ABORTED' | 'EXPIRED' | 'TERMINATED';
  capturedOre: number;
  /** When the state was reached. */
  at: Date;
  movements: VippsMovement[];
};

export type AgreementTerms = { amountOre: number; frequency: Frequency; description: string };

/** All reject with {@link VippsUnavailable} or {@link VippsRefusal}. */
export type Vipps = {
  draftAgreement(draft: {
    key: string;
    /** Ours; comes back in webhooks. */
    externalId: string;
    terms: AgreementTerms;
    productName: string;
    /** Where the donor lands afterwards, and the page where the agreement is managed. */
    returnUrl: string;
    agreementUrl: string;
  }): Promise<{ agreementId: string; confirmationUrl: string }>;
  getAgreement(agreementId: string): Promise<VippsAgreement>;
  updateAgreement(agreementId: string, key: string, terms: AgreementTerms): Promise<void>;
  stopAgreement(agreementId: string, key: string): Promise<void>;

  /** @param charge.id becomes Vipps' id of the charge */
  createCharge(
    agreementId: string,
    key: string,
    charge: { id: string; amountOre: number; dueOn: string; retryDays: number; description: string },
  ): Promise<void>;
  listCharges(agreementId: string): Promise<VippsCharge[]>;
  /** @returns null when there is none of that id */
  findCharge(agreementId: string, chargeId: string): Promise<VippsCharge | null>;
  cancelCharge(agreementId: string, chargeId: string, key: string): Promise<void>;
  refundCharge(
    agreementId: string,
    chargeId: string,
    key: string,
    refund: { amountOre: number; description: string },
  ): Promise<void>;

  createPayment(
    key: string,
    payment: { reference: string; amountOre: number; description: string; returnUrl: string },
  ): Promise<{ redirectUrl: string }>;
  findPayment(reference: string): Promise<VippsPayment | null>;
  capturePayment(reference: string, key: string, amountOre: number): Promise<void>;
  refundPayment(reference: string, key: string, amountOre: number): Promise<void>;

  listWebhooks(): Promise<{ id: string; url: string; events: string[] }[]>;
  registerWebhook(url: string, events: readonly string[]): Promise<{ id: string; secret: string }>;
  removeWebhook(id: string): Promise<void>;
};

/** One webhook as it came: `path` and `host` as registered, header names in lower case. */
export type SignedMessage = {
  method: string;
  path: string;
  host: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
};
/** @returns whether the message was signed with the secret, and just now: an old one may be sent again by anybody who has seen it */
export type CheckSignature = (message: SignedMessage, secret: string, now: Date) => boolean;
