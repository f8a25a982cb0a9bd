/** The jobs of giving, by name: services enqueue them, the jobs file does them. Payloads hold ids only. */

export const mandateJobs = {
  /** Brings Vipps to what a mandate should be. */
  tell: { name: 'vipps-tell-mandate' },
  /** Reads how it stands. */
  follow: { name: 'vipps-follow-mandate' },
} as const;
export type MandateJob = { mandateId: string };

export const chargeJobs = {
  begin: { name: 'vipps-begin-payment' },
  follow: { name: 'vipps-follow-charge' },
  refund: { name: 'vipps-refund-charge' },
} as const;
export type ChargeJob = { chargeId: string };

/** Everything that is to be sent or called off. */
export const sendChargesJob = { name: 'vipps-send-charges' };
export type SendCharges = Record<string, never>;

/** A round of AvtaleGiro: what has come, and what is to be sent. */
export const giroRoundJob = { name: 'giro-round' };

/** Sees to it that Vipps knows where to send its messages. */
export const keepWebhooksJob = { name: 'keep-vipps-webhooks' };
