/** One webhook that leaves. `allowsThisMachine`: to a loopback address, while the portal itself runs on one. */
export type OutgoingWebhook = {
  url: string;
  headers: Record<string, string>;
  body: string;
  allowsThisMachine: boolean;
};
export type WebhookSender = {
  /** Resolves with the status of the answer; rejects where there was none, or the address must not be called. */
  send(message: OutgoingWebhook): Promise<{ status: number }>;
};
